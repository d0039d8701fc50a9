import SymtextSymbolTestSupport
@testable import SymtextOpenType
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct FontFallbackTests {
  /// Returns the font of a text of one cluster.
  private func font(
    _ text: String, weight: Double = 400, language: String? = nil,
    insteadOf other: Font? = nil
  ) throws -> Font? {
    #expect(text.count == 1)
    let inter = try TestFaces.inter(weight: weight)
    return FontFallback.system.font(
      for: text.unicodeScalars, insteadOf: other ?? inter, language: language)
  }

  private func family(_ text: String, language: String? = nil) throws -> String? {
    try font(text, language: language)?.face.family
  }

  @Test(arguments: [
    "a", "é", "e\u{301}", "e\u{301}\u{323}", "1", "©", " ", "\t", "\u{3000}", "\u{2011}",
  ])
  func `Covered text keeps the text's font`(text: String) throws {
    let inter = try TestFaces.inter.get()
    let found = try font(text)
    #expect(found?.face === inter)
  }

  @Test(arguments: [
    ("ب", "ar"), ("א", "he"), ("क्षि", "hi"), ("ที่", "th"), ("あ", "ja"), ("한", "ko"), ("ক", nil),
    ("ת", "de"), ("Ꭰ", nil), ("அ", "en"),
  ])
  func `Letters of other scripts get a font that has them`(text: String, language: String?) throws {
    let found = try #require(try font(text, language: language))
    let inter = try TestFaces.inter.get()
    #expect(found.face !== inter)
    #expect(found.size == 16)
    for scalar in text.unicodeScalars where ClusterCoverage.needsGlyph(scalar) {
      #expect(found.face.covers(scalar))
    }
  }

  @Test func `Han takes the forms of the language`() throws {
    let families = try ["ja", "ko", "zh-Hans", "zh-Hant", "zh-Hant-HK"].map {
      try #require(try family("直", language: $0))
    }
    #expect(
      families == ["JP", "KR", "SC", "TC", "HK"].map { "Noto Sans CJK \($0)" }, "\(families)")
  }

  @Test(arguments: ["👩‍👩‍👧", "🇩🇪", "1️⃣", "☎\u{FE0F}", "👍🏽", "©\u{FE0F}", "😀", "❤️‍🔥"])
  func `Emoji get a colour font, as one cluster`(text: String) throws {
    #expect(try family(text) == "Noto Color Emoji")
  }

  @Test(arguments: ["☎\u{FE0E}", "☎", "😀\u{FE0E}"])
  func `Emoji in text presentation get a font without colours`(text: String) throws {
    let found = try #require(try font(text))
    #expect(!found.face.hasTable("CBDT") && !found.face.hasTable("COLR"))
    #expect(found.face.covers(text.unicodeScalars.first ?? " "))
  }

  @Test func `Characters in no font get no font`() throws {
    #expect(try font("\u{10FFFE}") == nil)
    #expect(try font("\u{378}") == nil)
  }

  @Test func `Private-use characters get no font`() throws {
    #expect(try font("\u{F8FE}") == nil)
  }

  @Test func `A mark that no font has with the letter stays with the letter`() throws {
    let inter = try TestFaces.inter.get()
    let found = try font("a\u{1E8D0}")
    #expect(found?.face === inter)
  }

  @Test func `Bold text gets a bold font`() throws {
    let regular = try #require(try font("א"))
    let bold = try #require(try font("א", weight: 700))
    #expect(bold.weight > regular.weight)
    #expect(bold.weight >= 600)
  }

  @Test func `Serif text gets a serif font, monospaced text a monospaced one`() throws {
    let serif = try #require(try font("ж", insteadOf: TestFaces.dejaVuSerif()))
    let dejaVu = try TestFaces.dejaVuSerif.get()
    #expect(serif.face === dejaVu)
    #expect(dejaVu.kind == .serif)
    #expect(try TestFaces.inter.get().kind == .sansSerif)
    let japanese = try #require(
      try font("直", language: "ja", insteadOf: TestFaces.dejaVuSerif()))
    #expect(japanese.face.family == "Noto Serif CJK JP")
  }

  @Test func `A face is opened once`() throws {
    let first = try #require(try font("א"))
    let second = try #require(try font("ב"))
    #expect(first.face === second.face)
  }

  @Test func `Concurrent threads get the same answers`() async throws {
    let inter = try TestFaces.inter()
    let texts = ["א", "ب", "あ", "한", "क", "😀", "a"]
    let expected = texts.map { text in
      FontFallback.system.font(for: text.unicodeScalars, insteadOf: inter)?.face.id
    }
    await withTaskGroup(of: [Int?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          texts.map { FontFallback.system.font(for: $0.unicodeScalars, insteadOf: inter)?.face.id }
        }
      }
      for await found in group { #expect(found == expected) }
    }
  }
}
