internal import Geometry
internal import TextLayout

extension PDFPainter {
  /// What glyphs stand for beside the one that stands for all of them: no space, no character.
  private static let nothing = "\u{200B}"

  /// Draws glyphs: as text where nothing is lost by it.
  mutating func draw(_ run: GlyphRun, _ paint: Paint, cuts: [Path], voice: Voice) {
    let isText = voice == .own && !run.text.isEmpty
    let flat: Color? = if case .color(let color) = paint, color.alpha > 0 { color } else { nil }
    // Readers draw text glyph by glyph, which shows in symbols and in what is not opaque.
    let isApart = isText && flat?.alpha == 1 || voice == .described && run.glyphs.count == 1
    if let flat, cuts.isEmpty, isText || voice == .described, isApart || !run.isTouching {
      if isText {
        showText(run, color: flat)
      } else {
        show(run, describedClusters(run), color: flat)
      }
    } else {
      decorate(voice) { $0.fill(run.outline, paint, cuts: cuts) }
      if isText { showText(run) }
    }
  }

  /// Draws what a text says, marked as it.
  mutating func describe(
    _ text: String, _ items: [DisplayItem], _ draw: (inout PDFPainter) -> Void
  ) {
    let box = items.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 } ?? Rect(.zero)
    let isText = items.contains(where: \.showsCharacters) || text.isEmoji
    let part = structure.add(isText ? .characters : .figure(text, content.place(box)))
    content.add("/\(isText ? "P" : "Figure")<</MCID \(part)>>BDC")
    content.add("/Span<</ActualText\(PDFSyntax.text(text))>>BDC")
    unsaid = text
    draw(&self)
    if unsaid != nil { showUnseen(text, items, box: box) }
    unsaid = nil
    content.add("EMC\nEMC")
  }

  /// Shows glyphs as text of their own.
  /// - Parameter color: `nil` for what is seen elsewhere.
  mutating func showText(_ run: GlyphRun, color: Color? = nil) {
    let part = structure.add(.text(run.text, run.range))
    content.add("/P<</MCID \(part)>>BDC")
    show(run, run.range.isEmpty ? addedClusters(run) : run.clusters, color: color)
    content.add("EMC")
  }

  /// Only the first glyph stands for what is described.
  private mutating func describedClusters(_ run: GlyphRun) -> [GlyphCluster] {
    run.glyphs.indices.map { index in
      defer { unsaid = nil }
      return GlyphCluster(glyphs: index..<index + 1, text: unsaid ?? Self.nothing)
    }
  }

  /// Glyphs that a line added stand for their own characters; hyphens for U+00AD.
  private mutating func addedClusters(_ run: GlyphRun) -> [GlyphCluster] {
    let font = PDFFont.Key(run.font)
    return run.glyphs.indices.map { index in
      let glyph = run.glyphs[index].id
      let known = addedCharacters[font]?[glyph]
      let text =
        known ?? run.font.face.character(of: glyph).flatMap(Unicode.Scalar.init).map(String.init)
        ?? Self.nothing
      addedCharacters[font, default: [:]][glyph] = text
      return GlyphCluster(
        glyphs: index..<index + 1, text: text == "-" || text == "\u{2010}" ? "\u{AD}" : text)
    }
  }

  private mutating func show(_ run: GlyphRun, _ clusters: [GlyphCluster], color: Color?) {
    guard run.font.size > 0, !clusters.isEmpty else { return }
    if let color { set(color) }
    var line = PDFTextLine(
      font: resources.number(of: run.font), size: run.font.size, isInvisible: color == nil)
    line.begin(in: &content)
    let isRightToLeft = run.isRightToLeft
    for cluster in clusters {
      if isRightToLeft && cluster.text.unicodeScalars.count > 1 {
        spell(cluster, of: run, in: &line)
      } else {
        show(cluster, of: run, in: &line)
      }
    }
    line.end(in: &content)
  }

  /// Shows glyphs; what several stand for together is said by marks around them.
  private mutating func show(
    _ cluster: GlyphCluster, of run: GlyphRun, in line: inout PDFTextLine
  ) {
    let isOne = cluster.glyphs.count == 1
    if !isOne {
      line.finish(in: &content)
      content.add("/Span<</ActualText\(PDFSyntax.text(cluster.text))>>BDC")
    }
    for glyph in run.glyphs[cluster.glyphs] {
      let isFirst = glyph == run.glyphs[cluster.glyphs.lowerBound]
      line.add(
        glyph.id, text: isFirst ? cluster.text : Self.nothing, at: content.place(glyph.origin),
        &resources, in: &content)
    }
    if !isOne {
      line.finish(in: &content)
      content.add("EMC")
    }
  }

  /// Shows glyphs of text from right to left, each character from the left by a glyph of its own.
  ///
  /// Readers turn what they find from left to right, some of them the characters of one glyph, too. Marks
  /// that are raised stand for nothing, as readers would take them for another line; where there are not
  /// enough glyphs, empty ones stand for the last characters.
  private mutating func spell(
    _ cluster: GlyphCluster, of run: GlyphRun, in line: inout PDFTextLine
  ) {
    let glyphs = run.glyphs[cluster.glyphs]
    let widest = glyphs.max { run.font.advance(of: $0.id) < run.font.advance(of: $1.id) }
    guard let base = widest else { return }
    var characters = cluster.text.unicodeScalars.reversed().map { String($0) }[...]
    for glyph in glyphs {
      let origin = content.place(glyph.origin)
      if glyph.origin.y == base.origin.y {
        let character = characters.popFirst() ?? Self.nothing
        line.add(glyph.id, text: character, at: origin, &resources, in: &content)
      } else {
        line.finish(in: &content)
        content.add("/Span<</ActualText()>>BDC")
        line.add(glyph.id, text: Self.nothing, at: origin, &resources, in: &content)
        line.finish(in: &content)
        content.add("EMC")
      }
    }
    let middle = content.place(base.origin + Vector(run.font.advance(of: base.id) / 2, 0))
    for character in characters {
      line.add(nil, text: character, at: middle, &resources, in: &content)
    }
  }

  /// Puts a text over what is drawn without glyphs, so that it can be found and copied.
  private mutating func showUnseen(_ text: String, _ items: [DisplayItem], box: Rect) {
    let (baseline, size) = items.lazy.compactMap(\.line).first ?? (box.maxY, box.height)
    guard size > 0, box.width > 0 else { return }
    var line = PDFTextLine(font: resources.number(of: nil), size: size, isInvisible: true)
    line.begin(in: &content)
    // The glyph is as wide as the em.
    content.add("\(PDFSyntax.number(box.width / size * 100)) Tz")
    line.add(
      nil, text: text, at: content.place(Point(box.minX, baseline)), &resources, in: &content)
    line.finish(in: &content)
    content.add("100 Tz")
    line.end(in: &content)
  }
}
