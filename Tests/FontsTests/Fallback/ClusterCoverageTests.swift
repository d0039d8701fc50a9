import Testing
@testable import SymtextFonts

struct ClusterCoverageTests {
  private func isCovered(_ cluster: String, by font: String) -> Bool {
    let covered = Set(font.unicodeScalars)
    return ClusterCoverage.isCovered(Array(cluster.unicodeScalars)) { covered.contains($0) }
  }

  @Test func `A letter with its mark is covered when they compose`() {
    #expect(isCovered("e\u{301}", by: "\u{E9}"))
    #expect(isCovered("e\u{301}", by: "e\u{301}"))
    #expect(!isCovered("e\u{301}", by: "e"))
  }

  @Test func `A composed letter is covered by its parts`() {
    #expect(isCovered("\u{E9}", by: "e\u{301}"))
    #expect(isCovered("\u{1EAD}", by: "\u{E2}\u{323}"))
    #expect(isCovered("\u{1EAD}", by: "a\u{302}\u{323}"))
  }

  @Test func `Marks compose across uncomposed marks`() {
    #expect(isCovered("e\u{323}\u{301}", by: "\u{E9}\u{323}"))
  }

  @Test func `Jamo compose to a syllable`() {
    #expect(isCovered("\u{1112}\u{1161}\u{11AB}", by: "\u{D55C}\u{D558}"))
    #expect(!isCovered("\u{1112}\u{1161}\u{11AB}", by: "\u{D558}"))
  }

  @Test func `Joiners, selectors and spaces need no glyph`() {
    #expect(isCovered("a\u{200D}\u{FE0F}", by: "a"))
    #expect(isCovered("\u{2009}\u{2069}\u{200B}", by: ""))
  }
}
