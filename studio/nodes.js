"use strict";

/** Paints the plan of a painter on SVG nodes that it keeps: a new weight or colour changes attributes only. */
class KeptNodes {
  /** @param group the element for the nodes, in units of the library */
  constructor(group) {
    this.group = group;
    this.form = undefined;
  }

  paint(painter) {
    const { steps } = painter;
    if (steps.some(step => step.drawn)) {
      this.form = undefined;
      this.group.innerHTML = SVGText.trusted(SVGText.shapes(painter));
      return;
    }
    const form = steps.map(step => step.clears ? "c" : "p").join("");
    if (form !== this.form) this.build(form);
    steps.forEach((step, place) => {
      const path = painter.path(step.glyph);
      for (const node of this.nodes[place]) node.setAttribute("d", path);
      if (step.clears) return;
      const [node] = this.nodes[place];
      node.setAttribute("fill", Colors.hex(step.color));
      node.setAttribute("fill-opacity", Math.round(step.color[3] * 1000) / 1000);
    });
  }

  /** Makes the nodes of a form such as ppc: what is painted and cleared, in order. Each painted path has a mask of
   *  all paths that clear it later. */
  build(form) {
    this.form = form;
    this.nodes = Array.from(form, () => []);
    const definitions = svg("defs"), masks = new Map();
    this.group.replaceChildren(definitions);
    [...form].forEach((kind, place) => {
      if (kind === "c") return;
      const path = svg("path"), later = [...form.slice(place)].flatMap((kind, offset) => kind === "c" ? [place + offset] : []);
      this.nodes[place].push(path);
      this.group.append(path);
      if (!later.length) return;
      if (!masks.has(later[0])) {
        const name = SVGText.name("k"), mask = svg("mask", { id: name, maskUnits: "userSpaceOnUse", x: -4000, y: -4000, width: 8000, height: 8000 });
        mask.append(svg("path", { fill: "#fff", d: "M-4000-4000H4000V4000H-4000Z" }));
        for (const index of later) {
          const cut = svg("path", { fill: "#000" });
          this.nodes[index].push(cut);
          mask.append(cut);
        }
        definitions.append(mask);
        masks.set(later[0], name);
      }
      path.setAttribute("mask", `url(#${masks.get(later[0])})`);
    });
  }
}
