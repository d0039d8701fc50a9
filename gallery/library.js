"use strict";

/** What the data scripts give the page: an index first, then parts as they are needed. */
const Gallery = {
  libraries: [],
  data: undefined,
  waiting: new Map(),

  /** Takes the index. */
  index(data) {
    Gallery.data = data;
    const others = new Map(data.otherNames.split("\n").filter(Boolean).map(line => {
      const [name, ...names] = line.split("\t");
      return [name, names.map(text => ({ set: Number(text[0]), name: text.slice(1) }))];
    }));
    Gallery.libraries = data.libraries.map((library, place) => new Library(library, place, others));
    Gallery.symbols = Gallery.libraries.flatMap(library => library.symbols);
  },

  /** Takes a part. */
  part(library, number, data) { Gallery.libraries[library].receive(number, data); },

  /** Takes a font that stands in the page itself. */
  font(name, base64) { Gallery.fonts.set(name, base64); },
  fonts: new Map(),

  /** Whether all is in one file. */
  get isSingle() { return !document.querySelector('link[href="gallery.css"]'); },

  /** Waits until the whole page is there, with the parts that stand in it. */
  whole: document.readyState === "loading"
    ? new Promise(done => document.addEventListener("DOMContentLoaded", done, { once: true })) : Promise.resolve(),

  /** Loads a script from beside the page, once. */
  load(address) {
    return new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = address;
      script.onload = () => { script.remove(); done(); };
      script.onerror = () => { script.remove(); fail(new Error(`${address} cannot be loaded`)); };
      document.head.append(script);
    });
  },

  /** The symbol of a name that an address has: LIBRARY~NAME, or NAME of the first library that has it. */
  symbol(text) {
    const [, place, name] = /^(?:(\d+)~)?(.*)$/s.exec(text);
    const libraries = place === undefined ? Gallery.libraries : [Gallery.libraries[place]].filter(Boolean);
    for (const library of libraries) {
      const symbol = library.named(name);
      if (symbol) return symbol;
    }
  },

  /** How an address names a symbol. */
  address(symbol) {
    return Gallery.symbol(symbol.name) === symbol ? symbol.name : `${symbol.library.place}~${symbol.name}`;
  },
};

/** A library, and what is known of its symbols. */
class Library {
  constructor(data, place, others) {
    Object.assign(this, data);
    this.place = place;
    const split = text => text.split("\n");
    const [names, altTexts, aliases, keywords, bases] =
      [data.names, data.altTexts, data.aliases, data.keywords, data.bases].map(split);
    const list = text => text ? text.split(",") : [];
    this.symbols = names.map((name, index) => ({
      library: this, index, name, altText: altTexts[index] || Library.plainWords(name), category: "",
      aliases: list(aliases[index]), keywords: list(keywords[index]), base: bases[index],
      others: others.get(name) ?? [],
    }));
    let start = 0;
    for (const [category, count] of data.categories) {
      for (let index = start; index < start + count; index++) this.symbols[index].category = category;
      start += count;
    }
    this.starts = [0];
    for (const count of data.parts) this.starts.push(this.starts.at(-1) + count);
    this.loads = [];
    this.contents = [];
    this.faces = new Map();
    this.fontLoads = new Map();
    this.byName = undefined;
    this.variations = data.weights.map(([value, coordinate]) => [value, coordinate / 16384]);
  }

  static plainWords(name) {
    const words = name.split(/[.\-_ ]+/).filter(Boolean).join(" ");
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  }

  named(name) {
    if (!this.byName) {
      this.byName = new Map();
      for (const symbol of this.symbols) for (const alias of symbol.aliases) this.byName.set(alias, symbol);
      for (const symbol of this.symbols) this.byName.set(symbol.name, symbol);
    }
    return this.byName.get(name);
  }

  /** The part that a symbol is in. */
  part(index) {
    let low = 0, high = this.starts.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= index) low = middle; else high = middle;
    }
    return low;
  }

  // Outlines, and what else is said.

  /** What is known of a symbol beside its names, if it is there already: {details, glyphs, forms, pens}. */
  known(symbol) {
    const part = this.part(symbol.index);
    return this.contents[part]?.[symbol.index - this.starts[part]];
  }

  /** Waits for it. */
  async details(symbol) {
    const part = this.part(symbol.index);
    if (!this.contents[part]) {
      this.loads[part] ??= (async () => {
        if (!this.received?.[part]) await Gallery.whole;
        if (!this.received?.[part]) await Gallery.load(`data/${this.place}-${part}.js`);
        const { symbols, outlines } = this.received[part];
        this.received[part] = undefined;
        const drawings = await Outlines.read(outlines, symbols.length, this.scales, this.isIcons);
        this.contents[part] = symbols.map((details, index) => ({ details, ...drawings[index] }));
      })();
      await this.loads[part];
    }
    return this.known(symbol);
  }

  receive(part, data) { (this.received ??= [])[part] = data; }

  // Fonts

  /** The character that shows a symbol in the fonts of the page. */
  character(symbol) { return String.fromCodePoint(0xF0000 + symbol.index); }

  /** The name of the font that has a symbol at a scale. */
  fontName(symbol, scale) {
    return `${this.place}-${this.part(symbol.index)}-${this.scales.includes(scale) ? scale : "medium"}`;
  }

  /** The family that has a symbol at a scale, which begins to load. */
  family(symbol, scale) {
    const name = this.fontName(symbol, scale);
    this.load(name);
    return `g${name}`;
  }

  isLoaded(name) { return this.faces.get(name)?.status === "loaded"; }

  /** Waits for a font. Text that stands without it would be looked for in all fonts of the system. */
  load(name) {
    let load = this.fontLoads.get(name);
    if (!load) {
      load = (async () => {
        if (Gallery.isSingle && !Gallery.fonts.has(name)) await Gallery.whole;
        const base64 = Gallery.fonts.get(name);
        const source = base64 ? `url(data:font/woff2;base64,${base64})` : `url(fonts/${name}.woff2)`;
        const face = new FontFace(`g${name}`, source, { weight: "1 1000", display: "block" });
        document.fonts.add(face);
        this.faces.set(name, face);
        await face.load();
      })();
      this.fontLoads.set(name, load);
    }
    return load;
  }

  /** How much larger the symbols of a scale are where the font has no scales. */
  factor(scale) {
    if (this.scales.includes(scale)) return 1;
    return Library.scale(scale);
  }

  /** How much larger symbols of a scale are than medium ones. */
  static scale(scale) { return { small: 1 / 1.276, medium: 1, large: 1.647 / 1.276 }[scale]; }

  /** How thick strokes of a weight are at small scale, in cap heights. */
  stroke(weight) {
    const after = this.strokes.findIndex(([value]) => value >= weight);
    if (after === 0 || this.strokes.length === 1) return this.strokes[0][1];
    if (after < 0) return this.strokes.at(-1)[1];
    const [[low, from], [high, to]] = [this.strokes[after - 1], this.strokes[after]];
    return from + (to - from) * (weight - low) / (high - low);
  }

  /** The normalised coordinate of a weight. */
  coordinate(weight) {
    const points = this.variations;
    if (!points.length) return 0;
    if (weight <= points[0][0]) return points[0][1];
    for (let index = 1; index < points.length; index++) {
      const [[from, low], [to, high]] = [points[index - 1], points[index]];
      if (weight <= to) return low + (high - low) * (weight - from) / (to - from);
    }
    return points.at(-1)[1];
  }

  /** The weight whose strokes at small scale are so many cap heights thick. */
  weight(stroke) {
    const points = this.strokes;
    if (!points.length) return undefined;
    if (stroke <= points[0][1]) return points[0][0];
    for (let index = 1; index < points.length; index++) {
      const [[low, from], [high, to]] = [points[index - 1], points[index]];
      if (stroke <= to) return low + (high - low) * (stroke - from) / (to - from);
    }
    return points.at(-1)[0];
  }
}
