"use strict";

/** Colours as in symtext: system colours, opacities, gradients made from one colour. */
const Colors = {
  /** Resolves a colour for an appearance and contrast, as [red, green, blue, alpha] from 0 to 1.
   *  @param text the name of a system colour, or a CSS colour; currentColor is `tint` */
  resolve(text, { appearance, contrast, tint }) {
    if (text === "tint" || text === "" || text === "currentColor") return tint;
    const forms = Gallery.data.systemColors[text === "accent" ? "systemBlue" : text];
    if (forms) return Colors.hexadecimal(forms[(appearance === "dark" ? 1 : 0) + (contrast === "increased" ? 2 : 0)]);
    return Colors.css(text) ?? tint;
  },

  hexadecimal(text) {
    const number = at => parseInt(text.slice(at, at + 2) || "ff", 16) / 255;
    return [number(1), number(3), number(5), number(7)];
  },

  /** Parses a CSS colour; undefined if it is invalid. */
  css(text) {
    if (/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return Colors.hexadecimal(text);
    const pen = Colors.pen ??= document.createElement("canvas").getContext("2d");
    pen.fillStyle = "#010203";
    pen.fillStyle = text;
    if (pen.fillStyle === "#010203") return undefined;
    if (pen.fillStyle[0] === "#") return Colors.hexadecimal(pen.fillStyle);
    const [red, green, blue, alpha] = pen.fillStyle.match(/[\d.]+/g).map(Number);
    return [red / 255, green / 255, blue / 255, alpha ?? 1];
  },

  opacity([red, green, blue, alpha], factor) { return [red, green, blue, alpha * factor]; },

  /** Composites a colour over a backdrop. */
  over(front, behind) {
    const share = behind[3] * (1 - front[3]), alpha = front[3] + share;
    return alpha ? [0, 1, 2].map(part => (front[part] * front[3] + behind[part] * share) / alpha).concat(alpha) : [0, 0, 0, 0];
  },

  /** The relative luminance of WCAG. */
  luminance([red, green, blue]) {
    return 0.2126 * Colors.decoded(red) + 0.7152 * Colors.decoded(green) + 0.0722 * Colors.decoded(blue);
  },

  /** Whether two colours hardly differ, by the rule of Color+Contrast.swift. */
  areAlike(a, b) {
    const [low, high] = [a, b].map(Colors.luminance).sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05) < 1.25 && Math.abs(a[3] - b[3]) < 0.1
      && [0, 1, 2].every(part => Math.abs(a[part] - b[part]) < 0.25);
  },

  /** Returns a colour without its opacity as #rrggbb. */
  hex([red, green, blue]) {
    return "#" + [red, green, blue].map(part => Math.round(part * 255).toString(16).padStart(2, "0")).join("");
  },

  // OKLCH: <https://bottosson.github.io/posts/oklab/>

  decoded: part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  encoded: part => part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055,

  oklch([red, green, blue]) {
    const [r, g, b] = [red, green, blue].map(Colors.decoded);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
    const chroma = Math.hypot(a, c);
    return {
      lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      chroma: chroma > 1e-5 ? chroma : 0, hue: chroma > 1e-5 ? Math.atan2(c, a) * 180 / Math.PI : 0,
    };
  },

  linear(lightness, a, b) {
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
  },

  /** Returns a colour of OKLCH. Outside sRGB its chroma is reduced until it fits. */
  fromOKLCH(lightness, chroma, hue, alpha) {
    const bounded = Math.min(Math.max(lightness, 0), 1), angle = hue * Math.PI / 180;
    const linear = chroma => Colors.linear(bounded, chroma * Math.cos(angle), chroma * Math.sin(angle));
    const fits = parts => parts.every(part => part >= -1e-4 && part <= 1.0001);
    if (!fits(linear(chroma))) {
      let low = 0, high = chroma;
      for (let step = 0; step < 24; step++) {
        const middle = (low + high) / 2;
        if (fits(linear(middle))) low = middle; else high = middle;
      }
      chroma = low;
    }
    return [...linear(chroma).map(part => Math.min(Math.max(Colors.encoded(part), 0), 1)), alpha];
  },

  /** Returns the colours of a gradient made from one colour, from left to right, like Color+Gradient.swift. */
  gradient(color) {
    const { lightness, chroma, hue } = Colors.oklch(color);
    const shade = 1 - lightness, span = 0.14 + 0.16 * shade ** 3;
    const isKept = value =>
      value <= 1 && Colors.oklch(Colors.fromOKLCH(value, chroma, hue, 1)).chroma >= 0.85 * chroma;
    let brightest = lightness + 0.45 * span;
    if (!isKept(brightest)) {
      let low = lightness, high = brightest;
      for (let step = 0; step < 12; step++) {
        const middle = (low + high) / 2;
        if (isKept(middle)) low = middle; else high = middle;
      }
      brightest = low;
    }
    const last = Math.max(brightest - span, lightness - 0.6 * span, 0);
    const first = last > 0 ? brightest : Math.max(brightest, span);
    const turn = 14 * Math.max(1 - Math.abs((hue + 360) % 360 - 98) / 45, 0);
    return [0, 0.25, 0.5, 0.75, 1].map(part =>
      Colors.fromOKLCH(first + (last - first) * part, chroma, hue - turn * part, color[3]));
  },
};
