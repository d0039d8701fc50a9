"use strict";

/** The layers as a tree with their shapes, the frontmost first. */
class LayerTree {
  constructor(studio) {
    this.studio = studio;
    this.tree = h("div", { class: "tree", role: "tree", "aria-label": say("layers") });
    this.buttons = h("div", { class: "tree-buttons", role: "toolbar", "aria-label": say("layerTools") },
      iconButton("plus", say("newLayer"), { onclick: () => studio.selection.add() }),
      iconButton("up", say("toFront"), { onclick: () => studio.selection.move(studio.selection.layer, studio.selection.layer + 1) }),
      iconButton("down", say("toBack"), { onclick: () => studio.selection.move(studio.selection.layer, studio.selection.layer - 1) }),
      iconButton("trash", say("removeLayer"), { onclick: () => studio.selection.remove(studio.selection.layer) }));
    this.element = h("section", { class: "layers" }, h("div", { class: "section-head" }, h("h3", {}, say("layers")), this.buttons), this.tree);
    this.tree.addEventListener("click", event => this.choose(event.target.closest("[data-layer], [data-shape]"), event));
    this.tree.addEventListener("keydown", event => this.key(event));
    this.tree.addEventListener("pointerdown", event => this.press(event));
  }

  get selection() { return this.studio.selection; }
  get model() { return this.studio.model; }

  choose(item, { shiftKey } = {}) {
    if (!item) return;
    const { layer, shape } = item.dataset;
    if (shape !== undefined) this.selection.chooseShape(Number(shape), { isAlone: true, isMore: shiftKey });
    else if (shiftKey && this.selection.shapes.size && this.model.canAssign) this.selection.assign(Number(layer));
    else this.selection.chooseLayer(Number(layer));
  }

  /** Follows a layer that is dragged to another place; the buttons above do the same. */
  press(event) {
    const item = event.target.closest("[data-layer]"), layer = Number(item?.dataset.layer);
    if (!item || !this.model.canAssign || event.button !== 0) return;
    const stop = new AbortController(), options = { signal: stop.signal }, start = event.clientY;
    let to;
    addEventListener("pointermove", ({ clientY }) => {
      if (to === undefined && Math.abs(clientY - start) < 5) return;
      const items = [...this.tree.querySelectorAll("[data-layer]")];
      const under = items.find(other => clientY < other.getBoundingClientRect().bottom) ?? items.at(-1);
      to = Number(under.dataset.layer);
      for (const other of items) other.classList.toggle("drop", other === under && to !== layer);
    }, options);
    addEventListener("pointerup", () => {
      stop.abort();
      for (const other of this.tree.querySelectorAll(".drop")) other.classList.remove("drop");
      if (to !== undefined) this.selection.move(layer, to);
    }, options);
  }

  key(event) {
    const items = [...this.tree.querySelectorAll("[role=treeitem]")], place = items.indexOf(document.activeElement);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (place < 0 || (!step && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (event.altKey && step && items[place].dataset.layer !== undefined) {
      const layer = Number(items[place].dataset.layer);
      if (this.model.canAssign) this.selection.move(layer, layer - step);
      return;
    }
    const item = items[place + (step ?? 0)];
    if (!item) return;
    item.focus();
    if (!step) this.choose(item, event);
  }

  update() {
    const { model, selection, studio } = this, { layers, shapes } = model;
    const { systemColors } = Gallery.data, { colors } = studio.folder;
    const canMove = model.canAssign && selection.layer !== undefined;
    const [add, up, down, remove] = this.buttons.children;
    add.disabled = !model.canAssign || (!selection.shapes.size && !shapes.some(shape => selection.isRest(shape.layer)));
    up.disabled = !canMove || selection.layer === layers.length - 1;
    down.disabled = !canMove || selection.layer === 0;
    remove.disabled = !canMove;
    const focused = this.tree.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
    const shapeItem = ({ place }) => h("div", {
      role: "treeitem", class: "shape-item", "aria-level": 2, tabIndex: -1, dataset: { shape: place, key: `s${place}` }, "aria-selected": String(selection.shapes.has(place) && selection.layer === undefined),
    }, this.thumb([place]), h("span", {}, this.shapeName(place)));
    const items = layers.map((layer, index) => {
      const own = model.shapesOf(index), color = layer.color === undefined || layer.color === "tintColor" ? undefined : Array.isArray(layer.color) ? layer.color[0] : [colors[layer.color] ?? systemColors[layer.color] ?? layer.color].flat()[0];
      const isChosen = selection.layer === index;
      const facts = [layer.level && say(`short.${layer.level}`), layer.threshold !== undefined && say("over", Form.short(layer.threshold)), layer.group !== undefined && say("groupShort", layer.group), layer.clear && say("clearsShort")].filter(Boolean);
      return [h("div", { role: "treeitem", class: "layer-item", "aria-level": 1, "aria-expanded": own.length ? "true" : undefined, "aria-selected": String(isChosen), tabIndex: isChosen || (selection.layer === undefined && index === layers.length - 1) ? 0 : -1, dataset: { layer: index, key: `l${index}` } },
        this.thumb(own.map(shape => shape.place)), h("span", { class: "layer-name" }, model.layerName(index)),
        h("span", { class: "facts" }, facts.join(" · ")), color && h("span", { class: "swatch", style: { background: color.slice(0, 7) } })),
      ...own.length > 1 ? own.map(shapeItem) : []];
    }).reverse().flat();
    const loose = shapes.map((shape, place) => ({ ...shape, place })).filter(shape => shape.layer === null || shape.layer === undefined);
    if (loose.length && model.kind !== "template") items.push(h("div", { class: "loose-head", role: "treeitem", "aria-level": 1, "aria-selected": "false", tabIndex: layers.length ? -1 : 0, dataset: { key: "loose" } }, say(layers.length ? "looseShapes" : "noLayerShapes", loose.length)), ...loose.map(shapeItem));
    this.tree.replaceChildren(...items);
    if (focused) this.tree.querySelector(`[data-key="${focused}"]`)?.focus({ preventScroll: true });
  }

  shapeName(place) {
    const [, id] = /^#(\S+)/.exec(this.model.shapes[place].selector) ?? [];
    return id ?? say("shapeNumber", place + 1);
  }

  /** A small picture in which some shapes stand out. */
  thumb(places) {
    const { model } = this, [x, y, width, height] = model.viewBox, own = new Set(places);
    return svg("svg", { class: "thumb", viewBox: `${x - 1} ${y - 1} ${width + 2} ${height + 2}`, "aria-hidden": "true" },
      ...model.shapes.map((shape, place) => svg("path", { d: shape.path, class: own.has(place) ? "own" : "other", fill: shape.filled ? "currentColor" : "none", stroke: shape.stroke ? "currentColor" : "none", "stroke-width": shape.stroke || 0 })));
  }
}
