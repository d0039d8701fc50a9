"use strict";

/** The inspector, with all information about one symbol. */
class Inspector {
  constructor(element, state, look, basket) {
    Object.assign(this, { element, state, look, basket });
    element.addEventListener("click", event => this.click(event));
    element.addEventListener("input", event => {
      const { name, value } = event.target;
      if (name === "to") state.set({ to: value && Gallery.symbol(value) ? value : "" });
      if (name === "text" || name === "font" || name === "box") state.set({ [name]: value });
      if (name === "textSize" || name === "textWeight") state.set({ [name]: Number(value) });
    });
  }

  get isOpen() { return !this.element.hidden; }

  /** Opens a symbol, or closes the inspector if there is none. */
  async open(symbol) {
    this.symbol = symbol;
    if (!symbol) {
      this.element.hidden = true;
      document.body.classList.remove("has-inspector");
      return;
    }
    loadMotion();
    const known = await symbol.library.details(symbol);
    if (this.symbol !== symbol) return;
    this.known = known;
    await this.findNext();
    if (this.symbol !== symbol) return;
    const wasOpen = this.isOpen;
    this.element.hidden = false;
    document.body.classList.add("has-inspector");
    this.build();
    if (!wasOpen) this.element.scrollTop = 0;
  }

  /** Determines the symbol of a replace effect: the chosen one, else the most similar one. */
  async findNext() {
    const { symbol, known: { details } } = this;
    const { library } = symbol;
    const near = [...(details.variants ?? []), details.base, `${symbol.name}.slash`, `${symbol.name}.fill`]
      .map(name => name && library.named(name)).filter(other => other && other !== symbol);
    const next = Gallery.symbol(this.state.values.to || "\n") ?? near[0] ?? library.symbols[(symbol.index + 1) % library.symbols.length];
    this.next = { symbol: next, known: await next.library.details(next) };
    this.near = near;
  }

  painter(changes = {}) { return new Painter(this.symbol, this.known, { ...this.look(), ...changes }); }
  get formats() { return new Formats(this.painter(), this.state.values, this.next.symbol); }

  static escape(text) {
    return String(text).replace(/[&<>"]/g, letter => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]);
  }


  build() {
    const { symbol, element } = this, { details } = this.known, { escape } = Inspector;
    const where = [Gallery.libraries.length > 1 ? symbol.library.name : "", symbol.category,
      details.since ? `since ${details.since}` : ""].filter(Boolean).map(escape).join(" · ");
    element.querySelector(".name").innerHTML = symbol.name.split(".").map(escape).join(".<wbr>");
    element.querySelector(".alt").textContent = symbol.altText;
    element.querySelector(".where").innerHTML = where;
    const note = element.querySelector(".note");
    note.textContent = details.note ?? "";
    note.classList.toggle("display-only", Boolean(details.displayOnly));
    element.querySelector("[name=text]").value = this.state.values.text || Inspector.text;
    element.querySelector("[name=font]").value = this.state.values.font;
    element.querySelector("[name=textSize]").value = this.state.values.textSize;
    element.querySelector("[name=textWeight]").value = this.state.values.textWeight;
    this.renderNext();
    this.renderRelated();
    this.renderWords();
    this.render();
  }

  renderNext() {
    const input = this.element.querySelector("[name=to]");
    if (document.activeElement !== input) input.value = this.state.values.to;
    input.placeholder = this.next.symbol.name;
    this.element.querySelector("#near").replaceChildren(...this.near.map(symbol => new Option("", symbol.name)));
  }

  static text = "Add {} to the list";

  /** Draws the content that depends on the settings. */
  render() {
    if (!this.isOpen || !this.known) return;
    const isPicked = this.basket.has(this.symbol);
    const pick = this.element.querySelector("[data-do=pick]");
    pick.setAttribute("aria-pressed", isPicked);
    pick.title = isPicked ? "Remove from the basket (B)" : "Add to the basket (B)";
    this.renderStage();
    this.renderLine();
    this.renderFormats();
    this.renderWeights();
    this.renderLayers();
    this.renderMetrics();
    this.renderServed();
  }

  /** Shows the PDF link if symtext-server serves the page and has the symbol. */
  async renderServed() {
    // With several libraries it is unknown which one's symbol of this name the server would draw.
    if (!location.protocol.startsWith("http") || Gallery.libraries.length > 1) return;
    const link = this.element.querySelector("[data-do=pdf]");
    const { name } = this.symbol, { size, weight } = this.state.values;
    link.href = `/v1/render.pdf?${new URLSearchParams({ text: this.formats.markup, size, weight })}`;
    link.download = `${name}.pdf`;
    if (this.asked === name) return;
    this.asked = name;
    link.hidden = true;
    const answer = await fetch(`/v1/symbols/${encodeURIComponent(name)}.pdf`, { method: "HEAD" }).catch(() => undefined);
    if (this.asked === name) link.hidden = !answer?.ok;
  }

  renderStage() {
    const stage = this.element.querySelector(".stage");
    const painter = this.painter(), { effect, guides } = this.state.values;
    const { box, ink } = painter;
    const room = Math.min(stage.clientWidth || 320, 360) - 56;
    const scale = Math.min(112 / box.height * painter.factor, room / Math.max(ink.right - ink.left, 1),
      176 / Math.max(ink.bottom - ink.top, 1));
    const lines = guides ? this.guides(painter, scale) : "";
    stage.innerHTML = `<div class="stage-symbol">${lines}<div class="moving"></div></div>`;
    const moving = stage.querySelector(".moving"), next = new Painter(this.next.symbol, this.next.known, this.look());
    Motion.show(moving, painter, scale, "");
    if (effect) {
      Motion.play(moving, painter, scale, effect, next).catch(() => false)
        .then(plays => plays || !moving.isConnected || Motion.show(moving, painter, scale, effect, next));
    }
    this.element.querySelector(".becomes").hidden = !(effect in Motion.replacements);
    const play = this.element.querySelector("[data-do=play]");
    play.disabled = !effect;
    play.title = effect ? `Play ${effect} again (P)` : "Choose an effect first";
    this.element.querySelector("[data-do=guides]").setAttribute("aria-pressed", guides);
  }

  /** Returns the baseline, the cap line and the margins. */
  guides(painter, scale) {
    const { box } = painter;
    const [width, height] = [box.width * scale, box.height * scale];
    return `<span class="guide cap" data-label="cap height"></span><span class="guide base" style="top:${height}px" data-label="baseline"></span>`
      + `<span class="guide margin"></span><span class="guide margin" style="left:${width}px"></span>`;
  }

  /** Draws the symbol beside text in the reader's font, matched to its cap height and strokes. */
  renderLine() {
    const { values } = this.state;
    const line = this.element.querySelector(".line");
    const family = values.font || "system-ui";
    line.style.font = `${values.textWeight} ${values.textSize}px ${/^[\w-]+$/.test(family) ? family : JSON.stringify(family)}, system-ui, sans-serif`;
    const { capHeight, stroke } = TextMetrics.of(line.style.fontFamily, values.textWeight);
    const matched = this.symbol.library.weight(stroke / capHeight);
    const weight = matched === undefined ? values.textWeight : Math.round(matched);
    const painter = this.painter({ weight });
    const scale = painter.scaleAt(values.textSize, capHeight);
    const [before, ...after] = (values.text || Inspector.text).split("{}");
    const base = scale * (painter.box.height / painter.factor);
    const height = painter.box.height * scale;
    const svg = SVGText.inline(painter,
      `width:${painter.box.width * scale}px;height:${height}px;vertical-align:${(base - height) / 2}px`);
    line.replaceChildren(before);
    line.insertAdjacentHTML("beforeend", svg);
    line.append(after.join("{}"));
    this.element.querySelector(".matched").textContent = matched === undefined
      ? `weight ${weight}, as in the text` : `matched: weight ${weight}, cap height ${(capHeight * values.textSize).toFixed(1)} px`;
  }

  renderFormats() {
    const list = this.element.querySelector(".formats");
    this.element.querySelector("[name=box]").value = this.state.values.box;
    const { escape } = Inspector;
    list.innerHTML = this.formats.all.map(({ id, label, text, shown }) =>
      `<li><button type="button" data-copy="${id}"><b>${label}</b><code>${escape((shown ?? text).slice(0, 160))}</code></button></li>`).join("");
  }

  renderWeights() {
    const strip = this.element.querySelector(".weights");
    const { values } = this.state;
    if (this.symbol.library.weights.length < 2) {
      strip.parentElement.hidden = true;
      return;
    }
    strip.parentElement.hidden = false;
    strip.innerHTML = Formats.weights.map((name, index) => {
      const weight = 100 * (index + 1);
      return `<button type="button" data-weight="${weight}" aria-pressed="${values.weight === weight}" aria-label="${name}" title="${name}">${this.small(this.painter({ weight }), 19)}</button>`;
    }).join("");
  }

  /** Returns a small picture of the symbol. */
  small(painter, size, shapes) {
    return SVGText.sized(painter, Math.min(painter.scaleAt(size), 1.9 * size / Math.max(painter.box.width, 1)), shapes);
  }

  renderLayers() {
    const painter = this.painter(), { layers } = painter;
    const section = this.element.querySelector(".layers");
    section.hidden = layers.length < 2;
    if (section.hidden) return;
    const whole = this.painter({ mode: "hierarchical", value: "", gradient: false });
    section.querySelector("ol").innerHTML = layers.map((layer, index) => {
      const glyph = painter.layerGlyph(index);
      const clears = painter.clears(layer, painter.mode);
      const ghost = { glyph: painter.whole, color: Colors.opacity(painter.tint, 0.13), isTint: true };
      const own = { glyph, color: clears ? Colors.hexadecimal("#ff383c") : painter.color(layer, painter.mode), isTint: !clears && painter.mode === "monochrome" };
      const words = [layer.level, clears ? "clears" : "", layer.tag ?? "", layer.threshold === undefined ? "" : `from ${layer.threshold}`]
        .filter(Boolean).join(" · ");
      const swatch = layer.color ? `<i class="swatch" style="background:${Colors.hex(painter.color(layer, "multicolor"))}"></i>${Inspector.escape(layer.colorName)}` : "tint";
      return `<li><span class="layer-picture">${this.small(whole, 22, SVGText.shapes(whole, [ghost, own]))}</span><span>${Inspector.escape(words)}<small>${swatch}</small></span></li>`;
    }).join("");
  }

  renderMetrics() {
    const painter = this.painter(), { box, ink, library } = painter;
    const { size } = this.state.values;
    const scale = painter.scaleAt(size);
    const points = value => `${(value * scale).toFixed(2)} px`;
    const rows = [
      ["Text size", `${size} px`], ["Cap height", `${(size * Painter.capHeight).toFixed(2)} px`], ["Advance", points(box.width)],
      ["Ink", `${points(ink.right - ink.left)} × ${points(ink.bottom - ink.top)}`],
      ["Below baseline", points(Math.max(ink.bottom, 0))], ["Above capitals", points(Math.max(box.top - ink.top, 0))],
      ["Margins", `${points(ink.left)}, ${points(box.width - ink.right)}`],
    ];
    if (library.strokes.length) {
      rows.push(["Stroke at small scale", `${(library.stroke(this.state.values.weight) * size * Painter.capHeight).toFixed(2)} px`]);
    }
    this.element.querySelector(".metrics dl").innerHTML =
      rows.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join("");
  }

  /** Lists related symbols: variants, forms for other languages, and the symbol of which it is a variant. */
  renderRelated() {
    const { symbol } = this, { details } = this.known;
    const named = (name, label) => ({ symbol: symbol.library.named(name), label: label ?? name });
    const variants = [details.base, ...(details.variants ?? [])].filter(Boolean).map(name => named(name));
    // Symbols whose names extend this one, or the reverse.
    for (const other of symbol.library.symbols) {
      if (variants.length >= 24) break;
      if (other !== symbol && (other.name.startsWith(`${symbol.name}.`) || symbol.name.startsWith(`${other.name}.`))
        && !variants.some(variant => variant.symbol === other)) variants.push({ symbol: other, label: other.name });
    }
    const languages = new Intl.DisplayNames(["en"], { type: "language" });
    const forms = Object.entries(details.forms ?? {}).map(([code, name]) => named(name, languages.of(code)));
    if (details.rightToLeft) forms.push(named(details.rightToLeft, "Right to left"));
    this.renderChips(".variants", variants);
    this.renderChips(".language-forms", forms);
    this.element.querySelector(".mirrored").hidden = !details.mirrored;
  }

  renderChips(selector, chips) {
    const section = this.element.querySelector(selector);
    const there = chips.filter(chip => chip.symbol);
    section.hidden = !there.length;
    section.querySelector("ul").innerHTML = there.map(({ symbol, label }) => {
      const { library } = symbol;
      const text = library.hasFonts ? `<span style="font-family:${library.family(symbol, "medium")}">${library.character(symbol)}</span>` : "";
      return `<li><button type="button" data-symbol="${Inspector.escape(Gallery.address(symbol))}">${text}${Inspector.escape(label)}</button></li>`;
    }).join("");
  }

  renderWords() {
    const { symbol } = this;
    const rows = [["Also", symbol.aliases], ["Keywords", symbol.keywords]];
    Gallery.data.otherSets.forEach((set, place) => rows.push([set === "menus" ? "In menus" : set,
      symbol.others.filter(other => other.set === place).map(other => set === "menus" ? other.name.replaceAll("_", " ") : other.name)]));
    const there = rows.filter(([, words]) => words.length);
    const section = this.element.querySelector(".words");
    section.hidden = !there.length;
    section.querySelector("dl").innerHTML = there.map(([term, words]) =>
      `<div><dt>${term}</dt><dd>${words.map(Inspector.escape).join(", ")}</dd></div>`).join("");
  }

  // Clicks

  async click(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { copy, weight, symbol } = button.dataset;
    if (copy) await this.copy(copy, button);
    if (weight) this.state.set({ weight: Number(weight) });
    if (symbol) this.state.set({ symbol }, true);
    switch (button.dataset.do) {
      case "close": this.close(); break;
      case "pick": this.basket.toggle(this.symbol); break;
      case "guides": this.state.set({ guides: !this.state.values.guides }); break;
      case "play": this.play(); break;
      case "svg": case "png": this.formats.download(button.dataset.do); break;
    }
  }

  async copy(id, button) {
    try {
      const format = await this.formats.copy(id);
      if (!format) return;
      localCopy = id;
      announce(`Copied ${format.label === "SVG" || format.label === "PNG" ? format.label : format.label.toLowerCase()} of ${this.symbol.name}`);
      button?.classList.add("copied");
      setTimeout(() => button?.classList.remove("copied"), 1200);
    } catch (error) {
      announce(`${id} could not be copied: ${error.message}`);
    }
  }

  play() { if (this.state.values.effect) this.renderStage(); }
}

/** The metrics of capitals in the reader's fonts, in ems. */
const TextMetrics = {
  known: new Map(),

  of(family, weight) {
    const key = `${weight} ${family}`;
    if (!TextMetrics.known.has(key)) TextMetrics.known.set(key, TextMetrics.measure(family, weight));
    return TextMetrics.known.get(key);
  },

  /** Measures the cap height and the stroke width for symbols beside the font, on the letter H, like
   *  WeightMatching.swift. */
  measure(family, weight) {
    const size = 400;
    const canvas = document.createElement("canvas");
    canvas.width = 600;
    canvas.height = 600;
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.font = `${weight} ${size}px ${family}`;
    const capHeight = pen.measureText("H").actualBoundingBoxAscent || 0.7 * size;
    pen.fillText("H", 80, 500);
    const { data } = pen.getImageData(0, 0, 600, 600);
    const ink = (x, y) => data[4 * (y * 600 + x) + 3] / 255;
    // At a quarter of its height, the first ink is the stem. Between the stems, only the bar has ink.
    let stem = 0, start = -1;
    const row = Math.round(500 - capHeight / 4);
    for (let x = 0; x < 600; x++) {
      if (ink(x, row) > 0.5 && start < 0) start = x;
      if (start >= 0 && ink(x, row) < 0.02) break;
      stem += ink(x, row);
    }
    const width = pen.measureText("H").width;
    let bar = 0;
    const column = Math.round(80 + width / 2);
    for (let y = Math.round(500 - capHeight); y < 500; y++) bar += ink(column, y);
    const thin = Math.min(stem, bar), thick = Math.max(stem, bar);
    const stroke = Math.max(thin, Math.sqrt(0.75 * thin * thick), 0.4 * thick);
    return { capHeight: capHeight / size, stroke: (stroke || 0.08 * size) / size };
  },
};
