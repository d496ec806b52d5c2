/* The least that any simulator of War does: a bare loop for two players in plain C, on one thread. It has one set of
   rules (the preset playbook) and no other, counts nothing but rounds, battles and draws, and is what the kernel is
   measured against.

   cc -O3 -march=native war_floor.c -o war_floor
   ./war_floor [rounds]          prints rounds a second of processor time, battles a round, and the share drawn */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 52, LIMIT = 500, RING = 64 };

static uint64_t splitmix64(uint64_t *state) {
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Lemire's multiplication, without its correction: the bias is below 2^-58. */
static unsigned below(uint64_t *state, unsigned n) {
    return (unsigned)(((splitmix64(state) >> 32) * n) >> 32);
}

static void shuffle(uint8_t *deck, uint64_t *state) {
    for (unsigned i = CARDS - 1; i > 0; i--) {
        unsigned j = below(state, i + 1);
        uint8_t card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
}

/* Plays a round; returns whether somebody won it. The piles are rings, of which `top` and `bottom` only count up. */
static int play(const uint8_t *deck, long *battles) {
    uint8_t ones[RING], twos[RING], own[CARDS], other[CARDS];
    unsigned top_one = 0, top_two = 0, bottom_one = CARDS / 2, bottom_two = CARDS / 2;
    for (unsigned i = 0; i < CARDS / 2; i++) ones[i] = deck[2 * i], twos[i] = deck[2 * i + 1];
    for (int number = 1; number <= LIMIT; number++) {
        unsigned laid = 0;
        ++*battles;
        for (;;) {
            own[laid] = ones[top_one++ % RING], other[laid] = twos[top_two++ % RING];
            laid++;
            if (own[laid - 1] != other[laid - 1]) break;
            unsigned count_one = bottom_one - top_one, count_two = bottom_two - top_two;
            if (count_one < 2 || count_two < 2) return count_one != count_two;
            own[laid] = ones[top_one++ % RING], other[laid] = twos[top_two++ % RING];
            laid++;
        }
        if (own[laid - 1] > other[laid - 1]) {
            for (unsigned i = 0; i < laid; i++) ones[bottom_one++ % RING] = own[i];
            for (unsigned i = 0; i < laid; i++) ones[bottom_one++ % RING] = other[i];
        } else {
            for (unsigned i = 0; i < laid; i++) twos[bottom_two++ % RING] = other[i];
            for (unsigned i = 0; i < laid; i++) twos[bottom_two++ % RING] = own[i];
        }
        if (top_one == bottom_one || top_two == bottom_two) return 1;
    }
    return 0;
}

int main(int argc, char **argv) {
    long rounds = argc > 1 ? atol(argv[1]) : 500000, battles = 0, won = 0;
    uint64_t state = 1;
    uint8_t deck[CARDS];
    for (int i = 0; i < CARDS; i++) deck[i] = (uint8_t)(2 + i % 13);
    clock_t begun = clock();
    for (long round = 0; round < rounds; round++) {
        shuffle(deck, &state);
        won += play(deck, &battles);
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%.0f rounds/s, %.1f battles a round, %.1f %% drawn\n", (double)rounds / seconds,
           (double)battles / (double)rounds, 100.0 * (double)(rounds - won) / (double)rounds);
    return 0;
}
