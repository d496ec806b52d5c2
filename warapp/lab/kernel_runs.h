/* Runs of plain battles, which are nearly all battles of a round, without a branch on who won them.
 *
 * The cards of a battle are written to the end of a pile whoever won it; only the length of the pile tells. What is not
 * plain (a war in a war, a short warrior, a carried pot) is left to play_battle, before anything of it was moved. */
#ifndef WARAPP_KERNEL_RUNS_H
#define WARAPP_KERNEL_RUNS_H

#include "kernel_round.h"

INLINE bool same_rank(unsigned card, unsigned other) { return (card ^ other) < SUITS; }

INLINE void store_pair(uint8_t *to, unsigned first, unsigned second) {
    unsigned pair = first | second << 8;
    to[0] = (uint8_t)pair;
    to[1] = (uint8_t)(pair >> 8);
}

/* Writes the two columns of a war, of at most 16 cards each. */
INLINE void store_columns(uint8_t *to, const uint8_t *first, const uint8_t *second, long drawn) {
    memcpy(to, first, 16);
    memcpy(to + drawn, second, 16);
}

/* The same under the other pick-ups, to the end of the winner's pile only. The heads are past the columns. */
NOINLINE void pick_up_war(struct round *r, int x, int y, int drawn, int winner, uint8_t *to, int battle) {
    struct table t = {.in = bit(x) | bit(y)};
    t.drawn[x] = t.drawn[y] = drawn;
    append_picked_up(r, &t, to, winner, battle);
}

/* Plays on while two seats, x < y, hold all cards; returns before a battle that is not plain, or at the end. Both draw
   as many cards as the other in every battle played here, so that one pointer is the head of both piles. */
INLINE void run_two(struct round *r, int x, int y, const int order, const bool compared) {
    const struct rules *rules = r->rules;
    const bool in_columns = rules->pick_up <= SEAT_ORDER;
    const struct position *checkpoint = &r->checkpoint;
    const bool war_stops = rules->trip_limit || rules->minute_limit > 0;
    const ptrdiff_t to_y = r->pile[y] - r->pile[x];
    const long cards = r->count[x] + r->count[y], to_y_end = to_y + cards;
    const uint64_t won = 1 | (uint64_t)1 << cards;
    for (;;) {
        if (r->head[x] > MOVE_BACK_AT / 2 || r->head[x] != r->head[y]) move_back(r, x, 0), move_back(r, y, 0);
        const uint8_t *start = top(r, x), *p = start, *room = r->pile[x] + MOVE_BACK_AT;
        const uint8_t *stop = start + least(battles_ahead(r), MOVE_BACK_AT); /* in cards that were drawn */
        if (stop > room) stop = room;
        long held = r->count[x], laid = 0;
        uint64_t seen = 0; /* the bit of each number of cards that x held */
        unsigned same_x = checkpoint->cards[x][0], same_y = checkpoint->cards[y][0];
        long same_held = checkpoint->count[x] + checkpoint->count[y] == cards ? checkpoint->count[x] : 0;
        uint64_t battle_seed = r->deal + (uint64_t)r->battles * GAMMA;
        bool plain = true, may_repeat = false;
        for (;;) {
            unsigned own = p[0], other = p[to_y];
            if (compared && !((own ^ same_x) | (other ^ same_y) | (unsigned long)(held ^ same_held))) {
                may_repeat = true;
                break;
            }
            uint8_t *x_end = (uint8_t *)p + held, *y_end = (uint8_t *)p + to_y_end - held;
            battle_seed += GAMMA;
            if (UNLIKELY(same_rank(own, other))) {
                long drawn = 1, depth = 0, most_drawn = least((int)(held < cards - held ? held : cards - held), 16);
                do {
                    drawn += rules->need[own / SUITS];
                    plain = drawn <= most_drawn;
                    if (!plain) break;
                    own = p[drawn - 1], other = p[to_y + drawn - 1];
                    depth++;
                } while (same_rank(own, other));
                if (!plain) break;
                if (!in_columns) {
                    int winner = own > other ? x : y, battle = r->battles + (int)(p - start - laid) + 1;
                    r->head[x] = (int)(p + drawn - r->pile[x]), r->head[y] = r->head[x];
                    pick_up_war(r, x, y, (int)drawn, winner, own > other ? x_end : y_end, battle);
                } else if (order == LOSER_FIRST) {
                    store_columns(x_end, p + to_y, p, drawn);
                    store_columns(y_end, p, p + to_y, drawn);
                } else {
                    store_columns(x_end, p, p + to_y, drawn);
                    if (order == SEAT_ORDER) store_columns(y_end, p, p + to_y, drawn);
                    else store_columns(y_end, p + to_y, p, drawn);
                }
                while (depth) declare_war(r, (int)depth--);
                laid += drawn - 1;
                p += drawn;
                held += own > other ? drawn : -drawn;
                stop = war_stops ? p : stop + drawn - 1 > room ? room : stop + drawn - 1;
            } else {
                unsigned x_wins = own > other;
                if (order == SHUFFLED) {
                    uint64_t stream = mix(battle_seed);
                    unsigned x_first = x_wins ^ !below(&stream, 2), differ = (own ^ other) & (0u - x_first);
                    store_pair(x_end, other ^ differ, own ^ differ);
                    store_pair(y_end, other ^ differ, own ^ differ);
                } else if (order == LOSER_FIRST) {
                    store_pair(x_end, other, own);
                    store_pair(y_end, own, other);
                } else {
                    store_pair(x_end, own, other);
                    if (order == SEAT_ORDER) store_pair(y_end, own, other);
                    else store_pair(y_end, other, own);
                }
                p++;
                held += 2 * (long)x_wins - 1;
            }
            seen |= (uint64_t)1 << held;
            if (seen & won || p >= stop) break;
        }
        int battles = (int)(p - start - laid);
        r->battles += battles;
        if (seen) r->low[x] = least(r->low[x], lowest_bit(seen)), r->low[y] = least(r->low[y], (int)cards - highest_bit(seen));
        r->head[x] = r->head[y] = (int)(p - r->pile[x]);
        r->played[x] += (int)(p - start), r->played[y] += (int)(p - start);
        r->count[x] = (int)held, r->count[y] = (int)(cards - held);
        if (!held || held == cards) return end(r, ALL_CARDS, held ? x : y);
        if (!plain || (may_repeat && !battles)) return;
        look_at_limits(r);
        if (may_repeat || r->reason != GOES_ON) return;
    }
}

/* ---- three seats or more ---- */

/* Sorts the bytes of a pot by height, the highest first, equal ranks as they are. */
INLINE uint64_t highest_first(uint64_t pot, int count, bool lowest_wins) {
    unsigned key[MOST_SEATS];
    uint64_t sorted = 0;
    for (int i = 0; i < count; i++) {
        unsigned card = (unsigned)(pot >> (8 * i)) & 0xff;
        key[i] = ((lowest_wins ? RANKS - 1 - card / SUITS : card / SUITS) << 16) | (unsigned)(7 - i) << 8 | card;
    }
    for (int end = count - 1; end > 0; end--)
        for (int i = 0; i < end; i++) {
            unsigned a = key[i], b = key[i + 1];
            key[i] = a > b ? a : b;
            key[i + 1] = a > b ? b : a;
        }
    for (int i = 0; i < count; i++) sorted |= (uint64_t)(key[i] & 0xff) << (8 * i);
    return sorted;
}

INLINE uint64_t shuffled(uint64_t pot, int count, uint64_t stream) {
    for (int i = count - 1; i > 0; i--) {
        unsigned j = below(&stream, (unsigned)i + 1);
        uint64_t both = ((pot >> (8 * i)) ^ (pot >> (8 * j))) & 0xff;
        pot ^= both << (8 * i) | both << (8 * j);
    }
    return pot;
}

/* One card of each of `count` seats, in the order in which it is picked up; the first in the lowest byte. */
INLINE uint64_t ordered(const struct round *r, uint64_t turned, int count, int winner, uint64_t seed) {
    switch (r->rules->pick_up) {
    case SEAT_ORDER: return turned;
    case HIGHEST_FIRST: return highest_first(turned, count, r->rules->lowest_wins);
    case LOSER_FIRST: winner++; break;
    default: break;
    }
    uint64_t clockwise = turned >> (8 * winner) | turned << (8 * (count - winner));
    return r->rules->pick_up == SHUFFLED ? shuffled(clockwise, count, mix(seed)) : clockwise;
}

INLINE void store_pot(uint8_t *to, uint64_t pot) {
    for (int i = 0; i < 8; i++) to[i] = (uint8_t)(pot >> (8 * i));
}

/* Plays on while the `count` seats of `in` hold all cards; returns before a battle that is not plain, when a seat has no
   cards left, or at the end. */
INLINE void run_many(struct round *r, unsigned in, const int count) {
    const uint8_t *head[MOST_SEATS];
    uint8_t *tail[MOST_SEATS];
    int seats[MOST_SEATS], k = 0;
    EACH(seat, in) seats[k++] = (int)seat;
    const bool compared = compares(r->rules);
    for (;;) {
        int ahead = battles_ahead(r), played = 0;
        uint64_t same = 0;
        bool plain = true, may_repeat = false;
        uint64_t seed = r->deal + (uint64_t)r->battles * GAMMA;
        for (int i = 0; i < count; i++) {
            int seat = seats[i];
            if (r->head[seat] > MOVE_BACK_AT) move_back(r, seat, 0);
            head[i] = top(r, seat);
            tail[i] = (uint8_t *)head[i] + r->count[seat];
            ahead = least(ahead, r->count[seat]);
            same |= (uint64_t)r->checkpoint.cards[seat][0] << (8 * i);
        }
        for (; played < ahead; played++) {
            unsigned best = 0, second = 0;
            uint64_t turned = 0;
            for (int i = 0; i < count; i++) {
                unsigned card = head[i][played], key = card << 3 | (unsigned)i, worse = key < best ? key : best;
                turned |= (uint64_t)card << (8 * i);
                second = second > worse ? second : worse;
                best = best > key ? best : key;
            }
            may_repeat = compared && turned == same;
            plain = !same_rank(best >> 3, second >> 3) && !may_repeat;
            if (!plain) break;
            int winner = best & 7;
            seed += GAMMA;
            r->low[seats[winner]] = least(r->low[seats[winner]], (int)(tail[winner] - head[winner]) - played);
            store_pot(tail[winner], ordered(r, turned, count, winner, seed));
            tail[winner] += count;
        }
        unsigned still = 0;
        r->battles += played;
        for (int i = 0; i < count; i++) {
            int seat = seats[i];
            r->head[seat] += played;
            r->played[seat] += played;
            r->count[seat] = (int)(tail[i] - head[i]) - played;
            r->low[seat] = least(r->low[seat], r->count[seat]);
            still |= (unsigned)(r->count[seat] > 0) << seat;
        }
        if (is_one(still)) return end(r, ALL_CARDS, first_seat(still));
        if (played && (plain || may_repeat)) look_at_limits(r);
        if (!plain || still != in || r->reason != GOES_ON) return;
    }
}

#endif
