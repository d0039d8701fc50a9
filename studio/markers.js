"use strict";

/** The marks of the large picture: anchors, starts of pens, margins and findings. Those with a handle can be dragged,
 *  and moved with the arrow keys. */
class Markers {
  static reach = 8;

  constructor(large) {
    this.large = large;
    large.marks.addEventListener("keydown", event => this.key(event));
  }

  get model() { return this.large.model; }
  get studio() { return this.large.studio; }
  get layer() { return this.studio.selection.layer; }

  paint() {
    const { marks } = this.large, focused = document.activeElement?.dataset?.handle;
    marks.replaceChildren(...this.anchors(), ...this.pens(), ...this.margins(), ...this.findings());
    if (focused) marks.querySelector(`[data-handle="${focused}"]`)?.focus({ preventScroll: true });
  }

  /** A mark that can be dragged. */
  handle(kind, [x, y], label, ...children) {
    return svg("g", { class: `handle ${kind}`, "data-handle": kind, transform: `translate(${x} ${y})`, tabindex: 0, role: "button", "aria-label": label },
      svg("circle", { r: 12, class: "target" }), ...children);
  }

  // Anchors

  get anchorKey() { return this.large.mode === "anchor" && this.layer !== undefined && this.isLayerAnchor ? `layers[${this.layer}].anchor` : "anchor"; }

  get middle() {
    const box = this.model.shapesBox, [x, y, width, height] = this.model.viewBox;
    return box && this.model.kind !== "template" ? [x + width / 2, y + height / 2] : [x + width / 2, y + height / 2];
  }

  anchors() {
    const { values } = this.model, { mode } = this.large, marks = [];
    const cross = () => [svg("path", { d: "M0-9V9M-9 0H9", class: "under" }), svg("circle", { r: 5, class: "under" }), svg("path", { d: "M0-9V9M-9 0H9", class: "over" }), svg("circle", { r: 5, class: "over" })];
    const own = Values.get(values, this.anchorKey);
    if (mode === "anchor") {
      const [x, y] = this.moving ?? own ?? this.middle;
      marks.push(this.handle("anchor", this.large.toScreen([x, y]), say("anchorAt", Form.short(x), Form.short(y)), ...cross()));
    } else if (own && this.studio.view.values.guides) {
      const [x, y] = this.large.toScreen(own);
      marks.push(svg("g", { class: "quiet", transform: `translate(${x} ${y})` }, ...cross()));
    }
    return marks;
  }

  /** The points to which the anchor snaps: ends and middles of shapes, and the sides and corners of their boxes. */
  get snaps() {
    return this.model.shapes.flatMap(shape => {
      const { x, y, width, height } = Geometry.box(shape.path);
      const ends = [0, 1].map(share => Geometry.at(shape.path, share)).map(point => [point.x, point.y]);
      return [...ends, ...[0, 0.5, 1].flatMap(across => [0, 0.5, 1].map(down => [x + width * across, y + height * down]))];
    }).concat([this.middle]);
  }

  snapped(point) {
    const screen = this.large.toScreen(point);
    let best = point.map(value => Math.round(value * 4) / 4), least = Markers.reach;
    for (const snap of this.snaps) {
      const [x, y] = this.large.toScreen(snap), distance = Math.hypot(x - screen[0], y - screen[1]);
      if (distance < least) { least = distance; best = snap; }
    }
    return best.map(value => Math.round(value * 100) / 100);
  }

  // Pens

  pens() {
    if (this.large.mode !== "draw") return [];
    return this.model.shapes.flatMap((shape, place) => {
      if (this.layer !== undefined && shape.layer !== this.layer) return [];
      const draw = this.model.layers[shape.layer]?.draw ?? {};
      if (draw.pen === false) return [];
      const start = this.movingPen?.place === place ? this.movingPen.share : shape.closed ? draw.start ?? 0 : 0;
      const point = Geometry.at(shape.path, draw.reversed && !shape.closed ? 1 - start : start);
      const [x, y] = this.large.toScreen([point.x, point.y]);
      const turn = (point.angle + (draw.reversed ? Math.PI : 0)) * 180 / Math.PI;
      const arrow = [svg("circle", { r: 5, class: "under" }), svg("circle", { r: 5, class: "over" }), svg("path", { d: "M8 0H18M14-4L18 0L14 4", class: "under", transform: `rotate(${turn})` }), svg("path", { d: "M8 0H18M14-4L18 0L14 4", class: "over", transform: `rotate(${turn})` })];
      if (shape.closed && shape.layer !== null && shape.layer !== undefined) return [this.handle(`pen-${place}`, [x, y], say("penAt", place + 1, Math.round(start * 100)), ...arrow)];
      const end = Geometry.at(shape.path, draw.reversed ? 0 : 1), [endX, endY] = this.large.toScreen([end.x, end.y]);
      return [svg("g", { class: "quiet", transform: `translate(${x} ${y})` }, ...arrow),
        ...(shape.closed ? [] : [svg("circle", { cx: endX, cy: endY, r: 4, class: "pen-end" })])];
    });
  }

  // Margins

  margins() {
    if (this.large.mode !== "margins") return [];
    const { painter, left, scale, element } = this.large, height = element.clientHeight;
    return ["left", "right"].map(side => {
      const x = (side === "left" ? left : left + scale * painter.advance) + (this.movingMargin?.side === side ? this.movingMargin.pixels : 0);
      const value = this.model.values.margins?.[side] ?? 0;
      return this.handle(`margin-${side}`, [x, height / 2], say(`margin.${side}`, Form.short(value)),
        svg("path", { d: `M0 ${-height / 2}V${height / 2}`, class: "over" }), svg("rect", { x: -4, y: -14, width: 8, height: 28, rx: 4, class: "grip" }));
    });
  }

  // Findings

  findings() {
    const { model, large } = this, { weight, scale } = this.studio.view.values;
    const current = this.studio.finding;
    return model.findings.flatMap((finding, place) => {
      const { at } = finding;
      if (!at || (!at.point && !at.box)) return [];
      const isFont = at.weight !== undefined;
      if (isFont && (at.scale ?? "medium") !== scale) return [];
      if (isFont && Weights.nearest(at.weight) !== Weights.nearest(weight) && place !== current) return [];
      const toScreen = ([x, y]) => isFont ? [large.left + large.scale * x, large.base - large.scale * y] : large.toScreen([x, y]);
      const classes = `finding-mark ${finding.severity}${place === current ? " current" : ""}`;
      if (at.point) {
        const [cx, cy] = toScreen(at.point);
        return [svg("circle", { cx, cy, r: 13, class: `${classes} under` }), svg("circle", { cx, cy, r: 13, class: classes })];
      }
      const [x1, y1] = toScreen([at.box[0], at.box[1]]), [x2, y2] = toScreen([at.box[0] + at.box[2], at.box[1] + at.box[3]]);
      const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.max(Math.abs(x1 - x2), 2), height: Math.max(Math.abs(y1 - y2), 2), rx: 3 };
      return [svg("rect", { ...box, class: `${classes} under` }), svg("rect", { ...box, class: classes })];
    });
  }

  // Moving

  drag(handle, event) {
    const kind = handle.dataset.handle, { large } = this;
    if (kind === "anchor") {
      large.follow(event, point => { this.moving = this.snapped(large.toFile(point)); this.paint(); }, () => {
        const value = this.moving;
        this.moving = undefined;
        if (value) this.studio.edits.set(say("set", say("anchor")), { [this.anchorKey]: value });
      });
    } else if (kind.startsWith("pen-")) {
      const place = Number(kind.slice(4)), shape = this.model.shapes[place];
      large.follow(event, point => { this.movingPen = { place, share: Geometry.nearest(shape.path, ...large.toFile(point)) }; this.paint(); }, () => {
        const moved = this.movingPen;
        this.movingPen = undefined;
        if (moved) this.setPen(shape.layer, moved.share);
      });
    } else {
      const side = kind.slice(7), [start] = large.at(event);
      large.follow(event, ([x]) => { this.movingMargin = { side, pixels: x - start }; this.paint(); }, () => {
        const moved = this.movingMargin;
        this.movingMargin = undefined;
        if (moved) this.setMargin(side, moved.pixels / Math.abs(large.matrix[0]) * (side === "left" ? -1 : 1));
      });
    }
  }

  setPen(layer, share) {
    const draw = { ...this.model.layers[layer].draw, start: Form.short(share) };
    this.studio.edits.set(say("set", say("penStart")), { [`layers[${layer}].draw`]: draw });
  }

  setMargin(side, change) {
    const margins = { ...this.model.values.margins };
    margins[side] = Math.round(((margins[side] ?? 0) + change) * 4) / 4;
    this.studio.edits.set(say("set", say("margins")), { margins });
  }

  key(event) {
    const kind = event.target.closest("[data-handle]")?.dataset.handle;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!kind || !step) return;
    event.preventDefault();
    event.stopPropagation();
    const size = event.shiftKey ? 1 : 0.25;
    if (kind === "anchor") {
      const own = Values.get(this.model.values, this.anchorKey) ?? this.middle;
      this.studio.edits.set(say("set", say("anchor")), { [this.anchorKey]: own.map((value, axis) => Form.short(value + step[axis] * size)) });
    } else if (kind.startsWith("pen-")) {
      const { layer } = this.model.shapes[Number(kind.slice(4))];
      this.setPen(layer, (((this.model.layers[layer].draw?.start ?? 0) + (step[0] + step[1]) * (event.shiftKey ? 0.05 : 0.01)) % 1 + 1) % 1);
    } else if (step[0]) {
      const side = kind.slice(7);
      this.setMargin(side, step[0] * size * (side === "left" ? -1 : 1));
    }
  }
}
