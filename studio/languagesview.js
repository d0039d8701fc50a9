"use strict";

/** Alternative texts and forms of the symbol by language, and its form from right to left. */
class LanguagesView {
  static known = ["en", "ar", "de", "es", "fr", "he", "hi", "ja", "ko", "zh"];

  constructor(studio) {
    this.studio = studio;
    this.rows = h("div", { class: "language-rows" });
    this.direction = h("div", { class: "direction" });
    this.adding = h("input", { type: "text", size: 8, "aria-label": say("languageCode"), placeholder: say("languageCode"), pattern: "[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*" });
    this.element = h("div", { class: "languages-view pad" }, h("h2", {}, say("rightToLeft")), this.direction, h("h2", {}, say("languages")), this.rows,
      h("form", { class: "options", onsubmit: event => { event.preventDefault(); this.add(); } }, this.adding, h("button", { type: "submit", class: "plain" }, say("addLanguage"))));
  }

  add() {
    const code = this.adding.value.trim();
    if (!code) return;
    (this.extra ??= new Set()).add(code);
    this.adding.value = "";
    this.key = "";
    this.update();
    this.rows.querySelector(`[data-language="${CSS.escape(code)}"] input`)?.focus();
  }

  get languages() {
    const { values } = this.studio.model;
    const own = [...Object.keys(typeof values.alt === "object" && values.alt ? values.alt : {}), ...Object.keys(values.forms ?? {}), ...this.extra ?? []];
    return [...new Set([...LanguagesView.known, ...own])];
  }

  static name(code) { try { return new Intl.DisplayNames(["en"], { type: "language" }).of(code); } catch { return code; } }

  update() {
    const { model, edits, folder } = this.studio, key = `${model.name} ${this.languages.join()} ${folder.symbols.length}`;
    if (this.key !== key) {
      this.key = key;
      const names = folder.symbols.map(symbol => symbol.name);
      this.form = new Form({ get: key => this.get(key), set: (label, values) => edits.set(label, this.change(values)), live: () => {} });
      this.rows.replaceChildren(h("div", { class: "language-row head", "aria-hidden": "true" }, h("span", {}, say("language")), h("span", {}, say("alt")), h("span", {}, say("form"))),
        ...this.languages.map(code => h("div", { class: "language-row", dataset: { language: code } },
          h("span", {}, LanguagesView.name(code)),
          this.form.input(say("altIn", LanguagesView.name(code)), `alt.${code}`, { placeholder: code === "en" ? "" : "–", dir: "auto" }),
          this.form.choice(say("formIn", LanguagesView.name(code)), `forms.${code}`, [["", say("sameForm")], ...names.map(name => [name, name])], { disabled: code === "en" }))));
      this.direction.replaceChildren(this.form.choice(say("rightToLeft"), "rightToLeft", [["", say("staysForm")], ["mirror", say("mirrorForm")], ...names.map(name => [name, name])]),
        this.canvas = h("canvas", { role: "img", "aria-label": say("rightToLeft") }));
    }
    this.form.update();
    this.paint();
  }

  get(key) {
    const { model } = this.studio;
    return key.startsWith("alt.") ? model.description(key.slice(4)) : Values.get(model.values, key);
  }

  change(values) {
    const [[key, value]] = Object.entries(values);
    return key.startsWith("alt.") ? this.studio.model.describing(key.slice(4), value) : values;
  }

  paint() {
    const { model, view, folder } = this.studio, context = CanvasSink.context(this.canvas, 180, 64), form = model.values.rightToLeft;
    const own = model.painter(view.look());
    const scale = 28 / model.library.capHeight;
    CanvasSink.centered(context, own, 0, 0, 80, 64, scale * own.factor);
    context.fillStyle = getComputedStyle(this.element).color;
    context.fillText("→", 84, 35);
    const other = form && form !== "mirror" ? folder.read(form) : undefined;
    if (form && form !== "mirror" && !other) folder.model(form).then(() => this.paint(), () => {});
    context.save();
    if (form === "mirror") { context.translate(280, 0); context.scale(-1, 1); }
    CanvasSink.centered(context, (other?.isMade ? other : model).painter(view.look()), 100, 0, 80, 64, scale * own.factor);
    context.restore();
  }
}
