"use strict";

/** Draws symbols along their lines, for a value or for the effects drawOn and drawOff.
 *  The lines are those of Regular at medium scale. They are the strokes of a mask, slightly wider than the pen, which
 *  reveals the glyph of any weight. */
const Pens = {
  effects: ["drawOn", "drawOff", "drawOff-reversed"],
  /** The stroke width of the mask relative to the pen. Lines of heavy symbols have slightly different positions. */
  slack: thicker => 1.18 + 0.45 * Math.min(Math.max(thicker - 1, 0), 1),
  filled: 0.75,   // a fill appears late if its edge is drawn first

  /** Reads the pen strokes that `DrawnParts.swift` writes. */
  read(number, signed) {
    const list = (length, read) => Array.from({ length }, read);
    const share = () => number() / 255;
    const presence = () => ({ arrival: share(), departure: share(), length: share() });
    const path = () => {
      let x = 0, y = 0, text = "";
      for (let count = number(); count > 0; count--) {
        const step = number();
        text += "MLQCZ"[step];
        for (let point = 0; point < [1, 1, 2, 3, 0][step]; point++) {
          x += signed();
          y += signed();
          text += `${point ? " " : ""}${x} ${y}`;
        }
      }
      return text;
    };
    const line = () => {
      const flags = number(), width = number();
      const line = { isDot: !!(flags & 1), cap: flags & 8 ? "butt" : "round", join: flags & 16 ? "miter" : "round", width };
      if (flags & 2) line.presence = presence();
      line.path = path();
      if (flags & 4) line.carrier = { reach: share(), path: path() };
      return line;
    };
    return list(number(), () => ({
      layer: number(), start: number(), duration: number(), lines: list(number(), line),
      solids: list(number(), () => ({ presence: presence(), path: path() })),
    }));
  },

  /** Returns the length of a line, in units. */
  length(line) {
    if (line.length === undefined) {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", line.path);
      line.length = path.getTotalLength();
    }
    return line.length;
  },

  /** Returns the parts of a layer with pen strokes. */
  parts(painter, layer) {
    return painter.known.pens.filter(part => part.layer === layer && (part.lines.length || part.solids.length));
  },

  /** Returns the transform from the lines of a symbol to its form, and the ratio of stroke widths. */
  form(painter) {
    const { library, look } = painter;
    const factor = library.scales.includes(look.scale) ? Library.scale(look.scale) : 1;
    const middle = painter.box.top + painter.box.height / 2;
    const mirrored = look.direction === "rtl" && painter.known.forms.length > 1 ? `translate(${painter.advance} 0) scale(-1 1) ` : "";
    const [own, regular] = library.strokes.length ? [look.weight, 400].map(weight => library.stroke(weight)) : [1, 1];
    return {
      transform: `${mirrored}translate(0 ${middle}) scale(${factor}) translate(0 ${-middle})`,
      thicker: own / regular, more: Math.max(own - regular, 0) * library.capHeight * 1.3,
    };
  },

  /** Returns a stroke, a dot or a filled shape in white, for a mask.
   *  @param attributes additional attributes */
  shape(shape, { thicker, more }, attributes) {
    if (!("width" in shape) || shape.isDot) {
      const edge = shape.isDot ? more + 0.1 * shape.width : more + 12;
      return `<path d="${shape.path}" stroke="#fff" stroke-width="${edge.toFixed(1)}" stroke-linejoin="round" ${attributes}/>`;
    }
    return `<path d="${shape.path}" pathLength="1" fill="none" stroke="#fff" stroke-width="${(shape.width * thicker * Pens.slack(thicker)).toFixed(1)}" stroke-linecap="${shape.cap}" stroke-linejoin="${shape.join}" ${attributes}/>`;
  },

  /** Returns a mask for a layer. */
  mask(name, transform, shapes) {
    return `<mask id="${name}" maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="8000" height="8000"><g fill="#fff" transform="${transform}">${shapes}</g></mask>`;
  },

  /** The lines and filled shapes of parts. */
  shapes: parts => parts.flatMap(part => [...part.lines, ...part.solids].map(shape => [part, shape])),

  // Values

  /** Returns the drawn length of each layer at a value: 1 for all, 0 for nothing, else the number of units. It is
   *  undefined if the symbol has no pen strokes. The rules are those of DrawnStrokes.swift. */
  shown(painter) {
    const { layers, look, known } = painter;
    const value = Number(look.value);
    if (painter.library.isIcons || look.variable !== "draw" || look.value === "" || value >= 1 || !layers.length) return undefined;
    const hasThresholds = layers.some(layer => layer.threshold !== undefined);
    const isDrawn = layer => layer.clears !== 7 && (!hasThresholds || layer.threshold !== undefined);
    if (layers.some((layer, index) => isDrawn(layer) && Pens.isFilled(painter, index))) return undefined;
    const lengths = layers.map((layer, index) => {
      if (!isDrawn(layer)) return 0;
      return known.pens.filter(part => part.layer === index).reduce((sum, part) =>
        part.lines.reduce((sum, line) => sum + (line.isDot ? Pens.dotLength(painter) : Pens.length(line)), sum), 0);
    });
    const all = lengths.reduce((sum, length) => sum + length, 0);
    if (!all) return undefined;
    let rest = value * all;
    return lengths.map(length => {
      const own = rest;
      rest -= length;
      return !length || own >= length - 1e-6 ? 1 : own <= 1e-6 ? 0 : { drawn: own };
    });
  },

  /** Whether a layer has no lines at all, or a filled shape longer than five units of the drawing grid: no pen draws it. */
  isFilled(painter, index) {
    const parts = Pens.parts(painter, index);
    return !parts.length || parts.some(part => part.solids.some(solid => {
      const numbers = solid.path.match(/-?[\d.]+/g).map(Number);
      const side = offset => {
        const own = numbers.filter((_, place) => place % 2 === offset);
        return Math.max(...own) - Math.min(...own);
      };
      return Math.max(side(0), side(1)) > 2.5 * Pens.dotLength(painter);
    }));
  },

  /** The length of a dot: two units of the drawing grid, which is 24 units high. */
  dotLength: painter => painter.library.em / 2048 * 128,

  /** Returns a mask for a shape that is drawn up to a length. */
  part(painter, layer, drawn, name) {
    let rest = drawn;
    const parts = Pens.parts(painter, layer);
    const isFilled = parts.some(part => part.solids.some(solid => solid.presence.arrival > Pens.filled));
    const form = Pens.form(painter);
    return Pens.mask(name, form.transform, Pens.shapes(parts).map(([, shape]) => {
      if (isFilled || !("width" in shape)) return "";
      const length = shape.isDot ? Pens.dotLength(painter) : Pens.length(shape);
      const share = Math.min(Math.max(rest / length, 0), 1);
      rest -= length;
      if (share <= 0 || (shape.isDot && share < 1)) return "";
      return Pens.shape(shape, form, shape.isDot ? "" : `stroke-dasharray="${Math.round(share * 10000) / 10000} 2"`);
    }).join(""));
  },

  // Motion

  /** Returns a layer with pen strokes as SVG; undefined for a layer without. */
  moving(painter, layer, shapes) {
    const parts = Pens.parts(painter, layer);
    if (!parts.length) return undefined;
    const name = SVGText.name("p"), form = Pens.form(painter);
    const step = painter.steps.find(step => step.layer === layer && !step.clears);
    const [color, opacity] = step && !step.isTint ? [Colors.hex(step.color), step.color[3]] : ["currentColor", step?.color[3] ?? 1];
    let seen = "", carried = "";
    Pens.shapes(parts).forEach(([, shape], place) => {
      const text = Pens.shape(shape, form, `data-pen="${place}"${"width" in shape && !shape.isDot ? ' stroke-dasharray="1 2"' : ""}`);
      // A carried shape moves away from its position in the glyph.
      if (shape.carrier && shape.isDot) carried += text.replace(/stroke="#fff" stroke-width="[^"]*"/, `fill="${color}" stroke="none"`);
      else if (shape.carrier) carried += text.replace('stroke="#fff"', "").replace(/stroke-width="[^"]*"/, `stroke-width="${(shape.width * form.thicker).toFixed(1)}"`);
      else seen += text;
    });
    return `<defs>${Pens.mask(name, form.transform, seen)}</defs><g class="drawn" mask="url(#${name})">${shapes}</g>`
      + (carried ? `<g class="carried" stroke="${color}" stroke-opacity="${opacity}" transform="${form.transform}">${carried}</g>` : "");
  },

  /** Plays drawOn or drawOff in an element made by `Motion.markup`. */
  play(element, painter, effect) {
    const goes = effect !== "drawOn", isReversed = effect === "drawOff-reversed";
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      element.animate([{ opacity: goes ? 1 : 0 }, { opacity: goes ? 0 : 1 }], { duration: 200, fill: "both" });
      return;
    }
    const { pens } = painter.known;
    const end = Math.max(...pens.map(part => part.start + part.duration), 0);
    const timing = part => ({
      duration: Math.max(part.duration, 1), delay: isReversed ? end - part.start - part.duration : part.start, fill: "both",
      easing: "cubic-bezier(.4, 0, .2, 1)", direction: isReversed ? "reverse" : "normal",
    });
    for (const layer of element.querySelectorAll("[data-layer]")) {
      const parts = Pens.parts(painter, Number(layer.dataset.layer));
      if (!parts.length) {
        const part = pens.find(part => part.layer === Number(layer.dataset.layer)) ?? { start: 0, duration: end };
        const fade = goes && !isReversed ? [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }] : [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1 }];
        layer.animate(fade, timing(part));
        continue;
      }
      Pens.shapes(parts).forEach(([part, shape], place) => {
        const target = layer.querySelector(`[data-pen="${place}"]`);
        target?.animate(Pens.frames(shape, target, goes && !isReversed), timing(part));
      });
      if (goes) continue;
      // A completely drawn layer needs no mask.
      layer.animate([], { duration: end }).finished.then(() => {
        layer.querySelector(".drawn").removeAttribute("mask");
        layer.querySelector(".carried")?.remove();
      }, () => {});
    }
  },

  /** Returns the keyframes that draw a shape, or erase it from its start. */
  frames(shape, target, goes) {
    const { presence } = shape;
    const from = presence ? goes ? presence.departure : presence.arrival : 0;
    const to = presence ? Math.min(from + Math.max(presence.length, 0.004), 1) : 1;
    const offset = value => Math.min(Math.max(value, 0), 1);
    if (!("width" in shape)) {
      const [a, b] = goes ? [1, 0] : [0, 1];
      return [{ opacity: a, offset: 0 }, { opacity: a, offset: offset(from) }, { opacity: b, offset: offset(to) }, { opacity: b, offset: 1 }];
    }
    if (shape.isDot) {
      target.style.transformBox = "fill-box";
      target.style.transformOrigin = "center";
      const [a, b] = goes ? ["1", "0"] : ["0", "1"];
      const frames = [{ scale: a, offset: 0 }, { scale: a, offset: offset(from) }, { scale: b, offset: offset(to) }, { scale: b, offset: 1 }];
      if (shape.carrier && !goes) frames.push(...Pens.carried(shape, target));
      return frames.sort((a, b) => a.offset - b.offset);
    }
    const width = Number(target.getAttribute("stroke-width"));
    // A line starts thin, so that it does not appear suddenly.
    const begun = Math.min(shape.width / 2 / Math.max(Pens.length(shape), 1), 0.5) * (to - from);
    const ends = goes ? ["0", "-1"] : ["1", "0"];
    const frames = [
      { strokeDashoffset: ends[0], offset: 0 }, { strokeDashoffset: ends[0], offset: offset(from) },
      { strokeDashoffset: ends[1], offset: offset(to) }, { strokeDashoffset: ends[1], offset: 1 },
      ...(goes
        ? [{ strokeWidth: width, offset: 0 }, { strokeWidth: width, offset: offset(to - begun) }, { strokeWidth: 0, offset: offset(to) }, { strokeWidth: 0, offset: 1 }]
        : [{ strokeWidth: 0, offset: 0 }, { strokeWidth: 0, offset: offset(from) }, { strokeWidth: width, offset: offset(from + begun) }, { strokeWidth: width, offset: 1 }]),
    ];
    if (shape.carrier && !goes) frames.push(...Pens.carried(shape, target));
    return frames.sort((a, b) => a.offset - b.offset);
  },

  /** Returns keyframes that move a shape along a line, like an arrowhead along its shaft. */
  carried(shape, target) {
    const numbers = shape.carrier.path.match(/-?\d+/g).map(Number);
    const places = [];
    for (let at = 0; at < numbers.length; at += 2) places.push([numbers[at], numbers[at + 1]]);
    const last = places.length - 1;
    const at = share => {
      const place = Math.min(Math.max(share, 0), 1) * last, index = Math.min(Math.floor(place), last - 1), part = place - index;
      return [0, 1].map(axis => places[index][axis] + (places[index + 1][axis] - places[index][axis]) * part);
    };
    const { reach } = shape.carrier;
    const angle = share => {
      const [head, tail] = [at(Math.max(share, 0.02)), at(Math.max(share, 0.02) - Math.max(reach, 0.02))];
      return Math.atan2(head[1] - tail[1], head[0] - tail[0]);
    };
    const [x, y] = places[last];
    const box = target.getBBox();
    target.style.transformBox = "fill-box";
    target.style.transformOrigin = `${x - box.x}px ${y - box.y}px`;
    return Array.from({ length: 17 }, (_, step) => {
      const share = step / 16, [nowX, nowY] = at(share);
      let turn = angle(share) - angle(1);
      turn -= 2 * Math.PI * Math.round(turn / (2 * Math.PI));
      return { transform: `translate(${nowX - x}px, ${nowY - y}px) rotate(${turn}rad)`, offset: share };
    });
  },
};
