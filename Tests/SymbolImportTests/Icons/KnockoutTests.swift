@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import Testing

/// White figures in solid black, which keep their width at all weights.
@Suite struct KnockoutTests {
  private let full = FilledOutlines.reach.heavier

  private func paths(_ data: String) throws -> [SymbolWeight: Path] {
    let symbol = try IconImporter(file: "icon.svg").symbol(
      from: Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(data)\"/></svg>"
          .utf8), name: "icon"
    ).symbol
    return try #require(symbol.layers[0].shapes[0].masters?.paths[.medium])
  }

  /// Returns the boxes of the contours, the narrowest first.
  private func boxes(_ path: Path?) throws -> [Rect] {
    try #require(path).contours.compactMap(\.bounds).sorted { $0.width < $1.width }
  }

  @Test func `A minus in a disc keeps its form while the disc grows`() throws {
    let paths = try paths("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 11.25h8v1.5H8z")
    for weight in [SymbolWeight.ultralight, .regular, .bold, .black] {
      let minus = try boxes(paths[weight])[0]
      #expect(abs(minus.width - 8) < 0.01 && abs(minus.height - 1.5) < 0.01, "\(weight)")
    }
    #expect(abs(try boxes(paths[.black])[1].width - (18 + 2 * full)) < 0.01)
  }

  @Test func `A letter in a disc keeps its counter`() throws {
    let paths = try paths(
      "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM12 10.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5z"
    )
    for weight in [SymbolWeight.ultralight, .bold, .black] {
      let circles = try boxes(paths[weight])
      #expect(abs(circles[0].width - 3.5) < 0.01 && abs(circles[1].width - 6) < 0.01, "\(weight)")
    }
  }

  @Test func `A counter in strokes gets narrower`() throws {
    let paths = try paths("M4 9h16v6H4zM5.5 10.5v3h13v-3z")
    let counter = try boxes(paths[.black])[0]
    #expect(abs(counter.height - (3 - 2 * full)) < 0.01)
    #expect(abs(counter.width - (13 - 2 * full)) < 0.01)
  }

  @Test func `The dots of a grid are alike`() throws {
    var dots: [String] = []
    // Beside the inner dots there is less black than beside the outer ones.
    for x in stride(from: 7.5, through: 16.5, by: 2.25) {
      for y in stride(from: 7.5, through: 16.5, by: 2.25) {
        dots.append("M\(x) \(y - 0.75)a0.75 0.75 0 0 0 0 1.5 0.75 0.75 0 0 0 0-1.5z")
      }
    }
    let paths = try paths("M3 3h18v18H3z" + dots.joined())
    for weight in [SymbolWeight.ultralight, .bold, .black] {
      let widths = try boxes(paths[weight]).dropLast().map(\.width)
      try #require(widths.count == dots.count)
      #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.01 && $0 > 1.2 }, "\(weight)")
    }
  }

  @Test func `White between two pages stays, and their tops end at it without a whisker`() throws {
    let paths = try paths("M3 5q5-3 8 1v14H3zM13 6q3-4 8-1v15h-8z")
    for weight in [SymbolWeight.bold, .black] {
      let path = try #require(paths[weight])
      let pages = path.contours.compactMap(\.bounds).sorted { $0.minX < $1.minX }
      try #require(pages.count == 2)
      #expect(abs(pages[0].maxX - 11) < 0.01 && abs(pages[1].minX - 13) < 0.01, "\(weight)")
      #expect(!OverlapDetection.overlaps(path, tolerance: 0.001), "\(weight)")
    }
  }

  @Test func `The end of a slot stays with its sides`() throws {
    let paths = try paths("M3 3h8v7q1 0.9 2 0V3h8v18H3z")
    for weight in [SymbolWeight.bold, .black] {
      let contours = try #require(paths[weight]).flattened(tolerance: 0.001).map(\.points)
      func isBlack(_ point: Point) -> Bool {
        contours.reduce(0) { $0 + Polygon.winding($1, point) } != 0
      }
      #expect(!isBlack(Point(12, 10.4)) && !isBlack(Point(11.05, 9.9)), "\(weight)")
      #expect(isBlack(Point(12, 10.5)) && isBlack(Point(10.95, 9.9)), "\(weight)")
    }
  }
}
