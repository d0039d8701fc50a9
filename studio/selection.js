"use strict";

/** The chosen layer and shapes of the open symbol, and the changes that they take part in. */
class Selection {
  constructor(studio) {
    this.studio = studio;
    this.clear();
  }

  clear() {
    this.layer = undefined;
    this.shapes = new Set();
  }

  get model() { return this.studio.model; }
  get isEmpty() { return this.layer === undefined && !this.shapes.size; }

  chooseLayer(layer) {
    this.layer = layer;
    this.shapes = new Set(this.model.shapesOf(layer).map(shape => shape.place));
    this.studio.selected();
  }

  /** @param isAlone whether the shape is chosen without the others of its layer
   *  @param isMore whether it is added to those chosen before */
  chooseShape(place, { isAlone = false, isMore = false } = {}) {
    const layer = this.model.shapes[place].layer;
    if (isMore) {
      if (!this.shapes.delete(place)) this.shapes.add(place);
      this.match();
    } else if (isAlone || this.isRest(layer)) {
      this.shapes = new Set([place]);
      this.match();
    } else {
      this.chooseLayer(layer);
      return;
    }
    this.studio.selected();
  }

  chooseShapes(places) {
    this.shapes = new Set(places);
    this.match();
    this.studio.selected();
  }

  /** Whether a layer is none, or that of all other shapes. */
  isRest(layer) { return layer === null || layer === undefined || (this.model.layers[layer]?.shapes ?? []).includes("*"); }

  /** Finds the layer with exactly the chosen shapes. */
  match() {
    const places = [...this.shapes].sort((a, b) => a - b).join();
    this.layer = this.model.layers.map((_, index) => index).find(index =>
      this.model.shapesOf(index).map(shape => shape.place).join() === places && places);
  }

  // Changes

  /** Sets values of the chosen layer; chosen shapes that are no layer become one. */
  set(label, values) {
    const { edits } = this.studio;
    if (this.layer !== undefined) {
      edits.set(label, Object.fromEntries(Object.entries(values).map(([key, value]) => [`layers[${this.layer}].${key}`, value])));
    } else if (this.shapes.size && this.model.canAssign) {
      this.split(label, [[...this.shapes]], [values]);
    } else {
      this.studio.announce(say("chooseFirst"));
    }
  }

  /** Makes each list of shapes a layer of its own, in front of the others. */
  split(label, groups, values) {
    const chosen = new Set(groups.flat()), { model } = this;
    const layers = this.without(chosen);
    const isRestLeft = model.shapes.some((shape, place) => !chosen.has(place) && this.isFree(shape.layer, layers));
    if (isRestLeft && !layers.some(layer => layer.shapes?.includes("*"))) layers.unshift({ shapes: ["*"] });
    groups.forEach((group, index) => {
      const extra = Object.fromEntries(Object.entries(values[index]).filter(([, value]) => value !== null));
      layers.push({ shapes: group.map(place => model.shapes[place].selector), ...extra });
    });
    this.adopt(layers.length - 1, groups.at(-1));
    this.studio.edits.set(label, { layers });
  }

  isFree(layer) { return layer === null || layer === undefined; }

  /** The layers without some shapes, and without layers that have no others. */
  without(places) {
    const { model } = this, selectors = new Set([...places].map(place => model.shapes[place].selector));
    return structuredClone(model.layers).map((layer, index) => {
      const own = model.shapesOf(index).map(shape => shape.place);
      if (!own.some(place => places.has(place))) return layer;
      if (own.every(place => places.has(place))) return undefined;
      if (!layer.shapes.includes("*")) layer.shapes = own.filter(place => !places.has(place)).map(place => model.shapes[place].selector);
      else layer.shapes = layer.shapes.filter(selector => !selectors.has(selector));
      return layer;
    }).filter(Boolean);
  }

  adopt(layer, places) {
    this.layer = layer;
    this.shapes = new Set(places);
  }

  /** Moves the chosen shapes to a layer. */
  assign(layer) {
    const { model } = this;
    if (!this.shapes.size || !model.canAssign) return;
    const target = model.layers[layer], layers = this.without(this.shapes);
    const at = layers.findIndex(other => JSON.stringify(other.shapes) === JSON.stringify(target.shapes));
    const selectors = [...this.shapes].map(place => model.shapes[place].selector);
    if (at < 0) layers.push({ ...structuredClone(target), shapes: selectors });
    else layers[at].shapes = [...layers[at].shapes.filter(selector => !selectors.includes(selector)), ...selectors];
    this.adopt(at < 0 ? layers.length - 1 : at, this.shapes);
    this.studio.edits.set(say("assign"), { layers });
  }

  /** Makes a layer of the chosen shapes, or of those in no layer. */
  add() {
    const places = this.shapes.size ? [...this.shapes] : this.model.shapes.flatMap((shape, place) => this.isRest(shape.layer) ? [place] : []);
    if (places.length) this.split(say("newLayer"), [places], [{}]);
  }

  remove(layer) {
    const layers = structuredClone(this.model.layers);
    layers.splice(layer, 1);
    this.clear();
    this.studio.edits.set(say("removeLayer"), { layers: layers.length ? layers : null });
  }

  /** Moves a layer to another place; 0 is at the back. */
  move(layer, to) {
    const layers = structuredClone(this.model.layers);
    if (!layers[to] || to === layer) return;
    layers.splice(to, 0, ...layers.splice(layer, 1));
    this.layer = to;
    this.studio.edits.set(say("moveLayer"), { layers });
  }

  /** The thresholds of a number of layers, by Apple's rule. */
  static thresholds = count => Array.from({ length: count }, (_, index) => index ? Math.round((index / count + 0.01) * 100) / 100 : 0);

  /** Lets layers show a value, in the order in which they stand: the chosen shapes, or all layers. */
  showValue() {
    const { model } = this, { edits } = this.studio;
    if (model.canAssign && this.shapes.size > 1) {
      const boxes = [...this.shapes].map(place => ({ place, ...Geometry.box(model.shapes[place].path) }));
      const middle = (box, axis, size) => box[axis] + box[size] / 2;
      const spread = (axis, size) => Math.max(...boxes.map(box => middle(box, axis, size))) - Math.min(...boxes.map(box => middle(box, axis, size)));
      const isRow = spread("x", "width") >= spread("y", "height");
      boxes.sort((a, b) => isRow ? middle(a, "x", "width") - middle(b, "x", "width") : middle(b, "y", "height") - middle(a, "y", "height"));
      const limits = Selection.thresholds(boxes.length);
      this.split(say("valueLayers"), boxes.map(box => [box.place]), limits.map((threshold, index) => ({ threshold, group: boxes.length - 1 - index })));
      return;
    }
    const layers = model.layers.map((_, index) => index).filter(index => model.layers.every(layer => layer.threshold === undefined) || model.layers[index].threshold !== undefined);
    if (!layers.length) { this.studio.announce(say("noLayers")); return; }
    const limits = Selection.thresholds(layers.length);
    edits.set(say("valueLayers"), Object.fromEntries(layers.map((layer, index) => [`layers[${layer}].threshold`, limits[index]])));
  }

  /** Reverses the order of the thresholds. */
  reverseValue() {
    const layers = this.model.layers.flatMap((layer, index) => layer.threshold === undefined ? [] : [index]);
    const limits = layers.map(layer => this.model.layers[layer].threshold).reverse();
    this.studio.edits.set(say("reverseValue"), Object.fromEntries(layers.map((layer, index) => [`layers[${layer}].threshold`, limits[index]])));
  }

  dropValue() {
    const layers = this.model.layers.flatMap((layer, index) => layer.threshold === undefined ? [] : [index]);
    this.studio.edits.set(say("dropValue"), Object.fromEntries(layers.map(layer => [`layers[${layer}].threshold`, null])));
  }
}
