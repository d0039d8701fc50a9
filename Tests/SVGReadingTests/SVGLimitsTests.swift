@testable import SymtextFontGlyphs
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import Testing

struct SVGLimitsTests {
  private func message(_ text: String) -> String? {
    #expect(throws: ImportError.self) {
      try IconImporter(file: "a.svg").symbol(from: Array(text.utf8), name: "a")
    }?.description
  }

  private func svg(_ inside: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n\(inside)\n</svg>"
  }

  private static let line = "<path d=\"M1 1h4\" stroke=\"red\"/>"

  @Test func `Every limit has its own message`() {
    let groups = String(repeating: "<g>", count: 100_000)
    #expect(message(svg(groups)) == "a.svg:2:769: elements are nested more than 256 deep")
    let elements = String(repeating: "<g/>", count: 100_001)
    #expect(message(svg(elements))?.hasSuffix("there are more than 100000 elements") == true)
    let attributes = (0...1024).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(
      message(svg("<g \(attributes)/>"))?
        .hasSuffix("an element has more than 1024 attributes") == true)
    let steps = String(repeating: "h1", count: 262_145)
    #expect(
      message(svg("<path d=\"M0 0\(steps)\" fill=\"none\" stroke=\"red\"/>"))?
        .hasSuffix("a path has at most 262144 segments") == true)
    let bytes = [UInt8](repeating: 0x20, count: 16 << 20 + 1)
    let error = #expect(throws: ImportError.self) {
      try IconImporter(file: "a.svg").symbol(from: bytes, name: "a")
    }
    #expect(error?.message.contains("at most 16777216 are read") == true)
  }

  @Test func `Multiplying references are limited`() {
    let levels = (0..<12).map { level in
      "<g id=\"g\(level)\">"
        + String(repeating: "<use href=\"#g\(level + 1)\"/>", count: 10) + "</g>"
    }
    #expect(
      message(svg(levels.joined() + "<g id=\"g12\">\(Self.line)</g>"))?
        .hasSuffix("there are more than 10000 references") == true)
    let empty = "<g id=\"p\">" + String(repeating: "<g/>", count: 20_000) + "</g>"
    let uses = String(repeating: "<use href=\"#p\"/>", count: 10)
    #expect(message(svg(empty + uses))?.contains("counting references") == true)
    let long = "<path id=\"p\" d=\"M0 0" + String(repeating: "h1", count: 200_000) + "\"/>"
    #expect(message(svg(long + uses))?.contains("all paths together have more than 262144") == true)
  }

  @Test func `Style rules are limited, too`() {
    let rules = "<style>" + String(repeating: ".a{fill:red}", count: 10_001) + "</style>"
    #expect(message(svg(rules + Self.line))?.contains("more than 10000 style rules") == true)
    let many = "<style>" + String(repeating: ".a{fill:red}", count: 6000) + "</style>"
    let shapes = String(repeating: "<path class=\"a\" d=\"M1 1h4v4z\"/>", count: 90)
    #expect(message(svg(many + shapes))?.contains("the style rules apply too often") == true)
  }

  @Test func `Entities neither multiply nor read files`() {
    let nested = (1..<12).map { level in
      "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
    }
    let laughs = "<!DOCTYPE svg [<!ENTITY l0 \"lol\">\(nested.joined())]>"
    #expect(message(laughs + svg("<title>&l11;</title>"))?.contains("amplification") == true)
    let external = "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>"
    #expect(
      message(external + svg("<title>&e;</title>"))?
        .contains("the entity from “file:///etc/passwd” is not read") == true)
    #expect(
      message(
        svg("<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\"/>"))?
        .hasSuffix("<include> of XInclude is not followed") == true)
  }

  @Test func `A path with very many self-crossings is refused instead of clipped endlessly`() {
    let zigzag = (0..<8000).map { "L\($0 * 7919 % 2399) \($0 * 104_729 % 2311)" }.joined()
    #expect(
      message(svg("<path transform=\"scale(.01)\" d=\"M0 0\(zigzag)\"/>"))?
        .contains("crosses itself too often") == true)
  }
}
