"use strict";

/** The symbol in four modes on light and dark ground, and at five values. */
class ModesView {
  static width = 150;
  static height = 116;
  static values = [0, 0.25, 0.5, 0.75, 1];

  constructor(studio) {
    this.studio = studio;
    const picture = (appearance, label, look, small) => ({ look: { appearance, ...look }, small, canvas: h("canvas", { role: "img", "aria-label": label }) });
    const modes = View.choices.mode;
    this.rows = ["light", "dark"].map(appearance => modes.map(mode => picture(appearance, `${say(`mode.${mode}`)}, ${say(`appearance.${appearance}`)}`, { mode, value: "" })));
    this.values = ModesView.values.map(value => picture(undefined, say("valueOf", Math.round(value * 100)), { value: String(value) }, true));
    this.wells = [0, 1, 2].map(place => h("input", { type: "color", class: "well", "aria-label": say("paletteColor", place + 1), onchange: () => this.setPalette() }));
    this.element = h("div", { class: "modes-view pad" },
      h("div", { class: "modes", role: "group", "aria-label": say("tab.modes") }, ...modes.map(mode => h("span", { class: "column-name" }, say(`mode.${mode}`))),
        ...this.rows.map((row, place) => row.map(({ canvas }) => h("div", { class: `ground ${["light", "dark"][place]}` }, canvas))).flat()),
      h("div", { class: "palette" }, h("h2", {}, say("paletteColors")), ...this.wells, h("button", { type: "button", class: "plain", onclick: () => studio.view.set({ palette: View.initial.palette }) }, say("reset"))),
      h("h2", {}, say("values")), h("div", { class: "values" }, ...this.values.map(({ canvas, look }) => h("figure", {}, canvas, h("figcaption", {}, `${Math.round(look.value * 100)} %`)))));
  }

  setPalette() { this.studio.view.set({ palette: this.wells.map(well => well.value).join() }); }

  update() {
    const colors = this.studio.view.values.palette.split(",");
    this.wells.forEach((well, place) => {
      const color = Gallery.data.systemColors[colors[place]]?.[this.studio.view.appearance === "dark" ? 1 : 0] ?? colors[place];
      if (color) well.value = color.slice(0, 7);
    });
  }

  paint() {
    const { model, view } = this.studio;
    for (const { look, canvas, small } of [...this.rows.flat(), ...this.values]) {
      const painter = model.painter(view.look({ ...look, appearance: look.appearance ?? view.appearance }));
      const [width, height] = small ? [96, 72] : [canvas.parentElement.clientWidth || ModesView.width, ModesView.height];
      const scale = Math.min((small ? 34 : 52) / model.library.capHeight, (width - 16) / Math.max(painter.advance, 1));
      CanvasSink.centered(CanvasSink.context(canvas, width, height), painter, 0, 0, width, height, scale * painter.factor);
    }
  }
}
