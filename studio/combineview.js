"use strict";

/** The variants that can be made of the symbol, with badges, slashes and enclosures. */
class CombineView {
  constructor(studio) {
    this.studio = studio;
    this.list = h("ul", { class: "variants" });
    this.hint = h("p", { class: "muted" });
    this.element = h("div", { class: "combine-view pad" }, this.hint, this.list);
  }

  async update() {
    const { model, server, folder } = this.studio;
    if (this.name !== model.name) {
      this.name = model.name;
      this.list.replaceChildren();
      const answer = await server.ask("variants", { name: model.name }).catch(error => ({ names: [], kept: [], error }));
      if (this.name !== model.name) return;
      this.names = answer.names;
      if (!this.names.length) this.list.replaceChildren(h("li", { class: "muted" }, answer.error?.message ?? say("noVariants")));
      else this.list.replaceChildren(...this.names.map(name => this.item(name)));
      this.key = "";
    }
    const kept = folder.project.variants;
    this.hint.textContent = say(kept ? "combineHint" : "combineInFile");
    this.kept = kept ?? [];
    for (const item of this.list.children) {
      if (!item.dataset.name) continue;
      const box = item.querySelector("input");
      box.disabled = !kept;
      box.checked = this.kept.includes(item.dataset.name);
    }
    if (this.key !== `${model.name} ${model.tag}`) { this.key = `${model.name} ${model.tag}`; this.fill(this.key); }
  }

  item(name) {
    return h("li", { dataset: { name } }, h("canvas", { role: "img", "aria-label": name }), h("label", { class: "check" }, h("input", {
      type: "checkbox", onchange: event => this.keep(name, event.target.checked),
    }), h("span", {}, name.slice(this.studio.model.name.length))), h("p", { class: "muted" }));
  }

  keep(name, isKept) {
    const value = isKept ? [...this.kept, name] : this.kept.filter(other => other !== name);
    this.studio.edits.change(say(isKept ? "addVariant" : "removeVariant", name), [{ name: "$font", key: "variants", value: value.length ? value : null }]);
    this.studio.folder.project.variants = value;
    this.kept = value;
  }

  /** Asks for one variant after the other, since each takes time. */
  async fill(key) {
    for (const item of [...this.list.children]) {
      if (this.key !== key || !this.element.isConnected) { this.key = this.key === key ? "" : this.key; return; }
      const { name } = item.dataset;
      if (!name) continue;
      try {
        const model = await Model.of(await this.studio.server.ask("variant", { name }), this.studio.folder.colors);
        item.model = model;
        item.lastChild.textContent = model.findings.length ? say(model.findings.length === 1 ? "oneProblem" : "manyProblems", model.findings.length) : "";
        this.draw(item);
      } catch (error) {
        item.lastChild.textContent = error.message;
      }
    }
  }

  draw(item) {
    if (!item.model?.isMade) return;
    const painter = item.model.painter(this.studio.view.look()), canvas = item.firstChild;
    CanvasSink.centered(CanvasSink.context(canvas, 112, 84), painter, 0, 0, 112, 84, 34 / item.model.library.capHeight * painter.factor);
  }

  paint() { for (const item of this.list.children) this.draw(item); }
}
