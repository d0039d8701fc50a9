internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextOpenType
internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

extension PDFPainter {
  /// The text of all glyphs of a cluster after the first: a zero-width space, which is not copied as a space or a
  /// character.
  private static let nothing = "\u{200B}"

  /// Draws glyphs, as text if this loses nothing.
  mutating func draw(_ run: GlyphRun, _ paint: Paint, cuts: [ClearingShape], voice: Voice) {
    let isText = voice == .own && !run.text.isEmpty
    let flat: Color? = if case .color(let color) = paint, color.alpha > 0 { color } else { nil }
    // Readers draw text glyph by glyph. Overlaps then show in symbols and translucent text.
    let isApart = isText && flat?.alpha == 1 || voice == .described && run.glyphs.count == 1
    if let flat, cuts.isEmpty, isText || voice == .described, isApart || !run.isTouching {
      if isText {
        showText(run, color: flat)
      } else {
        let glyphs = run.glyphs
        show(glyphs, describedClusters(glyphs), of: run.font, color: flat)
      }
    } else {
      decorate(voice) { $0.fill(run, paint, cuts: cuts) }
      if isText { showText(run) }
    }
  }

  /// Draws steps and marks them with the text that describes them.
  mutating func describe(
    _ text: String, _ items: [DisplayItem], _ draw: (inout PDFPainter) -> Void
  ) {
    let box = items.bounds ?? Rect(.zero)
    let isText = items.contains(where: \.showsCharacters) || text.isEmoji
    let part = structure.add(isText ? .characters : .figure(text, content.placeOnPage(box)))
    content.add("/\(isText ? "P" : "Figure")<</MCID \(part)>>BDC")
    let other = descriptionLanguages[text].map { "/Lang\(PDFSyntax.text($0))" } ?? ""
    content.add("/Span<<\(other)/ActualText\(PDFSyntax.text(text))>>BDC")
    unsaid = text
    draw(&self)
    if unsaid != nil { showUnseen(text, items, box: box) }
    unsaid = nil
    content.add("EMC\nEMC")
  }

  /// Shows glyphs as text.
  /// - Parameter color: The colour; `nil` for invisible text over shapes.
  mutating func showText(_ run: GlyphRun, color: Color? = nil) {
    let part = structure.add(.text(run.text, run.range))
    content.add("/P<</MCID \(part)>>BDC")
    let other = run.language == language ? nil : run.language
    if let other { content.add("/Span<</Lang\(PDFSyntax.text(other))>>BDC") }
    let glyphs = run.glyphs
    let clusters =
      run.range.isEmpty ? addedClusters(glyphs, of: run.font) : run.clusters(of: glyphs)
    show(glyphs, clusters, of: run.font, color: color)
    if other != nil { content.add("EMC") }
    content.add("EMC")
  }

  /// Returns clusters in which only the first glyph stands for the description.
  private mutating func describedClusters(_ glyphs: [GlyphRun.Glyph]) -> [GlyphCluster] {
    glyphs.indices.map { index in
      defer { unsaid = nil }
      return GlyphCluster(glyphs: index..<index + 1, text: unsaid ?? Self.nothing)
    }
  }

  /// Returns clusters for glyphs that a line added.
  ///
  /// Each stands for its own character, but a hyphen for none, because the text has a soft hyphen.
  private mutating func addedClusters(
    _ glyphs: [GlyphRun.Glyph], of font: Font
  ) -> [GlyphCluster] {
    glyphs.indices.map { index in
      let text = character(of: glyphs[index].id, in: font)
      let isHyphen = text == "-" || text == "\u{2010}"
      return GlyphCluster(glyphs: index..<index + 1, text: isHyphen ? "" : text)
    }
  }

  /// Returns a character that a font maps to a glyph, and caches it.
  private mutating func character(of glyph: GlyphID, in font: Font) -> String {
    let key = PDFFont.Key(font)
    if let known = addedCharacters[key]?[glyph] { return known }
    let scalar = font.face.character(of: glyph).flatMap { Unicode.Scalar($0) }
    let text = scalar.map { String($0) } ?? ""
    addedCharacters[key, default: [:]][glyph] = text
    return text
  }

  private mutating func show(
    _ glyphs: [GlyphRun.Glyph], _ clusters: [GlyphCluster], of font: Font, color: Color?
  ) {
    guard font.size > 0, let first = glyphs.first, let last = glyphs.last else { return }
    if let color { set(color) }
    var line = PDFTextLine(
      font: resources.number(of: font), size: font.size, isInvisible: color == nil)
    line.begin(in: &content)
    let isRightToLeft = first.cluster > last.cluster
    for cluster in clusters {
      if isRightToLeft && cluster.text.unicodeScalars.count > 1 {
        spell(cluster.text, glyphs[cluster.glyphs], of: font, in: &line)
      } else {
        show(cluster.text, glyphs[cluster.glyphs], in: &line)
      }
    }
    line.end(in: &content)
  }

  /// Shows glyphs.
  ///
  /// If several stand for a text together, or for none, marked content has the text.
  private mutating func show(
    _ text: String, _ glyphs: ArraySlice<GlyphRun.Glyph>, in line: inout PDFTextLine
  ) {
    let isMarked = glyphs.count > 1 || text.isEmpty
    if isMarked { beginActualText(text, in: &line) }
    var text = text.isEmpty ? Self.nothing : text
    for glyph in glyphs {
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

  /// Shows glyphs of right-to-left text, with one character for each glyph, from the left.
  ///
  /// Readers reverse the text that they find from left to right, and some also the characters of one glyph. Combining
  /// marks have no text, because readers would take them for separate words and lines. If there are not enough glyphs,
  /// empty ones stand for the last characters.
  private mutating func spell(
    _ text: String, _ glyphs: ArraySlice<GlyphRun.Glyph>, of font: Font,
    in line: inout PDFTextLine
  ) {
    let widest = glyphs.max { font.advance(of: $0.id) < font.advance(of: $1.id) }
    guard let base = widest else { return }
    var characters = text.unicodeScalars.reversed().map { String($0) }[...]
    for glyph in glyphs {
      let origin = content.place(glyph.origin)
      if glyph == base || glyph.origin.y == base.origin.y && font.advance(of: glyph.id) > 0 {
        let character = characters.popFirst() ?? Self.nothing
        line.add(glyph.id, text: character, at: origin, &resources, in: &content)
      } else {
        beginActualText("", in: &line)
        line.add(glyph.id, text: Self.nothing, at: origin, &resources, in: &content)
        endActualText(in: &line)
      }
    }
    let middle = content.place(base.origin + Vector(font.advance(of: base.id) / 2, 0))
    for character in characters {
      line.add(nil, text: character, at: middle, &resources, in: &content)
    }
  }

  /// Adds an invisible text over shapes, so that it can be found and copied.
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
