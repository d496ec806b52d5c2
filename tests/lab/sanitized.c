/* Plays rounds of random rules, deals and stacked piles in the kernel, for sanitizers to look over its shoulder; checks
   that no card is lost. The argument is how many rounds. */
#include "kernel.c"

#include <stdio.h>

static uint64_t stream = 1;
static int any(int least_value, int most_value) {
    return least_value + (int)below(&stream, (unsigned)(most_value - least_value + 1));
}

static struct rules any_rules(void) {
    static const int lowest_ranks[] = {2, 6, 7};
    struct rules rules = {0};
    int lowest = lowest_ranks[any(0, 2)], face_down = any(0, 11);
    rules.seats = any(2, MOST_SEATS);
    for (int suit = 0; suit < SUITS; suit++)
        for (int rank = lowest; rank < 15; rank++) rules.deck[rules.deck_size++] = (uint8_t)(rank * SUITS + suit);
    for (int joker = any(0, 4); joker > 0; joker--) rules.deck[rules.deck_size++] = (uint8_t)(15 * SUITS + joker - 1);
    int each = any(0, 2) ? rules.deck_size / rules.seats : any(1, rules.deck_size / rules.seats);
    for (int seat = 0; seat < rules.seats; seat++) rules.dealt[seat] = any(0, 3) ? each : any(1, each);
    rules.worthy = any(0, 15);
    rules.same_need = face_down == 11 ? 0 : 1 + face_down;
    for (int rank = 1; rank < RANKS; rank++)
        rules.need[rank] = (uint8_t)(rules.same_need ? rules.same_need : 1 + any(1, 11));
    rules.all_fight = any(0, 1);
    rules.lowest_wins = any(0, 1);
    rules.most_cards_win = any(0, 1);
    rules.shortage = any(0, DRAWS);
    rules.pick_up = any(0, SHUFFLED);
    rules.battle_limit = any(0, 1) ? any(1, 900) : 0;
    rules.trip_limit = any(0, 2) ? 0 : any(1, 20);
    rules.time_limit_us = any(0, 2) ? 0 : any(1, 30) * (int64_t)60000000;
    for (int pot = 0; pot <= MOST_CARDS; pot++) rules.taken_us[pot] = any(0, 3) ? 1200000 : 0;
    for (int down = 0; down <= MOST_FACE_DOWN; down++) rules.fight_us[down] = any(0, 3) ? 1600000 : 0;
    rules.call_us = any(0, 3) ? 900000 : 0;
    rules.again_call_us = any(0, 3) ? -rules.call_us / 2 : 0;
    rules.again_fight_us = any(0, 3) ? 400000 : 0;
    rules.same_war_us = rules.call_us + rules.fight_us[rules.same_need ? rules.same_need - 1 : 0];
    for (int rank = 1; rank < RANKS; rank++)
        rules.war_us[rank] = rules.call_us + rules.fight_us[rules.need[rank] - 1];
    return rules;
}

/* Deals cards of few ranks to seats by chance, so that there are many wars and shortages. */
static struct position any_piles(const struct rules *rules) {
    struct position given = {0};
    uint8_t cards[MOST_CARDS];
    int first_rank = any(1, 13), last_rank = first_rank + any(0, 2), count = 0;
    for (int rank = first_rank; rank <= last_rank; rank++)
        for (int suit = 0; suit < SUITS; suit++) cards[count++] = (uint8_t)(rank * SUITS + suit);
    shuffle(cards, count, mix(stream));
    for (int i = 0; i < count; i++) {
        int seat = any(0, rules->seats - 1);
        given.cards[seat][given.count[seat]++] = cards[i];
    }
    return given;
}

/* Marks the cards of a position; returns how many there are, or -1 where one is there twice. */
static int cards_in(const struct position *p, int seats) {
    bool seen[256] = {false};
    int count = 0;
    for (int seat = 0; seat <= seats; seat++) {
        const uint8_t *cards = seat < seats ? p->cards[seat] : p->pot;
        for (int i = 0; i < (seat < seats ? p->count[seat] : p->pot_count); i++, count++) {
            if (seen[cards[i]]) return -1;
            seen[cards[i]] = true;
        }
    }
    return count;
}

static int play_some(long rounds) {
    for (long i = 1; i <= rounds; i++) {
        struct rules rules = any_rules();
        struct position given = any_piles(&rules), last;
        struct summary s;
        bool stacked = any(0, 1);
        war_round(&rules, stacked ? 0 : (uint32_t)i, stacked ? &given : NULL, &s, &last);
        int expected = stacked ? cards_in(&given, rules.seats) : 0;
        for (int seat = 0; seat < rules.seats && !stacked; seat++) expected += rules.dealt[seat];
        if (cards_in(&last, rules.seats) != expected) {
            printf("round %ld: %d cards at the end, not %d\n", i, cards_in(&last, rules.seats), expected);
            return 1;
        }
    }
    return 0;
}

/* Counts come out the same in small and large portions, and their memory is given back. */
static int tally_some(void) {
    struct rules rules = any_rules();
    struct summary rows[300];
    long battles = 0, counted = 0;
    rules.battle_limit = 0, rules.trip_limit = 0, rules.time_limit_us = 0;
    struct tally tally = {0};
    if (!war_tally(&rules, 1, 300, &tally, rows)) return 1;
    for (int i = 0; i < 300; i++) battles += rows[i].battles;
    for (uint32_t i = 0; i < tally.of[BATTLES].used; i++)
        counted += (long)tally.of[BATTLES].entries[i].value * tally.of[BATTLES].entries[i].rounds;
    war_close(&tally);
    return battles != counted;
}

/* Rounds that go round in circles play on for long without a war. */
static int play_endless(void) {
    int failed = 0;
    for (int seats = 2; seats <= MOST_SEATS; seats++)
        for (int pick_up = WINNER_FIRST; pick_up <= SHUFFLED; pick_up++) {
            struct rules rules = {.seats = seats, .pick_up = pick_up, .same_need = 2};
            struct tally tally = {0};
            for (int rank = 2; rank < 15; rank++)
                for (int suit = 0; suit < SUITS; suit++) rules.deck[rules.deck_size++] = (uint8_t)(rank * SUITS + suit);
            for (int seat = 0; seat < seats; seat++) rules.dealt[seat] = 52 / seats;
            for (int rank = 0; rank < RANKS; rank++) rules.need[rank] = 2;
            failed |= !war_tally(&rules, 1, 60, &tally, NULL);
            war_close(&tally);
        }
    return failed;
}

int main(int argc, char **argv) {
    long rounds = argc > 1 ? atol(argv[1]) : 1000;
    int failed = play_some(rounds) | play_endless();
    for (int i = 0; i < 20; i++) failed |= tally_some();
    printf("%ld rounds played\n", rounds);
    return failed;
}
