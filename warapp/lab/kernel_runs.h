/* Runs of plain battles, which are nearly all battles of a round, without a branch on who won them.
 *
 * Of two seats the cards of a battle are written to the end of both piles, and only the lengths tell who won them. What
 * is not plain (a short warrior, a carried pot, a war of three seats or more) is left to play_battle, untouched. */
#ifndef WARAPP_KERNEL_RUNS_H
#define WARAPP_KERNEL_RUNS_H

#include "kernel_round.h"

INLINE bool same_rank(unsigned card, unsigned other) { return (card ^ other) < SUITS; }

/* ---- two seats ---- */

enum { MOST_COLUMN = 16 }; /* a longer column is left to play_battle */
enum next { LIMITS, BATTLE, LIMITS_THEN_BATTLE }; /* what is to be done after a run */

/* Battles between seats x < y that hold all cards. Both draw as many cards as the other in each, so that one pointer is
   the head of both piles. */
struct run {
    struct round *r;
    int x, y;
    long to_y, cards;                          /* from a place in x's pile to that in y's; all cards there are */
    const uint8_t *start, *head, *stop, *room; /* stop: where the limits must be looked at */
    long held, laid;                           /* x's cards; cards that x drew for wars */
    uint64_t held_ever, seed;                  /* the bit of each number of cards that x held; SHUFFLED's seed */
};

INLINE uint8_t *x_end(const struct run *run) { return (uint8_t *)run->head + run->held; }
INLINE uint8_t *y_end(const struct run *run) { return (uint8_t *)run->head + (run->to_y + run->cards) - run->held; }

INLINE void store_pair(uint8_t *to, unsigned first, unsigned second) {
    unsigned pair = first | second << 8;
    to[0] = (uint8_t)pair;
    to[1] = (uint8_t)(pair >> 8);
}

INLINE void store_columns(uint8_t *to, const uint8_t *first, const uint8_t *second, long drawn) {
    memmove(to, first, MOST_COLUMN);
    memmove(to + drawn, second, MOST_COLUMN);
}

/* Plays a battle without a war. */
INLINE void turn_two(struct run *run, const int order, unsigned own, unsigned other) {
    unsigned x_wins = own > other;
    if (order == SHUFFLED) {
        uint64_t stream = mix(run->seed);
        unsigned x_first = x_wins ^ !below(&stream, 2), differ = (own ^ other) & (0u - x_first);
        store_pair(x_end(run), other ^ differ, own ^ differ);
        store_pair(y_end(run), other ^ differ, own ^ differ);
    } else if (order == LOSER_FIRST) {
        store_pair(x_end(run), other, own);
        store_pair(y_end(run), own, other);
    } else {
        store_pair(x_end(run), own, other);
        if (order == SEAT_ORDER) store_pair(y_end(run), own, other);
        else store_pair(y_end(run), other, own);
    }
    run->head++;
    run->held += 2 * (long)x_wins - 1;
}

/* Picks a war's pot up where it goes in another way than by columns. */
NOINLINE void pick_up_war(struct round *r, int x, int y, int drawn, int winner, uint8_t *to, int battle) {
    struct table t;
    t.in = bit(x) | bit(y);
    t.drawn[x] = t.drawn[y] = drawn;
    append_picked_up(r, &t, to, winner, battle);
}

INLINE void pick_up_two(struct run *run, const int order, long drawn, bool x_wins) {
    const uint8_t *x_column = run->head, *y_column = run->head + run->to_y;
    struct round *r = run->r;
    if (r->rules->pick_up > SEAT_ORDER) {
        r->head[run->x] = r->head[run->y] = (int)(run->head + drawn - r->pile[run->x]);
        int battle = r->battles + (int)(run->head - run->start - run->laid) + 1;
        pick_up_war(r, run->x, run->y, (int)drawn, x_wins ? run->x : run->y, x_wins ? x_end(run) : y_end(run), battle);
    } else if (order == LOSER_FIRST) {
        store_columns(x_end(run), y_column, x_column, drawn);
        store_columns(y_end(run), x_column, y_column, drawn);
    } else {
        store_columns(x_end(run), x_column, y_column, drawn);
        if (order == SEAT_ORDER) store_columns(y_end(run), x_column, y_column, drawn);
        else store_columns(y_end(run), y_column, x_column, drawn);
    }
}

/* Plays a battle with wars; returns false, with nothing moved, where a seat is short or a column would be too long. */
INLINE bool fight_two(struct run *run, const int order, unsigned own, unsigned other) {
    const struct rules *rules = run->r->rules;
    const int enough = least(least((int)run->held, (int)(run->cards - run->held)), MOST_COLUMN);
    int drawn = 1, depth = 0;
    int64_t wars_us = 0;
    do {
        drawn += rules->need[own / SUITS];
        wars_us += rules->war_us[own / SUITS];
        if (drawn > enough) return false;
        own = run->head[drawn - 1];
        other = run->head[run->to_y + drawn - 1];
        depth++;
    } while (same_rank(own, other));
    wars_us += (depth - 1) * (rules->again_call_us + rules->again_fight_us);
    while (depth) declare_war(run->r, depth--);
    run->r->clock_us += wars_us + rules->taken_us[2 * drawn] - rules->taken_us[2]; /* end_run counts the battle */
    pick_up_two(run, order, drawn, own > other);
    run->head += drawn;
    run->held += own > other ? drawn : -drawn;
    run->laid += drawn - 1;
    run->stop += drawn - 1;
    if (run->stop > run->room) run->stop = run->room;
    if (rules->trip_limit || rules->time_limit_us) run->stop = run->head;
    return true;
}

INLINE void begin_run(struct run *run) {
    struct round *r = run->r;
    if (r->head[run->x] > MOVE_BACK_AT / 2 || r->head[run->x] != r->head[run->y]) {
        move_back(r, run->x, 0);
        move_back(r, run->y, 0);
    }
    run->start = run->head = top(r, run->x);
    run->room = r->pile[run->x] + MOVE_BACK_AT;
    run->stop = run->start + least(battles_ahead(r), (int)(run->room - run->start));
    run->held = r->count[run->x];
    run->laid = 0;
    run->held_ever = (uint64_t)1 << run->held;
    run->seed = r->deal + (uint64_t)r->battles * GAMMA;
}

/* Brings the round to where the run is; returns how many battles it was. */
INLINE int end_run(const struct run *run) {
    struct round *r = run->r;
    const int x = run->x, y = run->y, drawn = (int)(run->head - run->start), battles = drawn - (int)run->laid;
    r->battles += battles;
    r->clock_us += battles * r->rules->taken_us[2];
    r->head[x] = r->head[y] = (int)(run->head - r->pile[x]);
    r->played[x] += drawn, r->played[y] += drawn;
    r->count[x] = (int)run->held, r->count[y] = (int)(run->cards - run->held);
    r->low[x] = least(r->low[x], lowest_bit(run->held_ever));
    r->low[y] = least(r->low[y], (int)run->cards - highest_bit(run->held_ever));
    return battles;
}

/* Plays until a seat has won, the limits must be looked at, or a battle is not plain. */
INLINE enum next play_run(struct run *run, const int order, const bool compared) {
    const struct position *checkpoint = &run->r->checkpoint;
    const unsigned same_x = checkpoint->cards[run->x][0], same_y = checkpoint->cards[run->y][0];
    const bool may_repeat = checkpoint->count[run->x] + checkpoint->count[run->y] == run->cards;
    const unsigned long same_held = may_repeat ? (unsigned long)checkpoint->count[run->x] : 0;
    const uint64_t over = 1 | (uint64_t)1 << run->cards;
    do {
        unsigned own = run->head[0], other = run->head[run->to_y];
        if (compared && !((own ^ same_x) | (other ^ same_y) | ((unsigned long)run->held ^ same_held)))
            return run->head == run->start ? BATTLE : LIMITS_THEN_BATTLE;
        run->seed += GAMMA;
        if (!UNLIKELY(same_rank(own, other))) turn_two(run, order, own, other);
        else if (!fight_two(run, order, own, other)) return BATTLE;
        run->held_ever |= (uint64_t)1 << run->held;
    } while (!(run->held_ever & over) && run->head < run->stop);
    return LIMITS;
}

/* Plays on until the round is over or a battle is not plain. */
INLINE void run_two(struct round *r, int x, int y, const int order, const bool compared) {
    struct run run = {.r = r, .x = x, .y = y};
    run.to_y = (long)(r->pile[y] - r->pile[x]);
    run.cards = r->count[x] + r->count[y];
    enum next next = LIMITS;
    while (next == LIMITS && r->reason == GOES_ON) {
        begin_run(&run);
        next = play_run(&run, order, compared);
        end_run(&run);
        if (!run.held || run.held == run.cards) end(r, ALL_CARDS, run.held ? x : y);
        else if (next != BATTLE) look_at_limits(r);
    }
}

/* ---- three seats or more ---- */

enum { SEAT_BITS = 3 };

/* A pot of one card of each seat is one number, its first card in the lowest byte. */
INLINE void store_pot(uint8_t *to, uint64_t pot) {
    for (int i = 0; i < 8; i++) to[i] = (uint8_t)(pot >> (8 * i));
}

/* Sorts by height, the highest first, equal ranks as they are. */
INLINE uint64_t highest_first(uint64_t pot, int cards, bool lowest_wins) {
    unsigned key[MOST_SEATS];
    uint64_t sorted = 0;
    for (int i = 0; i < cards; i++) {
        unsigned card = (unsigned)(pot >> (8 * i)) & 0xff, strength = card / SUITS;
        key[i] = (lowest_wins ? RANKS - strength : strength) << 16 | (unsigned)(MOST_SEATS - i) << 8 | card;
    }
    for (int last = cards - 1; last > 0; last--)
        for (int i = 0; i < last; i++) {
            unsigned a = key[i], b = key[i + 1];
            key[i] = a > b ? a : b;
            key[i + 1] = a > b ? b : a;
        }
    for (int i = 0; i < cards; i++) sorted |= (uint64_t)(key[i] & 0xff) << (8 * i);
    return sorted;
}

INLINE uint64_t picked_up(const struct rules *rules, uint64_t turned, int cards, int winner) {
    if (rules->pick_up == SEAT_ORDER) return turned;
    if (rules->pick_up == HIGHEST_FIRST) return highest_first(turned, cards, rules->lowest_wins);
    int first = winner + (rules->pick_up == LOSER_FIRST);
    return turned >> (8 * first) | turned << (8 * (cards - first));
}

/* The piles of `count` seats, each from its head on. */
struct crowd {
    int seat[MOST_SEATS];
    const uint8_t *head[MOST_SEATS];
    uint8_t *tail[MOST_SEATS];
    uint64_t same; /* the top cards of the checkpoint */
};

/* Returns how many battles can be played before a pile may be empty, or the limits must be looked at. */
INLINE int gather(struct round *r, struct crowd *c, const int count) {
    int ahead = battles_ahead(r);
    c->same = 0;
    for (int i = 0; i < count; i++) {
        int seat = c->seat[i];
        if (r->head[seat] > MOVE_BACK_AT) move_back(r, seat, 0);
        c->head[i] = top(r, seat);
        c->tail[i] = (uint8_t *)c->head[i] + r->count[seat];
        c->same |= (uint64_t)r->checkpoint.cards[seat][0] << (8 * i);
        ahead = least(ahead, r->count[seat]);
    }
    return ahead;
}

/* Plays up to `ahead` battles; returns how many were, and in `next` what stopped it. */
INLINE int play_crowd(struct round *r, struct crowd *c, const int count, int ahead, enum next *next) {
    const bool compared = compares(r->rules);
    uint64_t seed = r->deal + (uint64_t)r->battles * GAMMA;
    for (int played = 0; played < ahead; played++) {
        unsigned best = 0, second = 0;
        uint64_t turned = 0;
        for (int i = 0; i < count; i++) {
            unsigned card = c->head[i][played], own = card << SEAT_BITS | (unsigned)i, worse = own < best ? own : best;
            turned |= (uint64_t)card << (8 * i);
            second = second > worse ? second : worse;
            best = best > own ? best : own;
        }
        *next = compared && turned == c->same && played ? LIMITS_THEN_BATTLE : BATTLE;
        if (same_rank(best >> SEAT_BITS, second >> SEAT_BITS) || (compared && turned == c->same)) return played;
        int winner = best & ((1 << SEAT_BITS) - 1), seat = c->seat[winner];
        r->low[seat] = least(r->low[seat], (int)(c->tail[winner] - c->head[winner]) - played);
        store_pot(c->tail[winner], picked_up(r->rules, turned, count, winner));
        seed += GAMMA;
        if (r->rules->pick_up == SHUFFLED) shuffle(c->tail[winner], count, mix(seed));
        c->tail[winner] += count;
    }
    *next = LIMITS;
    return ahead;
}

/* Brings the round to where the crowd is; returns the seats that still hold cards. */
INLINE unsigned scatter(struct round *r, const struct crowd *c, const int count, int played) {
    unsigned still = 0;
    r->battles += played;
    r->clock_us += played * r->rules->taken_us[count];
    for (int i = 0; i < count; i++) {
        int seat = c->seat[i];
        r->head[seat] += played;
        r->played[seat] += played;
        r->count[seat] = (int)(c->tail[i] - c->head[i]) - played;
        r->low[seat] = least(r->low[seat], r->count[seat]);
        still |= (unsigned)(r->count[seat] > 0) << seat;
    }
    return still;
}

/* Plays on while the `count` seats of `in` hold all cards, until the round is over or a battle is not plain. */
INLINE void run_many(struct round *r, unsigned in, const int count) {
    struct crowd crowd;
    enum next next = LIMITS;
    unsigned still = in;
    int i = 0;
    EACH(seat, in) crowd.seat[i++] = (int)seat;
    while (next == LIMITS && still == in && r->reason == GOES_ON) {
        int ahead = gather(r, &crowd, count);
        still = scatter(r, &crowd, count, play_crowd(r, &crowd, count, ahead, &next));
        if (is_one(still)) end(r, ALL_CARDS, first_seat(still));
        else if (next != BATTLE) look_at_limits(r);
    }
}

#endif
