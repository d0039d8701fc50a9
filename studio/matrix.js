"use strict";

const Weights = {
  all: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  name: weight => say(`weight.${weight}`),
  nearest: weight => Weights.all.reduce((best, other) => Math.abs(other - weight) < Math.abs(best - weight) ? other : best),
};

/** The symbol in nine weights and three scales: one canvas under 27 cells. */
class Matrix {
  static row = 54;
  static scales = ["small", "medium", "large"];

  constructor(studio) {
    this.studio = studio;
    this.canvas = h("canvas", { "aria-hidden": "true" });
    this.cells = Matrix.scales.map(scale => Weights.all.map(weight => h("div", {
      role: "gridcell", class: "cell", dataset: { scale, weight }, tabIndex: -1,
    }, h("span", { class: "cell-mark" }))));
    const heads = h("div", { role: "row", class: "matrix-head" }, ...Weights.all.map(weight => h("span", { role: "columnheader" }, Weights.name(weight))));
    this.grid = h("div", { role: "grid", class: "matrix-grid", "aria-label": say("matrix") }, heads,
      ...this.cells.map(row => h("div", { role: "row", class: "matrix-row" }, ...row)));
    this.body = h("div", { class: "matrix" }, this.canvas, this.grid);
    this.grid.addEventListener("click", event => this.choose(event.target.closest(".cell")));
    this.grid.addEventListener("keydown", event => this.key(event));
    new ResizeObserver(inFrame(() => this.paint())).observe(this.body);
  }

  choose(cell) {
    if (!cell) return;
    this.studio.view.set({ weight: Number(cell.dataset.weight), scale: cell.dataset.scale });
    cell.focus({ preventScroll: true });
  }

  key(event) {
    const cell = event.target.closest(".cell");
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!cell || !step) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(this.cells[Matrix.scales.indexOf(cell.dataset.scale) + step[1]]?.[Weights.all.indexOf(Number(cell.dataset.weight)) + step[0]]);
  }

  /** Paints the 27 symbols. */
  paint() {
    const { model, view } = this.studio, width = this.body.clientWidth;
    if (!width) return;
    const height = Matrix.row * 3, context = CanvasSink.context(this.canvas, width, height), cell = width / 9;
    if (!model?.isMade) return;
    const look = view.look(), widest = model.painter({ ...look, weight: 900, scale: "large" });
    const ink = widest.ink, tall = Math.max(ink.bottom - ink.top, 1), wide = Math.max(ink.right - ink.left, widest.advance, 1);
    const scale = Math.min((cell - 12) / wide, (Matrix.row - 10) / tall, 25 / model.library.capHeight);
    Matrix.scales.forEach((name, row) => Weights.all.forEach((weight, column) => {
      const painter = model.painter({ ...look, weight, scale: name });
      CanvasSink.centered(context, painter, column * cell, row * Matrix.row, cell, Matrix.row, scale * painter.factor);
    }));
  }

  /** Says which cell is chosen, and which have problems. */
  update() {
    const { model, view } = this.studio, nearest = Weights.nearest(view.values.weight);
    const counts = new Map();
    for (const { at } of model?.findings ?? []) {
      if (at?.weight === undefined) continue;
      const key = `${at.scale ?? "medium"} ${Weights.nearest(at.weight)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const cell of this.cells.flat()) {
      const { scale, weight } = cell.dataset, count = counts.get(`${scale} ${weight}`) ?? 0;
      const isChosen = scale === view.values.scale && Number(weight) === nearest;
      cell.setAttribute("aria-selected", isChosen);
      cell.tabIndex = isChosen ? 0 : -1;
      cell.classList.toggle("has-finding", count > 0);
      cell.setAttribute("aria-label", [`${Weights.name(weight)}, ${say(`scale.${scale}`)}`, count && say(count === 1 ? "oneProblem" : "manyProblems", count)].filter(Boolean).join(": "));
    }
  }
}
