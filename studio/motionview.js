"use strict";

/** The symbol in motion, with every effect. It moves only when it is played. */
class MotionView {
  constructor(studio) {
    this.studio = studio;
    const { view } = studio;
    this.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    this.picture = h("div", { class: "moving" });
    this.effects = h("div", { class: "effects", role: "listbox", "aria-label": say("effect"), tabIndex: 0 });
    this.effects.addEventListener("click", event => { const { effect } = event.target.closest("[data-effect]")?.dataset ?? {}; if (effect) { view.set({ effect }); this.play(); } });
    this.effects.addEventListener("keydown", event => this.key(event));
    this.playButton = h("button", { type: "button", class: "strong", onclick: () => this.play() }, icon("play"), say("play"));
    this.speed = select(say("speed"), [["0.25", "¼ ×"], ["0.5", "½ ×"], ["1", "1 ×"], ["2", "2 ×"]], String(view.values.speed), speed => { view.set({ speed: Number(speed) }); this.play(); });
    this.repeats = h("input", { type: "checkbox", onchange: event => { view.set({ repeat: event.target.checked }); if (event.target.checked) this.play(); } });
    this.to = h("input", { type: "text", list: "symbol-names", "aria-label": say("replaceBy"), placeholder: say("replaceBy"), onchange: event => { view.set({ to: event.target.value, effect: event.target.value ? "replace" : view.values.effect }); this.play(); } });
    this.names = h("datalist", { id: "symbol-names" });
    this.element = h("div", { class: "motion-view" }, this.effects,
      h("div", { class: "motion-stage" }, this.picture, h("div", { class: "transport" }, this.playButton, h("label", {}, h("span", {}, say("speed")), this.speed),
        h("label", { class: "check" }, this.repeats, h("span", {}, say("repeat"))), this.to, this.names)));
  }

  get isReduced() { return matchMedia("(prefers-reduced-motion: reduce)").matches; }

  update() {
    const { view, folder, model } = this.studio, { values } = view;
    if (!this.effects.childElementCount) {
      this.effects.append(...Motion.effects.map(effect => h("div", { role: "option", id: `effect-${effect}`, dataset: { effect } }, MotionView.words(effect))));
    }
    for (const option of this.effects.children) option.setAttribute("aria-selected", option.dataset.effect === values.effect);
    this.effects.setAttribute("aria-activedescendant", `effect-${values.effect}`);
    this.repeats.checked = values.repeat;
    this.speed.value = values.speed;
    if (document.activeElement !== this.to) this.to.value = values.to;
    if (this.names.childElementCount !== folder.symbols.length) this.names.replaceChildren(...folder.symbols.map(symbol => h("option", { value: symbol.name })));
    const key = `${model.name} ${model.tag} ${values.to}`;
    if (this.key !== key) { this.key = key; this.load(key); }
  }

  static words(effect) {
    const text = effect.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`).replaceAll("-", ", ");
    return text[0].toUpperCase() + text.slice(1);
  }

  async load(key) {
    const { model, server, folder, view } = this.studio, names = [model.name, folder.byName.has(view.values.to) && view.values.to].filter(Boolean);
    const { css } = await server.ask("motion", { names }).catch(() => ({ css: "" }));
    this.next = names[1] ? await folder.model(names[1]).catch(() => undefined) : undefined;
    if (this.key !== key) return;
    await this.sheet.replace(css);
    this.rest();
  }

  get size() { return 132 / this.studio.model.library.capHeight; }

  /** Shows the symbol at rest. */
  rest() {
    clearTimeout(this.timer);
    Motion.show(this.picture, this.painter(), this.size, "");
  }

  painter(model = this.studio.model) {
    const look = this.studio.view.look();
    this.picture.style.color = Colors.hex(model.painter(look).tint);
    return model.painter(look);
  }

  play() {
    const { view } = this.studio, { effect, speed, repeat } = view.values;
    clearTimeout(this.timer);
    Motion.show(this.picture, this.painter(), this.size, effect, this.next && this.painter(this.next));
    // Styles begin their animations in the next frame.
    requestAnimationFrame(() => {
      const moves = this.picture.getAnimations({ subtree: true });
      for (const move of moves) move.playbackRate = speed;
      const end = Math.max(0, ...moves.map(move => move.effect.getComputedTiming()).map(({ endTime, duration, delay }) => Number.isFinite(endTime) ? endTime : delay + 3 * duration));
      if (end && repeat && !this.isReduced) this.timer = setTimeout(() => this.element.isConnected && this.play(), end / speed + 400);
    });
  }

  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = Motion.effects, effect = all[Math.min(Math.max(all.indexOf(this.studio.view.values.effect) + step, 0), all.length - 1)];
    this.studio.view.set({ effect });
    this.effects.querySelector("[aria-selected=true]").scrollIntoView({ block: "nearest" });
    this.play();
  }

  paint() { if (!this.picture.getAnimations({ subtree: true }).some(move => move.playState === "running")) this.rest(); }
  leave() { clearTimeout(this.timer); }
}
