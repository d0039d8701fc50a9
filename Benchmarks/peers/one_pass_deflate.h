// A zlib stream for a picture of one byte per pixel, for drawn surfaces with text. Each byte is a literal or begins a
// run that repeats the pixel to the left or the row above. One block with its own Huffman codes; no match search.
#ifndef ONE_PASS_DEFLATE_H
#define ONE_PASS_DEFLATE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { LEAST_RUN = 4, MOST_RUN = 258, END_OF_BLOCK = 256 };
enum { LITERALS = 286, DISTANCES = 30, LENGTH_CODES = 19, LONGEST_CODE = 15, LONGEST_LENGTH_CODE = 7 };

/// A prefix code: lengths in bits, and the codes with their first bit lowest, as in DEFLATE.
typedef struct {
  uint8_t lengths[LITERALS];
  uint16_t codes[LITERALS];
} HuffmanCode;

// Huffman codes

/// Sorts the symbols that occur, the rarest first.
static int sort_symbols(const uint32_t *frequencies, int count, int *symbols) {
  int used = 0;
  for (int symbol = 0; symbol < count; symbol++) {
    if (!frequencies[symbol]) continue;
    int place = used++;
    for (; place && frequencies[symbols[place - 1]] > frequencies[symbol]; place--) {
      symbols[place] = symbols[place - 1];
    }
    symbols[place] = symbol;
  }
  return used;
}

/// Counts the leaves of the Huffman tree at each depth; deeper leaves count at `limit`.
static void count_depths(const uint32_t *frequencies, const int *symbols, int leaves, int limit, int *counts) {
  uint32_t weights[2 * LITERALS];
  int parents[2 * LITERALS], depths[2 * LITERALS];
  const int nodes = 2 * leaves - 1;
  for (int i = 0; i < leaves; i++) weights[i] = frequencies[symbols[i]];
  int leaf = 0, inner = leaves;
  for (int node = leaves; node < nodes; node++) {
    weights[node] = 0;
    for (int child = 0; child < 2; child++) {
      const bool takes_leaf = leaf < leaves && (inner >= node || weights[leaf] <= weights[inner]);
      const int taken = takes_leaf ? leaf++ : inner++;
      weights[node] += weights[taken];
      parents[taken] = node;
    }
  }
  depths[nodes - 1] = 0;
  for (int node = nodes - 2; node >= 0; node--) {
    depths[node] = depths[parents[node]] + 1;
    if (node < leaves) counts[depths[node] < limit ? depths[node] : limit]++;
  }
}

/// Lengthens short codes until codes of at most `limit` bits suffice.
static void limit_depths(int *counts, int limit) {
  uint32_t taken = 0;
  for (int length = 1; length <= limit; length++) taken += (uint32_t)counts[length] << (limit - length);
  for (; taken > 1u << limit; taken--) {
    counts[limit]--;
    int length = limit - 1;
    while (!counts[length]) length--;
    counts[length]--;
    counts[length + 1] += 2;
  }
}

static void assign_codes(HuffmanCode *code, int count, const int *counts, int limit) {
  int next[LONGEST_CODE + 1] = {0};
  for (int length = 2; length <= limit; length++) next[length] = (next[length - 1] + counts[length - 1]) << 1;
  for (int symbol = 0; symbol < count; symbol++) {
    const int length = code->lengths[symbol];
    const int value = length ? next[length]++ : 0;
    code->codes[symbol] = 0;
    for (int bit = 0; bit < length; bit++) code->codes[symbol] |= (value >> bit & 1) << (length - 1 - bit);
  }
}

static void make_code(const uint32_t *frequencies, int count, int limit, HuffmanCode *code) {
  int symbols[LITERALS], counts[LONGEST_CODE + 1] = {0};
  const int used = sort_symbols(frequencies, count, symbols);
  memset(code->lengths, 0, sizeof code->lengths);
  if (used == 1) counts[1] = 1;
  if (used > 1) {
    count_depths(frequencies, symbols, used, limit, counts);
    limit_depths(counts, limit);
  }
  int symbol = 0;
  for (int length = limit; length > 0; length--) {
    for (int i = 0; i < counts[length]; i++) code->lengths[symbols[symbol++]] = length;
  }
  assign_codes(code, count, counts, limit);
}

// Bits

typedef struct {
  uint8_t *end;
  uint64_t bits;
  int count;
} BitWriter;

/// At most 48 bits may be written between two flushes.
static inline void put_bits(BitWriter *writer, uint64_t bits, int count) {
  writer->bits |= bits << writer->count;
  writer->count += count;
}

/// Writes the complete bytes; up to seven bits remain.
static inline void flush_bits(BitWriter *writer) {
  memcpy(writer->end, &writer->bits, sizeof writer->bits);
  writer->end += writer->count >> 3;
  writer->bits >>= writer->count & ~7;
  writer->count &= 7;
}

static inline void put_symbol(BitWriter *writer, const HuffmanCode *code, int symbol) {
  put_bits(writer, code->codes[symbol], code->lengths[symbol]);
}

// Runs

/// A DEFLATE symbol for a length or distance, and its extra bits.
typedef struct {
  uint16_t symbol, extra_bits, extra;
} Slot;

static Slot length_slots[MOST_RUN + 1];

static void fill_length_slots(void) {
  int length = 3;
  for (int symbol = 257; symbol < 285; symbol++) {
    const int extra_bits = symbol < 265 ? 0 : (symbol - 261) / 4;
    for (int extra = 0; extra < 1 << extra_bits; extra++) {
      length_slots[length++] = (Slot){symbol, extra_bits, extra};
    }
  }
  length_slots[MOST_RUN] = (Slot){285, 0, 0};
}

static Slot distance_slot(uint32_t distance) {
  distance--;
  if (distance < 4) return (Slot){distance, 0, 0};
  const int top = 31 - __builtin_clz(distance);
  return (Slot){2 * top + (distance >> (top - 1) & 1), top - 1, distance & ((1u << (top - 1)) - 1)};
}

static inline int common_length(const uint8_t *a, const uint8_t *b, int most) {
  int length = 0;
  for (; length + 8 <= most; length += 8) {
    uint64_t x, y;
    memcpy(&x, a + length, 8);
    memcpy(&y, b + length, 8);
    if (x != y) return length + (__builtin_ctzll(x ^ y) >> 3);
  }
  while (length < most && a[length] == b[length]) length++;
  return length;
}

/// A run has the mark, its length, and a flag if it repeats the row above; all others are literals.
enum { RUN_MARK = 1u << 31 };
typedef struct {
  uint32_t *tokens;
  int count;
  uint32_t literals[LITERALS], distances[DISTANCES];
  Slot left, above;
} Runs;

static void find_runs(const uint8_t *rows, int stride, int height, Runs *runs) {
  int count = 0;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = rows + (size_t)y * stride;
    for (int x = 0; x < stride;) {
      const int rest = stride - x, most = x == 0 ? 0 : rest < MOST_RUN ? rest : MOST_RUN;
      int length = y ? common_length(row + x, row + x - stride, most) : 0;
      bool is_above = true;
      if (length < most && x > 1) {
        const int left = common_length(row + x, row + x - 1, most);
        if (left > length) {
          length = left;
          is_above = false;
        }
      }
      if (length >= LEAST_RUN) {
        runs->literals[length_slots[length].symbol]++;
        runs->distances[is_above ? runs->above.symbol : runs->left.symbol]++;
        runs->tokens[count++] = RUN_MARK | length << 1 | is_above;
        x += length;
      } else {
        runs->literals[row[x]]++;
        runs->tokens[count++] = row[x++];
      }
    }
  }
  runs->count = count;
}

// The block

/// Code lengths as DEFLATE compresses them: 16 repeats the last one, 17 and 18 repeat zeros.
typedef struct {
  uint8_t symbols[LITERALS + DISTANCES], extras[LITERALS + DISTANCES];
  int count;
  uint32_t frequencies[LENGTH_CODES];
} ShortLengths;

static void put_length(ShortLengths *lengths, int symbol, int extra) {
  lengths->symbols[lengths->count] = symbol;
  lengths->extras[lengths->count++] = extra;
  lengths->frequencies[symbol]++;
}

static void shorten(const uint8_t *all, int count, ShortLengths *lengths) {
  for (int i = 0; i < count;) {
    int end = i;
    while (end < count && all[end] == all[i]) end++;
    int rest = end - i;
    if (all[i]) {
      put_length(lengths, all[i], 0);
      rest--;
    }
    while (rest >= 3) {
      const int most = all[i] ? 6 : 138, part = rest < most ? rest : most;
      if (all[i]) put_length(lengths, 16, part - 3);
      else if (part < 11) put_length(lengths, 17, part - 3);
      else put_length(lengths, 18, part - 11);
      rest -= part;
    }
    while (rest-- > 0) put_length(lengths, all[i], 0);
    i = end;
  }
}

static int used_symbols(const uint8_t *lengths, int count, int least) {
  while (count > least && !lengths[count - 1]) count--;
  return count;
}

static void write_codes(BitWriter *writer, const HuffmanCode *literals, const HuffmanCode *distances) {
  static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  const int literal_count = used_symbols(literals->lengths, LITERALS, 257);
  const int distance_count = used_symbols(distances->lengths, DISTANCES, 1);
  uint8_t all[LITERALS + DISTANCES];
  memcpy(all, literals->lengths, literal_count);
  memcpy(all + literal_count, distances->lengths, distance_count);
  ShortLengths lengths = {0};
  shorten(all, literal_count + distance_count, &lengths);
  HuffmanCode code;
  make_code(lengths.frequencies, LENGTH_CODES, LONGEST_LENGTH_CODE, &code);

  int count = LENGTH_CODES;
  while (count > 4 && !code.lengths[order[count - 1]]) count--;
  put_bits(writer, literal_count - 257, 5);
  put_bits(writer, distance_count - 1, 5);
  put_bits(writer, count - 4, 4);
  flush_bits(writer);
  for (int i = 0; i < count; i++) {
    put_bits(writer, code.lengths[order[i]], 3);
    flush_bits(writer);
  }
  static const uint8_t extra_bits[LENGTH_CODES] = {[16] = 2, [17] = 3, [18] = 7};
  for (int i = 0; i < lengths.count; i++) {
    put_symbol(writer, &code, lengths.symbols[i]);
    put_bits(writer, lengths.extras[i], extra_bits[lengths.symbols[i]]);
    flush_bits(writer);
  }
}

static void write_runs(BitWriter *to, const Runs *runs, const HuffmanCode *literals, const HuffmanCode *distances) {
  BitWriter writer = *to;
  for (int i = 0; i < runs->count; i++) {
    const uint32_t token = runs->tokens[i];
    if (token & RUN_MARK) {
      const Slot length = length_slots[token >> 1 & 511], distance = token & 1 ? runs->above : runs->left;
      put_symbol(&writer, literals, length.symbol);
      put_bits(&writer, length.extra, length.extra_bits);
      put_symbol(&writer, distances, distance.symbol);
      put_bits(&writer, distance.extra, distance.extra_bits);
    } else {
      put_symbol(&writer, literals, token);
    }
    flush_bits(&writer);
  }
  put_symbol(&writer, literals, END_OF_BLOCK);
  flush_bits(&writer);
  *to = writer;
}

/// Writes the stream and returns its size; `adler` is the Adler-32 of all rows. `tokens` needs one entry per byte,
/// `stream` two bytes per byte plus 1,024. Call `fill_length_slots` once before.
static size_t deflate_rows(const uint8_t *rows, int stride, int height, uint32_t adler, uint32_t *tokens,
                           uint8_t *stream) {
  Runs runs = {.tokens = tokens, .left = distance_slot(1), .above = distance_slot(stride)};
  find_runs(rows, stride, height, &runs);
  runs.literals[END_OF_BLOCK] = 1;
  HuffmanCode literals, distances;
  make_code(runs.literals, LITERALS, LONGEST_CODE, &literals);
  make_code(runs.distances, DISTANCES, LONGEST_CODE, &distances);

  stream[0] = 0x78;
  stream[1] = 0x01;
  BitWriter writer = {.end = stream + 2};
  put_bits(&writer, 1, 1);  // The last block …
  put_bits(&writer, 2, 2);  // … with its own codes.
  write_codes(&writer, &literals, &distances);
  write_runs(&writer, &runs, &literals, &distances);
  if (writer.count) *writer.end++ = writer.bits;
  for (int shift = 24; shift >= 0; shift -= 8) *writer.end++ = adler >> shift;
  return writer.end - stream;
}

#endif
