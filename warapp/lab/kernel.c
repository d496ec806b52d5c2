/* Many rounds of War at once: deals played to their end, and what they come to as counts that can be added up. */
#include "kernel_many.h"
#include "kernel_two.h"

#include <stdlib.h>

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* ---- one round ---- */

#define RUN_TWO(order, compared) \
    NOINLINE void run_two_##order##_##compared(struct round *r) { run_two(r, order, compared); }
RUN_TWO(WINNER_FIRST, false)
RUN_TWO(WINNER_FIRST, true)
RUN_TWO(LOSER_FIRST, false)
RUN_TWO(LOSER_FIRST, true)
RUN_TWO(SEAT_ORDER, false)
RUN_TWO(SEAT_ORDER, true)
RUN_TWO(SHUFFLED, false)
#define RUN_MANY(count) \
    NOINLINE void run_many_##count(struct round *r) { run_many(r, count); }
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

NOINLINE void run_of_two(struct round *r) {
    const bool compared = compares(r->rules);
    switch (order_of_two(r->rules)) {
    case LOSER_FIRST: (compared ? run_two_LOSER_FIRST_true : run_two_LOSER_FIRST_false)(r); break;
    case SEAT_ORDER: (compared ? run_two_SEAT_ORDER_true : run_two_SEAT_ORDER_false)(r); break;
    case SHUFFLED: run_two_SHUFFLED_false(r); break;
    default: (compared ? run_two_WINNER_FIRST_true : run_two_WINNER_FIRST_false)(r); break;
    }
    if (r->reason == GOES_ON) play_battle(r);
}

static void play(struct round *r) {
    static void (*const runs[])(struct round *) = {NULL,       NULL,       run_of_two, run_many_3,
                                                   run_many_4, run_many_5, run_many_6};
    while (r->reason == GOES_ON) {
        if (r->pot_count) play_battle(r);
        else runs[r->in](r);
    }
}

/* Returns what up to 8 cards are worth, a byte each; the others are 0. */
INLINE int worth_of(const struct rules *rules, uint64_t cards) {
    const uint64_t strengths = cards >> 2 & 0x3f3f3f3f3f3f3f3fu;
    const uint64_t worthy = zero_bytes(strengths ^ LOWEST_BITS * (uint64_t)rules->worthy) >> 7;
    return (int)((rules->worthy ? worthy : strengths) * LOWEST_BITS >> 56);
}

/* Sums up what the cards of each seat are worth. */
static void weigh(struct round *r) {
    for (int seat = 0; seat < r->in; seat++) {
        int worth = 0, count = r->count[seat], i = 0;
        for (; i + 8 < count; i += 8) worth += worth_of(r->rules, load_word(r->pile[seat] + i));
        worth += worth_of(r->rules, load_word(r->pile[seat] + i) & (~(uint64_t)0 >> (8 * (8 - (count - i)) % 64)));
        if (!count) worth = 0;
        if (!r->rules->worthy && r->rules->lowest_wins) worth = RANKS * count - worth;
        r->worth[seat] = (uint16_t)worth;
    }
}

/* Begins a round, where the piles lie at the places of all seats. */
static void begin(struct round *r) {
    memset(r->count + r->rules->seats, 0, (size_t)(PLACES - r->rules->seats));
    memset(r->head, 0, sizeof r->head);
    r->in = r->rules->seats;
    r->clock_us = 0;
    r->battles = r->wars = r->longest_war = r->trips = r->pot_count = 0;
    r->lead_changes = r->outs = 0;
    r->leader = NOBODY;
    for (int seat = 0; seat < r->in; seat++) {
        r->played[seat] = r->behind[seat] = 0;
        r->low[seat] = r->count[seat];
        r->held[seat] = r->count[seat];
        r->seat[seat] = r->row[seat] = (uint8_t)seat;
    }
    weigh(r);
    count_leader(r);
    unsigned holding = holders(r);
    end(r, is_one(holding) ? ALL_CARDS : GOES_ON, is_one(holding) ? first_place(holding) : NOBODY);
    if (holding != bit(r->in) - 1) close_places(r);
    if (compares(r->rules)) set_checkpoint(r);
}

static bool deals_evenly(const struct rules *rules) {
    for (int seat = 1; seat < rules->seats; seat++)
        if (rules->dealt[seat] != rules->dealt[0]) return false;
    return true;
}

/* Deals one card at a time in turn. */
static void deal_evenly(struct round *r, const uint8_t *card, const int seats) {
    for (int i = 0; i < r->rules->dealt[0]; i++)
        for (int seat = 0; seat < seats; seat++) r->pile[seat][i] = *card++;
}

/* Deals one card at a time in turn, to those who have not all of theirs. */
static void deal_unevenly(struct round *r, const uint8_t *card) {
    int most_dealt = 0;
    for (int seat = 0; seat < r->rules->seats; seat++) most_dealt = most(most_dealt, r->rules->dealt[seat]);
    for (int i = 0; i < most_dealt; i++)
        for (int seat = 0; seat < r->rules->seats; seat++)
            if (i < r->rules->dealt[seat]) r->pile[seat][i] = *card++;
}

static void deal(struct round *r, uint32_t number) {
    const struct rules *rules = r->rules;
    uint8_t deck[64];
    memcpy(deck, rules->deck, 64);
    shuffle(deck, rules->deck_size, number);
    r->deal = number;
    for (int seat = 0; seat < rules->seats; seat++) r->count[seat] = (uint8_t)rules->dealt[seat];
    if (!deals_evenly(rules)) deal_unevenly(r, deck);
    else if (rules->seats == 2) deal_evenly(r, deck, 2);
    else deal_evenly(r, deck, rules->seats);
    begin(r);
}

/* ---- what rounds come to ---- */

/* One round, as kernel.py and a line of CSV have it. */
struct summary {
    uint32_t deal_number;
    int32_t battles, wars;
    uint32_t seconds;
    int32_t lead_changes, behind; /* behind: the battles after which another seat had more cards than the winner */
    int32_t out_at[MOST_SEATS];   /* the battle after which a seat had no cards, or NEVER */
    uint16_t worth[MOST_SEATS];   /* what the seat's cards were counted as at the deal */
    int8_t reason, winner;        /* a seat; -1 for nobody */
    uint8_t longest_war, low;     /* low: the fewest cards that the winner held after a battle */
};

INLINE uint32_t seconds_of(const struct round *r) { return (uint32_t)(r->clock_us / 1000000); }
INLINE int winner_of(const struct round *r) { return r->winner == NOBODY ? NOBODY : r->seat[r->winner]; }
INLINE int low_of(const struct round *r) { return r->winner == NOBODY ? 0 : r->low[r->winner]; }
INLINE int behind_of(const struct round *r) { return r->winner == NOBODY ? 0 : r->behind[r->winner]; }

NOINLINE struct summary summary_of(const struct round *r) {
    struct summary s = {
        .deal_number = (uint32_t)r->deal,
        .battles = r->battles,
        .wars = r->wars,
        .seconds = seconds_of(r),
        .lead_changes = r->lead_changes,
        .behind = behind_of(r),
        .reason = (int8_t)r->reason,
        .winner = (int8_t)winner_of(r),
        .longest_war = (uint8_t)r->longest_war,
        .low = (uint8_t)low_of(r),
    };
    memcpy(s.worth, r->worth, sizeof s.worth);
    for (int seat = 0; seat < MOST_SEATS; seat++) s.out_at[seat] = NEVER;
    for (int i = 0; i < r->outs; i++) s.out_at[r->out_seat[i]] = r->out_after[i];
    return s;
}

/* How often each value came: small ones in a list, others in a table open to `capacity` values, begun and grown as
   needed. Once closed, `used` entries hold them all. */
enum { SMALL_VALUES = 1024 };

struct entry {
    uint32_t value, rounds;
};

struct histogram {
    struct entry *entries;
    uint32_t capacity, used;
    uint32_t small[SMALL_VALUES];
};

static bool grow(struct histogram *h);

NOINLINE bool count_large(struct histogram *h, uint32_t value, uint32_t rounds) {
    if (2 * h->used >= h->capacity && !grow(h)) return false;
    uint32_t mask = h->capacity - 1, i = (value * 0x9e3779b1u) >> 7 & mask;
    while (h->entries[i].rounds && h->entries[i].value != value) i = (i + 1) & mask;
    h->used += !h->entries[i].rounds;
    h->entries[i].value = value;
    h->entries[i].rounds += rounds;
    return true;
}

INLINE bool count(struct histogram *h, uint32_t value) {
    if (UNLIKELY(value >= SMALL_VALUES)) return count_large(h, value, 1);
    h->small[value]++;
    return true;
}

static bool grow(struct histogram *h) {
    struct histogram larger = {.capacity = h->capacity ? 2 * h->capacity : 1024};
    larger.entries = calloc(larger.capacity, sizeof *larger.entries);
    if (!larger.entries) return false;
    for (uint32_t i = 0; i < h->capacity; i++)
        if (h->entries[i].rounds) count_large(&larger, h->entries[i].value, h->entries[i].rounds);
    free(h->entries);
    h->entries = larger.entries;
    h->capacity = larger.capacity;
    return true;
}

/* Moves all values to the front of the entries; returns false where there is no memory. */
static bool close_up(struct histogram *h) {
    for (uint32_t value = 0; value < SMALL_VALUES; value++)
        if (h->small[value] && !count_large(h, value, h->small[value])) return false;
    uint32_t used = 0;
    for (uint32_t i = 0; i < h->capacity; i++)
        if (h->entries[i].rounds) h->entries[used++] = h->entries[i];
    return true;
}

enum { LONGEST, SHORTEST, MOST_WARS, DEEPEST_WAR, CLOSEST, EXTREMES };

/* BEHIND: of rounds that were won. SAT_OUT: the share of its battles that a round's seats sat out, in thousandths. OUTS:
   the battle after which the first seat was out; after it that of the second, and so on. */
enum { BATTLES, WARS, SECONDS, LEAD_CHANGES, BEHIND, SAT_OUT, OUTS, HISTOGRAMS = OUTS + MOST_SEATS };

/* What became of the seats whose cards were worth as much. */
struct standing {
    int64_t rounds, won, drawn;
};

struct tally {
    int64_t outcomes[REASONS][MOST_SEATS + 1]; /* by reason and winner, nobody last */
    int64_t depths[MOST_DEPTH];                /* wars declared by depth */
    struct standing standings[MOST_WORTH];     /* by what the cards were worth at the deal */
    struct summary extremes[EXTREMES];         /* of rounds as extreme the first */
    struct histogram of[HISTOGRAMS];
};

INLINE bool is_closer(const struct round *r, const struct summary *closest) {
    if (r->winner == NOBODY || closest->winner == NOBODY) return r->winner != NOBODY;
    const int low = low_of(r);
    return low < closest->low || (low == closest->low && r->battles > closest->battles);
}

static void keep_extremes(struct summary extremes[EXTREMES], const struct round *r, bool is_first) {
    const bool kept[EXTREMES] = {
        [LONGEST] = r->battles > extremes[LONGEST].battles,
        [SHORTEST] = r->battles < extremes[SHORTEST].battles,
        [MOST_WARS] = r->wars > extremes[MOST_WARS].wars,
        [DEEPEST_WAR] = r->longest_war > extremes[DEEPEST_WAR].longest_war,
        [CLOSEST] = is_closer(r, &extremes[CLOSEST]),
    };
    for (int i = 0; i < EXTREMES; i++)
        if (UNLIKELY(kept[i] || is_first)) extremes[i] = summary_of(r);
}

INLINE void stand(struct tally *t, const struct round *r) {
    const int winner = winner_of(r);
    for (int seat = 0; seat < r->rules->seats; seat++) {
        struct standing *standing = &t->standings[r->worth[seat]];
        standing->rounds++;
        standing->won += winner == seat;
        standing->drawn += winner == NOBODY;
    }
}

/* Returns the share of the round's battles that its seats sat out, in thousandths, rounded half up. */
INLINE uint32_t share_sat_out(const struct round *r) {
    uint64_t sat_out = 0, all = (uint64_t)r->rules->seats * (uint64_t)r->battles;
    for (int i = 0; i < r->outs; i++) sat_out += (uint64_t)(r->battles - r->out_after[i]);
    return sat_out ? (uint32_t)((2000 * sat_out + all) / (2 * all)) : 0;
}

static bool add(struct tally *t, const struct round *r, bool is_first) {
    bool counted = true;
    t->outcomes[r->reason][r->winner == NOBODY ? MOST_SEATS : winner_of(r)]++;
    keep_extremes(t->extremes, r, is_first);
    stand(t, r);
    for (int i = 0; i < r->outs; i++) counted &= count(&t->of[OUTS + i], (uint32_t)r->out_after[i]);
    if (r->winner != NOBODY) counted &= count(&t->of[BEHIND], (uint32_t)behind_of(r));
    counted &= count(&t->of[BATTLES], (uint32_t)r->battles);
    counted &= count(&t->of[WARS], (uint32_t)r->wars);
    counted &= count(&t->of[SECONDS], seconds_of(r));
    counted &= count(&t->of[LEAD_CHANGES], (uint32_t)r->lead_changes);
    counted &= count(&t->of[SAT_OUT], share_sat_out(r));
    return counted;
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
        if (rows) rows[i] = summary_of(&r);
        counted = add(tally, &r, i == 0);
    }
    for (int i = 0; i < HISTOGRAMS; i++) counted &= close_up(&tally->of[i]);
    return counted;
}

EXPORT void war_close(struct tally *tally) {
    for (int i = 0; i < HISTOGRAMS; i++) free(tally->of[i].entries);
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
        for (int seat = 0; seat < rules->seats; seat++) {
            r.count[seat] = (uint8_t)given->count[seat];
            memcpy(r.pile[seat], given->cards[seat], MOST_CARDS);
        }
        begin(&r);
    } else {
        deal(&r, deal_number);
    }
    play(&r);
    *s = summary_of(&r);
    last->pot_count = r.pot_count;
    memcpy(last->pot, r.pot, MOST_CARDS);
    memset(last->count, 0, sizeof last->count);
    for (int place = 0; place < r.in; place++) {
        last->count[r.seat[place]] = r.count[place];
        memcpy(last->cards[r.seat[place]], top(&r, place), MOST_CARDS);
    }
}
