"use strict";

/** Symbols that move, by the style sheet that fonts for the web have: layers lie on each other, each an element. */
const Motion = {
  prefix: "moves",

  /** The effects, as people read them: bounce.down for the class bounce-down. */
  get effects() { return Gallery.data.effects; },

  /** Effects that go on until they are stopped. */
  goesOn(effect) { return effect === "pulse" || effect.startsWith("breathe") || effect.endsWith("-continuous"); },

  /** A symbol in layers that plays an effect.
   *  @param size the pixels of a unit
   *  @param effect what the class ends in; empty for none */
  markup(painter, size, effect) {
    const [symbol = "", ...layers] = painter.known.details.motion ?? [];
    const { prefix } = Motion;
    const { box, library } = painter;
    const stacked = painter.stacked;
    const classes = `${prefix} ${prefix}--stacked${effect ? ` ${prefix}--effect-${effect}` : ""}`;
    const children = stacked.map((shapes, index) =>
      painter.inline(shapes).replace("<svg class=\"\"", `<svg style="${layers[index] ?? ""}"`)).join("");
    // Places of motion are in ems of the font.
    return `<span class="${classes}" style="${symbol};font-size:${library.em * size}px;--w:${box.width * size}px;--h:${box.height * size}px">${children}</span>`;
  },

  /** Plays the effect of an element again. */
  replay(element) {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.cancel();
      animation.play();
    }
  },
};
