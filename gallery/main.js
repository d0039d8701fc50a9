"use strict";

/** The last copied format, which the key C uses. */
let localCopy = "name";

/** Announces a text to screen readers, and shows it for a moment. */
function announce(text) {
  const element = document.querySelector("#announcer");
  element.textContent = text;
  element.classList.add("seen");
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => element.classList.remove("seen"), 1800);
}

/** Loads the style sheet of effects when an effect may be played. A single-file page already contains it. */
function loadMotion() {
  if (loadMotion.done || !document.querySelector('link[href="gallery.css"]')) return;
  loadMotion.done = true;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "motion.css";
  document.head.append(link);
}

/** Starts the page after the index is loaded. */
Gallery.start = () => {
  const $ = selector => document.querySelector(selector);
  const state = new State();
  const { values: initial } = state;
  document.title = Gallery.data.title;
  $("h1").textContent = Gallery.data.title;
  const controls = new Controls($("#look"), state);
  const look = () => {
    const appearance = controls.isDark ? "dark" : "light";
    return { ...state.values, appearance, tint: appearance === "dark" ? "#f2f2f4" : "#1b1b1f" };
  };
  const basket = new Basket($("#basket"), state);
  const grid = new Grid($("#grid"), state, look);
  const inspector = new Inspector($("#inspector"), state, look, basket);
  const categories = new Categories($("#categories"), state);
  const search = new Search(Gallery.symbols);
  const query = $("#query");
  query.value = initial.query;

  grid.isPicked = symbol => picked.has(symbol);
  let picked = new Set(basket.symbols);
  grid.open = (place, event) => {
    const symbol = grid.items[place];
    if (!symbol) return;
    if (event && (event.metaKey || event.ctrlKey)) basket.toggle(symbol);
    else state.set({ symbol: Gallery.address(symbol) }, true);
  };
  inspector.close = () => {
    const { symbol } = inspector;
    state.set({ symbol: "" }, true);
    grid.focus(grid.items.indexOf(symbol));
  };

  // List

  const list = keepsPlace => {
    const { library, category, query: text } = state.values;
    const libraries = library === "" ? Gallery.libraries : [Gallery.libraries[library]].filter(Boolean);
    const isMember = symbol => libraries.includes(symbol.library) && (!category || (symbol.category || "-") === category);
    let groups, words;
    if (text.trim()) {
      const symbols = search.matches(text).map(index => Gallery.symbols[index]).filter(isMember);
      const variant = search.variant(text), made = variant && isMember(variant.base) ? variant : undefined;
      // Forms for languages come last.
      symbols.sort((a, b) => Boolean(a.isLanguageForm) - Boolean(b.isLanguageForm));
      const name = text.trim().toLowerCase(), first = made?.base ?? (name.includes(".") && symbols.find(symbol => symbol.name === name));
      if (first) symbols.splice(0, symbols.length, first, ...symbols.filter(symbol => symbol !== first));
      groups = [{ symbols }];
      words = made ? `symtext makes ${made.name} from ${made.base.name}: symtext render "{${made.name}}" -o picture.png`
        : `${symbols.length.toLocaleString("en")} ${symbols.length === 1 ? "symbol" : "symbols"} for “${text.trim()}”`;
    } else {
      let forms = 0;
      groups = libraries.flatMap(library => {
        let start = 0;
        return library.categories.map(([name, count]) => {
          const symbols = library.symbols.slice(start, start += count);
          const title = [Gallery.libraries.length > 1 ? library.name : "", library.categories.length > 1 ? Categories.title(name) : ""].filter(Boolean).join(" · ");
          if (category && (name || "-") !== category) return { title, symbols: [] };
          const shown = symbols.filter(symbol => !symbol.isLanguageForm);
          forms += symbols.length - shown.length;
          return { title, symbols: shown };
        });
      });
      const count = groups.reduce((sum, group) => sum + group.symbols.length, 0);
      words = `${count.toLocaleString("en")} symbols`
        + (forms ? `; ${forms.toLocaleString("en")} forms for languages are beside their symbols and in searches` : "");
    }
    grid.show(groups, keepsPlace, Boolean(text.trim()) && libraries.length > 1);
    const isEmpty = !grid.items.length;
    $(".nothing").hidden = !isEmpty;
    if (isEmpty) $(".nothing").textContent = `No symbol matches “${text.trim()}”. Try another word.`;
    $("#status").textContent = words;
  };

  const style = () => {
    const { weight } = state.values;
    $("#grid").style.setProperty("--weight", weight);
    $("#grid").style.color = state.values.color && state.values.mode === "monochrome"
      ? Colors.hex(Colors.resolve(state.values.color, { appearance: controls.isDark ? "dark" : "light", contrast: state.values.contrast, tint: [0, 0, 0, 1] })) : "";
  };

  const openSymbol = async () => {
    const symbol = state.values.symbol ? Gallery.symbol(state.values.symbol) : undefined;
    grid.mark(symbol);
    await inspector.open(symbol);
    // Also show the symbol in the list if it was opened by its address or from another symbol.
    if (symbol) grid.reveal(grid.items.indexOf(symbol));
  };

  // Changes

  state.listen(keys => {
    const has = (...names) => names.some(name => keys.has(name));
    if (has(...Controls.look, "appearance", "contrast")) {
      controls.render();
      style();
    }
    if (has("query") && query.value !== state.values.query) query.value = state.values.query;
    if (has("query", "library", "category")) list();
    if (has("library", "category")) categories.render();
    if (has("size")) grid.layOut();
    else if (has("scale", "mode", "palette", "gradient", "value", "variable", "contrast", "direction", "appearance", "effect")
      || (has("weight", "color") && $("#grid svg"))) grid.redraw();
    if (has("effect") && state.values.effect) loadMotion();
    if (has("symbol", "to")) openSymbol();
    else if (has(...Controls.look, "appearance", "guides", "text", "font", "textSize", "textWeight")) inspector.render();
    if (has("basket")) {
      picked = new Set(basket.symbols);
      basket.render();
      grid.markPicked();
      if (inspector.isOpen) inspector.render();
    }
  });

  query.addEventListener("input", () => state.set({ query: query.value }));
  query.addEventListener("keydown", event => {
    if (event.key === "ArrowDown" || (event.key === "Enter" && grid.items.length)) {
      event.preventDefault();
      if (event.key === "Enter") grid.open(0);
      else grid.focus(0);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (query.value) state.set({ query: "" });
      else query.blur();
    }
  });

  // Keyboard

  document.addEventListener("keydown", event => {
    const { target, key } = event;
    if (event.defaultPrevented || $("#help").open) return;
    if (key === "/" && !target.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea") || (key === "k" && (event.metaKey || event.ctrlKey))) {
      event.preventDefault();
      query.focus();
      query.select();
      return;
    }
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (key === "Escape") {
      if (inspector.isOpen) inspector.close();
      return;
    }
    const cell = target.closest("[role=gridcell]");
    if (cell) {
      const place = Number(cell.dataset.place);
      const next = grid.next(place, key);
      if (next !== undefined) {
        event.preventDefault();
        grid.focus(next);
        if (inspector.isOpen) state.set({ symbol: Gallery.address(grid.items[next]) });
        return;
      }
      if (key === "Enter" || key === " ") {
        event.preventDefault();
        grid.open(place);
        inspectorFocus();
        return;
      }
    }
    if (target.matches("input:not([type=range]), select, textarea")) return;
    const symbol = cell ? grid.items[cell.dataset.place] : inspector.isOpen ? inspector.symbol : undefined;
    switch (key) {
      case "?": $("#help").showModal(); break;
      case "[": state.set({ weight: Math.max(Math.ceil(state.values.weight / 100) * 100 - 100, 100) }); break;
      case "]": state.set({ weight: Math.min(Math.floor(state.values.weight / 100) * 100 + 100, 900) }); break;
      case "-": state.set({ size: Math.max(state.values.size - 4, 12) }); break;
      case "+": case "=": state.set({ size: Math.min(state.values.size + 4, 96) }); break;
      case "p": inspector.isOpen && inspector.play(); break;
      case "g": state.set({ guides: !state.values.guides }); break;
      case "b": if (symbol) basket.toggle(symbol); break;
      case "c": if (symbol) copy(symbol); break;
    }
  });

  const inspectorFocus = async () => {
    await openSymbol();
    $("#inspector .name").focus({ preventScroll: true });
  };

  const copy = async symbol => {
    const known = await symbol.library.details(symbol);
    const formats = new Formats(new Painter(symbol, known, look()), state.values);
    const format = await formats.copy(localCopy).catch(error => announce(error.message)) ?? await formats.copy("name");
    announce(`Copied ${format.label} of ${symbol.name}`);
  };

  $(".show-help").addEventListener("click", () => $("#help").showModal());
  $(".show-look").addEventListener("click", event => {
    const isOpen = document.body.classList.toggle("has-look");
    event.currentTarget.setAttribute("aria-expanded", isOpen);
  });

  // The whole list is printed, as far as it is loaded.
  const print = isPrinted => {
    grid.isPrinted = isPrinted;
    grid.redraw();
  };
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));
  // The page was zoomed, or the phone was rotated.
  matchMedia("(resolution: 1dppx)").addEventListener("change", () => grid.layOut());

  style();
  categories.render();
  list();
  basket.render();
  if (initial.effect) loadMotion();
  openSymbol();
  // Index the words while the browser is idle.
  const idle = window.requestIdleCallback ?? (task => setTimeout(() => task({ timeRemaining: () => 8 }), 30));
  const prepare = deadline => { if (!search.prepare(Math.max(deadline.timeRemaining(), 4))) idle(prepare); };
  idle(prepare);
  document.documentElement.dataset.ready = "";
};
