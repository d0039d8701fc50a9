"use strict";

/** Outlines in the data, at the knots of the weight axis, between which they are interpolated linearly.
 *  Coordinates are in units of the library, y down, from the left margin on the baseline. */
const Outlines = {
  /** Reads the symbols of a part, each as {glyphs, forms, pens}. A form has {whole, layers} for each scale. */
  async read(base64, count, scales, isIcons) {
    const packed = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let at = 0;
    const number = () => {
      let value = 0, factor = 1;
      for (;;) {
        if (at >= bytes.length) throw new Error("the outlines end too early");
        const byte = bytes[at++];
        value += (byte & 0x7f) * factor;
        if (byte < 0x80) return value;
        factor *= 128;
      }
    };
    const signed = () => {
      const value = number();
      return value & 1 ? -(value + 1) / 2 : value / 2;
    };
    const list = (length, read) => Array.from({ length }, read);

    const piece = () => {
      const knots = number();
      const coordinates = list(knots, () => signed() / 16384);
      const advances = list(knots, signed);
      const steps = list(number(), number);
      const length = steps.reduce((sum, step) => sum + [2, 2, 4, 6, 0][step], 0);
      const points = [];
      for (let knot = 0; knot < knots; knot++) {
        const values = new Int32Array(length);
        let x = 0, y = 0;
        for (let index = 0; index < length; index += 2) {
          x += signed();
          y += signed();
          values[index] = x + (knot ? points[0][index] : 0);
          values[index + 1] = y + (knot ? points[0][index + 1] : 0);
        }
        points.push(values);
      }
      return { coordinates, advances, steps, points };
    };

    return list(count, () => {
      const glyphs = list(number(), () => list(number(), piece));
      const forms = list(number(), () => Object.fromEntries((isIcons ? ["medium"] : scales).map(scale => {
        const whole = number() - 1;
        return [scale, { whole, layers: list(number(), () => number() - 1) }];
      })));
      return { glyphs, forms, pens: Pens.read(number, signed) };
    });
  },

  /** Locates a coordinate: its piece, the knots around it, and its fraction of the way between them. */
  place(glyph, coordinate) {
    const piece = glyph.find(({ coordinates }) => coordinate <= coordinates.at(-1)) ?? glyph.at(-1);
    const { coordinates } = piece;
    let after = coordinates.findIndex(knot => knot >= coordinate);
    if (after < 0) after = coordinates.length - 1;
    const before = Math.max(after - 1, 0);
    const span = coordinates[after] - coordinates[before];
    const part = span ? Math.max((coordinate - coordinates[before]) / span, 0) : 0;
    return { piece, before, after, part };
  },

  /** Returns the advance width at a coordinate. */
  advance(glyph, coordinate) {
    const { piece, before, after, part } = Outlines.place(glyph, coordinate);
    return piece.advances[before] + (piece.advances[after] - piece.advances[before]) * part;
  },

  /** Returns the coordinates of the points at a weight, x and y alternating. */
  points(glyph, coordinate) {
    const { piece, before, after, part } = Outlines.place(glyph, coordinate);
    const [from, to] = [piece.points[before], piece.points[after]];
    const values = new Float64Array(from.length);
    for (let index = 0; index < values.length; index++) values[index] = from[index] + (to[index] - from[index]) * part;
    return { steps: piece.steps, values };
  },

  /** Returns the outline as SVG path data, to a tenth of a unit. */
  path(glyph, coordinate, map = ([x, y]) => [x, y]) {
    const { steps, values } = Outlines.points(glyph, coordinate);
    const round = value => Math.round(value * 10) / 10;
    let at = 0, text = "";
    for (const step of steps) {
      text += "MLQCZ"[step];
      const end = at + [2, 2, 4, 6, 0][step];
      for (let index = at; index < end; index += 2) {
        const [x, y] = map([values[index], values[index + 1]]);
        text += `${index > at ? " " : ""}${round(x)} ${round(y)}`;
      }
      at = end;
    }
    return text;
  },

  /** Returns the bounds of the ink at a weight: those of the curves, not of their control points. */
  bounds(glyph, coordinate) {
    const { steps, values } = Outlines.points(glyph, coordinate);
    if (!values.length) return { left: 0, top: 0, right: 0, bottom: 0 };
    const least = [Infinity, Infinity], most = [-Infinity, -Infinity];
    const include = (axis, value) => {
      if (value < least[axis]) least[axis] = value;
      if (value > most[axis]) most[axis] = value;
    };
    let at = 0;
    for (const step of steps) {
      const end = at + [2, 2, 4, 6, 0][step];
      for (let axis = 0; axis < 2 && end > at; axis++) {
        const curve = [];
        for (let index = at - (step > 1 ? 2 : 0); index < end; index += 2) curve.push(values[index + axis]);
        include(axis, curve.at(-1));
        if (curve.slice(1, -1).some(value => value < least[axis] || value > most[axis])) {
          for (const part of Outlines.turns(curve)) include(axis, Outlines.at(curve, part));
        }
      }
      at = end;
    }
    return { left: least[0], top: least[1], right: most[0], bottom: most[1] };
  },

  /** Returns where the coordinate of a curve turns back, as fractions of the way. */
  turns(curve) {
    const [a, b, c] = curve.length === 3
      ? [0, curve[0] - 2 * curve[1] + curve[2], curve[1] - curve[0]]
      : [curve[3] - 3 * curve[2] + 3 * curve[1] - curve[0], 2 * (curve[2] - 2 * curve[1] + curve[0]), curve[1] - curve[0]];
    if (Math.abs(a) < 1e-9) return [-c / b].filter(part => part > 0 && part < 1);
    const root = Math.sqrt(b * b - 4 * a * c);
    return [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter(part => part > 0 && part < 1);
  },

  /** Returns the coordinate of a curve at a fraction of the way. */
  at(curve, part) {
    let points = curve;
    while (points.length > 1) points = points.slice(1).map((value, index) => points[index] + (value - points[index]) * part);
    return points[0];
  },
};
