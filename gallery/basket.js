"use strict";

/** The basket of symbols, and the command that makes a font of them. */
class Basket {
  constructor(element, state) {
    Object.assign(this, { element, state });
    element.querySelector(".basket-list").addEventListener("click", event => {
      const button = event.target.closest("button");
      if (button) this.toggle(this.symbols[button.dataset.place]);
    });
    element.querySelector(".basket-clear").addEventListener("click", () => {
      state.set({ basket: "" });
      document.querySelector("#query").focus();
    });
    element.querySelector(".basket-copy").addEventListener("click", async () => {
      await Formats.write(this.command);
      announce(`Copied the command for ${this.symbols.length} symbols`);
    });
  }

  get symbols() {
    return this.state.values.basket.split(",").filter(Boolean).map(Gallery.symbol).filter(Boolean);
  }

  has(symbol) { return this.symbols.includes(symbol); }

  toggle(symbol) {
    const symbols = this.symbols;
    const rest = symbols.filter(other => other !== symbol);
    if (rest.length === symbols.length) rest.push(symbol);
    this.state.set({ basket: rest.map(Gallery.address).join(",") });
    announce(rest.length > symbols.length ? `${symbol.name} added to the basket` : `${symbol.name} removed from the basket`);
  }

  /** The commands that make fonts of the symbols from the drawings, one for each library. */
  get command() {
    const symbols = this.symbols;
    return Gallery.libraries.map(library => {
      const names = symbols.filter(symbol => symbol.library === library).map(symbol => symbol.name);
      if (!names.length) return "";
      const drawings = Gallery.data.drawings ?? "drawings/";
      const file = `${library.name.replace(/[^\w]+/g, "-")}-subset.ttf`;
      // The fonts keep the code points, family and classes of the copied formats.
      const bundled = !library.file && !Gallery.data.drawings;
      const taken = bundled ? "--bundled" : `${Formats.quoted(drawings)} --only`;
      return `symtext font build ${taken} ${Formats.quoted(names.join(","))}`
        + ` --family ${Formats.quoted(library.fontFamily)} --css-prefix ${library.classPrefix} --woff2 --css -o ${file}`;
    }).filter(Boolean).join("\n");
  }

  render() {
    const symbols = this.symbols;
    this.element.hidden = !symbols.length;
    document.body.classList.toggle("has-basket", symbols.length > 0);
    if (!symbols.length) return;
    this.element.querySelector(".basket-count").textContent = symbols.length === 1 ? "1 symbol" : `${symbols.length} symbols`;
    this.element.querySelector(".basket-command").textContent = this.command;
    const list = this.element.querySelector(".basket-list");
    list.replaceChildren(...symbols.slice(0, 40).map((symbol, place) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.place = place;
      button.title = button.ariaLabel = `Remove ${symbol.name} from the basket`;
      const { library } = symbol;
      if (library.hasFonts) {
        button.textContent = library.character(symbol);
        button.style.fontFamily = library.family(symbol, "medium");
      } else {
        library.details(symbol).then(known => {
          const painter = new Painter(symbol, known, { ...this.state.values, mode: "monochrome", value: "", gradient: false, scale: "medium", tint: "#000000" });
          const size = painter.scaleAt(20);
          button.innerHTML = SVGText.sized(painter, size);
        });
      }
      return button;
    }));
  }
}
