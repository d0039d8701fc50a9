import SymtextSymbolTestSupport
import Testing
@testable import SymtextTextLayout

struct LineHyphenationTests {
  private func lines(
    _ text: String, language: String? = "en-US", width: Double,
    _ style: ParagraphStyle = ParagraphStyle(hyphenates: true)
  ) throws -> [Line] {
    let attributes = TextAttributes(font: try TestFaces.inter(), language: language)
    return Paragraph(StyledText(text, attributes: attributes)).lines(width: width, style: style)
  }

  private func texts(
    _ text: String, language: String? = "en-US", width: Double,
    _ style: ParagraphStyle = ParagraphStyle(hyphenates: true)
  ) throws -> [String] {
    try lines(text, language: language, width: width, style).map {
      String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)
    }
  }

  /// Returns the smallest width that fits a text.
  private func room(_ text: String) throws -> Double {
    try lines(text, width: 1000, ParagraphStyle())[0].width + 1
  }

  @Test func `Words that do not fit are divided, with a hyphen`() throws {
    let width = try room("The hyphen-")
    let lines = try lines("The hyphenation of words", width: width)
    let ends = try texts("The hyphenation of words", width: width)
    #expect(ends == ["The hyphen", "ation of ", "words"])
    #expect(lines.allSatisfy { $0.width <= width })
    guard case .text(let hyphen) = try #require(lines[0].elements.last).element else {
      Issue.record("no hyphen")
      return
    }
    #expect(hyphen.range == 10..<10 && hyphen.glyphs.count == 1)
  }

  @Test(arguments: [
    ("The hyphenation of words", nil), ("The hyphenation of words", "tlh"),
    ("The hyp\u{AD}henation of words", "en-US"),
  ])
  func `Words without a dictionary, or with their own soft hyphens, are not hyphenated`(
    text: String, language: String?
  ) throws {
    let plain = try texts(text, language: language, width: 85, ParagraphStyle())
    #expect(try texts(text, language: language, width: 85) == plain)
  }

  @Test func `A word that is wider than the line is divided before it is cut`() throws {
    let word = "internationalization"
    let divisions = try #require(HyphenationDictionary.installed(for: "en-US")).divisions(of: word)
    for style in [
      ParagraphStyle(hyphenates: true), ParagraphStyle(overflowWrap: .normal, hyphenates: true),
    ] {
      let lines = try lines(word, width: 80, style)
      #expect(lines.count > 1 && lines.allSatisfy { $0.width <= 80 })
      #expect(lines.dropLast().allSatisfy { divisions.contains($0.range.upperBound) })
    }
  }

  @Test func `Words without spaces between them are divided as those with spaces`() throws {
    let words = Array(repeating: "understanding", count: 400)
    // An isolate ends a word, but not a line.
    let text = words.joined(separator: "\u{2068}\u{2069}")
    let width = try room("understand-")
    let ends = try lines(text, width: width).map(\.range.upperBound)
    let divisions = try #require(HyphenationDictionary.installed(for: "en-US"))
      .divisions(of: words[0])
    #expect(ends.count > 400)
    // Each line ends in a division of its word, or before a word that has none in the line.
    let length = words[0].utf8.count + 6
    #expect(ends.dropLast().contains { divisions.contains($0 % length) })
    #expect(try lines(text, width: width).allSatisfy { $0.width <= width })
  }

  @Test func `Words of each language are divided by its own rules`() throws {
    #expect(
      try texts("Die Silbentrennung", language: "de", width: room("Die Silben-"))[0] == "Die Silben"
    )
  }

  @Test func `The divided lines of justified text fill the width`() throws {
    let style = ParagraphStyle(alignment: .justify, hyphenates: true)
    let lines = try lines("Well the hyphenation of words is useful", width: 110, style)
    #expect(lines.dropLast().allSatisfy { abs($0.width - 110) < 1e-6 })
  }
}
