/* What a run of battles between two seats comes to, from how many cards the lower seat held after each. */
#ifndef WARAPP_KERNEL_TRACE_H
#define WARAPP_KERNEL_TRACE_H

#include "kernel_round.h"

/* The cells of a trace are bytes below 128. They are counted so many at a time, as the bits of a word. */
enum { CELLS = 64 };

struct trace {
    int changes;               /* how often the lead goes to the other seat */
    int x_ahead, x_not_behind; /* after how many battles x has more cards than y, and after how many not fewer */
    int least, most;           /* of x's cards */
    uint64_t x_leads;          /* 1 or 0: whether x led, before and after */
};

/* Returns which cells are above a limit, the first in the lowest bit. */
INLINE uint64_t above(const uint8_t *cells, int limit) {
    const uint64_t add = LOWEST_BITS * (uint64_t)(127 - limit); /* sets the highest bit of those above */
    uint64_t bits = 0;
    for (int i = 0; i < CELLS; i += 8) bits |= (uint64_t)gathered((load_word(cells + i) + add) & HIGHEST_BITS) << i;
    return bits;
}

/* Returns how many bits of each byte are set. */
INLINE uint64_t bits_in_bytes(uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    return (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
}

INLINE int sum_of_bytes(uint64_t bytes) {
    const uint64_t even = 0x00ff00ff00ff00ffu, pairs = (bytes & even) + (bytes >> 8 & even);
    return (int)(pairs * 0x0001000100010001u >> 48);
}

/* Counts the battles in which each seat is ahead, and the changes of lead. Where the seats hold as many cards, the one
   that led before still does: that runs through the bits as a carry does. */
INLINE void count_leads(struct trace *t, const uint8_t *cells, int count, int cards) {
    uint64_t ahead = 0, not_behind = 0, changes = 0, leads = t->x_leads;
    for (int i = 0; i < count; i += CELLS) {
        uint64_t more = above(cells + i, cards / 2), half = above(cells + i, (cards - 1) / 2);
        uint64_t before = (half + more + leads) ^ half ^ more, after = more | (half & before);
        leads = after >> (CELLS - 1);
        ahead += bits_in_bytes(more);
        not_behind += bits_in_bytes(half);
        changes += bits_in_bytes(before ^ after);
    }
    t->x_ahead = sum_of_bytes(ahead);
    t->x_not_behind = sum_of_bytes(not_behind);
    t->changes = sum_of_bytes(changes);
    t->x_leads = leads;
}

INLINE void find_range(struct trace *t, const uint8_t *cells, int count) {
    uint8_t least = 255, most = 0;
    for (int i = 0; i < count; i++) {
        least = cells[i] < least ? cells[i] : least;
        most = cells[i] > most ? cells[i] : most;
    }
    t->least = least;
    t->most = most;
}

#endif
