// symtext: symbols that move when something happens.
// <symtext-symbol name="bell" effect="bounce" trigger="hover"></symtext-symbol>
// A script or a module; without a page, as on a server, it does nothing.
globalThis.HTMLElement && !customElements.get("symtext-symbol") && (() => {
"use strict";
const T = /*TABLES*/;

const symbols = new Map(), pairs = new Map(), lights = new Map(), elements = new Set(), moving = new Set();
const still = matchMedia("(prefers-reduced-motion: reduce)");
const hosts = "a,button,label,summary,[role=button],[role=tab],[role=menuitem],[tabindex='0'],.symtext--trigger";
const levels = ["primary", "secondary", "tertiary"];
const clamp = (value, low = 0, high = 1) => Math.min(Math.max(value, low), high);

/** The value of a curve, whose times and values alternate. */
function at(curve, time) {
  if (!(time > curve[0])) return curve[1];
  for (let index = 2; index < curve.length; index += 2) {
    if (time > curve[index]) continue;
    const [from, a, to, b] = curve.slice(index - 2, index + 2);
    return to > from ? a + (b - a) * (time - from) / (to - from) : b;
  }
  return curve.at(-1);
}
const even = (values, share) => {
  const place = clamp(share) * (values.length - 1), index = Math.min(Math.floor(place), values.length - 2);
  return values[index] + (values[index + 1] - values[index]) * (place - index);
};

const number = /-?\d+(\.\d+)?/g, numbers = text => (text.match(number) ?? []).map(Number);
/** A text with other numbers. */
const filled = (text, number) => {
  let index = 0;
  return text.replace(/ ?-?\d+(\.\d+)?/g, () => " " + +number(index++).toFixed(2));
};
/** The text of a path or a point at a weight: one for all, or Regular between differences of the lightest and the heaviest. */
function mixed(texts, weight) {
  if (typeof texts == "string") return texts;
  const own = numbers(texts[1]), more = numbers(texts[weight < 0 ? 0 : 2]);
  return weight ? filled(texts[1], index => own[index] + more[index] * Math.abs(weight)) : texts[1];
}
const point = (texts, weight) => numbers(mixed(texts, weight));

function make(parent, tag, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  parent.append(element);
  return element;
}
/** Sets an attribute that changed. */
const put = (element, name, value) => element["$" + name] === value || element.setAttribute(name, element["$" + name] = value);
const show = (element, shows) => element && element.$shows !== (shows = !!shows) && (element.style.display = (element.$shows = shows) ? "" : "none");
const stroke = ({ b, j }) => ({
  fill: "none", "stroke-linecap": b ? "butt" : "round",
  ...(j ? { "stroke-linejoin": "miter", "stroke-miterlimit": j } : { "stroke-linejoin": "round" }),
});

/** The colour and the opacity of a part; 0 for one that is not shown, -1 for one that clears those behind it. */
function look({ c, e, y }, mode) {
  if (mode == "monochrome" || !y) return c ? -1 : e ? 0 : ["", 1];
  const [level, share, own, color] = y;
  if (mode == "multicolor") return own > 0 ? [color ?? "", own] : own;
  if (share <= 0) return share;
  return mode == "hierarchical" ? ["", T.levels[level] * share]
    : [levels.slice(0, level + 1).reduce((rest, name) => `var(--symtext-${name},${rest})`, "currentColor"), share];
}

/** The elements of a symbol at a weight. A part that clears masks those behind it. */
class Drawing {
  constructor(form, weight, mode, ids) {
    this.form = form;
    this.weight = weight;
    this.width = +mixed(form.w, weight);
    this.middle = [this.width / 2, -500];
    this.anchor = point(form.m, weight);
    this.element = document.createElementNS("http://www.w3.org/2000/svg", "g");
    let content = make(this.element, "g");
    this.parts = form.p.map((part, index) => {
      let parent = content;
      const own = look(part, mode), cuts = own < 0;
      if (cuts) {
        const name = ids + index, mask = make(this.element, "mask", { id: name, maskUnits: "userSpaceOnUse", x: -4000, y: -4000, width: 9000, height: 8000 });
        make(mask, "path", { fill: "#fff", d: "M-4000-4000H5000V4000H-4000Z" });
        parent = mask;
        content.setAttribute("mask", `url(#${name})`);
        const outer = make(this.element, "g");
        outer.append(content);
        content = outer;
      }
      const group = make(parent, "g", cuts ? { fill: "#000" } : {});
      group.style.color = cuts ? "#000" : own[0] ?? "";
      return {
        part, group, cuts, opacity: cuts ? 1 : own[1] ?? 0, pivot: part.v ? point(part.v, weight) : this.middle,
        whole: make(group, "path", { d: mixed(part.o, weight) }), middle: part.x && point(part.x, weight),
      };
    });
  }

  /** The lines and filled shapes of a part, made when it is drawn for the first time. */
  pens(own) {
    if (own.pens) return own.pens;
    const { weight } = this, drawn = make(own.group, "g");
    const solids = (own.part.s ?? []).map(([o, ...presence]) => ({ presence, element: make(drawn, "path", { d: mixed(o, weight) }) }));
    const lines = own.part.l.map(line => {
      const [width, least, begun] = point(line.w, weight);
      const element = make(drawn, "path", {
        d: mixed(line.o, weight), ...(line.d ? {} : { pathLength: 1, stroke: "currentColor", "stroke-dasharray": "1 2", ...stroke(line) }),
      });
      return { line, element, width, least, begun: begun / 1e4, tip: line.t && point(line.t, weight) };
    });
    return own.pens = { drawn, solids, lines };
  }

  /** Draws a part on the way to another one. */
  morph(own, [lines, share]) {
    const { weight } = this;
    if (own.morph?.lines !== lines) {
      own.morph?.drawn.remove();
      const drawn = make(own.group, "g");
      own.morph = { lines, drawn, elements: lines.map(line => {
        const [begin, finish] = line.t ?? [0, 1], [a, b, lifted] = [line.a, line.z, line.h].map(text => text && mixed(text, weight));
        const start = numbers(a), end = numbers(b), high = lifted && numbers(lifted), widths = line.w && point(line.w, weight);
        const element = make(drawn, "path", widths ? { stroke: "currentColor", ...stroke(line) } : {});
        return share => {
          const lift = Math.sin(share * Math.PI);
          share = Math.min(Math.max((share - begin) / (finish - begin), 0), 1);
          element.setAttribute("d", filled(a, index => start[index] + (end[index] - start[index]) * share + (high ? (high[index] - start[index]) * lift : 0)));
          if (widths) element.setAttribute("stroke-width", widths[0] + (widths[1] - widths[0]) * share);
        };
      }) };
    }
    for (const draw of own.morph.elements) draw(share);
  }

  /** Poses a part. */
  pose(own, pose) {
    const { group, part, pivot, cuts } = own, [px, py] = pose.pivot ?? pivot, [ax, ay] = pose.anchor ?? this.anchor;
    const opacity = pose.opacity * own.opacity, unseen = opacity <= 0 || pose.to <= pose.from;
    show(group, !unseen);
    if (unseen) return;
    let map = "";
    if (pose.x || pose.y) map += `translate(${pose.x} ${pose.y})`;
    if (pose.rotation) map += `rotate(${pose.rotation} ${ax} ${ay})`;
    if (pose.scale != 1) map += `translate(${px} ${py})scale(${pose.scale})translate(${-px} ${-py})`;
    if (cuts && pose.gap < 1) {
      const [x, y] = own.middle ?? this.middle;
      map += `translate(${x} ${y})scale(${pose.gap})translate(${-x} ${-y})`;
    }
    put(group, "transform", map);
    put(group, "opacity", cuts ? pose.depth : opacity);
    if (pose.morph) this.morph(own, pose.morph);
    const whole = !pose.morph && (pose.from <= 0 && pose.to >= 1 || !part.l), draws = !pose.morph && !whole;
    show(own.morph?.drawn, pose.morph);
    show(own.whole, whole);
    show(own.pens?.drawn, draws);
    if (!draws) return;
    const { solids, lines } = this.pens(own), { from, to } = pose;
    const share = ([arrival, departure, length]) => {
      const step = (value, start) => length ? clamp((value - start) / length) : +(value > start);
      return step(to, arrival) * (1 - step(from, departure));
    };
    for (const { presence, element } of solids) {
      const seen = share(presence);
      put(element, "opacity", cuts && seen ? 1 : seen);
    }
    for (const { line, element, width, least, begun, tip } of lines) {
      const [a, b] = line.p ? [0, share(line.p)] : [from, to];
      let map = "";
      if (line.c) {
        const [x, y, turn] = [0, 1, 2].map(axis => even(line.c.filter((_, index) => index % 3 == axis), to));
        map = `translate(${x} ${y})rotate(${turn} ${tip[0]} ${tip[1]})`;
      }
      if (line.d) map += `translate(${tip[0]} ${tip[1]})scale(${b})translate(${-tip[0]} ${-tip[1]})`;
      else {
        put(element, "stroke-width", least + (width - least) * Math.min((b - a) / begun, 1));
        put(element, "stroke-dashoffset", a <= 0 ? 1 - b : -a);
        show(element, b > a);
      }
      put(element, "transform", map);
    }
  }
}

