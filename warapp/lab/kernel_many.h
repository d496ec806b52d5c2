/* Runs of plain battles between three or more, without a branch on who won them. A war is left to play_battle. */
#ifndef WARAPP_KERNEL_MANY_H
#define WARAPP_KERNEL_MANY_H

#include "kernel_round.h"

/* A run's battles are counted in bytes, and its cards have to have room. */
enum { PLACE_BITS = 3, MOST_IN_RUN = 200 };

/* What a run comes to, with a byte for each place in a number. */
struct crowd {
    const uint8_t *head[MOST_SEATS];
    uint64_t counts, low;
    uint64_t not_behind; /* after how many battles no one had more cards */
    int most, leader, changes;
};

INLINE void gather(struct round *r, struct crowd *c, const int count) {
    make_room(r);
    for (int i = 0; i < count; i++) c->head[i] = top(r, i);
    c->counts = load_word(r->count) | (LOWEST_BITS & ~bytes_before(count));
    c->low = load_word(r->low);
    c->not_behind = 0;
    c->most = (int)greatest_byte(load_word(r->count));
    c->leader = r->leader;
    c->changes = r->leader == NOBODY ? -1 : 0; /* the first lead is no change */
}

/* Counts a battle in which all lost a card, and the winner comes to have so many. */
INLINE void count_battle(struct crowd *c, const int count, int winner, int has) {
    c->counts += byte_at((unsigned)count, winner) - (LOWEST_BITS & bytes_before(count));
    c->low = lesser(c->low, c->counts);
    c->most--;
    const int more = has > c->most;
    c->changes += more & (c->leader != winner);
    c->leader ^= (c->leader ^ winner) & -more;
    c->most = most(c->most, has);
    c->not_behind += not_below(c->counts, LOWEST_BITS * (uint64_t)c->most) >> 7;
}

/* Stores a pot of one card of each, of which the first is in the lowest byte, as it is picked up. */
INLINE void pick_up_plain(const struct rules *rules, uint8_t *to, uint64_t turned, const int cards, int winner) {
    const int first = winner + (rules->pick_up == LOSER_FIRST);
    if (rules->pick_up == HIGHEST_FIRST) {
        uint8_t in_order[8];
        store_word(in_order, turned);
        sort_few(to, in_order, cards, rules->lowest_wins);
        return;
    }
    if (rules->pick_up != SEAT_ORDER) turned = turned >> (8 * first) | turned << (8 * (cards - first));
    store_word(to, turned);
}

/* Plays until a seat has no cards, the limits must be looked at, or a battle is not plain; returns how many battles. */
INLINE int play_crowd(const struct round *r, struct crowd *c, const int count, enum next *next) {
    const struct rules *rules = r->rules;
    const bool compared = compares(rules);
    const int ahead = least(battles_ahead(r), MOST_IN_RUN);
    uint64_t seed = r->deal + (uint64_t)r->battles * GAMMA, same = 0;
    int played = 0;
    for (int i = 0; i < count; i++) same |= byte_at(r->checkpoint.cards[i][0], i);
    do {
        unsigned best = 0, second = 0;
        uint64_t turned = 0;
        for (int i = 0; i < count; i++) {
            unsigned card = c->head[i][played], own = card << PLACE_BITS | (unsigned)i, worse = own < best ? own : best;
            turned |= byte_at(card, i);
            second = second > worse ? second : worse;
            best = best > own ? best : own;
        }
        const bool repeats = compared && turned == same;
        if (same_rank(best >> PLACE_BITS, second >> PLACE_BITS) || repeats) {
            *next = repeats && played ? LIMITS_THEN_BATTLE : BATTLE;
            return played;
        }
        const int winner = best & (PLACES - 1), had = (int)(c->counts >> (8 * winner) & 0xff);
        uint8_t *tail = (uint8_t *)c->head[winner] + played + had;
        count_battle(c, count, winner, had + count - 1);
        pick_up_plain(rules, tail, turned, count, winner);
        seed += GAMMA;
        if (rules->pick_up == SHUFFLED) shuffle(tail, count, mix(seed));
        played++;
    } while (!zero_bytes(c->counts) && played < ahead);
    *next = LIMITS;
    return played;
}

/* Brings the round to where the crowd is. */
INLINE void scatter(struct round *r, const struct crowd *c, const int count, int played) {
    uint8_t not_behind[PLACES];
    store_word(r->count, c->counts & bytes_before(count));
    store_word(r->low, c->low);
    store_word(not_behind, c->not_behind);
    r->battles += played;
    r->clock_us += played * r->rules->taken_us[count];
    for (int i = 0; i < PLACES; i++) {
        r->head[i] += played;
        r->played[i] += played;
        r->behind[i] += played - not_behind[i];
    }
    r->lead_changes += c->leader == NOBODY ? 0 : c->changes;
    r->leader = c->leader;
    if (!zero_bytes(c->counts)) return;
    if (is_one(holders(r))) end(r, ALL_CARDS, first_place(holders(r)));
    close_places(r);
}

/* Plays on while `count` are in, until the round is over or a pot is left. */
INLINE void run_many(struct round *r, const int count) {
    struct crowd crowd;
    while (r->in == count && !r->pot_count && r->reason == GOES_ON) {
        enum next next;
        gather(r, &crowd, count);
        scatter(r, &crowd, count, play_crowd(r, &crowd, count, &next));
        if (r->reason == GOES_ON && next != BATTLE) look_at_limits(r);
        if (r->reason == GOES_ON && next != LIMITS) play_battle(r);
    }
}

#endif
