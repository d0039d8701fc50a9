"use strict";

/** Paints the plan of a painter on a canvas. */
const CanvasSink = {
  /** Paints a symbol, whose baseline begins at a point.
   *  @param scale the number of pixels in a unit */
  paint(context, painter, x, y, scale) {
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    for (const step of painter.steps) {
      if (step.drawn) { CanvasSink.drawn(context, painter, step); continue; }
      context.globalCompositeOperation = step.clears ? "destination-out" : "source-over";
      context.fillStyle = step.clears ? "#000" : CanvasSink.css(step.color);
      CanvasSink.trace(context, painter, step.glyph);
      context.fill();
    }
    context.restore();
  },

  css: ([red, green, blue, alpha]) => `rgb(${Math.round(red * 255)} ${Math.round(green * 255)} ${Math.round(blue * 255)} / ${alpha})`,

  /** Adds the outline of a glyph to the current path. */
  trace(context, painter, glyph) {
    const { steps, values } = Outlines.points(glyph, painter.coordinate);
    let at = 0;
    context.beginPath();
    for (const step of steps) {
      if (step === 0) context.moveTo(values[at], values[at + 1]);
      else if (step === 1) context.lineTo(values[at], values[at + 1]);
      else if (step === 2) context.quadraticCurveTo(values[at], values[at + 1], values[at + 2], values[at + 3]);
      else if (step === 3) context.bezierCurveTo(values[at], values[at + 1], values[at + 2], values[at + 3], values[at + 4], values[at + 5]);
      else context.closePath();
      at += [2, 2, 4, 6, 0][step];
    }
  },

  /** Paints a glyph as far as its pens have drawn it. */
  drawn(context, painter, step) {
    const form = Pens.form(painter), { a, d, e, f } = new DOMMatrix(CanvasSink.matrix(form.transform));
    context.save();
    CanvasSink.trace(context, painter, step.glyph);
    context.clip();
    context.globalCompositeOperation = step.clears ? "destination-out" : "source-over";
    context.transform(a, 0, 0, d, e, f);
    context.strokeStyle = context.fillStyle = CanvasSink.css(step.color ?? [0, 0, 0, 1]);
    let rest = step.drawn;
    for (const part of Pens.parts(painter, step.layer)) {
      for (const line of part.lines) {
        const length = line.isDot ? Pens.dotLength(painter) : Pens.length(line);
        const share = Math.min(Math.max(rest / length, 0), 1), path = new Path2D(line.path);
        rest -= length;
        if (share <= 0 || (line.isDot && share < 1)) continue;
        if (line.isDot) { context.fill(path); continue; }
        context.lineWidth = line.width * form.thicker * Pens.slack(form.thicker);
        context.lineCap = line.cap;
        context.lineJoin = line.join;
        context.setLineDash([share * length, 2 * length]);
        context.stroke(path);
      }
    }
    context.restore();
  },

  /** Writes an SVG transform in the notation of CSS. */
  matrix: transform => transform.replace(/translate\((\S+) (\S+)\)/g, "translate($1px, $2px)").replace(/scale\((\S+) (\S+)\)/g, "scale($1, $2)"),

  /** Sets the size of a canvas for the screen, and returns its context in CSS pixels. */
  context(canvas, width, height) {
    const ratio = devicePixelRatio || 1, [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  },

  /** Paints a symbol in the middle of a box; its cap height stays the same at all weights. */
  centered(context, painter, x, y, width, height, scale) {
    const { box } = painter, ink = painter.advance ? box : painter.ink;
    CanvasSink.paint(context, painter, x + width / 2 - scale * (painter.advance ? box.width / 2 : (ink.left + ink.right) / 2),
      y + height / 2 - scale * (box.top + box.height / 2), scale);
  },
};
