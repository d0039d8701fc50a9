"use strict";

/** The grid of symbols. Only visible rows are in the document. */
class Grid {
  static headingHeight = 52;
  static overscan = 120;  // pixels above and below

  constructor(element, state, look) {
    Object.assign(this, { element, state, look });
    this.inner = element.querySelector(".rows");
    this.rows = [];      // {top, height, heading} or {top, height, symbols, first}
    this.shown = new Map();
    this.items = [];
    this.current = -1;   // the index of the item with the keyboard focus
    element.addEventListener("scroll", () => this.render(), { passive: true });
    new ResizeObserver(() => this.layOut()).observe(element);
    element.addEventListener("click", event => {
      const cell = event.target.closest("[role=gridcell]");
      if (cell) this.open(Number(cell.dataset.place), event);
    });
    element.addEventListener("focusin", event => {
      const cell = event.target.closest("[role=gridcell]");
      if (cell) this.current = Number(cell.dataset.place);
      if (cell?.matches(":focus-visible")) this.play(cell);
    });
    element.addEventListener("pointerover", event => this.play(event.target.closest("[role=gridcell]")));
  }

  /** Shows symbols.
   *  @param groups lists of symbols: {title, symbols}; the title is optional
   *  @param keepsPlace whether the scroll position stays
   *  @param namesLibraries whether each symbol shows its library */
  show(groups, keepsPlace = false, namesLibraries = false) {
    const keepsRows = namesLibraries === this.namesLibraries;
    this.namesLibraries = namesLibraries;
    this.element.classList.toggle("names-libraries", namesLibraries);
    this.groups = groups.filter(group => group.symbols.length);
    this.items = this.groups.flatMap(group => group.symbols);
    this.current = -1;
    if (!keepsPlace) this.element.scrollTop = 0;
    this.layOut(keepsRows);
  }

  /** Positions all rows.
   *  @param keepsRows whether unchanged rows stay in the document; typing changes only a few */
  layOut(keepsRows = false) {
    const { state } = this;
    const width = this.element.clientWidth - 2 * this.padding;
    if (!this.groups || width <= 0) return;
    const wanted = innerWidth < 700 ? Math.max(state.values.size * 1.6 + 24, 84) : Math.max(state.values.size * 2 + 34, 100);
    this.columns = Math.max(Math.floor(width / wanted), 1);
    this.cellHeight = Math.round(state.values.size * 1.75 + 54);
    this.rows = [];
    let top = 8, first = 0;
    const hasTitles = this.groups.some(group => group.title);
    for (const group of this.groups) {
      if (hasTitles && group.title) {
        this.rows.push({ top, height: Grid.headingHeight, heading: group });
        top += Grid.headingHeight;
      }
      for (let index = 0; index < group.symbols.length; index += this.columns) {
        const symbols = group.symbols.slice(index, index + this.columns);
        this.rows.push({ top, height: this.cellHeight, symbols, first });
        first += symbols.length;
        top += this.cellHeight;
      }
    }
    this.inner.style.height = `${top + 24}px`;
    this.inner.style.setProperty("--columns", this.columns);
    this.inner.setAttribute("aria-rowcount", this.rows.length);
    this.inner.setAttribute("aria-colcount", this.columns);
    if (!keepsRows) return this.redraw();
    for (const [index, element] of this.shown) {
      if (Grid.areAlike(element.row, this.rows[index])) continue;
      element.remove();
      this.shown.delete(index);
    }
    this.render();
  }

  static areAlike(row, other) {
    return other && row.top === other.top && row.height === other.height && row.first === other.first
      && (row.symbols ? other.symbols?.length === row.symbols.length && row.symbols.every((symbol, at) => symbol === other.symbols[at])
        : row.heading.title === other.heading?.title && row.heading.symbols.length === other.heading.symbols.length);
  }

  get padding() { return innerWidth < 700 ? 8 : 20; }

  /** Redraws all visible rows. */
  redraw() {
    const focused = this.element.contains(document.activeElement) ? this.current : -1;
    this.inner.replaceChildren();
    this.shown.clear();
    this.render();
    if (focused >= 0) this.focus(focused);
  }

  /** Adds rows that became visible, and removes rows that are no longer visible. */
  render() {
    const all = this.isPrinted;
    const from = this.element.scrollTop - Grid.overscan;
    const to = this.element.scrollTop + this.element.clientHeight + Grid.overscan;
    const seen = all ? this.rows.map((row, index) => index) : [];
    if (!all) {
      let low = 0, high = this.rows.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.rows[middle].top + this.rows[middle].height < from) low = middle + 1; else high = middle;
      }
      for (; low < this.rows.length && this.rows[low].top < to; low++) seen.push(low);
    }
    const wanted = new Set(seen);
    for (const [index, element] of this.shown) {
      if (wanted.has(index) || element.contains(document.activeElement)) continue;
      element.remove();
      this.shown.delete(index);
    }
    let before = null;
    for (const index of seen) {
      let element = this.shown.get(index);
      if (!element) {
        element = this.row(index);
        this.shown.set(index, element);
        if (before) before.after(element); else this.inner.prepend(element);
      }
      before = element;
    }
    this.setTabStop();
  }

  row(index) {
    const row = this.rows[index];
    const element = document.createElement("div");
    element.row = row;
    element.setAttribute("role", "row");
    element.setAttribute("aria-rowindex", index + 1);
    element.style.top = `${row.top}px`;
    element.style.height = `${row.height}px`;
    if (row.heading) {
      element.className = "heading";
      const title = document.createElement("div");
      title.setAttribute("role", "rowheader");
      title.setAttribute("aria-colspan", this.columns);
      title.textContent = row.heading.title;
      title.dataset.count = row.heading.symbols.length.toLocaleString("en");
      element.append(title);
      return element;
    }
    element.className = "row";
    row.symbols.forEach((symbol, column) => element.append(this.cell(symbol, row.first + column, column)));
    return element;
  }

  cell(symbol, place, column) {
    const cell = document.createElement("div");
    cell.setAttribute("role", "gridcell");
    cell.setAttribute("aria-colindex", column + 1);
    const { name, altText } = symbol, library = this.namesLibraries ? symbol.library.name : "";
    cell.setAttribute("aria-label", [altText === Library.plainWords(name) ? "" : altText, name, library, symbol.isDisplayOnly ? "display-only" : ""].filter(Boolean).join(", "));
    cell.title = symbol.isDisplayOnly ? `${name} (display-only)` : name;
    cell.dataset.place = place;
    // A long name can break after its dots, unless the library's name is below it.
    cell.dataset.label = library ? `${name}\n${library}` : name.replaceAll(".", ".\u200b");
    cell.tabIndex = -1;
    if (this.openSymbol === symbol) cell.setAttribute("aria-selected", "true");
    if (symbol.isDisplayOnly) cell.classList.add("display-only");
    if (this.isPicked(symbol)) cell.classList.add("picked");
    this.fill(cell, symbol);
    return cell;
  }

  /** Draws the symbol of a cell with a font if possible, else as outlines. */
  fill(cell, symbol) {
    const { values } = this.state, { library } = symbol;
    const isPlain = values.mode === "monochrome" && !values.gradient && values.value === "" && values.direction === "ltr";
    if (isPlain && library.hasFonts) {
      const name = library.fontName(symbol, values.scale);
      if (!library.isLoaded(name)) {
        cell.textContent = "";
        cell.style.cssText = "";
        library.load(name).then(() => { if (cell.isConnected && this.playing !== cell) this.fill(cell, symbol); }, () => {});
        return;
      }
      const size = values.size * Painter.capHeight / library.capHeight * library.em * library.factor(values.scale);
      cell.textContent = library.character(symbol);
      cell.style.cssText = `font-family:g${name};font-size:${size}px`;
      return;
    }
    const known = library.known(symbol);
    if (!known) {
      library.details(symbol).then(() => { if (cell.isConnected) this.fill(cell, symbol); });
      return;
    }
    const painter = new Painter(symbol, known, this.look());
    cell.innerHTML = this.picture(painter);
  }

  picture(painter) {
    return SVGText.sized(painter, painter.scaleAt(this.state.values.size));
  }

  /** Plays the effect in the cell under the pointer. */
  async play(cell) {
    if (this.playing && this.playing !== cell) {
      const { playing } = this;
      this.playing = undefined;
      const own = playing.querySelector("symtext-symbol"), fill = () => {
        if (playing.isConnected && this.playing !== playing) this.fill(playing, this.items[playing.dataset.place]);
      };
      // The player comes to rest first.
      if (own) {
        own.addEventListener("symtext-end", fill, { once: true });
        own.stop();
      } else fill();
    }
    const { effect } = this.state.values;
    if (!cell || !effect || this.playing === cell) return;
    this.playing = cell;
    const symbol = this.items[cell.dataset.place];
    const known = await symbol.library.details(symbol);
    if (this.playing !== cell || !cell.isConnected) return;
    const painter = new Painter(symbol, known, this.look());
    const scale = painter.scaleAt(this.state.values.size);
    const plays = await Motion.play(cell, painter, scale, effect).catch(() => false);
    if (this.playing !== cell || !cell.isConnected) return;
    cell.style.cssText = "";
    if (!plays) Motion.show(cell, painter, scale, effect);
  }

  // Keyboard

  /** Makes one cell reachable by the Tab key: the current one, else the open one, else the first in the document. */
  setTabStop() {
    const cells = [...this.inner.querySelectorAll("[role=gridcell]")];
    for (const cell of cells) if (cell.tabIndex === 0) cell.tabIndex = -1;
    const stop = cells.find(cell => Number(cell.dataset.place) === this.current)
      ?? cells.find(cell => this.items[cell.dataset.place] === this.openSymbol) ?? cells[0];
    if (stop) stop.tabIndex = 0;
  }

  /** Scrolls as little as possible to show the cell of an item. */
  reveal(place) {
    if (place < 0 || place >= this.items.length) return;
    const index = this.rows.findIndex(row => row.symbols && place < row.first + row.symbols.length);
    const row = this.rows[index], { element } = this;
    const above = this.rows[index - 1]?.heading ? Grid.headingHeight : 0;
    if (row.top - above < element.scrollTop) element.scrollTop = row.top - above;
    const bottom = row.top + row.height - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom + 8;
    this.render();
  }

  /** Focuses the cell of an item, and scrolls to it. */
  focus(place) {
    if (place < 0 || place >= this.items.length) return;
    this.current = place;
    this.reveal(place);
    const cell = this.inner.querySelector(`[data-place="${place}"]`);
    cell?.focus({ preventScroll: true });
    this.setTabStop();
  }

  /** Returns the item that a navigation key selects from an item. */
  next(place, key) {
    const isRTL = this.element.matches(":dir(rtl)");
    const index = this.rows.findIndex(row => row.symbols && place < row.first + row.symbols.length);
    const column = place - this.rows[index].first;
    const vertical = step => {
      let at = index + step;
      while (this.rows[at] && !this.rows[at].symbols) at += step;
      const row = this.rows[at];
      return row ? row.first + Math.min(column, row.symbols.length - 1) : place;
    };
    const page = Math.max(Math.floor(this.element.clientHeight / this.cellHeight) - 1, 1);
    const pages = step => {
      let at = place;
      for (let count = 0; count < page; count++) {
        const row = this.rows.findIndex(row => row.symbols && at < row.first + row.symbols.length);
        let next = row + step;
        while (this.rows[next] && !this.rows[next].symbols) next += step;
        if (!this.rows[next]) break;
        at = this.rows[next].first + Math.min(column, this.rows[next].symbols.length - 1);
      }
      return at;
    };
    const last = this.items.length - 1;
    switch (key) {
      case "ArrowRight": return Math.min(Math.max(place + (isRTL ? -1 : 1), 0), last);
      case "ArrowLeft": return Math.min(Math.max(place + (isRTL ? 1 : -1), 0), last);
      case "ArrowDown": return vertical(1);
      case "ArrowUp": return vertical(-1);
      case "PageDown": return pages(1);
      case "PageUp": return pages(-1);
      case "Home": return 0;
      case "End": return last;
    }
  }

  /** Marks the cell of the open symbol. */
  mark(symbol) {
    this.openSymbol = symbol;
    for (const cell of this.inner.querySelectorAll("[role=gridcell]")) {
      if (this.items[cell.dataset.place] === symbol) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    }
    this.setTabStop();
  }

  /** Marks the symbols in the basket. */
  markPicked() {
    for (const cell of this.inner.querySelectorAll("[role=gridcell]")) {
      cell.classList.toggle("picked", this.isPicked(this.items[cell.dataset.place]));
    }
  }
}
