const sheet = new CSSStyleSheet();
sheet.replaceSync(T.style);

class SymtextSymbol extends HTMLElement {
  static observedAttributes = [.../*ATTRIBUTES*/, "dir"];
  #plays = [];
  #swap; #shown; #svg; #drawings = []; #names; #last; #listening; #label;

  /** Adds symbols, as `symtext player --data` writes them. */
  static define(data) {
    for (const [name, symbol] of Object.entries(data.symbols ?? {})) symbols.set(name, symbol);
    for (const [name, pair] of Object.entries(data.pairs ?? {})) pairs.set(name, pair);
    for (const [name, curves] of Object.entries(data.lights ?? {})) lights.set(name, curves);
    for (const element of elements) if (!element.#svg) element.#begin(); else element.draw(true);
  }

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
  get #mode() {
    const palette = this.getAttribute("palette");
    let mode = this.getAttribute("mode") ?? (palette ? "palette" : "monochrome");
    if (mode == "automatic") mode = palette ? "palette" : symbols.get(this.shown)?.m ?? "monochrome";
    return mode == "palette" && !palette && !getComputedStyle(this).getPropertyValue("--symtext-primary") ? "hierarchical" : mode;
  }
  #number(name, standard) { return parseFloat(this.getAttribute(name)) || standard; }

  connectedCallback() {
    elements.add(this);
    this.#begin();
  }

  #begin() {
    this.#shown = this.getAttribute("name");
    if (symbols.size && !this.#known(this.#shown)) return;
    this.draw(true);
    this.#listen();
  }

  #known(name) {
    if (!symbols.has(name)) console.warn(`symtext: the player has no data of ${name}; add it: symtext player ${name} … -o FILE`);
    return symbols.has(name);
  }

  disconnectedCallback() {
    elements.delete(this);
    moving.delete(this);
    this.#listening?.abort();
  }

  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || before === now) return;
    if (name == "name" && before && now && this.#svg) this.replace(now);
    else if (name == "name") this.#begin();
    else if (name == "trigger") this.#listen();
    else if (!/^(to|effect|repeat|speed|delay)$/.test(name)) this.draw(true);
  }

  /** Starts or ends the effect by an event of the element or of the link or button around it. */
  #listen() {
    this.#listening?.abort();
    if (!form(this.#shown)) return;
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
        // A symbol that appears is hidden before.
        if (/appear|drawOn/.test(this.getAttribute("effect"))) { this.play(); this.seek(0); }
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
    const own = this.#plays.filter(play => play.effect == effect && !play.over), known = form(this.#shown, this.#rtl);
    for (const play of own) {
      play.way = 1;
      play.ends = false;
    }
    if (!own.length && known) {
      const repeat = this.getAttribute("repeat");
      for (const part of effect.split("+")) {
        // Repeated plays without rests are one continuous motion.
        const kind = repeat == "continuous" || repeat == "forever" && /^(pulse|breathe|variableColor)/.test(part) ? `${part}.continuous` : part;
        const move = motion(kind, known, still.matches);
        if (!move) { if (!still.matches) console.warn(`symtext: ${this.#shown} cannot play ${part}`); continue; }
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
      if (play.steady && !play.over) {
        const [span, pose] = ending(play, Math.max(play.clock, 0));
        play.over = Math.max(play.clock, 0) + span;
        play.pose = pose;
      }
    }
    this.#move();
  }

  /** Replaces the symbol; the one before comes back from where the change is. */
  replace(name) {
    const swap = this.#swap;
    if (!this.#known(name)) return;
    if (swap?.to == name) swap.way = 1;
    else if (swap?.from == name) swap.way = -1;
    else if (name != this.#shown || swap) {
      // A third symbol replaces the one that is nearer to the present picture.
      if (swap) this.#shown = swap.clock * 2 > swap.length ? swap.to : swap.from;
      const effect = this.getAttribute("effect") ?? "";
      this.#swap = { from: this.#shown, to: name, clock: 0, way: 1, ...replacement(this.#shown, name, effect, still.matches, this.#rtl) };
      this.draw(true);
    }
    this.#move();
  }

  /** The symbol that it comes to show. */
  get shown() { return this.#swap ? this.#swap.way > 0 ? this.#swap.to : this.#swap.from : this.#shown; }

  #move() {
    this.#last = undefined;
    if (this.#drawings[0]?.rtl != this.#rtl) this.draw(true);
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
      if (play.steady) {
        const goes = !(play.clock >= play.over);
        moves ||= goes;
        return goes;
      }
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
    const swap = this.#swap, names = swap ? [swap.from, swap.to] : [this.#shown];
    if (!form(names[0])) return;
    if (anew || names + "" != this.#names) {
      this.#names = names + "";
      const rtl = this.#rtl, weight = this.#weight, mode = this.#mode;
      this.shadowRoot.adoptedStyleSheets = [sheet];
      this.shadowRoot.replaceChildren();
      this.#svg = make(this.shadowRoot, "svg", { fill: "currentColor", "aria-hidden": true });
      this.getAttribute("palette")?.split(/,(?![^(]*\))/).forEach((color, index) => this.#svg.style.setProperty("--symtext-" + levels[index], color));
      this.#drawings = names.map((name, index) => {
        const drawing = new Drawing(form(name, rtl), weight, mode, "m" + index + "-");
        drawing.rtl = rtl;
        this.#svg.append(drawing.element);
        return drawing;
      });
      const label = this.getAttribute("label") ?? symbols.get(this.shown)?.a, own = this.#label ??= [null, symbols.get(this.#shown).a].includes(this.getAttribute("aria-label"));
      if (!label) this.setAttribute("aria-hidden", "true");
      else {
        this.removeAttribute("aria-hidden");
        this.setAttribute("role", "img");
        if (own) this.setAttribute("aria-label", label);
      }
    }
    const [first, second = first] = this.#drawings, width = first.width + (second.width - first.width) * (swap ? even(T.sharp, swap.clock / swap.length) : 0);
    if (put(this.#svg, "viewBox", `0 -1000 ${width} 1000`) !== true) this.#svg.style.setProperty("--w", width / 1000);
    this.#drawings.forEach((drawing, side) => {
      // Both symbols have one middle.
      put(drawing.element, "transform", `translate(${(width - drawing.width) / 2} 0)`);
      drawing.parts.forEach((own, index) => {
        const pose = rest();
        if (swap) swap.sides[side](own, pose, swap.clock, drawing, index);
        for (const play of this.#plays) play.pose(own, pose, Math.max(play.clock, 0), drawing);
        drawing.pose(own, pose);
      });
    });
  }
}

customElements.define("symtext-symbol", SymtextSymbol);
})();
