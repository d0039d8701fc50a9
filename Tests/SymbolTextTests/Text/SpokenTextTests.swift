import SymtextDrawing
import SymtextVectorFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

struct SpokenTextTests {
  @Test(arguments: [
    ("{checkmark}Done {star}{star}", "Check mark Done Star Star"),
    ("Add {plus.circle} to cart", "Add Plus in a circle to cart"), ("({star})", "(Star)"),
    ("“{star}”", "“Star”"), ("\"{star}\"", "\"Star\""), ("{star}, {star}.", "Star, Star."),
    ("Done.{star}", "Done. Star"), ("{star}(5)", "Star (5)"), ("5{star}", "5 Star"),
    ("{star}\n{star}", "Star\nStar"), ("{star}追加", "Star 追加"), ("{star}\t1", "Star\t1"),
    (#"{bell alt=""} Ring"#, "Ring"), (#"a {bell alt=""} b"#, "a b"), (#"a {bell alt=""}"#, "a"),
    (#"a{bell alt=""}b"#, "ab"), (#"{bell alt=""}"#, ""),
    (#"{star} {bell alt=""} {star}"#, "Star Star"),
    (#"a {bell alt=""}\#n{bell alt=""} b"#, "a\nb"), (#"{star alt="5 of 5"}x"#, "5 of 5 x"),
  ])
  func `Names are read separately from adjacent text`(markup: String, spoken: String) throws {
    #expect(try TestLibrary.label(markup).spokenText == spoken)
  }

  @Test func `A decoration has no alternative text in any format`() throws {
    let list = try TestLibrary.label(#"{bell alt=""} Ring"#).displayList()
    #expect(list.altText == "Ring")
    let svg = String(decoding: try list.svg(text: .text), as: UTF8.self)
    #expect(!svg.contains("Bell") && svg.contains("<title") && svg.contains(">Ring<"))
    let pdf = try list.pdf()
    #expect(!pdf.isEmpty)
  }
}
