"use strict";

/** The list of symbols as tiles. Only tiles near the visible part are elements. */
class TileList {
  static least = 68;
  static height = 88;

  constructor(studio, element) {
    this.studio = studio;
    this.shown = [];
    this.picked = new Set();
    this.tiles = new Map();
    this.paintSoon = inFrame(() => this.paint());
    this.filterField = select(say("filter"), this.filters, studio.view.values.filter, filter => studio.view.set({ filter }));
    this.count = h("p", { class: "count", role: "status" });
    this.content = h("div", { class: "tiles", role: "listbox", "aria-label": say("symbols"), "aria-multiselectable": "true" });
    this.scroller = h("div", { class: "scroller" }, this.content);
    element.append(h("div", { class: "list-head" }, this.filterField, this.count), this.scroller);
    this.scroller.addEventListener("scroll", this.paintSoon, { passive: true });
    new ResizeObserver(this.paintSoon).observe(this.scroller);
    this.content.addEventListener("click", event => this.click(event));
    this.content.addEventListener("keydown", event => this.key(event));
  }

  get columns() { return Math.max(Math.floor(this.content.clientWidth / TileList.least), 2); }
  get filters() { return View.choices.filter.map(key => [key, say(`filter.${key}`)]); }
  get current() { return this.studio.view.values.symbol; }

  /** Chooses the symbols by the filter and the query. */
  choose() {
    const { folder, view } = this.studio, { filter, query } = view.values;
    const fits = {
      all: () => true, findings: symbol => symbol.findings > 0, changed: symbol => symbol.changed,
      drawing: symbol => symbol.kind === "drawing", icon: symbol => symbol.kind === "icon", template: symbol => symbol.kind === "template",
    }[filter];
    const words = Words.query(query).map(Words.stem);
    this.shown = folder.symbols.filter(symbol => fits(symbol) && (!words.length || this.matches(symbol, words)));
    this.filterField.value = filter;
    const { size } = this.picked;
    this.count.textContent = size > 1 ? say("picked", size) : say(this.shown.length === 1 ? "oneSymbol" : "manySymbols", this.shown.length);
    this.paintSoon();
  }

  matches(symbol, words) {
    const own = Words.of(`${symbol.name} ${symbol.category ?? ""} ${(this.studio.folder.read(symbol.name)?.values.keywords ?? []).join(" ")}`).map(Words.stem);
    return words.every(word => own.some(other => other.startsWith(word)));
  }

  /** Makes the tiles near the visible part. */
  paint() {
    const { height } = TileList, { columns } = this, rows = Math.ceil(this.shown.length / columns);
    this.content.style.height = `${rows * height}px`;
    this.content.style.setProperty("--columns", columns);
    const first = Math.max(Math.floor(this.scroller.scrollTop / height) - 1, 0) * columns;
    const end = Math.min((Math.ceil((this.scroller.scrollTop + this.scroller.clientHeight) / height) + 1) * columns, this.shown.length);
    const names = new Set();
    const focused = document.activeElement?.dataset?.name;
    const stop = Math.max(this.shown.slice(first, end).findIndex(symbol => symbol.name === this.current), 0) + first;
    for (let place = first; place < end; place++) {
      const symbol = this.shown[place];
      names.add(symbol.name);
      let tile = this.tiles.get(symbol.name);
      if (!tile) this.tiles.set(symbol.name, tile = this.tile(symbol));
      this.content.append(tile.element);
      this.place(tile, symbol, place, columns);
      tile.element.tabIndex = place === stop ? 0 : -1;
    }
    for (const [name, tile] of this.tiles) {
      if (names.has(name)) continue;
      tile.element.remove();
      this.tiles.delete(name);
    }
    if (focused && document.activeElement?.dataset?.name !== focused) this.tiles.get(focused)?.element.focus({ preventScroll: true });
    this.hint([...names]);
  }

  tile(symbol) {
    const image = h("img", { alt: "" }), canvas = h("canvas", { hidden: true });
    const element = h("div", { class: "tile", role: "option", dataset: { name: symbol.name } },
      h("span", { class: "picture" }, image, canvas), h("span", { class: "tile-name" }, this.studio.folder.bare(symbol.name).replace(/[.\-_]/g, "$&\u200b")), h("span", { class: "mark" }));
    return { element, image, canvas, key: "" };
  }

  place(tile, symbol, place, columns) {
    const { element } = tile, isCurrent = symbol.name === this.current;
    element.style.transform = `translate(${place % columns * 100}%, ${Math.floor(place / columns) * TileList.height}px)`;
    element.dataset.state = symbol.state;
    element.setAttribute("aria-setsize", this.shown.length);
    element.setAttribute("aria-posinset", place + 1);
    element.setAttribute("aria-selected", isCurrent || this.picked.has(symbol.name));
    if (isCurrent) element.setAttribute("aria-current", "true"); else element.removeAttribute("aria-current");
    const count = symbol.findings ?? 0, state = symbol.state === "failed" ? say("cannotBeRead") : count ? say(count === 1 ? "oneProblem" : "manyProblems", count) : "";
    element.lastChild.textContent = symbol.state === "failed" ? "!" : count || "";
    element.setAttribute("aria-label", [symbol.name, state, symbol.changed && say("isChanged")].filter(Boolean).join(", "));
    element.title = element.getAttribute("aria-label");
    this.picture(tile, symbol);
  }

  /** Shows the file, and the symbol as soon as it is made. A changed symbol shows its last picture until then. */
  picture(tile, symbol) {
    const { folder } = this.studio, model = folder.read(symbol.name);
    if (model?.isMade) this.draw(tile, model);
    const key = `${symbol.tag} ${symbol.state}`;
    if (folder.isCurrent(symbol.name) || tile.key === key) return;
    tile.key = key;
    if (symbol.kind !== "template" && tile.canvas.hidden) folder.picture(symbol.name).then(address => { tile.image.src = address; }, () => {});
    if (symbol.state === "made") this.want(symbol.name);
  }

  draw(tile, model) {
    const painter = model.painter(this.studio.view.look({ scale: "medium" })), context = CanvasSink.context(tile.canvas, 64, 48);
    const scale = Math.min(22 / painter.box.height, 60 / Math.max(painter.advance, 1));
    CanvasSink.centered(context, painter, 0, 0, 64, 48, scale);
    tile.canvas.hidden = false;
    tile.image.hidden = true;
  }

  /** Asks for the outlines of a symbol, if its tile is still seen when its turn comes. */
  want(name) {
    this.studio.folder.want(name, () => this.tiles.has(name)).then(model => {
      const tile = this.tiles.get(name);
      if (tile && model?.isMade) this.draw(tile, model);
    }, () => {});
  }

  /** Tells the program which symbols are seen, so that it makes them first. */
  hint(names) {
    const text = names.join();
    if (text === this.hinted) return;
    this.hinted = text;
    clearTimeout(this.hinting);
    this.hinting = setTimeout(() => this.studio.server.ask("visible", { names }).catch(() => {}), 120);
  }

  /** Repaints the tiles of symbols, or all. */
  repaint(names) {
    for (const [name, tile] of this.tiles) {
      if (names && !names.has(name)) continue;
      const model = this.studio.folder.read(name);
      if (model?.isMade) this.draw(tile, model);
    }
  }

  // Choosing

  pick(names) {
    this.picked = new Set(names);
    this.choose();
    this.studio.picked();
  }

  click(event) {
    const name = event.target.closest("[data-name]")?.dataset.name;
    if (name) this.open(name, event);
  }

  open(name, { ctrlKey, metaKey, shiftKey } = {}) {
    const place = this.shown.findIndex(symbol => symbol.name === name);
    if (shiftKey) {
      const start = Math.max(this.shown.findIndex(symbol => symbol.name === this.current), 0);
      this.picked = new Set(this.shown.slice(Math.min(start, place), Math.max(start, place) + 1).map(symbol => symbol.name));
    } else if (ctrlKey || metaKey) {
      if (!this.picked.size && this.current) this.picked.add(this.current);
      if (!this.picked.delete(name)) this.picked.add(name);
    } else {
      this.picked.clear();
      this.studio.view.set({ symbol: name });
    }
    this.choose();
    this.paint();
    this.tiles.get(name)?.element.focus({ preventScroll: true });
    this.studio.picked();
  }

  key(event) {
    const place = this.shown.findIndex(symbol => symbol.name === event.target.closest("[data-name]")?.dataset.name);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.columns, ArrowDown: this.columns }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? this.shown.length - 1 : step === undefined ? undefined : place + step;
    if (to !== undefined && this.shown[to]) {
      event.preventDefault();
      this.reveal(to);
      this.open(this.shown[to].name, { shiftKey: event.shiftKey });
    } else if (event.key === "Enter" && place >= 0) {
      event.preventDefault();
      this.open(this.shown[place].name);
      this.studio.stage.focus();
    } else if (event.key === " " && place >= 0) {
      event.preventDefault();
      this.open(this.shown[place].name, { ctrlKey: true });
    }
  }

  reveal(place) {
    const top = Math.floor(place / this.columns) * TileList.height, { scrollTop, clientHeight } = this.scroller;
    if (top < scrollTop) this.scroller.scrollTop = top;
    else if (top + TileList.height > scrollTop + clientHeight) this.scroller.scrollTop = top + TileList.height - clientHeight;
  }

  /** Opens the next symbol with findings after the current one. */
  nextWithFindings(step) {
    const { length } = this.shown, start = this.shown.findIndex(symbol => symbol.name === this.current);
    for (let count = 1; count <= length; count++) {
      const place = ((start + step * count) % length + length) % length;
      if (this.shown[place].findings > 0) {
        this.reveal(place);
        this.studio.view.set({ symbol: this.shown[place].name });
        return true;
      }
    }
    return false;
  }
}
