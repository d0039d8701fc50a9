import SymtextSupport
@testable import SymtextVectorFormats
import Testing

/// References to outlines in their short form, and files that are written in pieces.
struct SVGReferenceTests {
  private let precision = SVGPrecision(decimals: 3)

  @Test func `A short form is read as it was written`() {
    let places = [0, 1, -1, 63, 64, -64, -65, 127, 128, 8_191, -9_000_000_000_000_000, Int(9e15)]
    for glyph in [0, 1, 2, 127, 128, 70_000] {
      for x in places {
        var bytes: [UInt8] = []
        SVGReference(glyph: glyph, x: x, y: -x).write(to: &bytes)
        bytes.append(5)
        var place = 1
        let read = SVGReference(bytes[...], at: &place)
        #expect(bytes[0] == SVGReference.mark && place == bytes.count - 1)
        #expect(read.glyph == glyph && read.x == x && read.y == -x)
      }
    }
  }

  @Test func `A file has its ids and references in full, in pieces too`() {
    var body = Array("<g id=\"\(SVGIdentifier.clip(0).text)\">".utf8)
    var expected = "<g id=\"p-clip0\">"
    for number in 0..<5_000 {
      SVGReference(glyph: number % 300, x: number, y: number % 3 - 1).write(to: &body)
      expected += "<use href=\"#p-g\(number % 300)\""
      if number != 0 { expected += " x=\"\(precision.text(Double(number) / 1000))\"" }
      if number % 3 != 1 { expected += " y=\"\(precision.text(Double(number % 3 - 1) / 1000))\"" }
      expected += "/>\n"
    }
    let file = SVGFile([Array("<svg>".utf8), body, Array("</svg>".utf8)], precision: precision)
    let named = file.named("p")
    #expect(String(decoding: named.bytes, as: UTF8.self) == "<svg>\(expected)</svg>")
    #expect(named.count == named.bytes.count)
    var pieces = 0
    named.forEachPiece { piece in
      pieces += 1
      return piece.count < 1 << 18
    }
    #expect(pieces > 1)
    // The hash is that of the file with nine marks before each name.
    let hashed = String(decoding: file.named(nil).bytes, as: UTF8.self)
    let prefix = hashed.dropFirst("<svg><g id=\"".count).prefix(9)
    #expect(prefix.first == "s" && hashed.contains("#\(prefix)-g299\""))
    #expect(!hashed.utf8.contains(1) && !hashed.utf8.contains(2))
  }
}
