import SymtextGraphics
@testable import SymtextDrawing
import SymtextFonts
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout
@testable import SymtextVectorFormats

/// Links of documents, and languages of their parts.
struct PDFLinkTests {
  @Test func `Links are annotations over their text, also if transformed or translucent`() throws {
    let markup = "A [linked {gearshape}]{link=https://example.org/ä?b=(1)} word"
    let label = try TestLibrary.label(markup)
    var list = label.displayList()
    let facts = try PDFDocument(list).facts
    let link = try #require(facts.links.first)
    #expect(facts.links.count == 1)
    #expect(link.address == "https://example.org/%C3%A4?b=(1)" && link.text == "linked Gear")
    #expect(link.tag == "Link" && link.isItsOwn)
    // The box begins after “A ” and ends before “ word”.
    let start = try TestLibrary.label("A ").lines()[0]
    #expect(link.box[0] > start.width && link.box[2] < list.width - 30)
    #expect(link.box[3] - link.box[1] > 17)

    list.items = [
      .transformed([.group(list.items, opacity: 0.5)], by: .translation(10, -5))
    ]
    let document = try PDFDocument(list)
    #expect(try document.complaints.isEmpty)
    let moved = try #require(try document.facts.links.first)
    for (index, way) in [10.0, 5, 10, 5].enumerated() {
      #expect(abs(moved.box[index] - link.box[index] - way) < 1e-3)
    }
  }

  @Test func `A language is written if it differs from the document's`() throws {
    let list = try TestLibrary.label("Hello [你好]{lang=zh-Hant} [hi]{lang=en}").displayList()
    let document = try PDFDocument(list, language: "en")
    #expect(try document.complaints.isEmpty)
    let content = try document.facts.content
    #expect(content.contains("/Span<</Lang(zh-Hant)>>BDC"))
    #expect(!content.contains("/Lang(en)"))
    #expect(try document.text == "Hello 你好 hi")
    let svg = String(decoding: try list.svg(text: .text), as: UTF8.self)
    #expect(svg.contains(" xml:lang=\"zh-Hant\"") && svg.contains(" xml:lang=\"en\""))
  }
}
