import SymtextSymbolTestSupport
import SymtextFonts
import SymtextGraphics
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Edited documents, compared with newly laid out ones.
struct TextDocumentTests {
  private let attributes: TextAttributes
  private let other: TextAttributes

  init() throws {
    attributes = TextAttributes(font: try TestFaces.inter(size: 14))
    other = TextAttributes(font: try TestFaces.dejaVuSerif(size: 22), paint: 3)
  }

  private func dump(_ document: TextDocument) -> [String] {
    (0..<document.paragraphCount).flatMap { index in
      let start = document.range(ofParagraph: index).lowerBound
      return dump(document.frame(ofParagraph: index).lines, from: start)
    }
  }

  private func dump(_ lines: [Line], from start: Int = 0) -> [String] {
    lines.map { line in
      let elements = line.elements.map { x, element in
        switch element {
        case .text(let run):
          "\(x) \(run.range.lowerBound + start) \(run.glyphs.map { "\($0.glyph) \($0.advance)" })"
        case .attachment(let attachment, _): "\(x) attachment \(attachment.offset + start)"
        }
      }
      return "\(line.range.lowerBound + start)-\(line.range.upperBound + start) \(rounded(line.x)) "
        + "\(rounded(line.baseline)) \(rounded(line.ascent)) \(rounded(line.descent)) "
        + "\(line.width) \(elements)"
    }
  }

  /// Returns points without the last bits: a document adds the heights of paragraphs in another order than their lines.
  private func rounded(_ points: Double) -> Double { (points * 1e6).rounded() / 1e6 + 0 }

  private func text(_ words: [String]) -> StyledText {
    var text = StyledText()
    for (index, word) in words.enumerated() {
      text.append(word, attributes: index % 5 == 3 ? other : attributes)
      if index % 7 == 6 {
        text.append(
          Attachment(content: index, advance: 15, ascent: 12, descent: 2), attributes: attributes)
      }
    }
    return text
  }

  private static let words = [
    "one ", "office ", "שלום ", "\n", "two\n", "क्षेत्र ", "\n\n", "(three) ", "سلام ", "a", "👍🏽 ", "é",
  ]

  @Test func `An edited document equals one that is laid out again`() throws {
    var random = SplitMix64(state: 7)
    func words(_ count: Int) -> StyledText {
      text((0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" })
    }
    let style = ParagraphStyle(alignment: .center, maxLines: 3)
    var free = style
    free.maxLines = nil
    var document = TextDocument(words(60), width: 150, style: style)
    #expect(document.style.maxLines == nil)
    for round in 0..<80 {
      let places = [
        Int.random(in: 0...document.utf8Count, using: &random),
        Int.random(in: 0...40, using: &random),
      ]
      let end = min(places[0] + (round % 3 == 0 ? 0 : places[1]), document.utf8Count)
      let count = document.paragraphCount
      let replacement = words(Int.random(in: 0...5, using: &random))
      let changed = document.replace(places[0]..<end, with: replacement)
      #expect(changed.upperBound <= document.paragraphCount && count > 0)
      let whole = document.styledText(in: 0..<document.utf8Count)
      let anew = TextDocument(whole, width: 150, style: style)
      #expect(dump(document) == dump(anew), "round \(round)")
      let paragraph = Paragraph(whole).lines(width: 150, style: free)
      #expect(dump(document) == dump(paragraph), "round \(round)")
      #expect(document.text == whole.text && document.utf8Count == whole.text.utf8.count)
    }
  }

  @Test func `Only changed paragraphs are laid out`() throws {
    var document = TextDocument(
      StyledText("first\nsecond\nthird\nfourth", attributes: attributes))
    let insertion = StyledText("X", attributes: attributes)
    #expect(document.replace(8..<8, with: insertion) == 1..<2)
    #expect(document.replace(5..<6, with: insertion) == 0..<1)
    #expect(document.text == "firstXseXcond\nthird\nfourth" && document.paragraphCount == 3)
    #expect(
      document.replace(14..<14, with: StyledText("a\nb\n", attributes: attributes)) == 1..<4)
    #expect(document.replace(-5..<1000, with: StyledText()) == 0..<1)
    #expect(document.text.isEmpty && document.paragraphCount == 1 && document.height == 0)
    #expect(document.caret(at: 3).position.offset == 0)
    // The text written there had the same height.
    let letter = Paragraph(StyledText("x", attributes: attributes)).frame().caret(at: 0)
    #expect(abs(document.caret(at: 0).bottom - letter.bottom) < 1e-6)
    document.replace(0..<0, with: StyledText("é\n", attributes: attributes))
    #expect(document.paragraphCount == 2 && document.height > 0)
    // A partly replaced character is replaced completely.
    document.replace(1..<2, with: StyledText())
    #expect(document.text == "\n")
  }

  @Test func `Carets of a document are those of the whole text`() throws {
    var random = SplitMix64(state: 3)
    for round in 0..<20 {
      let whole = text((0..<40).map { _ in Self.words.randomElement(using: &random) ?? "" })
      let document = TextDocument(whole, width: 120)
      let frame = Paragraph(whole).frame(width: 120)
      for offset in 0...frame.utf8Count {
        let (own, other) = (document.caret(at: offset), frame.caret(at: offset))
        #expect(own.position == other.position && own.x == other.x, "round \(round), \(offset)")
        #expect(abs(own.top - other.top) < 1e-9 && abs(own.bottom - other.bottom) < 1e-9)
        #expect(own.weakX == other.weakX)
        for movement in TextMovement.allCases {
          let (place, same) = (TextPosition(own.position.offset), own.position.offset)
          #expect(
            document.position(movement, from: place)
              == frame.position(movement, from: TextPosition(same)),
            "round \(round), \(movement) from \(same)")
        }
        for count in [-3, -1, 1, 2] {
          let place = TextPosition(own.position.offset)
          #expect(
            document.position(lines: count, from: place)
              == frame.position(lines: count, from: place))
        }
        let point = Point(Double.random(in: -10...130, using: &random), own.top + 2)
        #expect(document.position(at: point) == frame.position(at: point))
      }
      let part = 7..<frame.utf8Count - 2
      let (own, other) = (document.selectionRects(for: part), frame.selectionRects(for: part))
      #expect(own.count == other.count)
      for (rect, same) in zip(own.map(\.rect), other.map(\.rect)) {
        #expect(abs(rect.minX - same.minX) < 1e-9 && abs(rect.maxX - same.maxX) < 1e-9)
        #expect(abs(rect.minY - same.minY) < 1e-9 && abs(rect.maxY - same.maxY) < 1e-9)
      }
    }
  }
}
