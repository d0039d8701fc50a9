@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// The accessibility structure of a document.
struct PDFStructureTests {
  private func document(_ markup: String, width: Double? = nil) throws -> PDFDocument {
    let style = ParagraphStyle()
    let block = Block(try TestLibrary.label(markup), width: width, style: style)
    return try PDFDocument(block.displayList(), language: "en-GB")
  }

  @Test func `Paragraphs and figures, a title and a language`() throws {
    let document = try document("Add {plus.circle} **now**\n{heart} More")
    #expect(try document.complaints.isEmpty)
    let facts = try document.facts
    #expect(facts.marked && facts.showsTitle)
    #expect(facts.title == "Add Plus in a circle now")
    #expect(facts.language == "en-GB")
    #expect(
      "\(facts.tree)"
        == "Document(P(0 Figure Plus in a circle(1) 2 3) P(Figure Heart(4) 5))")
    #expect(facts.parents == ["P", "Figure", "P", "P", "Figure", "P"])
  }

  @Test func `The metadata has the document's facts and no date`() throws {
    let facts = try document("<Add> & {heart} ü\nmore").facts
    let said = facts.described
    #expect(said.title == "<Add> & Heart ü" && said.title == facts.title)
    #expect(said.languages == ["en-GB"] && said.format == "application/pdf")
    #expect(said.tools == ["symtext", "symtext"] && said.dates.isEmpty && said.isPlain)
    let bare = try PDFDocument(DisplayList(width: 9, height: 9, items: [])).facts
    #expect(bare.described.title == "" && bare.described.languages.isEmpty && !bare.showsTitle)
  }

  @Test(arguments: [
    ("[Hello]{lang=en-GB} [{heart} you]{lang=en-GB}", "en-GB"), ("[a]{lang=en} [b]{lang=de}", ""),
    ("[a]{lang=en} b", ""), ("Hello", ""), ("汉字", ""), ("カート 追加", "ja"), ("¯\\_(ツ)_/¯", ""),
    ("장바구니 {cart} 2", "ko"), ("สวัสดี", "th"), ("Add สวัสดี", ""), ("α β γ", ""),
    ("სიმბოლო", "ka"), ("{heart}", ""),
  ])
  func `The language is written if it is known`(markup: String, language: String) throws {
    let document = try PDFDocument(TestLibrary.label(markup).displayList())
    #expect(try document.facts.language == language)
    #expect(try document.complaints.isEmpty)
  }

  @Test func `English words in another language's text have their language`() throws {
    let list = try TestLibrary.label("[Los {tornado.badge.anchor} {house}]{lang=de}").displayList()
    let pdf = try PDFDocument(list)
    #expect(try pdf.complaints.isEmpty)
    #expect(try pdf.facts.language == "de")
    // The marked content and the figure of the one symbol without a German name.
    let facts = try pdf.facts
    #expect(facts.content.contains("/Span<</Lang(en)/ActualText"))
    let tree = "\(facts.tree)"
    #expect(tree.contains("Figure Tornado with anchor badge [en]("), "\(tree)")
    #expect(tree.contains("Figure Haus("))
  }

  @Test func `The order is that of the text, also from right to left`() throws {
    let facts = try document("שלום {bell} עולם {star} טוב", width: 90).facts
    let tree = "\(facts.tree)"
    let places = ["Figure Bell", "Figure Star"].map { tree.firstRange(of: $0)?.lowerBound }
    let (bell, star) = (try #require(places[0]), try #require(places[1]))
    #expect(bell < star)
    #expect(tree.hasPrefix("Document(P("))
  }

  @Test func `Marks are balanced and numbered, and all other content is decoration`() throws {
    let label = try TestLibrary.label("Half {bell.slash mode=hierarchical} 👋")
    let block = Block(label)
    let list = block.displayList(guides: MeasureStyle(pixelRatio: 1))
    let content = try PDFDocument(list, background: .white).facts.content
    var depth = 0
    var isText = false
    for line in content.split(separator: "\n") {
      if line.hasSuffix("BDC") || line.hasSuffix("BMC") { depth += 1 }
      if line == "EMC" { depth -= 1 }
      if line == "BT" || line == "ET" { isText = line == "BT" }
      try #require((0...3).contains(depth))
      if line == "f" || line.hasSuffix("Do") || line.hasSuffix("TJ") { #expect(depth > 0) }
    }
    #expect(depth == 0 && !isText)
    #expect(content.contains("/Artifact BMC"))
  }

  @Test func `The same picture gives the same bytes`() throws {
    let markup = "a {bell.badge mode=hierarchical} 👋 مرحبا"
    let list = try TestLibrary.label(markup).displayList()
    #expect(try list.pdf() == TestLibrary.label(markup).displayList().pdf())
  }

  // MARK: Reading order

  private func paragraphs(_ parts: [ReadingPart]) -> [[Int]] {
    ReadingOrder(parts).paragraphs
  }

  @Test func `An item without a position in a text is a separate element`() {
    let figure = ReadingPart.figure("x", Rect(.zero))
    #expect(paragraphs([]) == [])
    #expect(paragraphs([figure, figure]) == [[0], [1]])
    #expect(paragraphs([figure, .text("ab", 0..<2), figure]) == [[0], [1], [2]])
    // A symbol beside a label, then one within it.
    #expect(paragraphs([figure, figure, .text("\u{FFFC}a", 3..<4)]) == [[0], [1, 2]])
    // The same text twice.
    #expect(
      paragraphs([.text("a\u{FFFC}", 0..<1), figure, .text("a\u{FFFC}", 0..<1), figure])
        == [[0, 1], [2, 3]])
  }

  @Test func `Right-to-left lines are drawn from their end`() {
    let figure = ReadingPart.figure("x", Rect(.zero))
    // א￼ב
    let text = "א\u{FFFC}ב"
    #expect(paragraphs([.text(text, 5..<7), figure, .text(text, 0..<2)]) == [[2, 1, 0]])
    #expect(
      paragraphs([.text("a\nb", 0..<1), .text("a\nb", 2..<3), .characters]) == [[0], [1, 2]])
  }
}
