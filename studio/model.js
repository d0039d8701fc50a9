"use strict";

/** Values of annotations by keys such as layers[0].threshold. */
const Values = {
  steps: key => key.split(/\.|(?=\[)/).map(step => step[0] === "[" ? Number(step.slice(1, -1)) : step),

  /** Returns a text that is equal for equal values: members in order, and shapes by their number alone. */
  text(value) {
    return JSON.stringify(value ?? null, (key, part) => {
      if (key === "shapes") return part.map(selector => selector.replace(/^(\d+)[~ ].*$/, "$1"));
      return part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1)) : part;
    });
  },

  get(values, key) {
    return Values.steps(key).reduce((value, step) => value?.[step], values);
  },

  /** Sets a value; null removes it. */
  set(values, key, value) {
    const steps = Values.steps(key), last = steps.pop();
    let at = values;
    for (const [place, step] of steps.entries()) {
      if (typeof at[step] !== "object" || at[step] === null) {
        if (value === null) return;
        const old = at[step];
        at[step] = typeof (steps[place + 1] ?? last) === "number" ? [] : {};
        // A text that becomes texts by language is the English one.
        if (typeof old === "string") at[step].en = old;
      }
      at = at[step];
    }
    if (value !== null) at[last] = value;
    else if (Array.isArray(at)) at.splice(last, 1);
    else delete at[last];
  },
};

/** An open symbol: its values, its shapes and its outlines. */
class Model {
  /** @param answer of the command symbol, try, variant or compare */
  static async of(answer, colors = {}) {
    const model = new Model();
    const { library: data, part, ...facts } = answer;
    Object.assign(model, facts, { colors });
    model.values ??= {};
    model.shapes ??= [];
    model.findings = (answer.findings ?? []).map(finding => ({ ...finding, sentence: Model.plain(finding.sentence, answer.name) }));
    if (!data || !part) return model;
    const library = new Library(data, 0, new Map());
    library.receive(0, part);
    library.starts = [0, part.symbols.length];
    model.symbolEntry = library.symbols[answer.index ?? 0];
    model.known = await library.details(model.symbolEntry);
    return model;
  }

  /** Returns a sentence of a check without the symbol, scale and weight, which are shown beside it. */
  static plain(sentence, name) {
    const text = sentence.startsWith(name) ? sentence.slice(name.length).replace(/^(, (small|medium|large|wght \d+))*: /, "") : sentence;
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  get isMade() { return this.known !== undefined; }
  get library() { return this.symbolEntry.library; }
  painter(look) { return new Painter(this.symbolEntry, this.known, { ...look, variable: this.values.valueMode ?? look.variable }); }

  /** The description in a language; a single text is English. */
  description(code) {
    const { alt } = this.values;
    return typeof alt === "object" ? alt?.[code] : code === "en" ? alt : undefined;
  }

  /** Returns the change that sets a description. The English one of a drawing is in its own file. */
  describing(code, text) {
    const { alt } = this.values;
    if (code === "en" && (typeof alt !== "object" || this.kind === "drawing")) return { alt: text };
    if (typeof alt !== "string" || this.kind === "drawing") return { [`alt.${code}`]: text };
    return { alt: { en: alt, [code]: text } };
  }

  get layers() { return this.values.layers ?? []; }
  layerName(index) { return this.layers[index].shapes?.includes("*") ? say("restLayer") : say("layerNumber", index + 1); }
  get canAssign() { return this.kind === "icon"; }

  /** The shapes of a layer, with their places. */
  shapesOf(layer) { return this.shapes.map((shape, place) => ({ ...shape, place })).filter(shape => shape.layer === layer); }
  get loose() { return this.shapes.filter(shape => shape.layer === null || shape.layer === undefined); }

  /** Applies a change to the values and, as far as it needs no new outlines, to the picture. */
  predict(key, value) {
    Values.set(this.values, key, value);
    if (key === "layers" && this.canAssign) this.bind();
    const details = this.known?.details;
    if (!details || !key.startsWith("layers")) return;
    const all = this.values.layers ?? [];
    const painted = this.known.forms[0].medium.layers;
    // Layers that were added or removed need new outlines.
    if (painted.length !== all.length && !(painted.length > all.length && details.layers)) return;
    details.layers ??= painted.map(() => ({ level: "primary" }));
    all.forEach((layer, index) => { details.layers[index] = this.detail(layer, details.layers[index]); });
    details.layered ||= all.some(layer => layer.clear);
  }

  /** Finds the layer of each shape by the layers' selectors. */
  bind() {
    const rest = this.layers.findIndex(layer => layer.shapes?.includes("*"));
    for (const shape of this.shapes) {
      const own = this.layers.findIndex(layer => layer.shapes?.includes(shape.selector));
      shape.layer = own >= 0 ? own : rest >= 0 ? rest : null;
    }
  }

  /** Returns the details of a layer for painters. */
  detail(layer, known = {}) {
    const detail = { ...known, level: layer.level ?? known.level ?? "primary" };
    delete detail.threshold;
    delete detail.color;
    delete detail.colorName;
    delete detail.opacities;
    delete detail.clears;
    if (layer.threshold !== undefined) detail.threshold = layer.threshold;
    if (layer.color !== undefined && layer.color !== "tintColor") {
      const forms = Array.isArray(layer.color) ? layer.color : this.colors[layer.color] ?? layer.color;
      detail.colorName = Array.isArray(layer.color) ? layer.color[0] : layer.color;
      detail.color = Gallery.data.systemColors[detail.colorName] ?? [forms].flat();
    }
    if (layer.opacity !== undefined) {
      const { monochrome = 1, hierarchical = 1, multicolor = 1 } =
        typeof layer.opacity === "number" ? { hierarchical: layer.opacity, multicolor: layer.opacity } : layer.opacity;
      detail.opacities = [monochrome, hierarchical, multicolor];
    }
    if (layer.clear) {
      detail.clears = layer.clear === true ? 7
        : layer.clear.reduce((bits, mode) => bits | { monochrome: 1, hierarchical: 2, multicolor: 4 }[mode], 0);
    }
    return detail;
  }

  /** The affine map from the file's units to those of outlines, at Regular and medium. */
  get toUnits() {
    if (this.map) return this.map;
    if (this.estimated) return this.estimated;
    const { library } = this, [x, y, width, height] = this.viewBox;
    const ink = Outlines.bounds(this.known.glyphs[this.known.forms[0].medium.whole], library.coordinate(400));
    const shapes = this.shapesBox, pens = this.pensBox;
    if (shapes && pens && Math.max(shapes.width, shapes.height) > 0) {
      const isWide = shapes.width > shapes.height;
      const scale = isWide ? pens.width / shapes.width : pens.height / shapes.height;
      return this.estimated = [scale, 0, 0, scale, pens.x + pens.width / 2 - scale * (shapes.x + shapes.width / 2), pens.y + pens.height / 2 - scale * (shapes.y + shapes.height / 2)];
    }
    const scale = library.em / 32 * 24 / (height || 24), middle = shapes ? shapes.x + shapes.width / 2 : x + width / 2;
    return this.estimated = [scale, 0, 0, scale, (ink.left + ink.right) / 2 - scale * middle, -library.middle - scale * (y + height / 2)];
  }

  /** The box of the pens' lines in units, at Regular and medium; a dot counts as its middle. */
  get pensBox() {
    const lines = this.known.pens.flatMap(part => part.lines);
    if (!lines.length || this.known.pens.some(part => part.solids.length)) return undefined;
    return Geometry.union(lines.map(line => {
      const { x, y, width, height } = Geometry.box(line.path);
      return line.isDot ? { x: x + width / 2, y: y + height / 2, width: 0, height: 0 } : { x, y, width, height };
    }));
  }

  /** The box of all shapes, without the width of their lines. */
  get shapesBox() {
    if (!this.shapes.length) return undefined;
    return Geometry.union(this.shapes.map(shape => Geometry.box(shape.path)));
  }
}

/** Measures of SVG path data. */
const Geometry = {
  boxes: new Map(),

  element(path) {
    if (!Geometry.root) {
      Geometry.root = svg("svg", { width: 0, height: 0, "aria-hidden": "true", class: "measure" });
      document.body.append(Geometry.root);
    }
    const element = svg("path", { d: path });
    Geometry.root.replaceChildren(element);
    return element;
  },

  box(path) {
    if (!Geometry.boxes.has(path)) {
      const { x, y, width, height } = Geometry.element(path).getBBox();
      Geometry.boxes.set(path, { x, y, width, height });
    }
    return Geometry.boxes.get(path);
  },

  union(boxes) {
    const left = Math.min(...boxes.map(box => box.x)), top = Math.min(...boxes.map(box => box.y));
    return {
      x: left, y: top, width: Math.max(...boxes.map(box => box.x + box.width)) - left,
      height: Math.max(...boxes.map(box => box.y + box.height)) - top,
    };
  },

  /** The point and the direction at a share of the length. */
  at(path, share) {
    const element = Geometry.element(path), length = element.getTotalLength();
    const at = Math.min(Math.max(share, 0), 1) * length, step = Math.max(length / 200, 0.01);
    const point = element.getPointAtLength(at), next = element.getPointAtLength(Math.min(at + step, length));
    const before = element.getPointAtLength(Math.max(Math.min(at, length - step), 0));
    return { x: point.x, y: point.y, angle: Math.atan2(next.y - before.y, next.x - before.x) };
  },

  /** The share of the length that is nearest to a point. */
  nearest(path, x, y) {
    const element = Geometry.element(path), length = element.getTotalLength(), count = 200;
    let best = 0, least = Infinity;
    for (let step = 0; step <= count; step++) {
      const point = element.getPointAtLength(length * step / count), distance = Math.hypot(point.x - x, point.y - y);
      if (distance < least) { least = distance; best = step / count; }
    }
    return best;
  },

  apply: ([a, b, c, d, e, f], [x, y]) => [a * x + c * y + e, b * x + d * y + f],
  invert([a, b, c, d, e, f]) {
    const size = a * d - b * c || 1;
    return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
  },
};
