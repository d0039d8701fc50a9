"use strict";

/** Symbols that move, by the style sheet that fonts for the web have: layers lie on each other, each an element. What pens
 *  draw is in `pens.js`. */
const Motion = {
  prefix: "moves",

  /** Ways in which a symbol takes the place of another: how the first one goes, how the next one comes, and when. */
  replacements: {
    "replace-downUp": ["disappear", "appear", 0.12], "replace-upUp": ["disappear-up", "appear", 0.12], "replace-offUp": ["", "appear", 0],
  },

  /** The effects: their classes, as in bounce-down for bounce.down. */
  get effects() { return [...Gallery.data.effects, ...Pens.effects, ...Object.keys(Motion.replacements)]; },

  /** A symbol in layers that plays an effect.
   *  @param size the pixels of a unit
   *  @param effect what the class ends in; empty for none
   *  @param delay in seconds */
  markup(painter, size, effect, delay = 0) {
    const [symbol = "", ...layers] = painter.known.details.motion ?? [];
    const { prefix } = Motion;
    const { box, library } = painter;
    const draws = Pens.effects.includes(effect);
    const classes = `${prefix} ${prefix}--stacked${effect && !draws ? ` ${prefix}--effect-${effect}` : ""}`;
    const children = painter.stacked.map(({ layer, shapes }, index) =>
      painter.inline(draws ? Pens.moving(painter, layer, shapes) ?? shapes : shapes)
        .replace("<svg class=\"\"", `<svg data-layer="${layer}" style="${layers[index] ?? ""}"`)).join("");
    // Places of motion are in ems of the font.
    return `<span class="${classes}" style="${symbol};font-size:${library.em * size}px;--w:${box.width * size}px;--h:${box.height * size}px${delay ? `;--${prefix}-effect-delay:${delay}s` : ""}">${children}</span>`;
  },

  /** Puts a symbol into an element, where it plays an effect.
   *  @param next the painter of what takes its place, for those effects that have it */
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
