const rest = () => ({ opacity: 1, scale: 1, rotation: 0, x: 0, y: 0, gap: 1, depth: 1, from: 0, to: 1 });

/** An effect of a drawing by seconds; undefined for one that the symbol or the reader cannot have. */
function motion(text, form, reduced, comes) {
  const angle = /custom\((-?[\d.]+)\)/.exec(text)?.[1];
  const words = text.replace(/custom\(.*?\)/, "custom").split("."), whole = words.includes("wholeSymbol"), steady = words.includes("continuous");
  const name = words.filter(word => !/wholeSymbol|byLayer|individually|continuous|^(non|dim)|^magic/.test(word)).join(".");
  if (/^variableColor/.test(name)) {
    const [period, rise, fall, ...steps] = lights.get(form.n + (form.z ? "c" : ""))?.[name.replace(/variableColor|.cumulative|.hideInactiveLayers/g, "")] ?? [];
    if (!form.n || !period) return;
    const unlit = name.includes("hide") ? 0 : T.unlit, length = steady ? period : 2 * T.ease + period;
    return { length, steady, pose: ({ part, cuts }, pose, time) => {
      if (part.k === undefined) return;
      const clock = steady ? time : clamp(time - T.ease, 0, period), ramp = (clock, length) => even(T.sharp, clock / length);
      // A layer fades on in the next period.
      const light = [0, steady || clock >= period ? period : -9].flatMap(more => steps[part.k].map(([start, end]) =>
        ramp(clock % period + more - start, rise) * (1 - ramp(clock % period + more - end, fall))));
      const lit = 1 - (1 - unlit) * (1 - Math.max(...light)) * (steady || ramp(Math.min(time, length - time), T.ease));
      if (cuts) pose.gap *= lit; else pose.opacity *= lit;
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
  const base = key.replace(/^(wiggle|rotate).*/, "$1"), goesOn = steady && T.effects[base + ".continuous"];
  const entry = goesOn || T.effects[base] || T.effects[base.replace(/\.\w+$/, "")];
  const table = reduced ? entry?.r ?? entry : entry;
  if (!table?.t.length) return;
  const marks = entry.m && !whole && form.p.some(part => part[entry.m]), one = reduced || whole || (entry.m && !marks);
  const step = one || form.g < 2 ? 0 : Math.min(entry.i, T.spread / (form.g - 1));
  const turns = base == "rotate", wiggles = base == "wiggle", own = key.split(".")[1];
  return { length: table.l + (steady ? 0 : step * (form.g - 1)), holds: entry.h, steady, turns, pose: (drawn, pose, time, drawing) => {
    const { part } = drawn;
    if (marks && !part[entry.m]) return;
    if (one) pose.pivot = drawing.middle;
    if (turns && !marks) pose.anchor = drawing.middle;
    const group = entry.f ? form.g - 1 - part.g : part.g;
    let clock = time - (one ? 0 : step * group), size = 1;
    if (steady) {
      // A rotation speeds up, a wiggle grows.
      if (turns) clock = time < T.ease ? time * time / 2 / T.ease : time - T.ease / 2;
      if (wiggles) size = even(T.sharp, time / T.ease);
      if (clock > 0 || wiggles) clock = (clock % table.l + table.l) % table.l;
    }
    const share = clamp(clock / table.l);
    for (const [property, from, to, curve] of table.t) {
      const value = from + (to - from) * at(T.curves[curve], share);
      if (property == "opacity") { pose.opacity *= value; if (entry.g && !reduced) pose.gap = Math.min(pose.gap, value); }
      else if (property == "scale") pose.scale *= value;
      else {
        // A wiggle turns, or goes along a line.
        const way = turns ? undefined : angle ?? { left: 180, right: 0, up: -90, down: 90, forward: drawing.rtl ? 180 : 0, backward: drawing.rtl ? 0 : 180 }[own]
          ?? (own && own != "continuous" ? undefined : form.d);
        if (way !== undefined) {
          const reach = size * value * T.way * 1000, radians = way * Math.PI / 180;
          pose.x += reach * Math.cos(radians);
          pose.y += reach * Math.sin(radians);
        } else {
          const sign = own == "counterClockwise" ? -1 : own == "clockwise" ? 1 : (turns ? form.r : form.t) ?? 1;
          pose.rotation += sign * size * value;
        }
      }
    }
  } };
}

/** The angle after a share of the time in which a rotation comes to rest: a cubic, or an even speed between a rise and a fall. */
function course(u, begun, way) {
  const [, , most, rise, fall] = T.end;
  if (1.5 * way - begun / 4 <= most * begun) return begun * u * (1 - u) ** 2 + way * u * u * (3 - 2 * u);
  const even = (way - rise * begun / 2) / (1 - rise / 2 - fall / 2);
  if (u < rise) return begun * u + (even - begun) * u * u / 2 / rise;
  return u > 1 - fall ? way - even * (1 - u) ** 2 / 2 / fall : rise * (begun + even) / 2 + even * (u - rise);
}

/** A motion without pauses that comes to rest from its place and speed, as in films; its duration and poses. */
function ending({ pose, length, turns }, end) {
  const speed = 360 / length * Math.min(end / T.ease, 1), angle = (end < T.ease ? end * end / 2 / T.ease : end - T.ease / 2) * 360 / length % 360;
  let way = 360 - angle;
  if (way == 360 || 3 * way < T.end[1] * speed) way += 360;
  const span = turns ? Math.min(3 * way / speed, T.end[0]) : T.ease;
  return [span, (drawn, own, time, drawing) => {
    const share = clamp((time - end) / span), before = { ...own };
    pose(drawn, own, turns ? end : time, drawing);
    if (turns) {
      const more = course(share, speed * span, way);
      if (own.rotation != before.rotation) own.rotation += Math.sign(own.rotation - before.rotation) * more;
    } else for (const name of ["opacity", "scale", "rotation", "x", "y", "gap"]) own[name] += (before[name] - own[name]) * even(T.sharp, share);
  }];
}

/** The motion of a replacement: two symbols, each by seconds. */
function replacement(from, to, effect, reduced, rtl) {
  const magic = !/replace\.(downUp|upUp|offUp)/.test(effect);
  for (const [name, back] of [[`${from}>${to}`, false], [`${to}>${from}`, true]]) {
    const pair = magic && !reduced && pairs.get(name);
    if (!pair) continue;
    const length = pair.l / 1000, sides = (rtl && pair.r) || pair.s;
    return { length, sides: (back ? [1, 0] : [0, 1]).map(side => (drawn, pose, time, drawing, index) => {
      const { m, ...tracks } = sides[side][index], now = (back ? length - time : time) * 1000;
      for (const property in tracks) pose[property] = at(tracks[property], now);
      if (m && now >= m[0] && now < m[0] + T.morph * 1000) pose.morph = [m[1], even(T.change, (now - m[0]) / T.morph / 1000)];
      pose.pivot = pose.anchor = [0, 0];
    }) };
  }
  const way = /replace\.(upUp|offUp)/.exec(effect)?.[0] ?? "replace";
  const sides = [from, to].map((name, index) => motion(way, form(name, rtl), reduced, index == 1));
  return { length: Math.max(...sides.map(side => side?.length ?? 0), 0.001), sides: sides.map((side, index) => (drawn, pose, time, drawing) => {
    if (!index && time >= (side?.length ?? 0)) pose.opacity = 0; else side?.pose(drawn, pose, time, drawing);
  }) };
}

const form = (name, rtl) => (rtl && symbols.get(name)?.r) || symbols.get(name)?.f;

function tick(now) {
  for (const element of moving) element.step(now);
  if (moving.size) requestAnimationFrame(tick);
}

