"use strict";

/** Animated symbols, with the style sheet of web fonts. Each layer is an element in a stack. `pens.js` draws pen
 *  strokes. */
const Motion = {
  prefix: "moves",

  /** The replace effects: the effect of the first symbol, the effect of the next one, and its delay in seconds. */
  replacements: {
    // The player moves the parts that both symbols have; without it, one goes and the other comes.
    replace: ["disappear", "appear", 0.12],
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
    const children = painter.stacked.map(({ layer, steps }, index) => {
      const shapes = SVGText.shapes(painter, steps);
      return SVGText.inline(painter, layers[index] ?? "", draws ? Pens.moving(painter, layer, shapes) ?? shapes : shapes, ` data-layer="${layer}"`);
    }).join("");
    // Offsets of motion are in ems of the font.
    return `<span class="${classes}" style="${symbol};font-size:${library.em * size}px;--w:${box.width * size}px;--h:${box.height * size}px${delay ? `;--${prefix}-effect-delay:${delay}s` : ""}">${children}</span>`;
  },

  /** Returns the colours of the player for a look; undefined for a look that it does not have. */
  playable(painter) {
    const { look, library } = painter;
    if (library.isIcons || look.gradient || (look.value ?? "") !== "" || look.scale !== "medium" || look.contrast !== "normal" || painter.oneColor) return undefined;
    const { mode } = painter, text = color => Colors.hex(color);
    return {
      mode, tint: look.color ? text(painter.tint) : "",
      palette: mode === "palette" ? look.palette.split(",").map(color => text(Colors.resolve(color, { ...painter.colors, tint: painter.ownTint }))).join() : "",
    };
  },

  /** Shows a symbol and plays an effect by the player, from what moves there already.
   *  @returns whether it can */
  async play(element, painter, size, effect, next) {
    const { symbol, library, look } = painter, colors = Motion.playable(painter);
    if (!colors || !effect || !await library.plays(symbol)) return false;
    if (next && effect in Motion.replacements && !(next.library === library && await library.plays(next.symbol))) return false;
    const own = document.createElement("symtext-symbol"), name = symbol => `${library.place}~${symbol.name}`;
    const set = (key, value) => value && own.setAttribute(key, value);
    set("name", name(symbol));
    set("trigger", "none");
    set("mode", colors.mode);
    set("palette", colors.palette);
    set("dir", look.direction);
    own.setAttribute("label", "");
    own.style.cssText = `--symtext-height:${library.capHeight * size}px;font-weight:${look.weight};color:${colors.tint}`;
    element.replaceChildren(own);
    const text = effect.replaceAll("-", ".");
    if (next && effect in Motion.replacements) {
      own.setAttribute("effect", text);
      own.replace(name(next.symbol));
    } else own.play(text);
    return true;
  },

  /** Shows a symbol in an element and plays an effect with the style sheet.
   *  @param next the painter of the replacement symbol, for effects that have one */
  show(element, painter, size, effect, next) {
    const replacement = Motion.replacements[effect];
    if (!replacement || !next) {
      element.innerHTML = SVGText.trusted(Motion.markup(painter, size, replacement ? "" : effect));
      if (Pens.effects.includes(effect)) Pens.play(element.firstElementChild, painter, effect);
      return;
    }
    const [goes, comes, delay] = replacement;
    element.innerHTML = SVGText.trusted(`<span class="replaced">${goes ? Motion.markup(painter, size, goes) : ""}${Motion.markup(next, size, comes, delay)}</span>`);
  },
};
