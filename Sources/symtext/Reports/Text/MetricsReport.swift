package import SymtextDrawing
internal import SymtextOpenType
internal import SymtextGraphics
package import SymtextSymbolText
package import SymtextFonts
package import SymtextTextLayout

/// What `symtext metrics` prints.
///
/// Points, y down.
package struct MetricsReport {
  /// The text's own.
  let font: Font
  let label: Label
  let frame: TextFrame
  var lines: [Line] { frame.lines }
  let style: ParagraphStyle
  /// Where lines break; `nil` only where the text does.
  let width: Double?
  /// What was asked for.
  let direction: WritingDirection
  /// Whether every glyph is told.
  let hasGlyphs: Bool
  /// How far its parts stand out; `nil` when that is not asked for.
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

  /// How wide the widest line is with its indents, and how high all are.
  var size: (width: Double, height: Double) {
    (lines.map(\.widthWithIndents).max() ?? 0, lines.last.map { $0.baseline + $0.descent } ?? 0)
  }

  /// The box around all that is drawn; `nil` when that is nothing.
  var ink: Rect? {
    label.items(lines, at: .zero).compactMap(\.bounds).union
  }

  /// A part of the text, with U+FFFC for each symbol and image.
  func text(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)
  }

  /// The part of the text that an attachment stands for.
  func range(of attachment: Attachment) -> Range<Int> {
    attachment.offset..<attachment.offset + Attachment.length
  }
}

extension Run {
  /// Whether its font stands in for that of the text, which lacks the characters.
  var isFallback: Bool { font.face.id != attributes.font.face.id }

  /// Whether the line added it: an ellipsis or a hyphen.
  var isAdded: Bool { range.isEmpty }

  /// How many characters no font has.
  var missingGlyphCount: Int { glyphs.count { $0.glyph == 0 } }
}

extension ResolvedSymbol {
  /// Whether its strokes vary.
  package var hasWeights: Bool { font.face.axis("wght") != nil }

  /// What its weight was found from.
  var weightRule: String {
    matching.map { "\($0.rule)" } ?? (hasWeights ? "given" : "none")
  }

  /// By how much of the wanted stroke the one at small scale is thicker, in percent.
  var strokeError: Double? {
    guard let target = matching?.target, let smallStrokeWidth, target > 0 else { return nil }
    return (smallStrokeWidth / target - 1) * 100
  }
}
