"use strict";

/** Animated symbols, with the style sheet of web fonts. Each layer is an element in a stack. `pens.js` draws pen
 *  strokes. */
const Motion = {
  prefix: "moves",

  /** The replace effects: the effect of the first symbol, the effect of the next one, and its delay in seconds. */
  replacements: {
    "replace-downUp": ["disappear", "appear", 0.12], "replace-upUp": ["disappear-up", "appear", 0.12], "replace-offUp": ["", "appear", 0],
  },

  /** The effects by class suffix, such as bounce-down for bounce.down. */
  get effects() { return [...Gallery.data.effects, ...Pens.effects, ...Object.keys(Motion.replacements)]; },

  /** Returns a symbol in layers that plays an effect.
   *  @param size the number of pixels in a unit
   *  @param effect the class suffix; empty for none
   *  @param delay the delay in seconds */
  markup(painter, size, effect, delay = 0) {
    const [symbol = "", ...layers] = painter.known.details.motion ?? [];
    const { prefix } = Motion;
    const { box, library } = painter;
    const draws = Pens.effects.includes(effect);
    const classes = `${prefix} ${prefix}--stacked${effect && !draws ? ` ${prefix}--effect-${effect}` : ""}`;
    const children = painter.stacked.map(({ layer, shapes }, index) =>
      painter.inline(draws ? Pens.moving(painter, layer, shapes) ?? shapes : shapes)
        .replace("<svg class=\"\"", `<svg data-layer="${layer}" style="${layers[index] ?? ""}"`)).join("");
    // Offsets of motion are in ems of the font.
    return `<span class="${classes}" style="${symbol};font-size:${library.em * size}px;--w:${box.width * size}px;--h:${box.height * size}px${delay ? `;--${prefix}-effect-delay:${delay}s` : ""}">${children}</span>`;
  },

  /** Shows a symbol in an element and plays an effect.
   *  @param next the painter of the replacement symbol, for effects that have one */
  show(element, painter, size, effect, next) {
    const replacement = Motion.replacements[effect];
    if (!replacement || !next) {
      element.innerHTML = Motion.markup(painter, size, replacement ? "" : effect);
      if (Pens.effects.includes(effect)) Pens.play(element.firstElementChild, painter, effect);
      return;
    }
    const [goes, comes, delay] = replacement;
    element.innerHTML = `<span class="replaced">${goes ? Motion.markup(painter, size, goes) : ""}${Motion.markup(next, size, comes, delay)}</span>`;
  },
};
