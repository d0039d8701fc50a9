internal import SymtextSymbols
internal import SymtextCommandLine
internal import SymtextOpenType
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextGraphics
package import SymtextSupport
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

extension MetricsReport {
  /// The report as JSON.
  package var json: JSONDocument { JSONDocument(.metrics, members) }

  /// All members except the schema version.
  var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("size", .object([("width", .number(size.width)), ("height", .number(size.height))])),
      ("ink", JSONValue(ink)),
      ("text", .string(label.text)), ("spokenText", .string(label.spokenText)),
      ("missingCharacters", .array(label.missingCharacters.map { .string("U+\($0.hexadecimal)") })),
      ("paragraph", paragraph),
      ("font", json(of: font)),
      ("fonts", .array(fonts.fonts.map(json(of:)))),
      ("lines", .made(JSONSequence(count: lines.count) { self.json(ofLine: $0) })),
    ]
    if let contrast { members.append(("contrast", contrast.json)) }
    return members
  }

  private var paragraph: JSONValue {
    .object([
      ("direction", .string(direction.rawValue)), ("width", JSONValue(width)),
      ("alignment", .string(style.alignment.rawValue)),
      ("lineHeight", .string(style.lineHeight.text)),
      ("maxLines", JSONValue(style.maxLines.map(Double.init))),
      ("truncation", .string(style.truncation.rawValue)),
      ("paragraphSpacing", .number(style.paragraphSpacing)),
      ("firstLineIndent", .number(style.firstLineIndent)),
      ("hangingIndent", .number(style.hangingIndent)), ("endIndent", .number(style.endIndent)),
      ("overflowWrap", .string(style.overflowWrap.rawValue)),
      ("wordBreak", .string(style.wordBreak.rawValue)),
      ("hyphenates", .bool(style.hyphenates)),
    ])
  }

  private func json(of font: Font) -> JSONValue {
    let metrics = font.metrics
    let axes = font.face.axes.map { axis in
      (axis.tag.description, JSONValue.number(font.coordinates[axis.tag] ?? axis.defaultValue))
    }
    return .object([
      ("family", .string(font.face.family)), ("file", .string(font.face.file)),
      ("faceIndex", .number(Double(font.face.index))),
      ("pointSize", .number(font.size)), ("weight", .number(font.weight)),
      ("axes", .object(axes)), ("isItalic", .bool(font.isItalic)),
      ("capHeight", .number(metrics.capHeight)),
      ("capHeightSource", .string("\(metrics.capHeightSource)")),
      ("xHeight", .number(metrics.xHeight)),
      ("xHeightSource", .string("\(metrics.xHeightSource)")),
      ("ascent", .number(metrics.ascent)), ("descent", .number(metrics.descent)),
      ("lineGap", .number(metrics.lineGap)),
      ("bar", JSONValue(font.stems?.bar)), ("stem", JSONValue(font.stems?.stem)),
      ("stemLetters", JSONValue(font.stems?.letters)),
      ("syntheticBold", .number(font.synthesis.bold * font.size)),
      ("syntheticSlant", .number(font.synthesis.oblique)),
    ])
  }

  private func json(ofLine index: Int) -> JSONValue {
    let line = lines[index]
    let carets = frame.carets(ofLine: index)
    return .object([
      ("range", JSONValue(line.range)), ("text", .string(text(line.range))),
      ("baseline", .number(line.baseline)), ("x", .number(line.x)), ("width", .number(line.width)),
      ("ascent", .number(line.ascent)), ("descent", .number(line.descent)),
      ("top", .number(line.baseline - line.ascent)),
      ("bottom", .number(line.baseline + line.descent)),
      ("alignment", .string(style.alignment.rawValue)),
      ("isRightToLeft", .bool(line.isRightToLeft)), ("isTruncated", .bool(line.isTruncated)),
      ("elidedRange", line.elidedRange.map { JSONValue($0) } ?? .null),
      ("isParagraphStart", .bool(line.isParagraphStart)),
      (
        "runs",
        .array(
          line.elements.map { x, element in
            switch element {
            case .text(let run): json(of: run, x: x)
            case .attachment(let attachment, let attributes):
              json(of: attachment, beside: attributes, x: x)
            }
          })
      ),
      ("carets", .made(JSONSequence(count: carets.count) { self.json(of: carets[$0], in: line) })),
    ])
  }

  private func json(of caret: Caret, in line: Line) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("offset", .number(Double(caret.position.offset))), ("x", .number(caret.x - line.x)),
      ("direction", .string(caret.isRightToLeft ? "rtl" : "ltr")),
    ]
    if let weakX = caret.weakX { members.append(("weakX", .number(weakX - line.x))) }
    return .object(members)
  }

  private func json(of run: Run, x: Double) -> JSONValue {
    let features = run.attributes.features.map { JSONValue.string("\($0.tag)=\($0.value)") }
    var members: [(String, JSONValue)] = [
      ("kind", .string("text")), ("text", .string(text(run.range))),
      ("range", JSONValue(run.range)), ("isAdded", .bool(run.isAdded)),
      ("font", .number(Double(fonts.index(of: run.font)))), ("isFallback", .bool(run.isFallback)),
      ("script", .string(run.script)), ("language", JSONValue(run.language)),
      ("level", .number(Double(run.level))), ("isRightToLeft", .bool(run.level % 2 == 1)),
      ("features", .array(features)), ("letterSpacing", .number(run.attributes.letterSpacing)),
      ("raisedBy", .number(run.attributes.baselineOffset)),
      ("x", .number(x)), ("advance", .number(run.advance)),
      ("glyphs", .number(Double(run.glyphs.count))),
      ("missingGlyphs", .number(Double(run.missingGlyphCount))),
    ]
    if hasGlyphs { members.append(("glyphList", .made(glyphs(of: run, x: x)))) }
    return .object(members)
  }

  private func glyphs(of run: Run, x: Double) -> JSONSequence {
    var pen = x
    let places = run.glyphs.map { glyph in
      defer { pen += glyph.advance }
      return pen
    }
    return JSONSequence(count: places.count) { index in
      let glyph = run.glyphs[index]
      return .object([
        ("id", .number(Double(glyph.glyph.rawValue))),
        ("name", JSONValue(run.font.face.name(of: glyph.glyph))),
        ("cluster", .number(Double(glyph.cluster))), ("x", .number(places[index])),
        ("xOffset", .number(glyph.offset.x)), ("yOffset", .number(glyph.offset.y)),
        ("advance", .number(glyph.advance)),
      ])
    }
  }

  private func json(of attachment: Attachment, beside attributes: TextAttributes, x: Double)
    -> JSONValue
  {
    let range = range(of: attachment)
    let advance = attachment.advance
    let members: [(String, JSONValue)] =
      switch attachment.labelContent {
      case .symbol(let symbol, _): self.members(of: symbol, range: range, x: x, advance: advance)
      case .image(let image):
        self.members(of: image, beside: attributes.font, range: range, x: x, advance: advance)
      case nil: []
      }
    guard !members.isEmpty else { return .null }
    return .object(members + [("raisedBy", .number(attributes.baselineOffset))])
  }

  private func members(
    of image: PlainImage, beside font: Font, range: Range<Int>, x: Double, advance: Double
  ) -> [(String, JSONValue)] {
    [
      ("kind", .string("image")), ("file", JSONValue(image.file)),
      ("altText", .string(image.altText)), ("range", JSONValue(range)),
      ("x", .number(x)), ("advance", .number(advance)),
      ("width", .number(image.width)), ("height", .number(image.height)),
      ("box", JSONValue(image.box(beside: font))), ("isTemplate", .bool(image.isTemplate)),
      ("baselineOffsetFromBottom", JSONValue(image.baselineOffsetFromBottom)),
      ("baselineOffset", .number(image.baselineOffset(beside: font))),
    ]
  }

  private func members(
    of symbol: ResolvedSymbol, range: Range<Int>, x: Double, advance: Double
  ) -> [(String, JSONValue)] {
    [
      ("kind", .string("symbol")), ("name", .string(symbol.name)),
      ("variantAskedFor", JSONValue(symbol.variantAskedFor)),
      ("library", .string(symbol.font.face.file)),
      ("codePoint", JSONValue(symbol.codePoint.map { "U+\($0.hexadecimal)" })),
      ("glyph", .number(Double(symbol.glyph.rawValue))),
      ("glyphName", JSONValue(symbol.font.face.name(of: symbol.glyph))),
      ("altText", .string(symbol.altText)), ("altTextLanguage", JSONValue(symbol.altTextLanguage)),
      ("range", JSONValue(range)),
      ("hasRightToLeftForm", .bool(symbol.hasRightToLeftForm)),
      ("isRightToLeftForm", .bool(symbol.isRightToLeftForm)),
      ("languageForm", JSONValue(symbol.languageForm)),
      ("x", .number(x)), ("advance", .number(advance)),
      ("textFont", .number(Double(fonts.index(of: symbol.textFont)))),
      ("capHeight", .number(symbol.capHeight)),
      ("pointSize", .number(symbol.font.size)),
      ("wght", symbol.hasWeights ? .number(symbol.axisValue) : .null),
      ("weightRule", .string(symbol.weightRule)),
      ("onAxis", .bool(symbol.matching?.isOnAxis ?? true)),
      ("scale", .string(symbol.scale.rawValue)),
      ("strokeWidth", JSONValue(symbol.strokeWidth)),
      ("smallStroke", JSONValue(symbol.smallStrokeWidth)),
      ("targetStroke", JSONValue(symbol.matching?.target)),
      ("strokeError", JSONValue(symbol.strokeError)),
      ("slant", .number(symbol.slantAngle)),
      ("baselineShift", .number(symbol.baselineShift)),
      ("bounds", JSONValue(symbol.bounds)), ("alignmentRect", JSONValue(symbol.alignmentRect)),
      ("baselineOffsetFromBottom", .number(symbol.baselineOffsetFromBottom)),
    ]
  }
}

extension JSONValue {
  fileprivate init(_ value: Double?) { self = value.map { .number($0) } ?? .null }

  fileprivate init(_ value: String?) { self = value.map { .string($0) } ?? .null }

  fileprivate init(_ rect: Rect?) {
    self =
      rect.map { rect in
        .object([
          ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
          ("height", .number(rect.height)),
        ])
      } ?? .null
  }

  fileprivate init(_ range: Range<Int>) {
    self = .object([
      ("start", .number(Double(range.lowerBound))), ("end", .number(Double(range.upperBound))),
    ])
  }
}

extension LineHeight {
  /// The value in the form of `--line-height`.
  fileprivate var text: String {
    switch self {
    case .natural: "natural"
    case .multiple(let factor): "\(factor)"
    case .points(let points): "\(points)pt"
    }
  }
}
