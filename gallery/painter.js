"use strict";

/** The plan of a symbol's picture, by the rules of SymbolPainter.swift: which glyphs are painted, in which order and
 *  colours. `svg.js` writes it as SVG. */
class Painter {
  static unlit = 0.25;
  /** The height of capitals, in ems, in Inter, beside which `symtext render` sets symbols. */
  static capHeight = 2048 / 2816;
  static levels = { primary: 1, secondary: 0.5, tertiary: 0.25 };

  /** @param look weight, scale, mode, color, palette, gradient, value, variable, appearance (light or dark), contrast,
   *  direction, tint (as #rrggbb) */
  constructor(symbol, known, look) {
    this.symbol = symbol;
    this.library = symbol.library;
    this.known = known;
    this.look = look;
    const { library } = this;
    this.coordinate = library.coordinate(look.weight);
    const hasForm = look.direction === "rtl" && known.forms.length > 1;
    const form = known.forms[hasForm ? 1 : 0];
    this.form = form[look.scale] ?? form.medium;
    this.layers = this.form.layers.length
      ? known.details.layers ?? this.form.layers.map(() => ({ level: "primary" })) : [];
    this.factor = library.factor(look.scale);
    this.advance = this.form.whole < 0 ? 0 : Outlines.advance(known.glyphs[this.form.whole], this.coordinate);
  }

  /** The glyph of the whole symbol. */
  get whole() { return this.known.glyphs[this.form.whole]; }
  layerGlyph(index) { return this.known.glyphs[this.form.layers[index]]; }

  /** The effective mode, from the look and the symbol's layers. A palette that paints all layers alike is monochrome. */
  get mode() { return this.oneColor ? "monochrome" : this.wantedMode; }

  /** The colour of a palette that paints all layers alike; undefined otherwise. */
  get oneColor() {
    if (this.wantedMode !== "palette") return undefined;
    const colors = this.layers.filter(layer => !this.clears(layer, "palette") && this.opacity(layer, "palette"))
      .map(layer => this.color(layer, "palette"));
    return colors.every(color => Colors.areAlike(color, colors[0])) ? colors[0] : undefined;
  }

  /** The mode of the look, as far as the symbol's layers allow it. */
  get wantedMode() {
    const { look } = this;
    let { mode } = look;
    if (mode === "automatic") mode = look.palette ? "palette" : this.known.details.preferred ?? "monochrome";
    if (mode === "palette" && !look.palette) return "hierarchical";
    if (mode === "multicolor") {
      return !look.color && this.layers.some(layer => this.hasColor(layer)) ? mode : "monochrome";
    }
    return mode;
  }

  hasColor(layer) {
    return this.opacity(layer, "multicolor") !== this.opacity(layer, "monochrome") || layer.color !== undefined;
  }

  opacity(layer, mode) {
    const [monochrome, levels, multicolor] = layer.opacities ?? [1, 1, 1];
    return { monochrome, hierarchical: levels, palette: levels, multicolor }[mode];
  }

  clears(layer, mode) {
    return ((layer.clears ?? 0) & { monochrome: 1, hierarchical: 2, palette: 2, multicolor: 4 }[mode]) !== 0;
  }

  get colors() {
    const { look } = this;
    return { appearance: look.appearance, contrast: look.contrast, tint: Colors.css(look.tint) };
  }

  /** The symbol's own colour. */
  get ownTint() { return Colors.resolve(this.look.color || "tint", this.colors); }

  /** The colour of parts without their own. */
  get tint() { return this.oneColor ?? this.ownTint; }

  /** Whether a layer has the colour of the text around the symbol. */
  isTint(layer, mode) {
    return !this.look.color && !this.oneColor && (mode === "monochrome" || mode === "hierarchical"
      || (mode === "multicolor" && !layer.colorName));
  }

  color(layer, mode) {
    const { look, ownTint: tint } = this;
    switch (mode) {
      case "monochrome": return this.tint;
      case "hierarchical":
        return Colors.opacity(tint, Painter.levels[layer.level] * this.opacity(layer, mode));
      case "palette": {
        const palette = look.palette.split(",");
        const place = Math.min(Object.keys(Painter.levels).indexOf(layer.level), palette.length - 1);
        return Colors.opacity(Colors.resolve(palette[place], { ...this.colors, tint }), this.opacity(layer, mode));
      }
      default: {
        const own = layer.colorName
          ? Colors.resolve(layer.colorName, this.colors) : tint;
        const color = layer.color && !(layer.colorName in Gallery.data.systemColors)
          ? Colors.hexadecimal(layer.color[0]) : own;
        return Colors.opacity(color, this.opacity(layer, "multicolor"));
      }
    }
  }

  /** The look of each layer: {color, isTint} if it is painted; with isCut, of the body that it is cut out of; undefined if
   *  the mode hides it. A mark that one colour cuts out is also cut out of a body of a like colour. */
  looks(mode) {
    const looks = [];
    this.layers.forEach((layer, index) => {
      if (this.clears(layer, mode)) {
        looks.push({ ...this.body(index, looks) ?? { color: this.tint, isTint: this.isTint({}, "monochrome") }, isCut: true });
        return;
      }
      if (!this.opacity(layer, mode)) {
        looks.push(undefined);
        return;
      }
      const color = this.color(layer, mode), body = this.clears(layer, "monochrome") && this.body(index, looks);
      looks.push(body && Colors.areAlike(Colors.over(color, body.color), body.color)
        ? { ...body, isCut: true } : { color, isTint: this.isTint(layer, mode) });
    });
    return looks;
  }

  /** Returns the look of the foremost painted layer whose box has at least half of a layer's; marks are no bodies. */
  body(index, looks) {
    const box = layer => Outlines.bounds(this.layerGlyph(layer), this.coordinate);
    if (!this.layerGlyph(index)) return undefined;
    const own = box(index);
    return looks.findLast((look, behind) => {
      if (!look || look.isCut || this.clears(this.layers[behind], "monochrome") || !this.layerGlyph(behind)) return false;
      const other = box(behind);
      const width = Math.min(own.right, other.right) - Math.max(own.left, other.left);
      const height = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
      return width > 0 && height > 0 && width * height >= (own.right - own.left) * (own.bottom - own.top) / 2;
    });
  }

  /** The painting steps from back to front: {glyph, color, clears, layer, isTint, drawn}. */
  get steps() {
    const { look, mode, layers } = this;
    const shown = Pens.shown(this);
    const showsValue = look.value !== "" && (shown !== undefined || look.variable !== "draw");
    if (!layers.length || (mode === "monochrome" && !showsValue && !this.known.details.layered)) {
      return [{ glyph: this.whole, color: this.tint, isTint: this.isTint({}, "monochrome") }];
    }
    const looks = this.looks(mode);
    const steps = [];
    // Cuts that the value leaves unlit are closed again; the others come after them.
    let cuts = [];
    layers.forEach((layer, index) => {
      const glyph = this.layerGlyph(index), own = looks[index];
      if (!glyph) return;
      const drawn = shown?.[index] ?? 1;
      const isUnlit = drawn !== 1
        || (showsValue && !shown && layer.threshold !== undefined && Number(look.value) <= layer.threshold);
      const isHidden = isUnlit && !shown && look.variable === "hide";
      if (!own?.isCut) {
        steps.push(...cuts);
        cuts = [];
      } else {
        // A layer cleared under an equal opaque layer would leave hairlines.
        const next = looks[index + 1];
        const isCovered = next && !next.isCut && this.form.layers[index + 1] === this.form.layers[index] && next.color[3] === 1;
        if (isCovered) return;
        const cut = { glyph, clears: true, layer: index };
        if (!isUnlit || layer.clears === 7) {
          cuts.push(cut);
        } else if (!isHidden) {
          steps.push(cut, { glyph, color: Colors.opacity(own.color, 1 - Painter.unlit), layer: index, isTint: own.isTint });
          if (drawn.drawn) steps.push({ ...cut, drawn: drawn.drawn });
        }
        return;
      }
      if (!own || isHidden) return;
      const { color, isTint } = own;
      steps.push({ glyph, color: isUnlit ? Colors.opacity(color, Painter.unlit) : color, layer: index, isTint });
      if (drawn.drawn) steps.push({ glyph, color, layer: index, isTint, drawn: drawn.drawn });
    });
    return [...steps, ...cuts];
  }

  /** The box between the margins and from cap height to baseline, in units, y down. */
  get box() {
    const { capHeight, middle } = this.library;
    return { left: 0, top: -middle - capHeight / 2, width: this.advance, height: capHeight };
  }

  /** The bounds of its ink. */
  get ink() { return Outlines.bounds(this.whole, this.coordinate); }

  /** The side of the square box for icons in units of the page: 24 of the drawing grid, of which a cap height has 1 / 0.0648. */
  get side() { return 24 * 0.0648 * this.library.capHeight / this.factor; }

  /** Returns the area of a picture in units, y down.
   *  @param kind "icon" for the square whose middle is that of the capitals, larger around a symbol that sticks out;
   *  "text" for the width between the margins, with the square's height; "" for the box of text with all ink. The rules
   *  are those of SymbolPlacement. */
  area(kind) {
    const { box, ink } = this;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const half = this.side / 2;
    const upwards = Math.max(Math.abs(ink.top - y), Math.abs(ink.bottom - y));
    if (kind === "icon") {
      const reach = Math.max(upwards, Math.abs(ink.left - x), Math.abs(ink.right - x));
      const factor = reach > half ? Math.floor(half / reach * 1000) / 1000 : 1;
      const own = half / factor;
      return { left: x - own, top: y - own, right: x + own, bottom: y + own };
    }
    const [left, right] = [Math.min(box.left, ink.left), Math.max(box.left + box.width, ink.right)];
    if (kind === "text") {
      const tall = Math.max(half, upwards);
      return { left, right, top: y - tall, bottom: y + tall };
    }
    return { left, right, top: Math.min(box.top, ink.top), bottom: Math.max(box.top + box.height, ink.bottom) };
  }

  path(glyph) { return Outlines.path(glyph, this.coordinate); }

  /** Returns the number of CSS pixels in a unit for a symbol beside text of a size. */
  scaleAt(size, capHeight = Painter.capHeight) { return size * capHeight / this.library.capHeight * this.factor; }

  /** Layers for stacked animation, each cut by the layers that clear it: {layer, steps}. */
  get stacked() {
    const looks = this.looks(this.mode);
    const all = this.steps;
    const layers = this.layers.length > 1 ? this.layers : [];
    const painted = layers.map((layer, index) => index)
      .filter(index => !this.clears(layers[index], "monochrome") && this.opacity(layers[index], "monochrome"));
    if (painted.length < 2) return [{ layer: painted[0] ?? 0, steps: this.steps }];
    return painted.map(index => {
      const steps = [];
      if (looks[index]?.isCut) return { layer: index, steps: [] };
      steps.push(...all.filter(step => step.layer === index));
      if (!steps.length) {
        // In one colour each layer is drawn separately.
        steps.push({ glyph: this.layerGlyph(index), color: this.tint, isTint: this.isTint({}, "monochrome"), layer: index });
      }
      for (let later = index + 1; later < layers.length; later++) {
        if (looks[later]?.isCut) steps.push({ glyph: this.layerGlyph(later), clears: true });
      }
      return { layer: index, steps };
    });
  }
}
