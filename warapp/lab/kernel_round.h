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
enum { MOST_SEATS = 6, MOST_CARDS = 56, MOST_DEPTH = 64, RANKS = 16, MOST_FACE_DOWN = 15, MOST_WORTH = 512 };
/* Copies are of 16 cards, and so end behind the last one. Piles that lie a multiple of 4096 apart would stall loads. */
enum { SLACK = 80, PILE_ROOM = 1088, MOVE_BACK_AT = PILE_ROOM - 256, PILE_SIZE = PILE_ROOM + SLACK };
enum shortage { LOSES, LAST_CARD, LAST_CARD_STAYS, EQUAL_FORCE, DRAWS };
enum pick_up { WINNER_FIRST, LOSER_FIRST, SEAT_ORDER, TURNED_OVER, HIGHEST_FIRST, SHUFFLED };
enum reason { ALL_CARDS, SHORTAGE, EQUAL_SHORTAGE, BATTLE_LIMIT, TRIP_LIMIT, TIME_LIMIT, ENDLESS, REASONS };
enum { GOES_ON = -1, NOBODY = -1, NEVER = -1 };
/* There are two places more than there can be, and some room behind them, so that all are handled at once. */
enum { PLACES = 8, PLACE_ROOM = 16, GONE = PLACES };

/* A card is its strength (1 to 15, the greatest takes the pot) times 4, plus 0 to 3 for its suit. */
enum { SUITS = 4 };

INLINE bool same_rank(unsigned card, unsigned other) { return (card ^ other) < SUITS; }

/* What kernel.py fills in; 0 stands for no limit. */
struct rules {
    int64_t time_limit_us, taken_us[MOST_CARDS + 1], left_us; /* a battle by its pot, and where that is left */
    int64_t call_us, fight_us[MOST_FACE_DOWN + 1];
    int64_t again_call_us, again_fight_us; /* what a battle's later wars take more, or less */
    int64_t short_us, put_out_us;
    int64_t war_us[RANKS]; /* a war that nobody is short in, by the strength of the tie */
    int64_t same_war_us;   /* the same, where the cards of a full war don't follow the rank */
    int32_t seats, deck_size;
    int32_t all_fight, lowest_wins, most_cards_win;
    int32_t shortage, pick_up;
    int32_t battle_limit, trip_limit;
    int32_t worthy;            /* the strength of the cards that are worth 1 each, or 0 where each is worth its rank */
    int32_t same_need;         /* the cards of a full war, or 0 where they follow the rank */
    int32_t dealt[MOST_SEATS]; /* how many cards each seat is dealt */
    uint8_t deck[64];
    uint8_t need[RANKS]; /* the cards of a full war, by the strength of the tie */
};

struct position {
    int count[MOST_SEATS], pot_count;
    uint8_t cards[MOST_SEATS][MOST_CARDS], pot[MOST_CARDS];
};

/* A round. Those still in it have the places from 0 on, in the order of their seats; when one is out those behind it
   move up. The pile of place p is count[p] cards from pile[row[p]] + head[p] on, the top first; the last two places
   have the rows 0 and 1. Cards are never moved up when the top is drawn: the head moves on, and the pile is moved back
   before its room ends. */
struct round {
    const struct rules *rules;
    uint64_t deal;
    int64_t clock_us; /* of the battles that were played */
    int battles, wars, longest_war, reason, winner; /* winner: a place */
    int in, leader, lead_changes; /* leader: the last place to hold the most cards alone, NOBODY, or GONE */
    uint8_t seat[PLACES], row[PLACES], count[PLACES], low[PLACES]; /* low: the fewest cards after any battle */
    int head[PLACE_ROOM], behind[PLACE_ROOM]; /* behind: the battles after which another had more cards */
    int held[PLACE_ROOM], played[PLACE_ROOM], trips; /* kept under a trip limit only */
    int pot_count, next_checkpoint;
    int outs, out_after[MOST_SEATS]; /* the battles after which seats had no cards, the first first */
    uint8_t out_seat[MOST_SEATS];    /* which they were */
    uint16_t worth[MOST_SEATS];      /* by seat */
    int64_t *depths; /* wars declared by depth; shared by all rounds of a tally */
    uint8_t pot[MOST_CARDS + SLACK];
    struct position checkpoint; /* by place; kept where the endless detection compares */
    uint8_t pile[MOST_SEATS][PILE_SIZE];
    uint8_t trace[PILE_SIZE]; /* of a run of two: the cards of the first place after each battle */
};

/* ---- randomness, as in the engine: SplitMix64, Lemire on whole outputs, Fisher-Yates from the last place down ---- */

static const uint64_t GAMMA = 0x9e3779b97f4a7c15u;

/* Mixes all but the lower half, whose last step is still to come. */
INLINE uint64_t mix_upper_half(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    return (z ^ (z >> 27)) * 0x94d049bb133111ebu;
}

INLINE uint64_t mix(uint64_t z) {
    z = mix_upper_half(z);
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
INLINE unsigned bit(int place) { return 1u << place; }

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

INLINE int first_place(unsigned places) { return lowest_bit(places); }

INLINE bool is_one(unsigned places) { return !(places & (places - 1)); }

#define EACH(place, places) \
    for (unsigned left_##place = (places), place; left_##place && (place = (unsigned)first_place(left_##place), 1); \
         left_##place &= left_##place - 1)

/* ---- some bytes as one number, the first in its lowest byte ---- */

#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__)
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define SWAPPED_BYTES
#endif
#endif

INLINE uint64_t load_word(const uint8_t *from) {
    uint64_t word;
    memcpy(&word, from, 8);
#if defined(SWAPPED_BYTES)
    word = __builtin_bswap64(word);
#endif
    return word;
}

INLINE void store_word(uint8_t *to, uint64_t word) {
#if defined(SWAPPED_BYTES)
    word = __builtin_bswap64(word);
#endif
    memcpy(to, &word, 8);
}

static const uint64_t LOWEST_BITS = 0x0101010101010101u, HIGHEST_BITS = 0x8080808080808080u;

/* In what follows all bytes are below 128, and what is returned are highest bits of bytes. */
INLINE uint64_t zero_bytes(uint64_t bytes) { return (HIGHEST_BITS - bytes) & HIGHEST_BITS; }
INLINE uint64_t not_below(uint64_t bytes, uint64_t others) { return ((bytes | HIGHEST_BITS) - others) & HIGHEST_BITS; }

INLINE uint64_t all_bits(uint64_t highest_bits) { return highest_bits - (highest_bits >> 7); } /* but the highest */

INLINE uint64_t lesser(uint64_t bytes, uint64_t others) {
    return bytes ^ ((bytes ^ others) & all_bits(not_below(bytes, others)));
}

INLINE uint64_t greater(uint64_t bytes, uint64_t others) {
    return others ^ ((bytes ^ others) & all_bits(not_below(bytes, others)));
}

INLINE unsigned greatest_byte(uint64_t bytes) {
    bytes = greater(bytes, bytes >> 32);
    bytes = greater(bytes, bytes >> 16);
    return (unsigned)greater(bytes, bytes >> 8) & 0xff;
}

/* Returns the highest bits of bytes one beside the other. */
INLINE unsigned gathered(uint64_t highest_bits) { return (unsigned)((highest_bits >> 7) * 0x0102040810204080u >> 56); }

INLINE uint64_t byte_at(unsigned byte, int place) { return (uint64_t)byte << (8 * place); }
INLINE uint64_t bytes_before(int place) { return byte_at(1, place) - 1; } /* place is below 8 */

INLINE uint16_t swapped_pair(uint16_t pair) { return (uint16_t)(pair >> 8 | pair << 8); }

INLINE void store_pair(uint8_t *to, uint16_t pair) {
#if defined(SWAPPED_BYTES)
    pair = swapped_pair(pair);
#endif
    memcpy(to, &pair, 2);
}

/* Appends cards, 16 at a time: what is written too much is written over, or lies behind the pile. */
INLINE uint8_t *append(uint8_t *to, const uint8_t *from, int count) {
    for (int i = 0; i < count; i += 16) memmove(to + i, from + i, 16);
    return to + count;
}

INLINE uint8_t *top(struct round *r, int place) { return r->pile[r->row[place]] + r->head[place]; }

INLINE void move_pile(struct round *r, int place, int row) {
    uint8_t cards[64];
    memcpy(cards, top(r, place), sizeof cards);
    memcpy(r->pile[row], cards, sizeof cards);
    r->row[place] = (uint8_t)row;
    r->head[place] = 0;
}

INLINE void move_back(struct round *r, int place) { move_pile(r, place, r->row[place]); }

INLINE void make_room(struct round *r) {
    int furthest = 0;
    for (int place = 0; place < MOST_SEATS; place++) furthest = most(furthest, r->head[place]);
    for (int place = 0; UNLIKELY(furthest > MOVE_BACK_AT) && place < r->in; place++)
        if (r->head[place] > MOVE_BACK_AT) move_back(r, place);
}

INLINE unsigned holders(const struct round *r) {
    return gathered(zero_bytes(load_word(r->count)) ^ HIGHEST_BITS) & (bit(r->in) - 1);
}

INLINE void close_bytes(uint8_t *bytes, int out) {
    const uint64_t all = load_word(bytes), before = bytes_before(out);
    store_word(bytes, (all & before) | (all >> 8 & ~before));
}

INLINE void close_numbers(int *numbers, int out) {
    int behind[PLACES];
    memcpy(behind, numbers + out + 1, sizeof behind);
    memcpy(numbers + out, behind, sizeof behind);
}

/* Takes a place out of the round, and lets those behind it move up. */
INLINE void close_place(struct round *r, int out) {
    r->in--;
    close_bytes(r->seat, out);
    close_bytes(r->row, out);
    close_bytes(r->count, out);
    close_bytes(r->low, out);
    close_numbers(r->head, out);
    close_numbers(r->behind, out);
    close_numbers(r->held, out);
    close_numbers(r->played, out);
    if (r->leader == out) r->leader = GONE;
    else if (r->leader > out && r->leader != GONE) r->leader--;
}

/* Notes who has no cards, and if the round goes on takes them out of it. */
NOINLINE void close_places(struct round *r) {
    const unsigned all = bit(r->in) - 1;
    unsigned out = all & ~holders(r);
    EACH(place, out) {
        r->out_after[r->outs] = r->battles;
        r->out_seat[r->outs++] = r->seat[place];
    }
    if (r->reason != GOES_ON) return;
    for (; out; out = (bit(r->in) - 1) & ~holders(r)) close_place(r, first_place(out));
    r->checkpoint.count[0] = NEVER; /* a position with more seats doesn't come again */
    for (int place = 0; r->in == 2 && place < 2; place++) move_pile(r, place, place);
}

/* ---- the end of a round ---- */

INLINE void end(struct round *r, int reason, int winner) {
    r->reason = reason;
    r->winner = winner;
}

NOINLINE void end_at_limit(struct round *r, int reason) {
    int leader = 0, shared = 0;
    for (int place = 1; place < r->in; place++) {
        if (r->count[place] > r->count[leader]) leader = place, shared = 0;
        else if (r->count[place] == r->count[leader]) shared = 1;
    }
    end(r, reason, r->rules->most_cards_win && !shared ? leader : NOBODY);
}

INLINE bool may_be_endless(const struct rules *rules) { return !rules->battle_limit && !rules->trip_limit; }
INLINE bool compares(const struct rules *rules) { return may_be_endless(rules) && rules->pick_up != SHUFFLED; }

INLINE void set_checkpoint(struct round *r) {
    struct position *p = &r->checkpoint;
    for (int place = 0; place < r->in; place++) {
        p->count[place] = r->count[place];
        memcpy(p->cards[place], top(r, place), MOST_CARDS);
    }
    p->pot_count = r->pot_count;
    memcpy(p->pot, r->pot, MOST_CARDS);
    r->next_checkpoint = r->battles ? 2 * r->battles : 1; /* Brent: at every power of two */
}

INLINE bool repeats(struct round *r) {
    const struct position *p = &r->checkpoint;
    for (int place = 0; place < r->in; place++)
        if (r->count[place] != p->count[place]) return false;
    for (int place = 0; place < r->in; place++)
        if (memcmp(top(r, place), p->cards[place], (size_t)p->count[place])) return false;
    return r->pot_count == p->pot_count && !memcmp(r->pot, p->pot, (size_t)p->pot_count);
}

INLINE void end_trip(struct round *r) {
    for (int place = 0; place < r->in; place++)
        if (r->played[place] < r->held[place]) return;
    r->trips++;
    for (int place = 0; place < r->in; place++) r->held[place] = r->count[place], r->played[place] = 0;
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

/* How many battles without a war there are to the time limit. */
NOINLINE int battles_to_time(const struct round *r, int64_t clock_us) {
    const int64_t battle_us = r->rules->taken_us[r->in], left_us = r->rules->time_limit_us - clock_us;
    if (left_us <= 0) return 0;
    if (left_us >= MOST_BATTLES * battle_us) return MOST_BATTLES;
    return (int)((left_us + battle_us - 1) / battle_us);
}

/* How many cards everyone has to play at the most until the trip ends. */
INLINE int cards_to_trip(const struct round *r) {
    int most_cards = 1;
    for (int place = 0; place < r->in; place++) most_cards = most(most_cards, r->held[place] - r->played[place]);
    return most_cards;
}

/* How many battles without a war can be played before the limits must be looked at; at least 1. */
INLINE int battles_ahead(const struct round *r) {
    const struct rules *rules = r->rules;
    int ahead = rules->battle_limit ? rules->battle_limit - r->battles : MOST_BATTLES;
    if (may_be_endless(rules)) ahead = MOST_BATTLES - r->battles;
    if (compares(rules)) ahead = least(ahead, r->next_checkpoint - r->battles);
    if (rules->trip_limit) ahead = least(ahead, cards_to_trip(r));
    return rules->time_limit_us ? least(ahead, battles_to_time(r, r->clock_us)) : ahead;
}

/* ---- one battle, under any rules ---- */

struct table {
    unsigned fighters;     /* the places whose face-up card counts */
    int drawn[PLACES]; /* the columns: the cards just before the head of each pile */
    uint64_t face_up;    /* a byte for each place */
};

INLINE void draw(struct round *r, struct table *t, int place, int count) {
    r->head[place] += count;
    r->count[place] -= (uint8_t)count;
    t->drawn[place] += count;
}

INLINE const uint8_t *column(struct round *r, const struct table *t, int place) {
    return top(r, place) - t->drawn[place];
}

/* Returns the places clockwise from one on, in bytes; loops over them don't depend on where they begin. */
INLINE uint64_t clockwise(int first, int in) {
    const uint64_t all = 0x0706050403020100u & (((uint64_t)1 << (8 * in)) - 1);
    return all >> (8 * first) | all << (8 * (in - first) % 64);
}

/* Appends the columns clockwise, from place `first` on. */
INLINE uint8_t *append_columns(struct round *r, const struct table *t, uint8_t *to, int first) {
    uint64_t places = clockwise(first, r->in);
    for (int i = 0; i < r->in; i++, places >>= 8) {
        const int place = (int)(places & 7);
        to = append(to, column(r, t, place), t->drawn[place]);
    }
    return to;
}

INLINE uint8_t *append_turned_over(struct round *r, const struct table *t, uint8_t *to, int winner) {
    int rows = 0;
    for (int place = 0; place < r->in; place++) rows = most(rows, t->drawn[place]);
    for (int row = rows - 1; row >= 0; row--) {
        uint64_t places = clockwise(winner, r->in);
        for (int i = 0; i < r->in; i++, places >>= 8) {
            const int place = (int)(places & 7);
            *to = column(r, t, place)[row];
            to += row < t->drawn[place];
        }
    }
    return to;
}

enum { FEW_CARDS = 15 };

/* Sorts few cards by height, the highest first and equal ranks as they are: a counting sort whose counts are four bits
   of one number each. */
INLINE void sort_few(uint8_t *to, const uint8_t *cards, int count, bool lowest_wins) {
    const unsigned flip = lowest_wins ? 0 : RANKS - 1; /* the strength of the highest card comes first */
    uint64_t counts = 0, places;
    for (int i = 0; i < count; i++) counts += (uint64_t)1 << (cards[i] / SUITS ^ flip) * 4;
    places = counts * 0x1111111111111110u; /* how many cards come before each rank */
    for (int i = 0; i < count; i++) {
        const unsigned rank = (cards[i] / SUITS ^ flip) * 4;
        to[places >> rank & 15] = cards[i];
        places += (uint64_t)1 << rank;
    }
}

INLINE void sort_many(uint8_t *to, const uint8_t *cards, int count, bool lowest_wins) {
    const int flip = lowest_wins ? 0 : RANKS - 1;
    int place[RANKS] = {0}, next = 0;
    for (int i = 0; i < count; i++) place[(cards[i] / SUITS) ^ flip]++;
    for (int rank = 0; rank < RANKS; rank++) {
        int cards_of_rank = place[rank];
        place[rank] = next;
        next += cards_of_rank;
    }
    for (int i = 0; i < count; i++) to[place[(cards[i] / SUITS) ^ flip]++] = cards[i];
}

INLINE void sort_by_height(uint8_t *to, const uint8_t *cards, int count, bool lowest_wins) {
    if (count <= FEW_CARDS) sort_few(to, cards, count, lowest_wins);
    else sort_many(to, cards, count, lowest_wins);
}

INLINE uint8_t *append_highest_first(struct round *r, const struct table *t, uint8_t *to) {
    uint8_t cards[MOST_CARDS + SLACK];
    const int count = (int)(append_columns(r, t, cards, 0) - cards);
    sort_by_height(to, cards, count, r->rules->lowest_wins);
    return to + count;
}

INLINE uint8_t *append_picked_up(struct round *r, const struct table *t, uint8_t *to, int winner, int battle) {
    switch (r->rules->pick_up) {
    case SEAT_ORDER: return append_columns(r, t, to, 0);
    case LOSER_FIRST: return append_columns(r, t, to, winner + 1 < r->in ? winner + 1 : 0);
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
    r->count[winner] += (uint8_t)(next - bottom);
    r->clock_us += r->rules->taken_us[next - bottom];
    r->pot_count = 0;
    if (is_one(holders(r))) end(r, turned ? ALL_CARDS : SHORTAGE, winner);
}

INLINE void leave(struct round *r, struct table *t) {
    r->clock_us += r->rules->left_us;
    r->pot_count = (int)(append_columns(r, t, r->pot + r->pot_count, 0) - r->pot);
}

INLINE void put_out(struct round *r, struct table *t, int place) {
    if (r->count[place]) r->clock_us += r->rules->put_out_us;
    draw(r, t, place, r->count[place]);
}

NOINLINE void share_shortage(struct round *r, struct table *t, unsigned short_places) {
    unsigned others = holders(r) & ~short_places;
    if (!others) {
        leave(r, t);
        end(r, EQUAL_SHORTAGE, NOBODY);
        return;
    }
    EACH(place, short_places) put_out(r, t, place);
    if (is_one(others)) take(r, t, first_place(others), false, true);
    else leave(r, t);
}

/* Decides a tie in which a warrior is short, before anything is laid; false where the battle is over with it. */
NOINLINE bool muster(struct round *r, struct table *t, unsigned warriors, unsigned tied, int need,
                     int lays[PLACES]) {
    enum shortage rule = (enum shortage)r->rules->shortage;
    int fewest_able = MOST_CARDS, greatest = 0;
    unsigned able = 0, deciding = rule == LAST_CARD_STAYS ? tied : warriors; /* all of these at 0: equally short */
    EACH(place, deciding) greatest = most(greatest, r->count[place]);
    if (rule == DRAWS) {
        leave(r, t);
        end(r, SHORTAGE, NOBODY);
        return false;
    }
    int enough = rule == LOSES ? least(need, greatest) : rule == LAST_CARD_STAYS ? 0 : 1;
    if (rule != LOSES && !greatest) return share_shortage(r, t, deciding), false;
    EACH(place, warriors) if (r->count[place] >= enough) {
        able |= bit(place);
        fewest_able = least(fewest_able, r->count[place]);
    }
    EACH(place, warriors & ~able) put_out(r, t, place);
    if (rule == LOSES && greatest < need && !is_one(able)) return share_shortage(r, t, able), false;
    if (is_one(able)) return take(r, t, first_place(able), false, false), false;
    if (rule == EQUAL_FORCE) need = least(need, fewest_able);
    EACH(place, able) lays[place] = least(need, r->count[place]);
    t->fighters = able;
    return true;
}

INLINE unsigned face_up(const struct table *t, int place) { return (unsigned)(t->face_up >> (8 * place)) & 0xff; }

/* Returns the fighters with the best card, and its strength. */
INLINE unsigned best(const struct table *t, int *strength) {
    unsigned tied = 0, greatest = 0;
    for (int place = 0; place < MOST_SEATS; place++)
        greatest = greatest > face_up(t, place) ? greatest : face_up(t, place);
    for (int place = 0; place < MOST_SEATS; place++) tied |= (unsigned)same_rank(face_up(t, place), greatest) << place;
    *strength = (int)(greatest / SUITS);
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
    for (int place = 0; place < r->in; place++) {
        t->drawn[place] = 0;
        t->face_up |= byte_at(*top(r, place), place);
        draw(r, t, place, 1);
    }
    unsigned tied;
    while (tied = best(t, &strength), !is_one(tied)) {
        unsigned warriors = r->rules->all_fight ? t->fighters : tied;
        int need = r->rules->need[strength], lays[PLACES], laid = 1, short_places = 0;
        declare_war(r, ++depth);
        r->clock_us += r->rules->call_us + (depth > 1 ? r->rules->again_call_us : 0);
        EACH(place, warriors) {
            lays[place] = need;
            short_places += r->count[place] < need;
        }
        t->fighters = warriors;
        r->clock_us += short_places ? r->rules->short_us : 0;
        if (short_places && !muster(r, t, warriors, tied, need, lays)) return;
        t->face_up = 0;
        EACH(place, t->fighters) {
            laid = most(laid, lays[place]);
            draw(r, t, place, lays[place]);
            t->face_up |= byte_at(top(r, place)[-1], (int)place); /* the one that it had where it lays none */
        }
        r->clock_us += r->rules->fight_us[laid - 1] + (depth > 1 ? r->rules->again_fight_us : 0);
    }
    take(r, t, first_place(tied), true, false);
}

/* ---- runs of battles ---- */

enum next { LIMITS, BATTLE, LIMITS_THEN_BATTLE }; /* what is to be done after a run */

/* ---- what is counted after a battle ---- */

INLINE void lead(struct round *r, int place) {
    r->lead_changes += r->leader != NOBODY && r->leader != place;
    r->leader = place;
}

/* Returns the places with the most cards; who is alone with them leads. */
INLINE unsigned count_leader(struct round *r) {
    const uint64_t counts = load_word(r->count) & (bytes_before(r->in));
    const unsigned tied = gathered(not_below(counts, LOWEST_BITS * greatest_byte(counts)));
    if (is_one(tied)) lead(r, first_place(tied));
    return tied;
}

INLINE void count_cards(struct round *r) {
    const unsigned most_cards = count_leader(r);
    store_word(r->low, lesser(load_word(r->low), load_word(r->count)));
    for (int place = 0; place < PLACES; place++) r->behind[place] += 1 - (int)(most_cards >> place & 1);
    if (holders(r) != bit(r->in) - 1) close_places(r);
}

NOINLINE void play_battle(struct round *r) {
    struct table t = {.face_up = 0};
    t.fighters = bit(r->in) - 1;
    make_room(r);
    fight(r, &t);
    r->battles++;
    for (int place = 0; r->rules->trip_limit && place < r->in; place++) r->played[place] += t.drawn[place];
    count_cards(r);
    if (r->reason == GOES_ON) look_at_limits(r);
}

#endif
