internal import OpenType
internal import Colors
internal import Geometry
internal import TextLayout

extension PDFPainter {
  /// What glyphs stand for beside the one that stands for all of them: no space, no character.
  private static let nothing = "\u{200B}"

  /// Draws glyphs: as text where nothing is lost by it.
  mutating func draw(_ run: GlyphRun, _ paint: Paint, cuts: [ClearingGlyphs], voice: Voice) {
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
      decorate(voice) { $0.fill(run, paint, cuts: cuts) }
      if isText { showText(run) }
    }
  }

  /// Draws what a text says, marked as it.
  mutating func describe(
    _ text: String, _ items: [DisplayItem], _ draw: (inout PDFPainter) -> Void
  ) {
    let box = items.bounds ?? Rect(.zero)
    let isText = items.contains(where: \.showsCharacters) || text.isEmoji
    let part = structure.add(isText ? .characters : .figure(text, content.placeOnPage(box)))
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

  /// Glyphs that a line added stand for their own characters; hyphens for nothing, as there is a soft one
  /// in the text.
  private mutating func addedClusters(_ run: GlyphRun) -> [GlyphCluster] {
    run.glyphs.indices.map { index in
      let text = character(of: run.glyphs[index].id, in: run.font)
      let isHyphen = text == "-" || text == "\u{2010}"
      return GlyphCluster(glyphs: index..<index + 1, text: isHyphen ? "" : text)
    }
  }

  /// A character that a font has a glyph for, found once.
  private mutating func character(of glyph: GlyphID, in font: Font) -> String {
    let key = PDFFont.Key(font)
    if let known = addedCharacters[key]?[glyph] { return known }
    let scalar = font.face.character(of: glyph).flatMap { Unicode.Scalar($0) }
    let text = scalar.map { String($0) } ?? ""
    addedCharacters[key, default: [:]][glyph] = text
    return text
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

  /// Shows glyphs; what several stand for together, or that they stand for nothing, is said by marks
  /// around them.
  private mutating func show(
    _ cluster: GlyphCluster, of run: GlyphRun, in line: inout PDFTextLine
  ) {
    let isMarked = cluster.glyphs.count > 1 || cluster.text.isEmpty
    if isMarked { beginActualText(cluster.text, in: &line) }
    var text = cluster.text.isEmpty ? Self.nothing : cluster.text
    for glyph in run.glyphs[cluster.glyphs] {
      line.add(glyph.id, text: text, at: content.place(glyph.origin), &resources, in: &content)
      text = Self.nothing
    }
    if isMarked { endActualText(in: &line) }
  }

  private mutating func beginActualText(_ text: String, in line: inout PDFTextLine) {
    line.finish(in: &content)
    content.add("/Span<</ActualText\(PDFSyntax.text(text))>>BDC")
  }

  private mutating func endActualText(in line: inout PDFTextLine) {
    line.finish(in: &content)
    content.add("EMC")
  }

  /// Shows glyphs of text from right to left, each character from the left by a glyph of its own.
  ///
  /// Readers turn what they find from left to right, some of them the characters of one glyph, too. Marks
  /// stand for nothing, as readers would take them for other words and lines; where there are not enough
  /// glyphs, empty ones stand for the last characters.
  private mutating func spell(
    _ cluster: GlyphCluster, of run: GlyphRun, in line: inout PDFTextLine
  ) {
    let glyphs = run.glyphs[cluster.glyphs]
    let widest = glyphs.max { run.font.advance(of: $0.id) < run.font.advance(of: $1.id) }
    guard let base = widest else { return }
    var characters = cluster.text.unicodeScalars.reversed().map { String($0) }[...]
    for glyph in glyphs {
      let origin = content.place(glyph.origin)
      if glyph == base || glyph.origin.y == base.origin.y && run.font.advance(of: glyph.id) > 0 {
        let character = characters.popFirst() ?? Self.nothing
        line.add(glyph.id, text: character, at: origin, &resources, in: &content)
      } else {
        beginActualText("", in: &line)
        line.add(glyph.id, text: Self.nothing, at: origin, &resources, in: &content)
        endActualText(in: &line)
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
