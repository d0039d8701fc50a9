import SymtextGraphics
import Testing

@testable import SymtextTextLayout

/// The positions that ``Justification`` widens, and the side of the glyph.
struct JustificationTests {
  /// Returns the runs of a line of text in the notation of ``Ruler``, in logical order.
  private func pieces(
    _ notation: String, direction: WritingDirection = .automatic
  ) throws -> (pieces: [LinePiece], utf8: [UInt8]) {
    let text = ShapedText(
      try Ruler.text(notation), direction: direction, wraps: true, fallback: nil)
    var pieces = text.runs.map {
      (offset: $0.range.lowerBound, piece: LinePiece($0, level: $0.item.level))
    }
    for placed in text.attachments {
      let attributes = text.text.attributes(at: placed.offset)
      let level = text.bidi.level(at: placed.offset)
      pieces.append((placed.offset, LinePiece(placed, attributes, level: level)))
    }
    return (pieces.sorted { $0.offset < $1.offset }.map(\.piece), text.utf8)
  }

  /// Returns the advance of every glyph and symbol after justification, in logical order.
  private func advances(
    _ notation: String, by rest: Double, direction: WritingDirection = .automatic
  ) throws -> [Double] {
    let (pieces, utf8) = try pieces(notation, direction: direction)
    return Justification.grown(pieces, by: rest, in: utf8).flatMap { piece -> [Double] in
      guard case .text(let run) = piece.element else { return [piece.advance] }
      let advances = run.glyphs.map { ($0.advance * 1e6).rounded() / 1e6 }
      return run.level % 2 == 0 ? advances : advances.reversed()
    }
  }

  @Test(arguments: ["ab cd", "AB CD"])
  func `A single space takes all extra width`(text: String) throws {
    #expect(try advances(text, by: 6) == [1, 2, 10, 3, 4])
  }

  @Test(arguments: ["a b c", "A B C", "a B c", "A b C"])
  func `Spaces share it equally, beside any directions`(text: String) throws {
    #expect(try advances(text, by: 6) == [1, 7, 2, 7, 3])
  }

  @Test(arguments: [
    ("ab CD", WritingDirection.rightToLeft), ("AB cd", .leftToRight), ("ab CD", .leftToRight),
    ("AB cd", .rightToLeft),
  ])
  func `A space at the edge of a run grows, also the first of the last run`(
    text: String, direction: WritingDirection
  ) throws {
    #expect(try advances(text, by: 6, direction: direction) == [1, 2, 10, 3, 4])
  }

  @Test func `Without expandable positions nothing grows`() throws {
    for text in ["abcd", "ABCD", "ab*cd", "*"] {
      #expect(try advances(text, by: 6) == advances(text, by: 0), "\(text)")
    }
    // The space that closes a line does not separate words.
    #expect(try advances("a b ", by: 6) == [1, 10, 2, 4])
    #expect(try advances("A B ", by: 6) == [1, 10, 2, 4])
  }

  @Test func `No-break spaces grow like others`() throws {
    #expect(try advances("a\u{A0}b c", by: 6) == [1, 7, 2, 7, 3])
  }

  @Test func `Space grows between ideographs, and beside symbols, but not beside brackets`() throws
  {
    #expect(try advances("一一一", by: 6) == [13, 13, 10])
    #expect(try advances("一*一", by: 6) == [13, 15, 10])
    // Neither after 「 nor before 」.
    #expect(try advances("一「一」一", by: 6) == [13, 10, 10, 13, 10])
  }

  @Test func `From right to left a glyph moves by the space added on its left`() throws {
    let (pieces, utf8) = try pieces("AB CD")
    guard case .text(let run) = Justification.grown(pieces, by: 6, in: utf8)[0].element else {
      Issue.record("there is no run")
      return
    }
    #expect(run.glyphs.map(\.offset) == [.zero, .zero, Vector(6, 0), .zero, .zero])
    // A symbol does too.
    let (symbols, bytes) = try self.pieces("A*一")
    let grown = Justification.grown(symbols, by: 6, in: bytes)
    #expect(grown.map(\.advance) == [1, 18, 10] && grown.map(\.inset) == [0, 6, 0])
  }
}
