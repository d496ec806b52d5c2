/* Runs of battles between two seats, which are nearly all battles of a round, without a branch on who won them.
 *
 * The cards of a battle are written to the end of both piles, and only the lengths tell who won them. What is not plain
 * (a short warrior, a carried pot) is left to play_battle, untouched. */
#ifndef WARAPP_KERNEL_TWO_H
#define WARAPP_KERNEL_TWO_H

#include "kernel_trace.h"

enum { X, Y, TO_Y = PILE_SIZE }; /* TO_Y: from a card in x's pile to that in y's */
enum { MOST_COLUMN = 16 }; /* a longer column is left to play_battle */

/* Battles between the places x and y, 0 and 1. */
struct run {
    struct round *r;
    long cards;                 /* all there are */
    long column;                /* what each draws in a battle with one war, or 0 where that follows the rank */
    int single_wars;            /* battles with one war of such columns, which end_run counts */
    int64_t single_war_us;      /* what such a war adds to a battle */
    const uint8_t *start, *end; /* of the room in x's pile */
};

/* Where a run is. Both draw as many cards as the other in each battle, so one pointer is the head of both piles. */
struct plain {
    const uint8_t *head;
    long held;     /* x's cards */
    uint8_t *cell; /* of the trace */
};

INLINE uint8_t *x_end(const struct plain *p) { return (uint8_t *)p->head + p->held; }
INLINE uint8_t *y_end(const struct plain *p, long to_y_end) { return (uint8_t *)p->head + to_y_end - p->held; }

INLINE void store_pairs(uint8_t *to_x, uint8_t *to_y, uint16_t for_x, const int order) {
    store_pair(to_x, for_x);
    store_pair(to_y, order == SEAT_ORDER || order == SHUFFLED ? for_x : swapped_pair(for_x));
}

/* Stores a column, and perhaps a little of what lies behind it. What has just been stored at the end of a pile is slow
   to load in larger pieces, so a short column is not. */
INLINE void store_column(uint8_t *to, const uint8_t *from, long drawn) {
    if (drawn <= 4) memmove(to, from, 4);
    else if (drawn <= 8) memmove(to, from, 8);
    else memmove(to, from, MOST_COLUMN);
}

INLINE void store_columns(uint8_t *to, const uint8_t *first, const uint8_t *second, long drawn) {
    store_column(to, first, drawn);
    store_column(to + drawn, second, drawn);
}

/* Returns the cards of a battle without a war as they go under x's pile, the first in the low byte. */
INLINE uint16_t pot_of_two(const int order, unsigned own, unsigned other, uint64_t seed) {
    unsigned first = order == LOSER_FIRST ? other : own, second = own ^ other ^ first;
    if (order == SHUFFLED) {
        unsigned x_wins = own > other, stays = (unsigned)(mix_upper_half(mix(seed) + GAMMA) >> 63); /* below(2) */
        unsigned swapped = (own ^ other) & (0u - (x_wins ^ stays));
        first ^= swapped, second ^= swapped;
    }
    return (uint16_t)(first | second << 8);
}

/* Picks a war's pot up where it goes in another way than by columns. */
NOINLINE void pick_up_war(const struct round *r, const uint8_t *x_column, uint8_t *to, long drawn, bool x_wins,
                          int battle) {
    const uint8_t *y_column = x_column + TO_Y;
    const uint8_t *won = x_wins ? x_column : y_column, *lost = x_wins ? y_column : x_column;
    uint8_t both[2 * MOST_COLUMN];
    if (r->rules->pick_up == SHUFFLED) {
        store_columns(to, won, lost, drawn);
        shuffle(to, 2 * (int)drawn, pick_up_stream(r->deal, battle));
    } else if (r->rules->pick_up == HIGHEST_FIRST) {
        store_columns(both, x_column, y_column, drawn);
        sort_by_height(to, both, 2 * (int)drawn, r->rules->lowest_wins);
    } else {
        for (long row = drawn; row-- > 0; *to++ = won[row], *to++ = lost[row]) {}
    }
}

/* Returns how many battles a run has played with the one that a cell is for. */
INLINE int battles_of(const struct run *run, const uint8_t *cell) { return (int)(cell - run->r->trace) + 1; }

/* Picks a war's pot up, of which each seat drew so many cards. */
INLINE void pick_up_two(const struct run *run, const struct plain *p, long drawn, bool x_wins) {
    const uint8_t *x_column = p->head, *y_column = p->head + TO_Y;
    uint8_t *to_x = x_end(p), *to_y = y_end(p, TO_Y + run->cards);
    switch (run->r->rules->pick_up) {
    case WINNER_FIRST:
        store_columns(to_x, x_column, y_column, drawn);
        store_columns(to_y, y_column, x_column, drawn);
        break;
    case LOSER_FIRST:
        store_columns(to_x, y_column, x_column, drawn);
        store_columns(to_y, x_column, y_column, drawn);
        break;
    case SEAT_ORDER:
        store_columns(to_x, x_column, y_column, drawn);
        store_columns(to_y, x_column, y_column, drawn);
        break;
    default:
        pick_up_war(run->r, x_column, x_wins ? to_x : to_y, drawn, x_wins,
                    run->r->battles + battles_of(run, p->cell));
    }
}

/* Plays a battle with one war and the usual columns; returns as fight_two, which it leaves the others to. */
INLINE long fight_once(struct run *run, const struct plain *p) {
    const long drawn = run->column;
    if (!drawn || p->held < drawn || run->cards - p->held < drawn) return 0;
    unsigned own = p->head[drawn - 1], other = p->head[TO_Y + drawn - 1];
    if (same_rank(own, other)) return 0;
    pick_up_two(run, p, drawn, own > other);
    run->single_wars++;
    return own > other ? drawn : -drawn;
}

/* Plays a battle with wars. Returns how many cards each seat drew, negative where x lost them, or 0, with nothing moved,
   where a seat is short or a column would be too long. */
NOINLINE long fight_two(struct run *run, const uint8_t *head, long held, uint8_t *cell, unsigned own) {
    const struct plain p = {head, held, cell};
    const struct rules *rules = run->r->rules;
    const long enough = least(least((int)p.held, (int)(run->cards - p.held)), MOST_COLUMN);
    unsigned other;
    long drawn = 1;
    int depth = 0;
    int64_t wars_us = 0;
    do {
        drawn += rules->need[own / SUITS];
        wars_us += rules->war_us[own / SUITS];
        if (drawn > enough) return 0;
        own = p.head[drawn - 1];
        other = p.head[TO_Y + drawn - 1];
        depth++;
    } while (same_rank(own, other));
    wars_us += (depth - 1) * (rules->again_call_us + rules->again_fight_us);
    while (depth) declare_war(run->r, depth--);
    run->r->clock_us += wars_us + rules->taken_us[2 * drawn] - rules->taken_us[2]; /* end_run counts the battle */
    pick_up_two(run, &p, drawn, own > other);
    return own > other ? drawn : -drawn;
}

INLINE struct plain begin_run(struct run *run) {
    struct round *r = run->r;
    if (r->head[X] > MOVE_BACK_AT / 2 || r->head[X] != r->head[Y]) {
        move_back(r, X);
        move_back(r, Y);
    }
    run->start = top(r, X);
    run->end = r->pile[X] + MOVE_BACK_AT;
    run->single_wars = 0;
    return (struct plain){run->start, r->count[X], r->trace};
}

/* Counts the lead from the trace of a run, which goes on standing still behind its end. */
INLINE void count_run(const struct run *run, const struct plain *p, int battles) {
    struct round *r = run->r;
    const int cards = (int)run->cards;
    const int count = (battles + CELLS - 1) / CELLS * CELLS, more = count - battles;
    int first = 0;
    memset(p->cell, (int)p->held, CELLS);
    if (r->leader != X && r->leader != Y) {
        while (first < battles && 2 * r->trace[first] == cards) first++;
        if (first < battles) lead(r, 2 * r->trace[first] > cards ? X : Y);
    }
    struct trace t = {.x_leads = r->leader == X};
    count_leads(&t, r->trace, count, cards);
    find_range(&t, r->trace, count);
    if (first < battles) {
        r->leader = t.x_leads ? X : Y;
        r->lead_changes += t.changes;
    }
    r->low[X] = (uint8_t)least(r->low[X], t.least);
    r->low[Y] = (uint8_t)least(r->low[Y], cards - t.most);
    r->behind[X] += count - t.x_not_behind - (2 * p->held < cards ? more : 0);
    r->behind[Y] += t.x_ahead - (2 * p->held > cards ? more : 0);
}

/* Brings the round to where the run is. */
INLINE void end_run(const struct run *run, const struct plain *p) {
    struct round *r = run->r;
    const int drawn = (int)(p->head - run->start), battles = (int)(p->cell - r->trace);
    r->battles += battles;
    r->clock_us += battles * r->rules->taken_us[2];
    if (run->single_wars) {
        r->wars += run->single_wars;
        r->depths[1] += run->single_wars;
        r->longest_war = most(r->longest_war, 1);
        r->clock_us += run->single_wars * run->single_war_us;
    }
    r->head[X] = r->head[Y] = (int)(p->head - r->pile[X]);
    r->played[X] += drawn, r->played[Y] += drawn;
    r->count[X] = (uint8_t)p->held, r->count[Y] = (uint8_t)(run->cards - p->held);
    if (battles) count_run(run, p, battles);
}

/* Returns where the limits must be looked at, or the pile ends, after a battle with wars that the cell is for. */
NOINLINE uint8_t *stop_after_war(const struct run *run, const uint8_t *head, uint8_t *cell, uint8_t *stop) {
    const struct round *r = run->r;
    const struct rules *rules = r->rules;
    const int battles = battles_of(run, cell), drawn = (int)(head - run->start);
    int ahead = least((int)(stop - cell) - 1, (int)(run->end - head));
    if (rules->trip_limit) ahead = least(ahead, cards_to_trip(r) - drawn);
    if (rules->time_limit_us) {
        const int64_t clock_us = r->clock_us + battles * rules->taken_us[2] + run->single_wars * run->single_war_us;
        ahead = least(ahead, battles_to_time(r, clock_us));
    }
    return cell + 1 + most(ahead, 0);
}

/* Plays until a seat has won, the limits must be looked at, or a battle is not plain. */
INLINE enum next play_run(struct run *run, struct plain *at, const int order, const bool compared) {
    const struct position *checkpoint = &run->r->checkpoint;
    const unsigned same_x = checkpoint->cards[X][0], same_y = checkpoint->cards[Y][0];
    const bool may_repeat = checkpoint->count[X] + checkpoint->count[Y] == run->cards;
    const unsigned long same_held = may_repeat ? (unsigned long)checkpoint->count[X] : 0;
    const long to_y_end = TO_Y + run->cards;
    const unsigned long held_by_both = (unsigned long)run->cards - 1;
    const bool limited = run->r->rules->trip_limit || run->r->rules->time_limit_us;
    struct plain p = *at;
    uint8_t *stop = p.cell + least(battles_ahead(run->r), (int)(run->end - p.head));
    uint64_t seed = run->r->deal + (uint64_t)run->r->battles * GAMMA; /* SHUFFLED's */
    enum next next = LIMITS;
    do {
        unsigned own = p.head[0], other = p.head[TO_Y];
        if (compared && !((own ^ same_x) | (other ^ same_y) | ((unsigned long)p.held ^ same_held))) {
            next = p.head == run->start ? BATTLE : LIMITS_THEN_BATTLE;
            break;
        }
        seed += GAMMA;
        if (!UNLIKELY(same_rank(own, other))) {
            store_pairs(x_end(&p), y_end(&p, to_y_end), pot_of_two(order, own, other, seed), order);
            p.head++;
            p.held += 1 - 2 * (long)(own < other);
        } else {
            long drawn = fight_once(run, &p);
            if (!drawn) drawn = fight_two(run, p.head, p.held, p.cell, own);
            if (!drawn) {
                next = BATTLE;
                break;
            }
            p.head += drawn < 0 ? -drawn : drawn;
            p.held += drawn;
            if (limited || stop - p.cell > run->end - p.head) stop = stop_after_war(run, p.head, p.cell, stop);
        }
        *p.cell++ = (uint8_t)p.held;
    } while ((unsigned long)p.held - 1 < held_by_both && p.cell < stop);
    *at = p;
    return next;
}

/* Plays on until the round is over or a battle is not plain. */
INLINE void run_two(struct round *r, const int order, const bool compared) {
    const int need = r->rules->same_need, column = need && need < MOST_COLUMN ? need + 1 : 0;
    struct run run = {.r = r, .cards = r->count[X] + r->count[Y], .column = column};
    run.single_war_us = r->rules->same_war_us + r->rules->taken_us[2 * column] - r->rules->taken_us[2];
    enum next next = LIMITS;
    while (next == LIMITS && r->reason == GOES_ON) {
        struct plain at = begin_run(&run);
        next = play_run(&run, &at, order, compared);
        end_run(&run, &at);
        if (!at.held || at.held == run.cards) {
            end(r, ALL_CARDS, at.held ? X : Y);
            close_places(r);
        } else if (next != BATTLE) {
            look_at_limits(r);
        }
    }
}

#endif
