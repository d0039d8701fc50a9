"use strict";

/** Writes the plan of a painter as SVG text. The symbol's own colour is currentColor, which follows the page. */
const SVGText = {
  count: 0,

  /** Returns markup of this page in the form that Trusted Types require of innerHTML. */
  trusted: (() => {
    const policy = globalThis.trustedTypes?.createPolicy("symtext", { createHTML: markup => markup });
    return markup => policy ? policy.createHTML(markup) : markup;
  })(),

  /** Returns a name that no other definition of the page has. */
  name: letter => `${letter}${++SVGText.count}`,

  /** Returns the shapes of painting steps, with their definitions. */
  shapes(painter, steps = painter.steps) {
    let definitions = "", painted = "";
    const gradients = new Map();
    const fill = ({ color, isTint }) => {
      const alpha = Math.round(color[3] * 1000) / 1000;
      const opacity = alpha < 1 ? ` fill-opacity="${alpha}"` : "";
      if (!painter.look.gradient) {
        return isTint && !opacity ? "" : ` fill="${isTint ? "currentColor" : Colors.hex(color)}"${opacity}`;
      }
      const key = Colors.hex(color);
      if (!gradients.has(key)) {
        const name = SVGText.name("g");
        const stops = Colors.gradient(color).map((stop, index) =>
          `<stop offset="${index / 4}" stop-color="${Colors.hex(stop)}"/>`).join("");
        const { left, width } = painter.box;
        definitions += `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${left}" x2="${Math.round(left + width)}">${stops}</linearGradient>`;
        gradients.set(key, name);
      }
      return ` fill="url(#${gradients.get(key)})"${opacity}`;
    };
    for (const step of steps) {
      const path = painter.path(step.glyph);
      if (step.clears) {
        if (!painted) continue;
        const name = SVGText.name("m");
        let shown = "";
        if (step.drawn) {
          definitions += Pens.part(painter, step.layer, step.drawn, `${name}-drawn`);
          shown = ` mask="url(#${name}-drawn)"`;
        }
        definitions += `<mask id="${name}" maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="8000" height="8000">`
          + `<path fill="#fff" d="M-4000-4000H4000V4000H-4000Z"/><path fill="#000"${shown} d="${path}"/></mask>`;
        painted = `<g mask="url(#${name})">${painted}</g>`;
      } else if (step.drawn) {
        const name = SVGText.name("m");
        definitions += Pens.part(painter, step.layer, step.drawn, name);
        painted += `<path${fill(step)} mask="url(#${name})" d="${path}"/>`;
      } else {
        painted += `<path${fill(step)} d="${path}"/>`;
      }
    }
    return (definitions ? `<defs>${definitions}</defs>` : "") + painted;
  },

  /** Returns an inline SVG.
   *  @param style the style of its element, which determines the size */
  inline(painter, style, shapes = SVGText.shapes(painter), attributes = "") {
    const { left, top, width, height } = painter.box;
    return `<svg${attributes} style="${style}" viewBox="${left} ${Math.round(top)} ${Math.max(Math.round(width), 1)} ${Math.round(height)}" fill="currentColor" aria-hidden="true">${shapes}</svg>`;
  },

  /** Returns an inline SVG with a number of CSS pixels in a unit. */
  sized(painter, scale, shapes) {
    const { width, height } = painter.box;
    return SVGText.inline(painter, `width:${width * scale}px;height:${height * scale}px`, shapes);
  },

  /** Returns an SVG file of the symbol.
   *  @param size the side of an icon's square, or the size of the text, in pixels
   *  @param kind the box, as of Painter.area */
  file(painter, size, kind = "") {
    const box = painter.area(kind);
    const round = value => Math.round(value * 1000) / 1000;
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    const scale = kind === "icon" ? size / w : painter.scaleAt(size);
    const title = painter.symbol.altText.replace(/[&<>]/g, letter => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[letter]);
    return {
      width: round(w * scale), height: round(h * scale), baseline: round(box.bottom * scale),
      text: `<svg xmlns="http://www.w3.org/2000/svg" width="${round(w * scale)}" height="${round(h * scale)}" viewBox="${round(box.left)} ${round(box.top)} ${round(w)} ${round(h)}" fill="currentColor" role="img"><title>${title}</title>${SVGText.shapes(painter)}</svg>`,
    };
  },

  /** Returns a canvas with the symbol in a box. */
  async canvas(painter, size, kind, ratio) {
    const { text, width, height } = SVGText.file(painter, size, kind);
    const image = new Image();
    const colored = text.replaceAll('fill="currentColor"', `fill="${Colors.hex(painter.tint)}"`);
    image.src = "data:image/svg+xml," + encodeURIComponent(colored);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(Math.round(width * ratio), 1);
    canvas.height = Math.max(Math.round(height * ratio), 1);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  },
};
