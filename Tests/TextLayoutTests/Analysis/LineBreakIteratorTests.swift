import Testing
@testable import SymtextTextLayout

struct LineBreakIteratorTests {
  private func offsets(_ text: String) -> [Int] {
    (LineBreakIterator.opportunities(in: Array(text.utf8)) ?? []).map(\.offset)
  }

  @Test func `Lines break after spaces and at the end`() {
    #expect(offsets("ab cd  ef") == [3, 7, 9])
  }

  @Test func `A line end must break`() throws {
    let found = try #require(LineBreakIterator.opportunities(in: Array("a\nb c".utf8)))
    #expect(
      found == [
        .init(offset: 2, isMandatory: true), .init(offset: 4, isMandatory: false),
        .init(offset: 5, isMandatory: false),
      ])
  }

  @Test func `A no-break space does not break`() {
    #expect(offsets("10\u{A0}km x") == [7, 8])
  }

  @Test func `Ideographs break on both sides but not from their punctuation`() {
    #expect(offsets("a 一, b") == [2, 7, 8])
    #expect(offsets("一一") == [3, 6])
  }

  @Test func `Offsets count bytes`() {
    #expect(offsets("éé ß") == [5, 7])
  }

  @Test func `A hyphen after a break and a separator before a number break as in UAX 14`() {
    #expect(offsets("a -b") == [2, 3, 4])
    #expect(offsets("a .5 1.5") == [3, 5, 8])
  }

  @Test func `The classes of ASCII are ICU's`() {
    for value in UInt8(0)..<0x80 {
      let scalar = Unicode.Scalar(value)
      #expect(LineBreakClass(scalar) == LineBreakClass(installed: scalar), "\(value)")
    }
  }

  @Test func `An empty text has no break opportunity`() {
    #expect(offsets("") == [])
  }
}
