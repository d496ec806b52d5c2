/* One round of War, exactly as warapp/engine plays it: the shuffle, one battle under any rules, and the limits. */
#ifndef WARAPP_KERNEL_ROUND_H
#define WARAPP_KERNEL_ROUND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#define NOINLINE static __attribute__((noinline))
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#elif defined(_MSC_VER)
#define INLINE static __forceinline
#define NOINLINE static __declspec(noinline)
#define UNLIKELY(x) (x)
#include <intrin.h>
#else
#define INLINE static inline
#define NOINLINE static
#define UNLIKELY(x) (x)
#endif

#if !defined(MOST_BATTLES) /* tests compile it with fewer */
#define MOST_BATTLES 100000
#endif
enum { MOST_SEATS = 6, MOST_CARDS = 56, MOST_DEPTH = 64, RANKS = 16, MOST_FACE_DOWN = 15 };
/* Copies are of 16 cards, and so end behind the last one. Piles that lie a multiple of 4096 apart would stall loads. */
enum { SLACK = 80, PILE_ROOM = 1088, MOVE_BACK_AT = PILE_ROOM - 256 };
enum shortage { LOSES, LAST_CARD, LAST_CARD_STAYS, EQUAL_FORCE, DRAWS };
enum pick_up { WINNER_FIRST, LOSER_FIRST, SEAT_ORDER, TURNED_OVER, HIGHEST_FIRST, SHUFFLED };
enum reason { ALL_CARDS, SHORTAGE, EQUAL_SHORTAGE, BATTLE_LIMIT, TRIP_LIMIT, TIME_LIMIT, ENDLESS, REASONS };
enum { GOES_ON = -1, NOBODY = -1 };

/* A card is its strength (1 to 15, the greatest takes the pot) times 4, plus 0 to 3 for its suit. */
enum { SUITS = 4 };

/* What kernel.py fills in; 0 stands for no limit. */
struct rules {
    int64_t time_limit_us, taken_us[MOST_CARDS + 1], left_us; /* a battle by its pot, and where that is left */
    int64_t call_us, fight_us[MOST_FACE_DOWN + 1];
    int64_t again_call_us, again_fight_us; /* what a battle's later wars take more, or less */
    int64_t short_us, put_out_us;
    int64_t war_us[RANKS]; /* a war that nobody is short in, by the strength of the tie */
    int32_t seats, deck_size, cards_each;
    int32_t all_fight, lowest_wins, most_cards_win;
    int32_t shortage, pick_up;
    int32_t battle_limit, trip_limit;
    uint8_t deck[64];
    uint8_t need[RANKS]; /* the cards of a full war, by the strength of the tie */
};

struct position {
    int count[MOST_SEATS], pot_count;
    uint8_t cards[MOST_SEATS][MOST_CARDS], pot[MOST_CARDS];
};

/* A round. The pile of seat s is count[s] cards from pile[s] + head[s] on, the top first. Cards are never moved up
   when the top is drawn: the head moves on, and the pile is moved back before its room ends. */
struct round {
    const struct rules *rules;
    uint64_t deal;
    int64_t clock_us; /* of the battles that were played */
    int battles, wars, longest_war, reason, winner;
    int head[MOST_SEATS], count[MOST_SEATS], low[MOST_SEATS]; /* low: the fewest cards after any battle */
    int trips, held[MOST_SEATS], played[MOST_SEATS];          /* kept under a trip limit only */
    int pot_count, next_checkpoint;
    int64_t *depths; /* wars declared by depth; shared by all rounds of a tally */
    uint8_t pot[MOST_CARDS + SLACK];
    struct position checkpoint; /* kept where the endless detection compares */
    uint8_t pile[MOST_SEATS][PILE_ROOM + SLACK];
};

/* ---- randomness (DESIGN: SplitMix64, Lemire on whole outputs, Fisher-Yates from the last place down) ---- */

static const uint64_t GAMMA = 0x9e3779b97f4a7c15u;

INLINE uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

INLINE uint64_t multiply(uint64_t x, uint64_t n, uint64_t *low) {
#if defined(__SIZEOF_INT128__)
    __extension__ unsigned __int128 product = (unsigned __int128)x * n;
    *low = (uint64_t)product;
    return (uint64_t)(product >> 64);
#elif defined(_MSC_VER) && defined(_M_X64)
    return _umul128(x, n, low);
#else
    uint64_t upper = (x >> 32) * n + (((x & 0xffffffffu) * n) >> 32); /* n < 2^32 */
    *low = x * n;
    return upper >> 32;
#endif
}

INLINE unsigned below(uint64_t *stream, unsigned n) {
    uint64_t low, high = multiply(mix(*stream += GAMMA), n, &low);
    while (UNLIKELY(low < n) && low < (0 - (uint64_t)n) % n) high = multiply(mix(*stream += GAMMA), n, &low);
    return (unsigned)high;
}

INLINE void shuffle(uint8_t *cards, int count, uint64_t stream) {
    for (int i = count - 1; i > 0; i--) {
        unsigned j = below(&stream, (unsigned)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

INLINE uint64_t pick_up_stream(uint64_t deal, int battle) { return mix(deal + (uint64_t)battle * GAMMA); }

/* ---- small things ---- */

INLINE int least(int a, int b) { return a < b ? a : b; }
INLINE int most(int a, int b) { return a > b ? a : b; }
INLINE unsigned bit(int seat) { return 1u << seat; }

INLINE int lowest_bit(uint64_t bits) {
#if defined(__GNUC__)
    return __builtin_ctzll(bits);
#else
    int lowest = 0;
    while (!(bits >> lowest & 1)) lowest++;
    return lowest;
#endif
}

INLINE int highest_bit(uint64_t bits) {
#if defined(__GNUC__)
    return 63 - __builtin_clzll(bits);
#else
    int highest = 63;
    while (!(bits >> highest & 1)) highest--;
    return highest;
#endif
}

INLINE int first_seat(unsigned seats) { return lowest_bit(seats); }

INLINE int bits_in(unsigned seats) {
    int count = 0;
    for (; seats; seats &= seats - 1) count++;
    return count;
}

INLINE bool is_one(unsigned seats) { return !(seats & (seats - 1)); }

#define EACH(seat, seats) \
    for (unsigned left_##seat = (seats), seat; left_##seat && (seat = (unsigned)first_seat(left_##seat), 1); \
         left_##seat &= left_##seat - 1)

/* Appends cards, 16 at a time: what is written too much is written over, or lies behind the pile. */
INLINE uint8_t *append(uint8_t *to, const uint8_t *from, int count) {
    for (int i = 0; i < count; i += 16) memmove(to + i, from + i, 16);
    return to + count;
}

INLINE uint8_t *top(struct round *r, int seat) { return r->pile[seat] + r->head[seat]; }

INLINE void move_back(struct round *r, int seat, int head) {
    if (r->head[seat] == head) return;
    memmove(r->pile[seat] + head, top(r, seat), MOST_CARDS);
    r->head[seat] = head;
}

INLINE unsigned holders(const struct round *r) {
    unsigned seats = 0;
    for (int seat = 0; seat < r->rules->seats; seat++) seats |= (unsigned)(r->count[seat] > 0) << seat;
    return seats;
}

/* ---- the end of a round ---- */

INLINE void end(struct round *r, int reason, int winner) {
    r->reason = reason;
    r->winner = winner;
}

NOINLINE void end_at_limit(struct round *r, int reason) {
    int leader = 0, shared = 0;
    for (int seat = 1; seat < r->rules->seats; seat++) {
        if (r->count[seat] > r->count[leader]) leader = seat, shared = 0;
        else if (r->count[seat] == r->count[leader]) shared = 1;
    }
    end(r, reason, r->rules->most_cards_win && !shared ? leader : NOBODY);
}

INLINE bool may_be_endless(const struct rules *rules) { return !rules->battle_limit && !rules->trip_limit; }
INLINE bool compares(const struct rules *rules) { return may_be_endless(rules) && rules->pick_up != SHUFFLED; }

INLINE void set_checkpoint(struct round *r) {
    struct position *p = &r->checkpoint;
    for (int seat = 0; seat < r->rules->seats; seat++) {
        p->count[seat] = r->count[seat];
        memcpy(p->cards[seat], top(r, seat), MOST_CARDS);
    }
    p->pot_count = r->pot_count;
    memcpy(p->pot, r->pot, MOST_CARDS);
    r->next_checkpoint = r->battles ? 2 * r->battles : 1; /* Brent: at every power of two */
}

INLINE bool repeats(struct round *r) {
    const struct position *p = &r->checkpoint;
    for (int seat = 0; seat < r->rules->seats; seat++)
        if (r->count[seat] != p->count[seat]) return false;
    for (int seat = 0; seat < r->rules->seats; seat++)
        if (memcmp(top(r, seat), p->cards[seat], (size_t)p->count[seat])) return false;
    return r->pot_count == p->pot_count && !memcmp(r->pot, p->pot, (size_t)p->pot_count);
}

INLINE void end_trip(struct round *r) {
    for (int seat = 0; seat < r->rules->seats; seat++)
        if (r->count[seat] && r->played[seat] < r->held[seat]) return;
    r->trips++;
    for (int seat = 0; seat < r->rules->seats; seat++) r->held[seat] = r->count[seat], r->played[seat] = 0;
}

/* Returns which limit is reached after a battle, if any, in the order in which they are looked at. */
INLINE int limit_reached(struct round *r) {
    const struct rules *rules = r->rules;
    if (rules->battle_limit && r->battles >= rules->battle_limit) return BATTLE_LIMIT;
    if (rules->trip_limit && r->trips >= rules->trip_limit) return TRIP_LIMIT;
    if (may_be_endless(rules) && r->battles >= MOST_BATTLES) return ENDLESS;
    if (compares(rules) && repeats(r)) return ENDLESS;
    return rules->time_limit_us && r->clock_us >= rules->time_limit_us ? TIME_LIMIT : GOES_ON;
}

/* Looks at the limits after a battle that nobody won the round with. */
NOINLINE void look_at_limits(struct round *r) {
    if (r->rules->trip_limit) end_trip(r);
    int reason = limit_reached(r);
    if (reason != GOES_ON) end_at_limit(r, reason);
    else if (compares(r->rules) && r->battles == r->next_checkpoint) set_checkpoint(r);
}

/* How many battles without a war can be played before the limits must be looked at; at least 1. */
NOINLINE int battles_ahead(const struct round *r) {
    const struct rules *rules = r->rules;
    int ahead = MOST_BATTLES;
    if (rules->battle_limit) ahead = rules->battle_limit - r->battles;
    if (may_be_endless(rules)) ahead = MOST_BATTLES - r->battles;
    if (compares(rules)) ahead = least(ahead, r->next_checkpoint - r->battles);
    if (rules->trip_limit) {
        int trip = 1;
        for (int seat = 0; seat < rules->seats; seat++)
            if (r->count[seat]) trip = most(trip, r->held[seat] - r->played[seat]);
        ahead = least(ahead, trip);
    }
    int64_t battle_us = rules->taken_us[bits_in(holders(r))];
    if (rules->time_limit_us && battle_us) {
        int64_t time = (rules->time_limit_us - r->clock_us + battle_us - 1) / battle_us;
        ahead = time < ahead ? most(1, (int)time) : ahead;
    }
    return ahead;
}

/* ---- one battle, under any rules ---- */

struct table {
    unsigned in;           /* the seats that turned a card in this battle */
    unsigned fighters;     /* those whose face-up card counts */
    int drawn[MOST_SEATS]; /* the columns: the cards just before the head of each pile */
    int face_up[MOST_SEATS];
};

INLINE void draw(struct round *r, struct table *t, int seat, int count) {
    r->head[seat] += count;
    r->count[seat] -= count;
    t->drawn[seat] += count;
}

INLINE const uint8_t *column(struct round *r, const struct table *t, int seat) {
    return top(r, seat) - t->drawn[seat];
}

/* Appends the columns clockwise, from seat `first` on. */
INLINE uint8_t *append_columns(struct round *r, const struct table *t, uint8_t *to, int first) {
    unsigned before = t->in & (bit(first) - 1);
    EACH(seat, t->in & ~before) to = append(to, column(r, t, seat), t->drawn[seat]);
    EACH(seat, before) to = append(to, column(r, t, seat), t->drawn[seat]);
    return to;
}

INLINE uint8_t *append_turned_over(struct round *r, const struct table *t, uint8_t *to, int winner) {
    unsigned before = t->in & (bit(winner) - 1);
    int rows = 0;
    EACH(seat, t->in) rows = most(rows, t->drawn[seat]);
    for (int row = rows - 1; row >= 0; row--) {
        EACH(seat, t->in & ~before) if (row < t->drawn[seat]) *to++ = column(r, t, seat)[row];
        EACH(seat, before) if (row < t->drawn[seat]) *to++ = column(r, t, seat)[row];
    }
    return to;
}

/* A stable counting sort by height. */
INLINE uint8_t *append_highest_first(struct round *r, const struct table *t, uint8_t *to) {
    uint8_t cards[MOST_CARDS + SLACK];
    int count = (int)(append_columns(r, t, cards, 0) - cards), place[RANKS] = {0}, next = 0;
    int flip = r->rules->lowest_wins ? 0 : RANKS - 1; /* the strength of the highest card comes first */
    for (int i = 0; i < count; i++) place[(cards[i] / SUITS) ^ flip]++;
    for (int rank = 0; rank < RANKS; rank++) {
        int cards_of_rank = place[rank];
        place[rank] = next;
        next += cards_of_rank;
    }
    for (int i = 0; i < count; i++) to[place[(cards[i] / SUITS) ^ flip]++] = cards[i];
    return to + count;
}

INLINE uint8_t *append_picked_up(struct round *r, const struct table *t, uint8_t *to, int winner, int battle) {
    switch (r->rules->pick_up) {
    case SEAT_ORDER: return append_columns(r, t, to, 0);
    case LOSER_FIRST: return append_columns(r, t, to, winner + 1);
    case TURNED_OVER: return append_turned_over(r, t, to, winner);
    case HIGHEST_FIRST: return append_highest_first(r, t, to);
    default: break;
    }
    uint8_t *next = append_columns(r, t, to, winner);
    if (r->rules->pick_up == SHUFFLED) shuffle(to, (int)(next - to), pick_up_stream(r->deal, battle));
    return next;
}

INLINE void take(struct round *r, struct table *t, int winner, bool turned, bool as_left) {
    uint8_t *bottom = top(r, winner) + r->count[winner];
    uint8_t *next = append(bottom, r->pot, r->pot_count);
    next = as_left ? append_columns(r, t, next, 0) : append_picked_up(r, t, next, winner, r->battles + 1);
    r->count[winner] += (int)(next - bottom);
    r->clock_us += r->rules->taken_us[next - bottom];
    r->pot_count = 0;
    if (is_one(holders(r))) end(r, turned ? ALL_CARDS : SHORTAGE, winner);
}

INLINE void leave(struct round *r, struct table *t) {
    r->clock_us += r->rules->left_us;
    r->pot_count = (int)(append_columns(r, t, r->pot + r->pot_count, 0) - r->pot);
}

INLINE void put_out(struct round *r, struct table *t, int seat) {
    if (r->count[seat]) r->clock_us += r->rules->put_out_us;
    draw(r, t, seat, r->count[seat]);
}

NOINLINE void share_shortage(struct round *r, struct table *t, unsigned short_seats) {
    unsigned others = holders(r) & ~short_seats;
    if (!others) {
        leave(r, t);
        end(r, EQUAL_SHORTAGE, NOBODY);
        return;
    }
    EACH(seat, short_seats) put_out(r, t, seat);
    if (is_one(others)) take(r, t, first_seat(others), false, true);
    else leave(r, t);
}

/* Decides a tie in which a warrior is short, before anything is laid; false where the battle is over with it. */
NOINLINE bool muster(struct round *r, struct table *t, unsigned warriors, unsigned tied, int need,
                     int lays[MOST_SEATS]) {
    enum shortage rule = (enum shortage)r->rules->shortage;
    int fewest_able = MOST_CARDS, greatest = 0;
    unsigned able = 0, deciding = rule == LAST_CARD_STAYS ? tied : warriors; /* all of these at 0: equally short */
    EACH(seat, deciding) greatest = most(greatest, r->count[seat]);
    if (rule == DRAWS) {
        leave(r, t);
        end(r, SHORTAGE, NOBODY);
        return false;
    }
    int enough = rule == LOSES ? least(need, greatest) : rule == LAST_CARD_STAYS ? 0 : 1;
    if (rule != LOSES && !greatest) return share_shortage(r, t, deciding), false;
    EACH(seat, warriors) if (r->count[seat] >= enough) {
        able |= bit(seat);
        fewest_able = least(fewest_able, r->count[seat]);
    }
    EACH(seat, warriors & ~able) put_out(r, t, seat);
    if (rule == LOSES && greatest < need && !is_one(able)) return share_shortage(r, t, able), false;
    if (is_one(able)) return take(r, t, first_seat(able), false, false), false;
    if (rule == EQUAL_FORCE) need = least(need, fewest_able);
    EACH(seat, able) lays[seat] = least(need, r->count[seat]);
    t->fighters = able;
    return true;
}

INLINE unsigned best(const struct table *t, int *strength) {
    unsigned tied = 0;
    int greatest = 0;
    EACH(seat, t->fighters) {
        int own = t->face_up[seat] / SUITS;
        tied = own > greatest ? bit(seat) : own == greatest ? tied | bit(seat) : tied;
        greatest = most(own, greatest);
    }
    *strength = greatest;
    return tied;
}

INLINE void declare_war(struct round *r, int depth) {
    r->wars++;
    r->longest_war = most(r->longest_war, depth);
    r->depths[depth]++;
}

/* Turns the cards and fights the wars, up to where the pot is taken or left. */
INLINE void fight(struct round *r, struct table *t) {
    int strength, depth = 0;
    EACH(seat, t->in) {
        t->drawn[seat] = 0;
        t->face_up[seat] = *top(r, seat);
        draw(r, t, seat, 1);
    }
    unsigned tied;
    while (tied = best(t, &strength), !is_one(tied)) {
        unsigned warriors = r->rules->all_fight ? t->fighters : tied;
        int need = r->rules->need[strength], lays[MOST_SEATS], laid = 1, short_seats = 0;
        declare_war(r, ++depth);
        r->clock_us += r->rules->call_us + (depth > 1 ? r->rules->again_call_us : 0);
        EACH(seat, warriors) {
            lays[seat] = need;
            short_seats += r->count[seat] < need;
        }
        t->fighters = warriors;
        r->clock_us += short_seats ? r->rules->short_us : 0;
        if (short_seats && !muster(r, t, warriors, tied, need, lays)) return;
        EACH(seat, t->fighters) {
            laid = most(laid, lays[seat]);
            draw(r, t, seat, lays[seat]);
            t->face_up[seat] = top(r, seat)[-1]; /* the one that it had where it lays none */
        }
        r->clock_us += r->rules->fight_us[laid - 1] + (depth > 1 ? r->rules->again_fight_us : 0);
    }
    take(r, t, first_seat(tied), true, false);
}

NOINLINE void play_battle(struct round *r) {
    struct table t;
    t.in = t.fighters = holders(r);
    EACH(seat, t.in) if (r->head[seat] > MOVE_BACK_AT) move_back(r, seat, 0);
    fight(r, &t);
    r->battles++;
    for (int seat = 0; seat < r->rules->seats; seat++) r->low[seat] = least(r->low[seat], r->count[seat]);
    if (r->rules->trip_limit) EACH(seat, t.in) r->played[seat] += t.drawn[seat];
    if (r->reason == GOES_ON) look_at_limits(r);
}

#endif
