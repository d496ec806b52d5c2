/* Many rounds of War at once: deals played to their end, and what they come to as counts that can be added up. */
#include "kernel_runs.h"

#include <stdlib.h>

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* ---- one round ---- */

#define RUN_TWO(order, compared) \
    NOINLINE void run_two_##order##_##compared(struct round *r, int x, int y) { run_two(r, x, y, order, compared); }
RUN_TWO(WINNER_FIRST, false)
RUN_TWO(WINNER_FIRST, true)
RUN_TWO(LOSER_FIRST, false)
RUN_TWO(LOSER_FIRST, true)
RUN_TWO(SEAT_ORDER, false)
RUN_TWO(SEAT_ORDER, true)
RUN_TWO(SHUFFLED, false)
#define RUN_MANY(count) \
    NOINLINE void run_many_##count(struct round *r, unsigned in) { run_many(r, in, count); }
RUN_MANY(3)
RUN_MANY(4)
RUN_MANY(5)
RUN_MANY(6)

/* In a battle without a war all pick-ups come down to these. */
static int order_of_two(const struct rules *rules) {
    switch (rules->pick_up) {
    case TURNED_OVER: return WINNER_FIRST;
    case HIGHEST_FIRST: return rules->lowest_wins ? LOSER_FIRST : WINNER_FIRST;
    default: return rules->pick_up;
    }
}

NOINLINE void run_of_two(struct round *r, unsigned in) {
    const bool compared = compares(r->rules);
    const int x = first_seat(in), y = first_seat(in & (in - 1));
    switch (order_of_two(r->rules)) {
    case LOSER_FIRST: (compared ? run_two_LOSER_FIRST_true : run_two_LOSER_FIRST_false)(r, x, y); break;
    case SEAT_ORDER: (compared ? run_two_SEAT_ORDER_true : run_two_SEAT_ORDER_false)(r, x, y); break;
    case SHUFFLED: run_two_SHUFFLED_false(r, x, y); break;
    default: (compared ? run_two_WINNER_FIRST_true : run_two_WINNER_FIRST_false)(r, x, y); break;
    }
}

static void run(struct round *r) {
    static void (*const runs[])(struct round *, unsigned) = {NULL,       NULL,       run_of_two, run_many_3,
                                                             run_many_4, run_many_5, run_many_6};
    int count = 0;
    for (int seat = 0; seat < r->rules->seats; seat++) count += r->count[seat] > 0;
    runs[count](r, holders(r));
}

static void play(struct round *r) {
    while (r->reason == GOES_ON) {
        if (!r->pot_count) run(r);
        if (r->reason == GOES_ON) play_battle(r);
    }
}

/* Begins a round whose piles lie at their first heads. */
static void begin(struct round *r) {
    unsigned in = holders(r);
    r->clock_us = 0;
    r->battles = r->wars = r->longest_war = r->trips = r->pot_count = 0;
    end(r, is_one(in) ? ALL_CARDS : GOES_ON, is_one(in) ? first_seat(in) : NOBODY);
    for (int seat = 0; seat < MOST_SEATS; seat++) {
        r->low[seat] = r->held[seat] = r->count[seat];
        r->played[seat] = 0;
    }
    if (compares(r->rules)) set_checkpoint(r);
}

static void deal(struct round *r, uint32_t number) {
    const struct rules *rules = r->rules;
    uint8_t deck[64];
    memcpy(deck, rules->deck, 64);
    shuffle(deck, rules->deck_size, number);
    r->deal = number;
    for (int seat = 0; seat < MOST_SEATS; seat++) {
        r->head[seat] = 0;
        r->count[seat] = seat < rules->seats ? rules->cards_each : 0;
    }
    if (rules->seats == 2) {
        for (int i = 0; i < MOST_CARDS / 2; i++) {
            r->pile[0][i] = deck[2 * i];
            r->pile[1][i] = deck[2 * i + 1];
        }
    } else {
        const uint8_t *card = deck;
        for (int i = 0; i < rules->cards_each; i++)
            for (int seat = 0; seat < rules->seats; seat++) r->pile[seat][i] = *card++;
    }
    begin(r);
}

/* ---- what rounds come to ---- */

/* One round, as kernel.py and a line of CSV have it. */
struct summary {
    uint32_t deal_number;
    int32_t battles, wars;
    uint32_t seconds;
    int8_t reason, winner; /* -1 for nobody */
    uint8_t longest_war, low; /* low: the fewest cards that the winner held after a battle */
};

static struct summary summary_of(const struct round *r, uint32_t deal_number) {
    struct summary s = {deal_number, r->battles, r->wars, 0, (int8_t)r->reason, (int8_t)r->winner, 0, 0};
    s.seconds = (uint32_t)(r->clock_us / 1000000);
    s.longest_war = (uint8_t)r->longest_war;
    if (r->winner != NOBODY) s.low = (uint8_t)r->low[r->winner];
    return s;
}

/* How often each value came, in a table open to `capacity` values; begun and grown as needed. */
struct entry {
    uint32_t value, rounds;
};

struct histogram {
    struct entry *entries;
    uint32_t capacity, used;
};

static bool grow(struct histogram *h);

INLINE bool count(struct histogram *h, uint32_t value, uint32_t rounds) {
    if (UNLIKELY(2 * h->used >= h->capacity) && !grow(h)) return false;
    uint32_t mask = h->capacity - 1, i = (value * 0x9e3779b1u) >> 7 & mask;
    while (h->entries[i].rounds && h->entries[i].value != value) i = (i + 1) & mask;
    h->used += !h->entries[i].rounds;
    h->entries[i].value = value;
    h->entries[i].rounds += rounds;
    return true;
}

static bool grow(struct histogram *h) {
    struct histogram larger = {0, h->capacity ? 2 * h->capacity : 1024, 0};
    larger.entries = calloc(larger.capacity, sizeof *larger.entries);
    if (!larger.entries) return false;
    for (uint32_t i = 0; i < h->capacity; i++)
        if (h->entries[i].rounds) count(&larger, h->entries[i].value, h->entries[i].rounds);
    free(h->entries);
    *h = larger;
    return true;
}

/* Moves the entries to the front, so that `used` of them can be read. */
static void close_up(struct histogram *h) {
    uint32_t used = 0;
    for (uint32_t i = 0; i < h->capacity; i++)
        if (h->entries[i].rounds) h->entries[used++] = h->entries[i];
}

enum { LONGEST, SHORTEST, MOST_WARS, DEEPEST_WAR, CLOSEST, EXTREMES };

struct tally {
    int64_t outcomes[REASONS][MOST_SEATS + 1]; /* by reason and winner, nobody last */
    int64_t depths[MOST_DEPTH];                /* wars declared by depth */
    struct summary extremes[EXTREMES];         /* of rounds as extreme the first */
    struct histogram battles, wars, seconds;
};

INLINE void keep_extremes(struct summary extremes[EXTREMES], const struct summary *s, bool is_first) {
    if (is_first)
        for (int i = 0; i < EXTREMES; i++) extremes[i] = *s;
    if (s->battles > extremes[LONGEST].battles) extremes[LONGEST] = *s;
    if (s->battles < extremes[SHORTEST].battles) extremes[SHORTEST] = *s;
    if (s->wars > extremes[MOST_WARS].wars) extremes[MOST_WARS] = *s;
    if (s->longest_war > extremes[DEEPEST_WAR].longest_war) extremes[DEEPEST_WAR] = *s;
    if (s->winner == NOBODY) return;
    const struct summary *closest = &extremes[CLOSEST];
    bool closer = s->low < closest->low || (s->low == closest->low && s->battles > closest->battles);
    if (closest->winner == NOBODY || closer) extremes[CLOSEST] = *s;
}

static bool add(struct tally *t, const struct summary *s, bool is_first) {
    t->outcomes[s->reason][s->winner == NOBODY ? MOST_SEATS : s->winner]++;
    keep_extremes(t->extremes, s, is_first);
    return count(&t->battles, (uint32_t)s->battles, 1) && count(&t->wars, (uint32_t)s->wars, 1)
        && count(&t->seconds, s->seconds, 1);
}

/* ---- what kernel.py calls ---- */

/* Plays `rounds` deals from number `first` on into an empty tally, and each round's summary into `rows` if it is given.
   Returns false where there is no memory. The caller closes the tally in either case. */
EXPORT bool war_tally(const struct rules *rules, uint32_t first, uint32_t rounds, struct tally *tally,
                      struct summary *rows) {
    struct round r;
    bool counted = true;
    r.rules = rules;
    r.depths = tally->depths;
    for (uint32_t i = 0; i < rounds && counted; i++) {
        deal(&r, first + i);
        play(&r);
        struct summary s = summary_of(&r, first + i);
        if (rows) rows[i] = s;
        counted = add(tally, &s, i == 0);
    }
    close_up(&tally->battles);
    close_up(&tally->wars);
    close_up(&tally->seconds);
    return counted;
}

EXPORT void war_close(struct tally *tally) {
    free(tally->battles.entries);
    free(tally->wars.entries);
    free(tally->seconds.entries);
}

/* Plays one round to its end: the deal of that number, or from the piles that are given. Writes where the cards are. */
EXPORT void war_round(const struct rules *rules, uint32_t deal_number, const struct position *given, struct summary *s,
                      struct position *last) {
    struct round r;
    int64_t depths[MOST_DEPTH] = {0};
    r.rules = rules;
    r.depths = depths;
    if (given) {
        r.deal = deal_number;
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            r.head[seat] = 0;
            r.count[seat] = given->count[seat];
            memcpy(r.pile[seat], given->cards[seat], MOST_CARDS);
        }
        begin(&r);
    } else {
        deal(&r, deal_number);
    }
    play(&r);
    *s = summary_of(&r, deal_number);
    last->pot_count = r.pot_count;
    memcpy(last->pot, r.pot, MOST_CARDS);
    for (int seat = 0; seat < MOST_SEATS; seat++) {
        last->count[seat] = r.count[seat];
        memcpy(last->cards[seat], top(&r, seat), MOST_CARDS);
    }
}
