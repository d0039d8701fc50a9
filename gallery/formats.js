"use strict";

/** The formats in which a symbol can be copied, as it is shown on the page. */
class Formats {
  static weights = ["ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"];

  /** Returns the name of a weight, or its number if it has no name. */
  static weightName(weight) { return weight % 100 === 0 ? Formats.weights[weight / 100 - 1] ?? `${weight}` : `${weight}`; }

  /** @param becomes the symbol of a replace effect */
  constructor(painter, state, becomes) {
    this.becomes = becomes;
    this.painter = painter;
    this.symbol = painter.symbol;
    this.library = painter.library;
    this.details = painter.known.details;
    this.state = state;
  }

  /** Quotes a word for a shell. */
  static quoted(text) { return /^[\w.,/:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`; }

  /** The name of the replacement symbol if the effect has one. */
  get next() { return this.state.effect in Motion.replacements ? this.becomes?.name : undefined; }

  get codePoint() { return this.details.codePoint; }
  get hex() { return this.codePoint?.toString(16).toUpperCase(); }
  get libraryOption() { return this.library.file ? ` --library ${Formats.quoted(this.library.file)}` : ""; }

  /** The effect in markup syntax: wiggle.up:continuous for the class wiggle-up-continuous. */
  get effect() { return this.state.effect.replace(/-continuous$/, ":continuous").replaceAll("-", "."); }

  /** The symbol in braces, with its options other than defaults. */
  get markup() {
    const { state } = this, words = [this.symbol.name];
    if (state.weight !== 400) words.push(`weight=${Formats.weightName(state.weight)}`);
    if (state.scale !== "medium") words.push(`scale=${state.scale}`);
    if (state.mode !== "monochrome" && !(state.mode === "palette" && !state.palette)) words.push(`mode=${state.mode}`);
    if (state.mode === "palette" && state.palette) words.push(`palette=${state.palette}`);
    if (state.color) words.push(`color=${state.color}`);
    if (state.gradient) words.push("gradient=yes");
    if (state.value !== "") words.push(`value=${state.value}`, ...(state.variable === "color" ? [] : [`variable=${state.variable}`]));
    if (state.effect) words.push(`effect=${this.effect}`);
    if (this.next) words.push(`to=${this.next}`);
    return `{${words.join(" ")}}`;
  }

  get command() {
    const { state } = this;
    const extension = state.effect ? "svg" : "png";
    const options = state.box && !state.effect
      ? state.box === "icon" ? [`--box ${state.size}`] : [`--size ${state.size}`, "--box text"] : [`--size ${state.size}`];
    if (!state.effect) options.push("--pixel-ratio 2");
    if (this.painter.look.appearance === "dark") options.push("--appearance dark");
    if (state.contrast === "increased") options.push("--contrast increased");
    if (state.direction === "rtl") options.push("--direction rtl");
    if (state.effect.endsWith("-continuous")) options.push("--loop");
    const verb = state.effect ? "animate" : "render";
    return `symtext ${verb} ${Formats.quoted(this.markup)} ${options.join(" ")}${this.libraryOption} -o ${Formats.quoted(`${this.symbol.name}.${extension}`)}`;
  }

  /** The HTML with class names of the style sheet that \`font build --css\` writes. */
  get html() {
    const { state, library: { classPrefix: prefix } } = this;
    const name = this.symbol.name.replaceAll("-", "--").replaceAll(".", "-");
    const classes = [prefix, `${prefix}-${name}`];
    if (state.weight !== 400 && state.weight % 100 === 0) classes.push(`${prefix}--weight-${Formats.weightName(state.weight)}`);
    if (state.scale !== "medium") classes.push(`${prefix}--scale-${state.scale}`);
    if (state.mode !== "monochrome" && state.mode !== "automatic") classes.push(`${prefix}--mode-${state.mode}`);
    if (Gallery.data.effects.includes(state.effect)) {
      classes.push(`${prefix}--effect-${state.effect}`);
      const count = this.painter.stacked.length;
      // Layers need a stack to light up one by one.
      if (count > 1 && (this.library.hasLayers || state.effect.startsWith("variableColor"))) {
        const stack = [prefix, `${prefix}--stacked`, ...classes.slice(2)].join(" ");
        return `<span class="${stack}" role="img" aria-label="${this.symbol.altText.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`
          + `<i class="${classes[1]}" aria-hidden="true"></i>`.repeat(count) + "</span>";
      }
    }
    return `<i class="${classes.join(" ")}"></i>`;
  }

  get css() {
    const { state } = this;
    const scale = { small: "ss01", large: "ss02" }[state.scale];
    const mode = { hierarchical: "ss03", palette: "ss04", multicolor: "ss05" }[state.mode];
    const features = [scale, mode].filter(Boolean).map(tag => `"${tag}"`).join(", ");
    return `font-family: "${this.library.fontFamily}"; ` + (state.weight === 400 ? "" : `font-weight: ${state.weight}; `)
      + (features && !this.library.isIcons ? `font-feature-settings: ${features}; ` : "") + `content: "\\${this.hex.toLowerCase()}";`;
  }

  get swift() { return `try Label("${this.markup}", font: font, library: library)`; }

  get typst() {
    const { state } = this;
    const scale = { small: "ss01", large: "ss02" }[state.scale];
    return `#text(font: "${this.library.fontFamily}"` + (state.weight === 400 ? "" : `, weight: ${state.weight}`)
      + (scale && !this.library.isIcons ? `, features: ("${scale}",)` : "") + `, "\\u{${this.hex}}")`;
  }

  get latex() {
    const { state } = this;
    const scale = { small: "+ss01", large: "+ss02" }[state.scale];
    const raw = [...(scale && !this.library.isIcons ? [scale] : []), ...(state.weight === 400 ? [] : [`axis={wght=${state.weight}}`])];
    return `{\\fontspec{${this.library.fontFamily}}[Renderer=HarfBuzz${raw.length ? `,RawFeature={${raw.join(";")}}` : ""}]\\symbol{"${this.hex}}}`;
  }

  get template() {
    return `symtext template export ${Formats.quoted(this.symbol.name)}${this.libraryOption} -o ${Formats.quoted(`${this.symbol.name}.svg`)}`;
  }

  get svg() { return SVGText.file(this.painter, this.state.size, this.state.box).text; }

  /** All available formats: {id, label, text, shown}. A picture has no text. */
  get all() {
    const hasCharacter = this.codePoint !== undefined;
    return [
      { id: "name", label: "Name", text: this.symbol.name },
      hasCharacter && { id: "character", label: "Character", text: String.fromCodePoint(this.codePoint), shown: `in ${this.library.fontFamily}` },
      hasCharacter && { id: "code", label: "Code point", text: `U+${this.hex}` },
      { id: "svg", label: "SVG", text: this.svg },
      { id: "png", label: "PNG", shown: `at ${this.state.size} px, 2×` },
      { id: "markup", label: "Markup", text: this.markup },
      { id: "command", label: "Command", text: this.command },
      !this.library.isIcons && { id: "html", label: "HTML", text: this.html },
      hasCharacter && { id: "css", label: "CSS", text: this.css },
      { id: "swift", label: "Swift", text: this.swift },
      hasCharacter && { id: "typst", label: "Typst", text: this.typst },
      hasCharacter && { id: "latex", label: "LaTeX", text: this.latex },
      !this.library.isIcons && !this.details.displayOnly && { id: "template", label: "Template", text: this.template },
    ].filter(Boolean);
  }

  /** Copies a format. */
  async copy(id) {
    const format = this.all.find(format => format.id === id);
    if (!format) return undefined;
    if (id === "png") {
      const picture = new Promise(async (done, fail) => {
        try { (await SVGText.canvas(this.painter, this.state.size, this.state.box, 2)).toBlob(done, "image/png"); } catch (error) { fail(error); }
      });
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    } else {
      await Formats.write(format.text);
    }
    return format;
  }

  /** Writes text to the clipboard, with a fallback for browsers that allow only the old interface. */
  static async write(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement("textarea");
      area.value = text;
      area.style.cssText = "position:fixed;opacity:0";
      const focused = document.activeElement;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      focused?.focus({ preventScroll: true });
    }
  }

  /** Downloads a file. */
  static download(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  async download(kind) {
    if (kind === "svg") {
      Formats.download(`${this.symbol.name}.svg`, new Blob([this.svg], { type: "image/svg+xml" }));
    } else {
      const canvas = await SVGText.canvas(this.painter, this.state.size, this.state.box, 4);
      canvas.toBlob(blob => Formats.download(`${this.symbol.name}.png`, blob), "image/png");
    }
  }
}
