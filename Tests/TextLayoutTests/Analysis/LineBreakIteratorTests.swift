import Testing
@testable import SymtextTextLayout

struct LineBreakIteratorTests {
  private func offsets(_ text: String) -> [Int] {
    LineBreakIterator.opportunities(in: Array(text.utf8)).map(\.offset)
  }

  @Test func `Lines break after spaces and at the end`() {
    #expect(offsets("ab cd  ef") == [3, 7, 9])
  }

  @Test func `A line end must break`() {
    let found = LineBreakIterator.opportunities(in: Array("a\nb c".utf8))
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

  @Test func `Words without spaces between them break only with a dictionary`() {
    let text = Array("ภาษาไทย ดี".utf8)
    #expect(LineBreakIterator.opportunities(in: text).map(\.offset) == [12, 22, 28])
    let without = LineBreakIterator.opportunities(in: text, usesDictionaries: false)
    #expect(without.map(\.offset) == [22, 28])
  }

  /// Rule LB25: a sign before an opening bracket is part of a number only.
  @Test func `A currency sign stays with a number in brackets`() {
    #expect(offsets("$(1) $(a)") == [5, 6, 9])
  }

  @Test func `An empty text has no break opportunity`() {
    #expect(offsets("") == [])
  }
}
