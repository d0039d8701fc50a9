"use strict";

/** The data of the page: an index first, then parts on demand. The data scripts call its functions. */
const Gallery = {
  libraries: [],
  data: undefined,
  waiting: new Map(),

  /** Receives the index. */
  index(data) {
    Gallery.data = data;
    const others = new Map(data.otherNames.split("\n").filter(Boolean).map(line => {
      const [name, ...names] = line.split("\t");
      return [name, names.map(text => ({ set: Number(text[0]), name: text.slice(1) }))];
    }));
    Gallery.libraries = data.libraries.map((library, place) => new Library(library, place, others));
    Gallery.symbols = Gallery.libraries.flatMap(library => library.symbols);
  },

  /** Receives a part. */
  part(library, number, data) { Gallery.libraries[library].receive(number, data); },

  /** Receives the player's data of a part. */
  moves(library, number, base64) { Gallery.libraries[library].moving[number] = base64; },

  /** Receives a font that is embedded in the page. */
  font(name, base64) { Gallery.fonts.set(name, base64); },
  fonts: new Map(),

  /** Whether the page is a single file. */
  get isSingle() { return !document.querySelector('link[href="gallery.css"]'); },

  /** Resolves when the whole page is loaded, with its embedded parts. */
  whole: document.readyState === "loading"
    ? new Promise(done => document.addEventListener("DOMContentLoaded", done, { once: true })) : Promise.resolve(),

  /** Loads a script from a file beside the page. */
  load(address) {
    return new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = address;
      script.onload = () => { script.remove(); done(); };
      script.onerror = () => { script.remove(); fail(new Error(`${address} cannot be loaded`)); };
      document.head.append(script);
    });
  },

  /** Returns the symbol for a name in an address: LIBRARY~NAME, or NAME in the first library that has it. */
  symbol(text) {
    const [, place, name] = /^(?:(\d+)~)?(.*)$/s.exec(text);
    const libraries = place === undefined ? Gallery.libraries : [Gallery.libraries[place]].filter(Boolean);
    for (const library of libraries) {
      const symbol = library.named(name);
      if (symbol) return symbol;
    }
  },

  /** Returns the name of a symbol in an address. */
  address(symbol) {
    return Gallery.symbol(symbol.name) === symbol ? symbol.name : `${symbol.library.place}~${symbol.name}`;
  },
};

/** A library and its symbols. */
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
    for (const index of data.displayOnly) this.symbols[index].isDisplayOnly = true;
    for (const index of data.languageForms) this.symbols[index].isLanguageForm = true;
    let start = 0;
    for (const [category, count] of data.categories) {
      for (let index = start; index < start + count; index++) this.symbols[index].category = category;
      start += count;
    }
    this.starts = [0];
    for (const count of data.parts) this.starts.push(this.starts.at(-1) + count);
    this.loads = [];
    this.contents = [];
    this.moving = [];
    this.moves = [];
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

  /** Returns the part that contains a symbol. */
  part(index) {
    let low = 0, high = this.starts.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= index) low = middle; else high = middle;
    }
    return low;
  }

  // Outlines and details

  /** The loaded data of a symbol: {details, glyphs, forms, pens}; undefined if its part is not loaded. */
  known(symbol) {
    const part = this.part(symbol.index);
    return this.contents[part]?.[symbol.index - this.starts[part]];
  }

  /** Loads the data of a symbol. */
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

  /** Resolves when the player can play a symbol; to false if it cannot. */
  async plays(symbol) {
    if (this.isIcons) return false;
    const part = this.part(symbol.index);
    this.moves[part] ??= (async () => {
      if (Gallery.isSingle) await Gallery.whole;
      else {
        Gallery.player ??= Gallery.load("player.js");
        await Gallery.player;
        await Gallery.load(`motion/${this.place}-${part}.js`);
      }
      if (!this.moving[part]) return false;
      const packed = Uint8Array.from(atob(this.moving[part]), letter => letter.charCodeAt(0));
      const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
      const data = JSON.parse(await new Response(stream).text());
      // Several libraries may have symbols of a name.
      const own = name => name.split(">").map(name => `${this.place}~${name}`).join(">");
      for (const kind of ["symbols", "pairs"])
        data[kind] = Object.fromEntries(Object.entries(data[kind] ?? {}).map(([name, value]) => [own(name), value]));
      customElements.get("symtext-symbol").define(data);
      return true;
    })().catch(() => false);
    return await this.moves[part];
  }

  receive(part, data) { (this.received ??= [])[part] = data; }

  // Fonts

  /** Returns the character of a symbol in the page's fonts. */
  character(symbol) { return String.fromCodePoint(0xF0000 + symbol.index); }

  /** Returns the name of the font with a symbol at a scale. */
  fontName(symbol, scale) {
    return `${this.place}-${this.part(symbol.index)}-${this.scales.includes(scale) ? scale : "medium"}`;
  }

  /** Returns the font family with a symbol at a scale, and starts loading it. */
  family(symbol, scale) {
    const name = this.fontName(symbol, scale);
    this.load(name);
    return `g${name}`;
  }

  isLoaded(name) { return this.faces.get(name)?.status === "loaded"; }

  /** Loads a font. Without it the browser would search all system fonts for the characters. */
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

  /** Returns the size factor of a scale for fonts without scales. */
  factor(scale) {
    if (this.scales.includes(scale)) return 1;
    return Library.scale(scale);
  }

  /** Returns the size of a scale relative to the medium scale. */
  static scale(scale) { return { small: 1 / 1.276, medium: 1, large: 1.647 / 1.276 }[scale]; }

  /** Returns the stroke width of a weight at small scale, in cap heights. */
  stroke(weight) {
    const after = this.strokes.findIndex(([value]) => value >= weight);
    if (after === 0 || this.strokes.length === 1) return this.strokes[0][1];
    if (after < 0) return this.strokes.at(-1)[1];
    const [[low, from], [high, to]] = [this.strokes[after - 1], this.strokes[after]];
    return from + (to - from) * (weight - low) / (high - low);
  }

  /** Returns the normalized coordinate of a weight. */
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

  /** Returns the weight for a stroke width at small scale, in cap heights. */
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
