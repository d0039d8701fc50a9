import SymtextFonts
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Documents longer than the part that is laid out at once.
struct LongDocumentTests {
  private let attributes: TextAttributes

  init() throws { attributes = TextAttributes(font: try TestFaces.inter(size: 14)) }

  /// Returns paragraphs of different lengths, of some 250 kilobytes.
  private func text(_ count: Int = 1500) -> StyledText {
    var random = SplitMix64(state: 5)
    let words = ["one ", "office ", "שלום ", "(three) ", "क्षेत्र ", "wonderful "]
    let paragraphs = (0..<count).map { _ in
      (0..<Int.random(in: 1...50, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined()
    }
    return StyledText(paragraphs.joined(separator: "\n"), attributes: attributes)
  }

  @Test func `Heights are estimated, and then those of the whole text`() throws {
    let text = text()
    var document = TextDocument(text, width: 300)
    #expect(!document.isMeasured && document.tree.summary.measured.count > 10)
    let whole = Paragraph(text).lines(width: 300)
    let last = try #require(whole.last)
    let height = last.baseline + last.descent
    #expect(abs(document.height / height - 1) < 0.1, "\(document.height), not \(height)")
    while document.measureMore(utf8Count: 10_000) {}
    #expect(document.isMeasured && abs(document.height - height) < 1e-6)
    #expect(document.tree.summary.layoutCost <= 2 * TextDocument.mostLayoutCost)
    var lines: [Line] = []
    for index in 0..<document.paragraphCount {
      lines += document.frame(ofParagraph: index).lines
    }
    #expect(lines.count == whole.count)
    for (line, same) in zip(lines, whole) {
      #expect(abs(line.baseline - same.baseline) < 1e-6 && abs(line.x - same.x) < 1e-6)
    }
  }

  @Test func `Showing a part does not move what is above it`() throws {
    var document = TextDocument(text(), width: 300)
    for share in [0.9, 0.4, 0.95, 0.1, 0.6] {
      let top = document.height * share
      let first = document.paragraphIndex(atY: top)
      let start = document.top(ofParagraph: first)
      let shown = document.layOut(from: top, to: top + 500)
      #expect(shown.lowerBound == first && document.top(ofParagraph: first) == start)
      #expect(document.top(ofParagraph: shown.upperBound) >= top + 500)
      for index in shown {
        #expect(document.tree[index].extent.isMeasured && document.tree[index].layout != nil)
        let frame = document.frame(ofParagraph: index)
        let bottom = frame.lines.last.map { $0.baseline + $0.descent } ?? 0
        #expect(abs(bottom - document.top(ofParagraph: index + 1)) < 1e-6)
      }
      let caret = document.caret(at: document.range(ofParagraph: shown.lowerBound + 1).lowerBound)
      let middle = Point(caret.x, (caret.top + caret.bottom) / 2)
      #expect(document.position(at: middle) == caret.position)
    }
  }

  @Test func `An edit lays out its paragraph only, and layouts do not pile up`() throws {
    var random = SplitMix64(state: 17)
    var document = TextDocument(text(), width: 300)
    let letter = StyledText("x", attributes: attributes)
    for _ in 0..<2000 {
      let offset = Int.random(in: 0...document.utf8Count, using: &random)
      let measured = document.tree.summary.measured.count
      let changed = document.replace(offset..<offset, with: letter)
      #expect(changed.count == 1)
      #expect(document.tree.summary.measured.count - measured <= 1)
      #expect(document.tree.summary.layoutCost <= 3 * TextDocument.mostLayoutCost)
    }
    // Typed letters have the attributes of those beside them, and share their span.
    let spans = (0..<document.paragraphCount).map { document.tree[$0].text.spans.count }
    #expect(spans.allSatisfy { $0 <= 1 })
  }

  @Test func `Another width keeps the text, and lines break at it`() throws {
    var document = TextDocument(text(200), width: 300, style: ParagraphStyle(baselineStep: 0.5))
    let style = ParagraphStyle(alignment: .end, baselineStep: 0.5, paragraphSpacing: 7)
    document.setLines(width: 200, style: style)
    while document.measureMore(utf8Count: 100_000) {}
    let whole = Paragraph(text(200)).lines(width: 200, style: style)
    let lines = (0..<document.paragraphCount).flatMap { document.frame(ofParagraph: $0).lines }
    #expect(lines.count == whole.count)
    for (line, same) in zip(lines, whole) {
      #expect(abs(line.baseline - same.baseline) < 1e-6 && abs(line.x - same.x) < 1e-6)
    }
  }

  @Test func `No offset, range, index or place is an error`() throws {
    var document = TextDocument(text(40), width: 120)
    for offset in [Int.min, -1, 0, 7, Int.max] {
      #expect((0...document.utf8Count).contains(document.caret(at: offset).position.offset))
      #expect((0..<document.paragraphCount).contains(document.paragraphIndex(at: offset)))
      #expect(document.range(ofParagraph: offset).upperBound <= document.utf8Count)
      #expect(document.frame(ofParagraph: offset).utf8Count >= 0)
      #expect(document.word(at: offset).upperBound <= document.utf8Count)
      #expect(document.top(ofParagraph: offset) <= document.height)
      for movement in TextMovement.allCases {
        let place = document.position(movement, from: TextPosition(offset))
        #expect((0...document.utf8Count).contains(place.offset))
      }
      for count in [Int.min, -3, 3, Int.max] {
        let place = document.position(lines: count, from: TextPosition(offset))
        #expect((0...document.utf8Count).contains(place.offset))
      }
    }
    for range in [Int.min..<Int.max, -5..<(-1), Int.max - 1..<Int.max] {
      #expect(document.styledText(in: range).utf8Count <= document.utf8Count)
      #expect(document.selectionRects(for: range).count >= 0)
      document.replace(range, with: StyledText("\n", attributes: attributes))
    }
    let places = [Double.nan, .infinity, -.infinity, 1e300]
    for y in places {
      #expect(document.position(at: Point(y, y)).offset <= document.utf8Count)
      #expect(document.layOut(from: y, to: -y).upperBound <= document.paragraphCount)
    }
  }
}
