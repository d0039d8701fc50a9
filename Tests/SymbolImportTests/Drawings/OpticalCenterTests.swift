@testable import SymtextFontGlyphs
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import SymtextGraphics
import SymtextSymbolTestSupport
import Testing

/// The optical centre of a drawing, and the space around an icon.
struct OpticalCenterTests {
  private func drawing(_ metadata: String) throws -> Symbol {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <title>Line</title><metadata><category>a</category>\(metadata)</metadata>
        <g class="hierarchical-0:primary"><path d="M4 10h16v8z"/></g>
      </svg>
      """
    return try DrawingImporter(file: "a.svg").symbol(from: Array(text.utf8), name: "a")
  }

  @Test func `A drawing has the centre of its metadata`() throws {
    #expect(try drawing("").opticalShift == nil)
    let shift = try drawing("<optical-center> 14  13.5 </optical-center>").opticalShift
    #expect(shift == Vector(2, -0.5))
    #expect(try drawing("<optical-center>12 14</optical-center>").opticalShift == .zero)
  }

  @Test(arguments: [
    ("12", "“12” is not valid in <optical-center>"), ("a b", "“a b” is not valid"),
    ("12 nan", "“12 nan” is not valid"), ("inf 3", "“inf 3” is not valid"),
    ("1 2 3", "“1 2 3” is not valid"), ("20 14", "must be within 7 units of the middle"),
    ("12 1e9", "must be within 7 units of the middle of the drawing, 12 14"),
  ])
  func `A wrong centre is refused`(text: String, message: String) {
    let error = #expect(throws: ImportError.self) {
      try drawing("<optical-center>\(text)</optical-center>")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("M6 4l12 8-12 8z", nil), ("M6.2 4l12 8-12 8z", nil), ("M8 4l12 8-12 8z", Vector(-2, 0)),
    ("M6 7l12 8-12 8z", Vector(0, -3)),
  ])
  func `Uneven space around an icon is its centre`(path: String, shift: Vector?) throws {
    for paint in ["", " fill=\"none\" stroke=\"#000\" stroke-width=\"2\""] {
      let text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(path)\"\(paint)/></svg>"
      let symbol = try IconImporter(file: "a.svg").symbol(from: Array(text.utf8), name: "a").symbol
      guard let shift else {
        #expect(symbol.opticalShift == nil)
        continue
      }
      let own = try #require(symbol.opticalShift)
      #expect((own - shift).length < 0.01)
    }
  }
}
