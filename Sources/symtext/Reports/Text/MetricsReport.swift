package import SymtextDrawing
internal import SymtextOpenType
internal import SymtextGraphics
package import SymtextSymbolText
package import SymtextFonts
package import SymtextTextLayout

/// The report of `symtext metrics`, in points, y down.
package struct MetricsReport {
  /// The font of the text.
  let font: Font
  let label: Label
  let frame: TextFrame
  var lines: [Line] { frame.lines }
  let style: ParagraphStyle
  /// The width at which lines break; `nil` breaks them only at line ends of the text.
  let width: Double?
  /// The requested direction.
  let direction: WritingDirection
  /// Whether the report lists every glyph.
  let hasGlyphs: Bool
  /// The contrast of its parts; `nil` if it was not requested.
  let contrast: ContrastReport?
  /// All fonts of letters; the text's own is the first.
  let fonts: FontList
  private let utf8: [UInt8]

  package init(
    font: Font, label: Label, style: ParagraphStyle, width: Double?, direction: WritingDirection,
    hasGlyphs: Bool, contrast: ContrastReport? = nil
  ) {
    self.font = font
    self.label = label
    frame = label.frame(width: width, style: style)
    self.style = style
    self.width = width
    self.direction = direction
    self.hasGlyphs = hasGlyphs
    self.contrast = contrast
    var fonts = FontList(font)
    for line in frame.lines {
      for (_, element) in line.elements {
        switch element {
        case .text(let run): fonts.add(run.font)
        case .attachment(let attachment, _):
          if let symbol = attachment.labelContent?.symbol { fonts.add(symbol.textFont) }
        }
      }
    }
    self.fonts = fonts
    utf8 = Array(label.text.utf8)
  }

  /// The width of the widest line with its indents, and the height of all lines.
  var size: (width: Double, height: Double) {
    (lines.map(\.widthWithIndents).max() ?? 0, lines.last.map { $0.baseline + $0.descent } ?? 0)
  }

  /// The bounding box of everything drawn; `nil` if nothing is.
  var ink: Rect? {
    label.items(lines, at: .zero).compactMap(\.bounds).union
  }

  /// Returns a part of the text, with U+FFFC for each symbol and image.
  func text(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)
  }

  /// Returns the range of an attachment in the text.
  func range(of attachment: Attachment) -> Range<Int> {
    attachment.offset..<attachment.offset + Attachment.length
  }
}

extension Run {
  /// Whether its font is a fallback, because the text's font lacks the characters.
  var isFallback: Bool { font.face.id != attributes.font.face.id }

  /// Whether the line added it: an ellipsis or a hyphen.
  var isAdded: Bool { range.isEmpty }

  /// The number of glyphs that no font has.
  var missingGlyphCount: Int { glyphs.count { $0.glyph == 0 } }
}

extension ResolvedSymbol {
  /// Whether its strokes vary.
  package var hasWeights: Bool { font.face.axis("wght") != nil }

  /// The source of its weight.
  var weightRule: String {
    matching.map { "\($0.rule)" } ?? (hasWeights ? "given" : "none")
  }

  /// How much thicker the stroke at small scale is than the target, in percent.
  var strokeError: Double? {
    guard let target = matching?.target, let smallStrokeWidth, target > 0 else { return nil }
    return (smallStrokeWidth / target - 1) * 100
  }
}
