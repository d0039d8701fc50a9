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
      let text = known ?? run.font.face.character(of: glyph).flatMap(Unicode.Scalar.init).map(String.init) ?? Self.nothing
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
    for cluster in clusters {
      let isOne = cluster.glyphs.count == 1
      if !isOne {
        line.finish(in: &content)
        content.add("/Span<</ActualText\(PDFSyntax.text(cluster.text))>>BDC")
      }
      for index in cluster.glyphs {
        let isFirst = index == cluster.glyphs.lowerBound
        line.add(
          run.glyphs[index].id, text: isFirst ? cluster.text : Self.nothing,
          at: content.place(run.glyphs[index].origin), &resources, in: &content)
      }
      if !isOne {
        line.finish(in: &content)
        content.add("EMC")
      }
    }
    line.end(in: &content)
  }

  /// Puts a text over what is drawn without glyphs, so that it can be found and copied.
  private mutating func showUnseen(_ text: String, _ items: [DisplayItem], box: Rect) {
    let (baseline, size) = items.lazy.compactMap(\.line).first ?? (box.maxY, box.height)
    guard size > 0, box.width > 0 else { return }
    var line = PDFTextLine(font: resources.number(of: nil), size: size, isInvisible: true)
    line.begin(in: &content)
    // The glyph is as wide as the em.
    content.add("\(PDFSyntax.number(box.width / size * 100)) Tz")
    line.add(0, text: text, at: content.place(Point(box.minX, baseline)), &resources, in: &content)
    line.finish(in: &content)
    content.add("100 Tz")
    line.end(in: &content)
  }
}

extension DisplayItem {
  /// Whether its glyphs stand for characters of a text.
  fileprivate var showsCharacters: Bool {
    switch self {
    case .glyphs(let run, _): !run.range.isEmpty
    case .group(let items, _), .described(_, let items): items.contains(where: \.showsCharacters)
    case .fill, .image, .clear: false
    }
  }

  /// The baseline that it stands on, and the size of its font or its height.
  fileprivate var line: (baseline: Double, size: Double)? {
    switch self {
    case .glyphs(let run, _): run.glyphs.first.map { ($0.origin.y, run.font.size) }
    case .image(let image, _): (image.origin.y, image.frame.height)
    case .group(let items, _), .described(_, let items): items.lazy.compactMap(\.line).first
    case .fill, .clear: nil
    }
  }
}

extension String {
  /// Whether it begins with a character that may be shown in colours.
  fileprivate var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmoji && !$0.isASCII } ?? false
  }
}
