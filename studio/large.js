"use strict";

/** The large picture of the symbol, with the file's shapes to point at, guides, the anchor and findings. */
class LargeView {
  constructor(studio) {
    this.studio = studio;
    this.picture = svg("g", { class: "drawing" });
    this.sink = new KeptNodes(this.picture);
    this.guides = svg("g", { class: "guides" });
    this.shapes = svg("g", { class: "shapes" });
    this.marks = svg("g", { class: "marks" });
    this.band = svg("rect", { class: "band", hidden: "" });
    this.element = svg("svg", { class: "large", tabindex: 0, role: "application", "aria-label": say("largeView"), "aria-roledescription": say("largeRole") },
      this.guides, this.picture, this.shapes, this.marks, this.band);
    this.mode = "";
    this.markers = new Markers(this);
    this.element.addEventListener("pointerdown", event => this.press(event));
    this.element.addEventListener("dblclick", event => this.choose(event, { isAlone: true }));
    new ResizeObserver(inFrame(() => this.paint())).observe(this.element);
  }

  get model() { return this.studio.model; }
  get selection() { return this.studio.selection; }

  /** Paints the symbol, and the shapes and marks on it. */
  paint() {
    const { model, studio } = this, { clientWidth: width, clientHeight: height } = this.element;
    if (!model?.isMade || !width) {
      this.picture.replaceChildren();
      this.sink.form = undefined;
      for (const part of [this.guides, this.shapes, this.marks]) part.replaceChildren();
      return;
    }
    const painter = model.painter(studio.view.look()), { library } = model;
    const regular = Outlines.bounds(model.known.glyphs[model.known.forms[0].medium.whole], library.coordinate(400));
    const units = Math.max(library.em * 0.75 * 1.29, (regular.right - regular.left) * 1.29 * height / width);
    this.scale = Math.min(height * 0.8 / units, width * 0.8 / units) * painter.factor;
    this.left = width / 2 - this.scale * painter.advance / 2;
    this.base = height / 2 + this.scale * library.middle;
    this.painter = painter;
    this.picture.setAttribute("transform", `translate(${this.left} ${this.base}) scale(${this.scale})`);
    this.sink.paint(painter);
    const factor = library.scales.includes(studio.view.values.scale) ? Library.scale(studio.view.values.scale) : 1;
    const [a, b, c, d, e, f] = model.toUnits, { middle } = library, { ink } = painter;
    const shift = (ink.left + ink.right) / 2 - factor * (regular.left + regular.right) / 2;
    // From the file's units to pixels: to units at Regular, then to this scale and weight, then to the screen.
    this.matrix = [a, b, c, d, e, f].map((part, place) => this.scale * (factor * part
      + (place === 4 ? shift : place === 5 ? -middle + factor * middle : 0)) + (place === 4 ? this.left : place === 5 ? this.base : 0));
    this.paintGuides(width, height);
    this.paintShapes();
    this.markers.paint();
  }

  /** The screen's point of a point of the file. */
  toScreen(point) { return Geometry.apply(this.matrix, point); }
  toFile(point) { return Geometry.apply(Geometry.invert(this.matrix), point); }

  paintGuides(width, height) {
    const { painter } = this;
    if (!this.studio.view.values.guides) { this.guides.replaceChildren(); return; }
    const { library } = painter, line = (x1, y1, x2, y2, kind) => svg("line", { x1, y1, x2, y2, class: kind });
    const right = this.left + this.scale * painter.advance;
    const at = value => Math.round(value) + 0.5;
    const top = at(this.base + this.scale / painter.factor * -library.middle - this.scale / painter.factor * library.capHeight / 2);
    const bottom = at(this.base - this.scale / painter.factor * (library.middle - library.capHeight / 2));
    const text = (content, y) => { const label = svg("text", { x: 12, y, class: "guide-name" }); label.textContent = content; return label; };
    this.guides.replaceChildren(
      line(0, top, width, top, "guide"), line(0, bottom, width, bottom, "guide"),
      line(at(this.left), 0, at(this.left), height, "guide margin"), line(at(right), 0, at(right), height, "guide margin"),
      text(say("capHeight"), top - 5), text(say("baseline"), bottom + 13));
  }

  paintShapes() {
    const { model, selection } = this;
    const key = model.shapes.map(shape => shape.path).join();
    if (this.shapesKey !== key || this.shapes.childElementCount !== model.shapes.length) {
      this.shapesKey = key;
      const size = shape => { const { width, height } = Geometry.box(shape.path); return width * height; };
      const places = model.shapes.map((_, place) => place).sort((a, b) => size(model.shapes[b]) - size(model.shapes[a]));
      // Small shapes are in front, so that a shape around them does not cover them.
      this.shapes.replaceChildren(...places.map(place => [place, model.shapes[place]]).map(([place, shape]) => svg("g", { class: "shape", "data-place": place },
        svg("path", { d: shape.path, class: `hit${shape.filled || shape.closed ? " closed" : ""}` }), svg("path", { d: shape.path, class: "line-under" }), svg("path", { d: shape.path, class: "line" }))));
    }
    this.shapes.setAttribute("transform", `matrix(${this.matrix.join(" ")})`);
    for (const group of this.shapes.children) {
      const place = Number(group.dataset.place), isChosen = selection.shapes.has(place);
      group.classList.toggle("chosen", isChosen);
      group.classList.toggle("loose", model.canAssign && model.layers.length > 0 && (model.shapes[place].layer ?? null) === null);
    }
  }

  // Pointing

  place(event) {
    const group = event.target.closest?.(".shape");
    return group ? Number(group.dataset.place) : undefined;
  }

  at(event) {
    const box = this.element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  press(event) {
    if (event.button !== 0 || !this.model?.isMade) return;
    this.element.focus({ preventScroll: true });
    const handle = event.target.closest?.("[data-handle]");
    if (handle) { this.markers.drag(handle, event); return; }
    const start = this.at(event), place = this.place(event);
    let hasMoved = false;
    this.follow(event, point => {
      hasMoved ||= Math.hypot(point[0] - start[0], point[1] - start[1]) > 4;
      if (hasMoved) this.showBand(start, point);
    }, point => {
      this.band.setAttribute("hidden", "");
      if (hasMoved) this.selection.chooseShapes(this.within(start, point));
      else if (place !== undefined) this.choose(event, { isAlone: event.altKey, isMore: event.shiftKey });
      else if (!event.shiftKey) { this.selection.clear(); this.studio.selected(); }
    });
  }

  choose(event, how) {
    const place = this.place(event);
    if (place !== undefined) this.selection.chooseShape(place, how);
  }

  /** Calls functions while the pointer moves and when it is released. */
  follow(event, move, end) {
    const { element } = this;
    element.setPointerCapture(event.pointerId);
    const stop = new AbortController(), options = { signal: stop.signal };
    element.addEventListener("pointermove", event => move(this.at(event), event), options);
    element.addEventListener("pointerup", event => { stop.abort(); end(this.at(event), event); }, options);
    element.addEventListener("pointercancel", () => { stop.abort(); this.paint(); }, options);
  }

  showBand([x1, y1], [x2, y2]) {
    this.band.removeAttribute("hidden");
    for (const [key, value] of Object.entries({ x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x1 - x2), height: Math.abs(y1 - y2) })) this.band.setAttribute(key, value);
  }

  /** The shapes that lie within two corners. */
  within([x1, y1], [x2, y2]) {
    const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)], [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
    return this.model.shapes.flatMap((shape, place) => {
      const box = Geometry.box(shape.path), [a, b] = this.toScreen([box.x, box.y]), [c, d] = this.toScreen([box.x + box.width, box.y + box.height]);
      return a >= left && c <= right && b >= top && d <= bottom ? [place] : [];
    });
  }

  /** Turns a tool on or off: anchor, draw or margins. */
  tool(mode) {
    this.mode = this.mode === mode ? "" : mode;
    const side = { anchor: "motion", draw: "layers", margins: "layers" }[this.mode];
    if (side) this.studio.view.set({ side });
    this.paint();
    this.studio.stage.updateTools();
    if (this.mode) this.marks.querySelector("[data-handle]")?.focus({ preventScroll: true });
  }
}
