@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import SymtextOpenType
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import Testing

/// Malicious drawings give a font or an error.
struct HostileDrawingTests {
  /// Returns a drawing's outcome: a font's size, or an error.
  private func outcome(_ text: String) -> Result<Int, HostileOutcome> {
    do throws(ImportError) {
      let imported = try IconImporter(file: "a.svg", isLenient: true)
        .symbol(from: Array(text.utf8), name: "a")
      var compiler = FontCompiler()
      compiler.hasNames = false
      compiler.scales = [.medium]
      do throws(FontError) {
        let set = try SymbolSet(symbols: [imported.symbol])
        return .success(try compiler.font(set).file.encoded().count)
      } catch {
        return .failure(HostileOutcome(message: error.description))
      }
    } catch {
      return .failure(HostileOutcome(message: error.description))
    }
  }

  struct HostileOutcome: Error { var message: String }

  private func message(_ text: String) -> String? {
    if case .failure(let outcome) = outcome(text) { return outcome.message }
    return nil
  }

  private func svg(_ inside: String, _ attributes: String = "") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" \(attributes)>\(inside)</svg>"
  }

  private static let stroked = "fill=\"none\" stroke=\"black\" stroke-width=\"2\""

  private func drawing(_ path: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
    stroke-linecap="round" stroke-linejoin="round"><title>A</title><metadata><category>a</category>\
    </metadata><g class="monochrome-0 hierarchical-0:primary"><path d="\(path)"/></g></svg>
    """
  }

  @Test func `Arcs with huge radii are drawn or refused`() {
    let radii = ["0", "1e-308", "1e-160", "1e-9", "1", "999999999"]
    for rx in radii {
      for ry in radii {
        let path = "M4.1 12.8A\(rx) \(ry) 30 1 0 12 6.2L9 6.2"
        _ = outcome(svg("<path d=\"\(path)\"/>", Self.stroked))
        _ = outcome(drawing(path))
      }
    }
    #expect(message(svg("<path d=\"M0 0A1e-160 1e-160 0 0 0 1 1L9 3\"/>", Self.stroked)) == nil)
    #expect(
      message(drawing("M4.122 12.861A8 999999999 0 1 0 12 6.25L9 6.25"))
        == "a.svg:1:248: <path> reaches beyond ±1000 units; a drawing has 24 × 24")
  }

  @Test func `Coordinates are limited`() {
    func at(_ place: String) -> String { svg("<path d=\"M0 0H\(place)V9z\"/>") }
    #expect(message(at("1000000"))?.contains("too large for its viewBox") == true)
    #expect(message(at("1000001"))?.contains("beyond ±1000000 units") == true)
    #expect(message(drawing("M0 0L90 9")) == nil)
    #expect(message(drawing("M0 0L1000.1 9"))?.contains("beyond ±1000 units") == true)
    let far = String(repeating: "<g transform=\"scale(9e8)\">", count: 40)
    #expect(
      message(svg(far + "<path d=\"M1 1h1v1z\"/>" + String(repeating: "</g>", count: 40)))?
        .contains("too large") == true)
  }

  /// Returns elements, each of which refers to the next.
  private func chain(_ count: Int) -> String {
    let links = (0..<count).map { "<use id=\"u\($0)\" href=\"#u\($0 + 1)\"/>" }.joined()
    return svg(
      "<defs>\(links)<path id=\"u\(count)\" d=\"M1 1h4v4z\"/></defs><use href=\"#u0\"/>")
  }

  @Test func `The depth of references is limited`() {
    // The shape itself, and the element that is drawn first.
    #expect(message(chain(SVGReader.mostDepth - 2)) == nil)
    #expect(message(chain(SVGReader.mostDepth - 1))?.contains("more than 128 deep") == true)
    #expect(message(chain(800))?.contains("more than 128 deep") == true)
  }

  @Test func `Nested clips are limited`() {
    let clips = (0..<200).map {
      "<clipPath id=\"c\($0)\"><path d=\"M0 0h20v20h-20z\" clip-path=\"url(#c\($0 + 1))\"/></clipPath>"
    }.joined()
    #expect(
      message(svg(clips + "<path d=\"M1 1h9v9z\" clip-path=\"url(#c0)\"/>"))?
        .contains("more than 128 deep") == true)
  }

  /// Returns curves of which each crosses most of the others.
  private func curves(_ count: Int) -> String {
    var state: UInt32 = 7
    func place() -> String {
      state = state &* 1_664_525 &+ 1_013_904_223
      return "\(state >> 8 & 0xFFFF)"
    }
    let numbers = (0..<3 * count).map { _ in "\(place()) \(place())" }.joined(separator: " ")
    return "<path transform=\"scale(.000366)\" d=\"M0 0C\(numbers)\"/>"
  }

  @Test func `Curves with very many crossings are refused instead of joined endlessly`() {
    #expect(message(svg(curves(3000)))?.contains("crosses itself too often") == true)
    // Crossing lines are allowed: they are not filled, but a glyph cannot hold so many.
    #expect(
      message(
        svg("<g fill=\"none\" stroke=\"black\" stroke-width=\"2\">\(curves(3000))</g>"))?
        .contains("a glyph holds at most") == true)
  }

  @Test func `Many areas are joined at once, many clips are applied once`() {
    let squares = (0..<3000).map { "<path d=\"M\($0 % 63 * 3) \($0 / 63 * 3)h2v2h-2z\"/>" }
      .joined()
    let far = svg("<g transform=\"scale(.126)\">\(squares)</g>")
    #expect(message(far) == nil)
    let clip = "<clipPath id=\"c\"><circle cx=\"12\" cy=\"12\" r=\"11\"/></clipPath>"
    let clipped = svg(
      "\(clip)<g clip-path=\"url(#c)\"><g transform=\"scale(.126)\">\(squares)</g></g>")
    #expect(message(clipped) == nil)
  }

  @Test func `Style rules are limited`() {
    let long = "<style>" + String(repeating: ".a{fill:red}", count: 1 << 17) + "</style>"
    #expect(message(svg(long))?.contains("style rules have more than 1048576 bytes") == true)
    let imports = "<style>" + String(repeating: "@import 'a';", count: 80_000) + ".a{}</style>"
    #expect(message(svg(imports + "<path d=\"M1 1h9v9z\"/>")) == nil)
    let classes = (0..<1000).map { ".a.b\($0){fill:red}" }.joined()
    let names = (0..<200).map { "b\($0)" }.joined(separator: " ")
    let shapes = String(repeating: "<path class=\"a \(names)\" d=\"M1 1h9v9z\"/>", count: 1000)
    #expect(
      message(svg("<style>\(classes)</style>\(shapes)"))?
        .contains("the style rules apply too often") == true)
  }

  @Test func `Attributes are limited`() {
    func elements(_ count: Int) -> String {
      let attributes = (0..<1000).map { "a\($0)=\"\"" }.joined(separator: " ")
      return svg(String(repeating: "<g \(attributes)/>", count: count) + "<path d=\"M1 1h9v9z\"/>")
    }
    #expect(message(elements(499)) == nil)
    #expect(message(elements(500))?.contains("there are more than 500000 attributes") == true)
  }
}
