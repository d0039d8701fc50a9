"use strict";

/** Finds symbols by everyday words, by names in other sets, and despite typing errors.
 *  The numbers are those of SymbolSearch.swift, so that both give the same order; a test compares them. */
class Search {
  /** @param symbols the symbols: {name, altText, category, aliases, keywords, others, base} */
  constructor(symbols) {
    this.symbols = symbols;
    this.phrases = [];  // for each symbol: {words, weight, wordWeight}
    this.bonuses = [];
    this.places = new Map();  // word → [symbol, phrase, …]
    this.squeezed = new Map();
    this.done = 0;
  }

  get isReady() { return this.sorted !== undefined; }

  /** Indexes more symbols for a number of milliseconds. Returns whether all are indexed. */
  prepare(milliseconds = Infinity) {
    const end = performance.now() + milliseconds;
    while (this.done < this.symbols.length) {
      this.read(this.done++);
      if (this.done % 64 === 0 && performance.now() > end) return false;
    }
    if (!this.isReady) {
      this.sorted = [...this.places.keys()].sort();
      this.stems = new Map();
      this.lengths = new Map();
      for (const word of this.sorted) {
        Search.add(this.stems, Words.stem(word), word);
        const bytes = Search.bytes(word);
        Search.add(this.lengths, bytes.length, [word, bytes]);
      }
    }
    return true;
  }

  static add(map, key, ...values) {
    const list = map.get(key);
    if (list) list.push(...values); else map.set(key, values);
  }

  read(index) {
    const symbol = this.symbols[index];
    const phrases = [
      [symbol.name, 140, 66], [symbol.altText, 104, 62], [symbol.category, 50, 24],
      ...symbol.aliases.map(alias => [alias, 110, 56]),
      ...symbol.keywords.map((keyword, number) =>
        [keyword, 98 - 2 * Math.min(number, 8), 52 - Math.min(number, 8)]),
      // Set 4 is the menus.
      ...symbol.others.map(({ set, name }) => [name, set === 4 ? 126 : 100, 44]),
    ].map(([text, weight, wordWeight]) => ({ words: Words.of(text), weight, wordWeight }));
    phrases.forEach(({ words }, number) => {
      for (const word of new Set(words)) Search.add(this.places, word, index, number);
      Search.add(this.squeezed, words.join(""), index, number);
    });
    this.phrases.push(phrases);
    const sets = new Set(symbol.others.map(other => other.set).filter(set => set !== 4)).size;
    this.bonuses.push(1.5 * sets - symbol.name.split(".").filter(Boolean).length - (symbol.base ? 14 : 0));
  }

  /** Returns the indices of matching symbols, best first; equal ones are sorted by name. */
  matches(text) {
    this.prepare();
    const words = Words.query(text);
    if (!words.length) return [];
    const best = new Map();
    const add = (symbol, score) => { if (score > (best.get(symbol) ?? -Infinity)) best.set(symbol, score); };
    // “A” can be a letter, and “Move to” an action.
    for (const form of [words, Words.of(text)]) {
      const places = this.squeezed.get(form.join("")) ?? [];
      for (let at = 0; at < places.length; at += 2) add(places[at], this.phrases[places[at]][places[at + 1]].weight);
    }
    const found = words.map(word => this.fits(word));
    for (const [symbol, score] of Search.all(found)) add(symbol, score);
    if (!best.size) for (const [symbol, score] of Search.some(found)) add(symbol, score);
    const matches = [...best].map(([symbol, score]) => [symbol, score + this.bonuses[symbol]]);
    const { symbols } = this;
    matches.sort((a, b) => b[1] - a[1]
      || (symbols[a[0]].name < symbols[b[0]].name ? -1 : symbols[a[0]].name > symbols[b[0]].name ? 1 : a[0] - b[0]));
    return matches.map(([symbol]) => symbol);
  }

  /** Returns the variant whose name a text is, if no library stores it and symtext makes it: {name, base}. Spaces may
   *  stand in place of dots. Whether a symbol can be filled is not known here, so that only enclosures may be. */
  variant(text) {
    const parts = text.trim().toLowerCase().split(/[\s.]+/).filter(Boolean);
    const name = parts.join("."), named = name => Gallery.symbol(name);
    if (parts.length < 2 || named(name)) return;
    for (let length = parts.length - 1; length; length--) {
      const base = named(parts.slice(0, length).join("."));
      if (!base || base.base || base.isDisplayOnly || base.library.isIcons) continue;
      const match = /^(\.slash)?(\.(?:circle|square|rectangle)(?:\.fill)?)?(?:\.badge(?:\.(.+))?)?$/.exec(`.${parts.slice(length).join(".")}`);
      if (match && (!match[3] || named(match[3]))) return { name, base };
    }
  }

  /** Returns the score of a word for each symbol that it matches. */
  fits(word) {
    const fits = new Map();
    const add = (spelling, factor) => {
      const places = this.places.get(spelling) ?? [];
      for (let at = 0; at < places.length; at += 2) {
        const phrase = this.phrases[places[at]][places[at + 1]];
        // A word of a longer phrase has a lower score.
        const score = factor * (phrase.wordWeight + 14 * (1 / phrase.words.length));
        if (score > (fits.get(places[at]) ?? 0)) fits.set(places[at], score);
      }
    };
    add(word, 1);
    for (const other of this.stems.get(Words.stem(word)) ?? []) if (other !== word) add(other, 0.95);
    if (word.length > 2) {
      for (const other of this.beginning(word)) {
        if (other !== word) add(other, 0.45 + 0.4 * word.length / other.length);
      }
    }
    if (!fits.size) for (const other of this.mistyped(word)) add(other, 0.7);
    return fits;
  }

  /** Yields the words with a prefix. */
  * beginning(word) {
    let low = 0, high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle] < word) low = middle + 1; else high = middle;
    }
    for (; low < this.sorted.length && this.sorted[low].startsWith(word); low++) yield this.sorted[low];
  }

  /** Returns the words nearest to an unknown word. They differ in one letter if it has four to seven letters, in two if
   *  it has more. */
  mistyped(word) {
    const letters = Search.bytes(word);
    if (letters.length <= 3) return [];
    let most = letters.length > 7 ? 2 : 1, near = [];
    for (let length = letters.length - most; length <= letters.length + most; length++) {
      for (const [other, bytes] of this.lengths.get(length) ?? []) {
        const distance = Words.distance(letters, bytes, most);
        if (distance > most) continue;
        if (distance < most) near = [];
        most = distance;
        near.push(other);
      }
    }
    return near;
  }

  static bytes(word) { return Search.encoder.encode(word); }
  static encoder = new TextEncoder();

  /** Yields the symbols that match all words. */
  static * all(found) {
    for (const symbol of found[0]?.keys() ?? []) {
      if (found.every(fits => fits.has(symbol))) yield [symbol, Search.mean(found, symbol)];
    }
  }

  /** Yields the symbols that match the most words, if no symbol matches all. */
  static * some(found) {
    const counts = new Map();
    for (const fits of found) for (const symbol of fits.keys()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    const most = Math.max(0, ...counts.values());
    if (!most || 2 * most < found.length) return;
    for (const [symbol, count] of counts) {
      if (count === most) yield [symbol, Search.mean(found.filter(fits => fits.has(symbol)), symbol) / 2];
    }
  }

  static mean(found, symbol) {
    return found.reduce((sum, fits) => sum + fits.get(symbol), 0) / found.length;
  }
}
