@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// Text that can be searched and copied.
struct PDFTextTests {
  private func document(
    _ markup: String, font: String = TestFonts.inter, width: Double? = nil
  ) throws -> PDFDocument {
    let label = try Label(
      markup, font: Font(face: try Face(file: font), size: 17),
      library: try TestLibrary.bundled.get())
    return try PDFDocument(label.displayList(width: width))
  }

  @Test(arguments: [
    ("Add {plus.circle} to cart", "Add Plus in a circle to cart"),
    ("{heart}{star}", "HeartStar"),
    ("an {wifi alt=\"odd (text\\\\) – no\"} end", "an odd (text\\\\) – no end"),
    ("naïve Å e\u{301}tude", "naïve Å e\u{301}tude"),
    ("(a\\\\b) <c>", "(a\\b) <c>"),
    ("{bell.badge mode=hierarchical} News", "Bell with a badge News"),
    ("日本語 한국어", "日本語 한국어"),
    ("a 👋🏽 b 👨‍👩‍👧 c 🇩🇪 d", "a 👋🏽 b 👨‍👩‍👧 c 🇩🇪 d"),
    ("क्षत्रिय नमस्ते हिन्दी", "क्षत्रिय नमस्ते हिन्दी"),
    ("ഗ്രാമം ရေး สวัสดี", "ഗ്രാമം ရေး สวัสดี"),
    ("السَّلامُ عليكم", "السَّلامُ عليكم"),
    ("مرحبا בְּרֵאשִׁית {star}", "مرحبا בְּרֵאשִׁית Star"),
  ])
  func `Poppler extracts the original text`(markup: String, expected: String) throws {
    let document = try document(markup)
    #expect(try document.complaints.isEmpty)
    // Poppler may find two spaces at a change of direction.
    let words = try document.text.split(separator: " ").joined(separator: " ")
    #expect(words == expected)
  }

  @Test(arguments: [TestFonts.dejaVuSerif, TestFonts.noto("NotoSerif-Italic")])
  func `Ligatures are extracted as their letters`(font: String) throws {
    let document = try document("office afflict ﬁ", font: font)
    #expect(try document.text == "office afflict ﬁ")
  }

  @Test func `Lines are lines, and an added hyphen is soft`() throws {
    let document = try document("Photo\u{AD}graphs of hills", width: 82)
    let lines = try document.text.split(separator: "\n")
    #expect(lines == ["Photo\u{AD}", "graphs of", "hills"])
  }

  @Test func `Translucent text and text in groups is extracted, too`() throws {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let list = try TestLibrary.label("AVA {heart.slash}", color: half).displayList()
    #expect(try PDFDocument(list).text == "AVA Heart, crossed out")
    let group = DisplayList(
      width: list.width, height: list.height,
      items: [.group(try TestLibrary.label("AVA {heart}").displayList().items, opacity: 0.5)])
    let document = try PDFDocument(group)
    #expect(try document.complaints.isEmpty)
    #expect(try document.text == "AVA Heart")
    #expect("\(try document.facts.tree)" == "Document(P(0 Figure Heart(1)))")
  }

  @Test func `Decorations have no text`() throws {
    let items = try TestLibrary.label("{heart}").displayList().items.flatMap(\.steps)
    let document = try PDFDocument(
      DisplayList(width: 20, height: 20, items: [.described("", items)]))
    #expect(try document.text.isEmpty)
    #expect("\(try document.facts.tree)" == "Document()")
  }

  // MARK: Fonts

  @Test func `Fonts are embedded with their properties`() throws {
    let italic = Font(
      face: try Face(file: TestFonts.inter), size: 17,
      coordinates: DesignCoordinates(weight: 623.5), synthesis: FontSynthesis(oblique: 0.2))
    let bold = Font(
      face: try Face(file: TestFonts.notoSansCJK), size: 240,
      synthesis: FontSynthesis(bold: 0.04))
    let instance = Font(
      face: try Face(file: TestFonts.inter), size: 17,
      coordinates: DesignCoordinates(weight: 433.5))
    let plain = Font(face: try Face(file: TestFonts.dejaVuSerif), size: 240)
    let library = try TestLibrary.bundled.get()
    for font in [italic, bold, instance, plain] {
      let list = try Label("Office 漢字 {bell}", font: font, library: library).displayList()
      let facts = try PDFDocument(list).facts
      let fonts = facts.fonts
      #expect(fonts.count >= 2)
      // Changed outlines are written in symtext's own form.
      #expect(
        fonts.first?.kind == (font.synthesis == .none ? "CIDFontType2" : "CIDFontType0"))
      for entry in fonts {
        #expect(entry.name.dropFirst(6).first == "+")
        for glyph in entry.glyphs {
          #expect(abs(glyph.width - glyph.says) < 0.011)
          #expect(!glyph.text.isEmpty)
        }
      }
      let o = try #require(fonts.first?.glyphs.first { $0.text == "O" })
      let glyph = try #require(font.glyph(for: 0x4F))
      let ink = try #require(font.withSize(1000).inkBounds(of: glyph))
      let bounds = try #require(o.bounds)
      for (a, b) in zip(bounds, [ink.minX, -ink.maxY, ink.maxX, -ink.minY]) {
        // 1/200 of a point at the displayed size, or half a unit.
        #expect(abs(a - b) < max(5 / font.size, font.size > 100 ? 0 : 0.51))
      }
    }
  }

  @Test
  func `Instances too coarse for large letters are written in symtext's own form`()
    throws
  {
    let face = try Face(file: TestFonts.inter)
    let library = try TestLibrary.bundled.get()
    for (size, kind) in [(56.0, "CIDFontType2"), (57, "CIDFontType0")] {
      let font = Font(face: face, size: size, coordinates: DesignCoordinates(weight: 433.5))
      let facts = try PDFDocument(Label("O", font: font, library: library).displayList()).facts
      #expect(facts.fonts.map(\.kind) == [kind])
    }
  }

  @Test func `Glyphs without ink come from the font if it has them`() throws {
    // If a ligature has fewer glyphs than letters, the rest are glyphs without ink.
    let text = "\u{644}\u{627}\u{64B}"
    let document = try document(text, font: TestFonts.noto("NotoNaskhArabic-Bold"))
    #expect(try document.complaints.isEmpty)
    #expect(try document.text == text)
    #expect(try document.facts.fonts.map(\.kind) == ["CIDFontType2"])
  }

  @Test func `A glyph is embedded once for each text that it represents`() throws {
    let facts = try document("aa {heart} {heart} {heart alt=love}").facts
    #expect(facts.fonts.map { $0.glyphs.map(\.text) } == [["a", " "], ["Heart", "love"]])
  }
}
