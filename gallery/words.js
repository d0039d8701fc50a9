"use strict";

/** Normalizes the words of names, descriptions and queries, so that words with the same meaning are equal.
 *  The rules are those of SearchWords.swift, so that the page finds the same symbols as `symtext symbols search`. */
const Words = {
  most: 400,

  idle: new Set(("icon icons symbol symbols button fa fas far bi lucide mdi the a an of to for my").split(" ")),

  /** Returns the words of a text in lowercase. shoppingCart, shopping_cart and “Shopping cart” give the same words. */
  of(text) {
    const words = [];
    let word = "", wasSmall = false, count = 0;
    for (const character of text) {
      if (++count > Words.most) break;
      // A possessive has the same word as its noun.
      if (character === "'" || character === "\u2019") continue;
      if (!/[\p{Alphabetic}\p{N}\p{M}+]/u.test(character)) {
        if (word) words.push(word);
        word = "";
        wasSmall = false;
        continue;
      }
      const lower = character.toLowerCase();
      if (character !== lower && wasSmall) {
        words.push(word);
        word = "";
      }
      wasSmall = character === lower && character !== character.toUpperCase();
      word += lower;
    }
    if (word) words.push(word);
    return words;
  },

  /** Returns the words of a query, without words such as “icon” and names of sets. */
  query(text) {
    const words = Words.of(text);
    const telling = words.filter(word => !Words.idle.has(word));
    return telling.length ? telling : words;
  },

  /** Returns an English word without its suffix. British and American spellings become equal. */
  stem(word) {
    if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
    let stem = word;
    const take = (ending, instead = "", atLeast = 3) => {
      if (!stem.endsWith(ending) || stem.length - ending.length < atLeast) return false;
      stem = stem.slice(0, -ending.length) + instead;
      return true;
    };
    if (!take("ies", "y") && !take("sses", "ss") && !take("ches", "ch") && !take("shes", "sh") && !take("xes", "x")
      && !stem.endsWith("ss") && !stem.endsWith("us") && !stem.endsWith("is")) take("s");
    if (take("ing") || take("ed")) {
      const [last, before] = [stem.at(-1), stem.at(-2)];
      // Remove a consonant that was doubled before the suffix.
      if (last === before && !"lsz".includes(last)) stem = stem.slice(0, -1);
      if (!take("tr", "ter")) take("is", "iz", 4);
    }
    if (!take("isation", "ization")) take("ise", "ize", 4);
    for (const letter of "blmv") stem = stem.replace(`${letter}our`, `${letter}or`);
    take("tre", "ter");
    if (stem === "gray") stem = "grey";
    if (stem.startsWith("aero")) stem = "air" + stem.slice(4);
    if (stem.length > 3) take("e");
    return stem;
  },

  /** Returns the number of letters to insert, delete, change or swap with a neighbour. Above `most` the result is
   *  inexact. */
  distance(a, b, most = Infinity) {
    let [before, last, row] = Words.rows, leastBefore = 0, least = 0;
    for (let j = 0; j <= b.length; j++) last[j] = j;
    for (let i = 0; i < a.length; i++) {
      row[0] = i + 1;
      leastBefore = least;
      least = i + 1;
      for (let j = 0; j < b.length; j++) {
        let cost = Math.min(last[j] + (a[i] === b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1);
        if (i && j && a[i] === b[j - 1] && a[i - 1] === b[j]) cost = Math.min(cost, before[j - 1] + 1);
        row[j + 1] = cost;
        if (cost < least) least = cost;
      }
      // No later row is less than the lesser of two.
      if (least > most && leastBefore > most) return most + 1;
      [before, last, row] = [last, row, before];
    }
    return last[b.length];
  },

  rows: [0, 1, 2].map(() => new Int32Array(2048)),
};
