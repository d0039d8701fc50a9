"use strict";

/** The symbol as it was when the session began, and as it is now. */
class CompareView {
  constructor(studio) {
    this.studio = studio;
    this.way = segments(say("comparison"), View.choices.compare.map(way => [way, say(`compare.${way}`)]), studio.view.values.compare, compare => studio.view.set({ compare }));
    this.canvases = ["before", "now"].map(name => h("figure", {}, h("canvas", { role: "img", "aria-label": say(name) }), h("figcaption", {}, say(name))));
    this.pictures = h("div", { class: "compare-pictures" }, ...this.canvases);
    this.log = h("ol", { class: "log" });
    this.element = h("div", { class: "compare-view pad" }, h("div", { class: "options" }, this.way), this.pictures, h("h2", {}, say("changes")), this.log);
  }

  async update() {
    const { model, view, edits, folder } = this.studio;
    for (const input of this.way.querySelectorAll("input")) input.checked = input.value === view.values.compare;
    this.pictures.className = `compare-pictures ${view.values.compare}`;
    const own = edits.log.filter(entry => entry.names?.includes(model.name));
    this.log.replaceChildren(...(own.length ? own.map(entry => h("li", {}, h("time", {}, entry.at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })), " ", entry.label)) : [h("li", { class: "muted" }, say("noChanges"))]));
    if (this.name === model.name) return;
    this.name = model.name;
    this.before = undefined;
    const answer = await this.studio.server.ask("compare", { name: model.name, with: "start" }).catch(() => folder.starts.get(model.name));
    if (this.name !== model.name || !answer) return;
    this.before = await Model.of(answer, folder.colors);
    this.paint();
  }

  paint() {
    const { model, view } = this.studio, isOnion = view.values.compare === "onion";
    [this.before, model].forEach((shown, place) => {
      const canvas = this.canvases[place].firstChild, width = canvas.parentElement.clientWidth || 240, context = CanvasSink.context(canvas, width, 240);
      if (!shown?.isMade) return;
      const painter = shown.painter(view.look(isOnion ? { mode: "monochrome", color: place ? "systemBlue" : "systemRed" } : {}));
      CanvasSink.centered(context, painter, 0, 0, width, 240, 110 / shown.library.capHeight * painter.factor);
    });
    clearInterval(this.blink);
    if (view.values.compare !== "blink" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isNow = false;
    this.blink = setInterval(() => { isNow = !isNow; this.pictures.classList.toggle("is-now", isNow); }, 700);
  }

  leave() { clearInterval(this.blink); }
}
