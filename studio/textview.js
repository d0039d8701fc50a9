"use strict";

/** The symbol in text at real sizes, beside Inter and a font of the user's choice. */
class TextView {
  static sizes = [34, 22, 17, 13, 11];

  constructor(studio) {
    this.studio = studio;
    const { view } = studio;
    this.text = h("input", { type: "text", class: "wide-input", "aria-label": say("sampleText"), value: view.values.text || say("sample"), oninput: event => view.set({ text: event.target.value }) });
    this.font = h("input", { type: "text", list: "fonts", "aria-label": say("font"), value: view.values.font, onchange: event => view.set({ font: event.target.value }) });
    this.columns = h("div", { class: "text-columns" });
    this.element = h("div", { class: "text-view pad" },
      h("div", { class: "options" }, h("label", {}, h("span", {}, say("sampleText")), this.text), h("label", {}, h("span", {}, say("font")), this.font),
        h("datalist", { id: "fonts" }, ...["Inter", "system-ui", "DejaVu Sans", "DejaVu Serif", "Georgia", "Helvetica", "Noto Sans", "Roboto"].map(value => h("option", { value })))),
      h("p", { class: "muted" }, say("sampleHint")), this.columns);
  }

  async update() {
    const { model, server } = this.studio, key = `${model.name} ${model.tag}`;
    this.lines();
    if (this.key === key) return;
    this.key = key;
    const answer = await server.ask("font", { name: model.name }).catch(error => { this.studio.notice(error.message, "error"); });
    if (!answer || this.key !== key) return;
    const face = new FontFace(`studio${TextView.count = (TextView.count ?? 0) + 1}`, Bytes.of(answer.bytes), { weight: "1 1000" });
    await face.load();
    if (this.face) document.fonts.delete(this.face);
    document.fonts.add(face);
    this.face = face;
    this.character = answer.character;
    this.lines();
  }

  lines() {
    const { values } = this.studio.view, text = values.text || say("sample");
    const isNew = this.columns.childElementCount !== 2;
    if (isNew) {
      this.columns.replaceChildren(...["Inter", values.font].map(() => h("section", {}, h("h2", {}), ...TextView.sizes.map(size => h("p", { dataset: { size }, style: { "font-size": `${size}px` } })))));
    }
    const fonts = ["Inter", values.font === "Inter" ? "system-ui" : values.font];
    [...this.columns.children].forEach((section, place) => {
      section.querySelector("h2").textContent = fonts[place] === "system-ui" ? say("systemFont") : fonts[place];
      for (const line of section.querySelectorAll("p")) {
        const [before, ...after] = text.includes("{}") ? text.split("{}") : [`${text} `, ""];
        const symbol = h("span", { class: "glyph", role: "img", "aria-label": this.studio.model.name, style: { "font-family": this.face ? this.face.family : "", "font-weight": values.weight } }, this.character ?? "");
        line.style.fontFamily = `"${fonts[place].replaceAll('"', "")}", sans-serif`;
        line.style.fontWeight = values.weight;
        line.dir = "auto";
        line.replaceChildren(h("small", { "aria-hidden": "true" }, line.dataset.size), h("span", {}, before, symbol, after.join("{}")));
      }
    });
  }

  paint() {
    for (const element of this.columns.querySelectorAll("p, .glyph")) element.style.fontWeight = this.studio.view.values.weight;
  }
}
