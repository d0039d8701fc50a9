// symtext: symbols that move when something happens.
// <symtext-symbol name="bell" effect="bounce" trigger="hover"></symtext-symbol>
const T = /*TABLES*/;

const symbols = new Map(), pairs = new Map(), lights = new Map(), elements = new Set(), moving = new Set();
const still = matchMedia("(prefers-reduced-motion: reduce)");
const hosts = "a,button,label,summary,[role=button],[role=tab],[role=menuitem],[tabindex='0'],.symtext--trigger";
const clamp = (value, low = 0, high = 1) => Math.min(Math.max(value, low), high);

/** Adds symbols, as `symtext player --data` writes them. */
export function define(data) {
  for (const [name, symbol] of Object.entries(data.symbols ?? {})) symbols.set(name, symbol);
  for (const [name, pair] of Object.entries(data.pairs ?? {})) pairs.set(name, pair);
  for (const [name, curves] of Object.entries(data.lights ?? {})) lights.set(name, curves);
  for (const element of elements) element.draw(true);
}

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

/** The numbers of a path or a point at a weight: one text for all, or one for each of the lightest, 400 and the heaviest. */
function mixed(texts, weight) {
  if (typeof texts == "string") return texts;
  const side = weight < 0 ? 0 : 2, share = Math.abs(weight);
  if (!share) return texts[1];
  const other = texts[side].match(/-?\d+/g);
  let index = 0;
  return texts[1].replace(/ ?-?\d+/g, text => " " + +(+text + (other[index++] - text) * share).toFixed(2));
}
/** The path between two, or the nearer one if they have other steps. */
function between(a, b, share) {
  const steps = /[a-z]/gi, numbers = b.match(/-?\d+/g);
  if (a.match(steps).join("") != b.match(steps).join("") || numbers.length != a.match(/-?\d+/g).length) return share < 0.5 ? a : b;
  let index = 0;
  return a.replace(/ ?-?\d+/g, text => " " + +(+text + (numbers[index++] - text) * share).toFixed(2));
}
const point = (texts, weight) => mixed(texts, weight).match(/-?[\d.]+/g).map(Number);

function make(parent, tag, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  parent.append(element);
  return element;
}

/** The elements of a symbol at a weight. A part that clears masks those behind it. */
class Drawing {
  constructor(form, weight, ids) {
    this.form = form;
    this.weight = weight;
    this.width = +mixed(form.w, weight);
    this.middle = [this.width / 2, -500];
    this.anchor = point(form.m, weight);
    this.element = document.createElementNS("http://www.w3.org/2000/svg", "g");
    let content = make(this.element, "g");
    this.parts = form.p.map((part, index) => {
      let parent = content;
      if (part.c) {
        const name = ids + index, mask = make(this.element, "mask", { id: name, maskUnits: "userSpaceOnUse", x: -4000, y: -4000, width: 9000, height: 8000 });
        make(mask, "path", { fill: "#fff", d: "M-4000-4000H5000V4000H-4000Z" });
        parent = mask;
        content.setAttribute("mask", `url(#${name})`);
        const outer = make(this.element, "g");
        outer.append(content);
        content = outer;
      }
      const group = make(parent, "g", part.c ? { fill: "#000", stroke: "none" } : {});
      const whole = make(group, "path", { d: mixed(part.o, weight) });
      return { part, group, whole, pivot: part.v ? point(part.v, weight) : this.middle, middle: part.x && point(part.x, weight) };
    });
  }

  /** The lines and filled shapes of a part, made when it is drawn for the first time. */
  pens(own) {
    if (own.pens) return own.pens;
    const { weight } = this, paint = own.part.c ? "#000" : "currentColor";
    const drawn = make(own.group, "g");
    const solids = (own.part.s ?? []).map(([o, ...presence]) => ({ presence, element: make(drawn, "path", { d: mixed(o, weight) }) }));
    const lines = own.part.l.map(line => {
      const [width, least, begun] = point(line.w, weight);
      const element = make(drawn, "path", { d: mixed(line.o, weight), ...(line.d ? {} : {
        pathLength: 1, fill: "none", stroke: paint, "stroke-dasharray": "1 2", "stroke-linecap": line.b ? "butt" : "round",
        ...(line.j ? { "stroke-linejoin": "miter", "stroke-miterlimit": line.j } : { "stroke-linejoin": "round" }),
      }) });
      return { line, element, width, least, begun: begun / 1e4, tip: line.t && point(line.t, weight) };
    });
    return own.pens = { drawn, solids, lines };
  }

  /** Poses a part. */
  pose(own, pose) {
    const { group, part, pivot } = own, [px, py] = pose.pivot ?? pivot, [ax, ay] = pose.anchor ?? this.anchor;
    const unseen = pose.opacity <= 0 || pose.to <= pose.from;
    group.style.display = unseen ? "none" : "";
    if (unseen) return;
    let map = "";
    if (pose.x || pose.y) map += `translate(${pose.x} ${pose.y})`;
    if (pose.rotation) map += `rotate(${pose.rotation} ${ax} ${ay})`;
    if (pose.scale != 1) map += `translate(${px} ${py})scale(${pose.scale})translate(${-px} ${-py})`;
    if (part.c && pose.gap < 1) {
      const [x, y] = own.middle ?? this.middle;
      map += `translate(${x} ${y})scale(${pose.gap})translate(${-x} ${-y})`;
    }
    group.setAttribute("transform", map);
    group.setAttribute("opacity", part.c ? 1 : pose.opacity);
    if (pose.shape || own.shaped) {
      own.whole.setAttribute("d", pose.shape ?? mixed(part.o, this.weight));
      own.shaped = pose.shape;
    }
    const whole = pose.shape || pose.from <= 0 && pose.to >= 1 || !part.l;
    own.whole.style.display = whole ? "" : "none";
    if (whole) {
      if (own.pens) own.pens.drawn.style.display = "none";
      return;
    }
    const { drawn, solids, lines } = this.pens(own), { from, to } = pose;
    drawn.style.display = "";
    const share = ([arrival, departure, length]) => {
      const step = (value, start) => length ? clamp((value - start) / length) : +(value > start);
      return step(to, arrival) * (1 - step(from, departure));
    };
    for (const { presence, element } of solids) {
      const seen = share(presence);
      element.setAttribute("opacity", part.c && seen ? 1 : seen);
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
        element.setAttribute("stroke-width", least + (width - least) * Math.min((b - a) / begun, 1));
        element.setAttribute("stroke-dashoffset", a <= 0 ? 1 - b : -a);
        element.style.display = b > a ? "" : "none";
      }
      element.setAttribute("transform", map);
    }
  }
}

const rest = () => ({ opacity: 1, scale: 1, rotation: 0, x: 0, y: 0, gap: 1, from: 0, to: 1 });

/** An effect of a drawing as a function of time, in seconds; undefined for one that the symbol or the reader cannot have. */
function motion(text, form, reduced, comes) {
  const words = text.split("."), whole = words.includes("wholeSymbol"), continuous = words.includes("continuous");
  const angle = /custom\((-?[\d.]+)\)/.exec(text)?.[1];
  const name = words.filter(word => !/wholeSymbol|byLayer|individually|continuous|^(non|dim)|^magic/.test(word)).join(".").replace(/custom.*/, "custom");
  if (/^variableColor/.test(name)) {
    const curves = lights.get(form.n + (form.z ? "c" : ""))?.[(continuous ? "on" : "") + name.replace("variableColor", "").replace(".cumulative", "").replace(".hideInactiveLayers", "")];
    if (!form.n || !curves) return;
    const unlit = name.includes("hide") ? 0 : T.unlit;
    return { length: curves.l, pose: ({ part }, pose, time) => {
      if (part.k === undefined) return;
      const lit = 1 - (1 - unlit) * at(curves.c[part.k], time / curves.l);
      if (part.c) pose.gap *= lit; else pose.opacity *= lit;
    } };
  }
  const draws = /^draw/.test(name);
  if (draws && !reduced) {
    const appears = name == "drawOn", back = name == "drawOff.reversed";
    const end = Math.max(...form.p.map(part => part.q[0] + part.q[1])) / 1000, longest = Math.max(...form.p.map(part => part.q[1])) / 1000;
    const length = whole ? longest : end;
    return { length, holds: !appears, pose: ({ part }, pose, time) => {
      const [start, duration] = whole ? [0, longest] : part.q.map(value => value / 1000);
      if (time >= length) return void (pose.opacity *= +appears);
      const share = even(T.pen, ((back ? length - time : time) - start) / duration), grows = appears || back;
      if (part.l) [pose.from, pose.to] = grows ? [0, share] : [share, 1];
      else {
        const seen = Math.min((grows ? share : 1 - share) / T.solid, 1);
        pose.opacity *= seen;
        pose.gap *= seen;
      }
    } };
  }
  const key = (comes ? "in." : "") + (draws ? name == "drawOn" ? "appear" : "disappear" : name || "replace");
  const base = key.replace(/^(wiggle|rotate).*/, "$1");
  const entry = (continuous && T.effects[base + ".continuous"]) || T.effects[base] || T.effects[base.replace(/\.\w+$/, "")];
  const table = reduced ? entry?.r ?? entry : entry;
  if (!table?.t.length) return;
  const marks = entry.m && !whole && form.p.some(part => part[entry.m]), one = reduced || whole || (entry.m && !marks);
  const step = one || form.g < 2 ? 0 : Math.min(entry.i, T.spread / (form.g - 1));
  const turns = /^rotate/.test(key), own = key.split(".")[1];
  return { length: table.l + step * (form.g - 1), holds: entry.h, pose: (drawn, pose, time, drawing) => {
    const { part } = drawn;
    if (marks && !part[entry.m]) return;
    if (one) pose.pivot = drawing.middle;
    if (turns && !marks) pose.anchor = drawing.middle;
    const group = entry.f ? form.g - 1 - part.g : part.g;
    const share = clamp((time - (one ? 0 : step * group)) / table.l);
    for (const [property, from, to, curve] of table.t) {
      const value = from + (to - from) * at(T.curves[curve], share);
      if (property == "opacity") { pose.opacity *= value; if (entry.g && !reduced) pose.gap = Math.min(pose.gap, value); }
      else if (property == "scale") pose.scale *= value;
      else {
        // A wiggle turns, or goes along a line.
        const way = turns ? undefined : angle ?? { left: 180, right: 0, up: -90, down: 90, forward: drawing.rtl ? 180 : 0, backward: drawing.rtl ? 0 : 180 }[own]
          ?? (own && own != "continuous" ? undefined : form.d);
        if (way !== undefined) {
          const reach = value * T.way * 1000, radians = way * Math.PI / 180;
          pose.x += reach * Math.cos(radians);
          pose.y += reach * Math.sin(radians);
        } else {
          const sign = own == "counterClockwise" ? -1 : own == "clockwise" ? 1 : (turns ? form.r : form.t) ?? 1;
          pose.rotation += sign * value;
        }
      }
    }
  } };
}

/** The motion of a replacement: of two symbols, each as a function of time. */
function replacement(from, to, effect, reduced) {
  const magic = !/replace\.(downUp|upUp|offUp)/.test(effect);
  for (const [name, back] of [[`${from}>${to}`, false], [`${to}>${from}`, true]]) {
    const pair = magic && !reduced && pairs.get(name);
    if (!pair) continue;
    return { length: pair.l / 1000, sides: (back ? [1, 0] : [0, 1]).map(side => (drawn, pose, time, drawing, index) => {
      const tracks = pair.s[side][index] ?? {}, now = (back ? pair.l / 1000 - time : time) * 1000;
      for (const property in tracks) if (property != "shape") pose[property] = at(tracks[property], now);
      const shapes = tracks.shape, after = shapes?.findIndex(([time]) => time >= now) ?? -1;
      if (after > 0 || (after == 0 && shapes[0][0] == now)) {
        const [[from, a], [to, b]] = [shapes[Math.max(after - 1, 0)], shapes[after]];
        pose.shape = to > from ? between(a, b, (now - from) / (to - from)) : b;
      }
      pose.pivot = pose.anchor = [0, 0];
    }) };
  }
  const way = /replace\.(upUp|offUp)/.exec(effect)?.[0] ?? "replace";
  const [first, second] = [from, to].map((name, index) => motion(way, form(name), reduced, index == 1));
  return { length: Math.max(first.length, second.length), sides: [first, second].map((motion, index) => (drawn, pose, time, drawing) => {
    if (!index && time >= motion.length) pose.opacity = 0; else motion.pose(drawn, pose, time, drawing);
  }) };
}

const form = (name, rtl) => (rtl && symbols.get(name)?.r) || symbols.get(name)?.f;

function tick(now) {
  for (const element of moving) element.step(now);
  if (moving.size) requestAnimationFrame(tick);
}

export class SymtextSymbol extends HTMLElement {
  static observedAttributes = /*ATTRIBUTES*/;
  #plays = [];
  #swap; #shown; #svg; #drawings = []; #last; #drawn; #listening;

  constructor() {
    super();
    if (!this.shadowRoot) this.attachShadow({ mode: "open" });
    // The element notices another weight of the text by a transition.
    this.addEventListener("transitionend", event => event.target == this && this.draw(true));
  }

  get #rtl() { return getComputedStyle(this).direction == "rtl"; }
  get #weight() {
    const weight = clamp(+getComputedStyle(this).fontWeight || 400, 100, 900);
    return even(T.weights, (weight - 100) / 800);
  }
  #number(name, standard) { return parseFloat(this.getAttribute(name)) || standard; }

  connectedCallback() {
    elements.add(this);
    this.#shown = this.getAttribute("name");
    this.draw(true);
    this.#listen();
  }

  disconnectedCallback() {
    elements.delete(this);
    moving.delete(this);
    this.#listening?.abort();
  }

  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || before === now) return;
    if (name == "name" && before && now) this.replace(now);
    else if (name == "trigger") this.#listen();
    else if (name != "to") this.draw(true);
  }

  /** Starts or ends the effect by an event of the element or of the link or button around it. */
  #listen() {
    this.#listening?.abort();
    const { signal } = this.#listening = new AbortController();
    const host = this.closest(hosts) ?? this, on = (types, act) => {
      for (const type of types.split(" ")) host.addEventListener(type, act, { signal });
    };
    const start = () => this.start(), end = () => this.end();
    switch (this.getAttribute("trigger") ?? "load") {
      case "load": if (this.hasAttribute("effect") || this.hasAttribute("to")) start(); break;
      case "hover":
        on("pointerenter", start);
        on("pointerleave", () => host.matches(":focus-visible") || end());
        on("focusin", () => host.matches(":focus-visible") && start());
        on("focusout", () => host.matches(":hover") || end());
        break;
      case "press":
        on("pointerdown", start);
        on("pointerup pointerleave pointercancel keyup", end);
        on("keydown", event => " Enter".includes(event.key) && !event.repeat && start());
        break;
      case "focus": on("focusin", start); on("focusout", end); break;
      case "view": {
        const observer = new IntersectionObserver(entries => {
          if (!entries.some(entry => entry.isIntersecting)) return;
          observer.disconnect();
          start();
        }, { threshold: 0.99 });
        observer.observe(this);
        signal.addEventListener("abort", () => observer.disconnect());
      }
    }
  }

  /** Begins the replacement or the effect of the attributes. */
  start() {
    if (this.hasAttribute("to")) this.replace(this.getAttribute("to")); else this.play();
  }

  /** Ends it: a change turns back from where it is, other effects come to rest. */
  end() {
    if (this.hasAttribute("to")) this.replace(this.getAttribute("name")); else this.stop();
  }

  /** Plays an effect, such as bounce.down; one that lasts stays until `stop`. */
  play(effect = this.getAttribute("effect") ?? "bounce") {
    const own = this.#plays.find(play => play.effect == effect);
    if (own) {
      own.way = 1;
      own.ends = false;
    } else {
      const repeat = this.getAttribute("repeat");
      for (const part of effect.split("+")) {
        const kind = repeat == "continuous" ? `${part}.continuous` : part;
        const known = form(this.#shown, this.#rtl), move = known && motion(kind, known, still.matches);
        if (!move) continue;
        const count = repeat == "forever" || repeat == "continuous" ? Infinity : parseInt(repeat) || 1;
        this.#plays.push({ effect, ...move, clock: -this.#number("delay", 0), way: 1, count });
      }
    }
    this.#move();
  }

  /** Takes the effect away. */
  stop() {
    for (const play of this.#plays) {
      play.ends = true;
      if (play.holds) play.way = -1;
    }
    this.#move();
  }

  /** Replaces the symbol; the one before comes back from where the change is. */
  replace(name) {
    const swap = this.#swap;
    if (!symbols.has(name)) return;
    if (swap?.to == name) swap.way = 1;
    else if (swap?.from == name) swap.way = -1;
    else if (name != this.#shown) {
      const effect = this.getAttribute("effect") ?? "";
      this.#swap = { from: this.#shown, to: name, clock: 0, way: 1, ...replacement(this.#shown, name, effect, still.matches) };
      this.draw(true);
    }
    this.#move();
  }

  /** The symbol at the end of what moves. */
  get shown() { return this.#swap ? this.#swap.way > 0 ? this.#swap.to : this.#swap.from : this.#shown; }

  #move() {
    this.#last = undefined;
    const first = !moving.size;
    moving.add(this);
    if (first) requestAnimationFrame(tick);
  }

  step(now) {
    const time = (now - (this.#last ?? now)) / 1000 * this.#number("speed", 1);
    this.#last = now;
    this.forward(time);
  }

  /** Goes on by some seconds. */
  forward(time) {
    let moves = false;
    this.#plays = this.#plays.filter(play => {
      play.clock += time * play.way;
      if (play.holds) {
        play.clock = Math.min(play.clock, play.length);
        moves ||= play.way > 0 ? play.clock < play.length : play.clock > 0;
        return play.way > 0 || play.clock > 0;
      }
      while (play.clock >= play.length && play.count > 1 && !play.ends) {
        play.clock -= play.length;
        play.count--;
      }
      const goes = play.clock < play.length;
      moves ||= goes;
      return goes;
    });
    const swap = this.#swap;
    if (swap) {
      swap.clock = clamp(swap.clock + time * swap.way, 0, swap.length);
      if (swap.way > 0 ? swap.clock == swap.length : !swap.clock) {
        this.#shown = swap.way > 0 ? swap.to : swap.from;
        this.#swap = undefined;
      } else moves = true;
    }
    this.draw();
    if (!moves) {
      moving.delete(this);
      this.dispatchEvent(new Event("symtext-end"));
    }
  }

  /** Shows a moment, in seconds, of all that `play` and `replace` began, and holds it. */
  seek(time) {
    for (const play of this.#plays) play.clock = time;
    if (this.#swap) this.#swap.clock = clamp(time, 0, this.#swap.length);
    moving.delete(this);
    this.draw();
  }

  /** Draws the symbol as it is now. */
  draw(anew) {
    const rtl = this.#rtl, weight = anew || !this.#svg ? this.#weight : this.#drawings[0]?.weight;
    const names = this.#swap ? [this.#swap.from, this.#swap.to] : [this.#shown];
    const key = names + weight + rtl;
    if (!form(names[0])) return;
    if (anew || key != this.#drawn) {
      this.#drawn = key;
      this.shadowRoot.innerHTML = `<style>${T.style}</style>`;
      this.#svg = make(this.shadowRoot, "svg", { fill: "currentColor", "aria-hidden": true });
      this.#drawings = names.map((name, index) => {
        const drawing = new Drawing(form(name, rtl), weight, "m" + index + "-");
        drawing.rtl = rtl;
        this.#svg.append(drawing.element);
        return drawing;
      });
      const width = this.#drawings.at(this.#swap ? -1 : 0).width;
      this.#svg.setAttribute("viewBox", `0 -1000 ${width} 1000`);
      this.#svg.style.setProperty("--w", width / 1000);
      const label = this.getAttribute("label") ?? symbols.get(this.shown)?.a;
      if (!label) this.setAttribute("aria-hidden", "true");
      else if (!this.hasAttribute("aria-label") || this.named) {
        this.named = true;
        this.setAttribute("role", "img");
        this.setAttribute("aria-label", label);
      }
    }
    this.#drawings.forEach((drawing, side) => drawing.parts.forEach((own, index) => {
      const pose = rest();
      if (this.#swap) this.#swap.sides[side](own, pose, this.#swap.clock, drawing, index);
      for (const play of this.#plays) play.pose(own, pose, Math.max(play.clock, 0), drawing);
      drawing.pose(own, pose);
    }));
  }
}

if (!customElements.get("symtext-symbol")) customElements.define("symtext-symbol", SymtextSymbol);
