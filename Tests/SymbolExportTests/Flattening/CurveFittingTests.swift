import Foundation
import SymtextFonts
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

@testable import SymtextSymbolExport

struct CurveFittingTests {
  private let tolerance = SymbolFlattener.tolerance

  /// The greatest distance of points of a path from the lines of another.
  private func distance(_ path: Path, to other: Path) -> Double {
    let lines = other.flattened(tolerance: 1e-4).flatMap { contour in
      zip(contour.points, contour.points.dropFirst() + contour.points.prefix(1)).map { ($0, $1) }
    }
    return path.flattened(tolerance: 1e-4).flatMap(\.points).map { point in
      lines.map { line -> Double in
        let (way, from) = (line.1 - line.0, point - line.0)
        let t = min(max(from.dot(way) / max(way.dot(way), 1e-12), 0), 1)
        return (from - way * t).length
      }.min() ?? .infinity
    }.max() ?? 0
  }

  @Test func `A circle of sixteen quadratic curves becomes four cubic ones`() {
    var path = Path([.move(Point(22, 12))])
    for step in 1...16 {
      let (before, angle) = (Double(step - 1) * .pi / 8, Double(step) * .pi / 8)
      let middle = (before + angle) / 2
      let reach = 10 / cos(Double.pi / 16)
      path.quad(
        Point(12 + reach * cos(middle), 12 + reach * sin(middle)),
        to: Point(12 + 10 * cos(angle), 12 + 10 * sin(angle)))
    }
    path.close()
    let fitted = CurveFitting.fitted(path, tolerance: tolerance)
    #expect(fitted.elements.map(\.kind) == ["M", "C", "C", "C", "C", "Z"])
    #expect(distance(path, to: fitted) < 2 * tolerance)
    #expect(distance(fitted, to: path) < 2 * tolerance)
  }

  @Test func `Corners, lines and lone curves stay`() {
    let path = Path([
      .move(Point(0, 0)), .quad(Point(5, 0), Point(5, 5)), .quad(Point(9, 5), Point(9, 9)),
      .line(Point(0, 9)), .close,
    ])
    let fitted = CurveFitting.fitted(path, tolerance: tolerance)
    #expect(fitted.elements.map(\.kind) == ["M", "C", "C", "L", "Z"])
    #expect(distance(path, to: fitted) < 1e-3)
  }

  @Test func `Numbers that are none and curves without length do no harm`() {
    let strange = Path([
      .move(Point(.nan, 0)), .quad(Point(1, .infinity), Point(2, 2)),
      .quad(Point(2, 2), Point(2, 2)),
      .cubic(Point(2, 2), Point(2, 2), Point(2, 2)), .close, .quad(Point(1, 1), Point(0, 0)),
    ])
    #expect(CurveFitting.fitted(strange, tolerance: tolerance).elements.count == 6)
    #expect(CurveFitting.fitted(Path(), tolerance: tolerance).isEmpty)
  }

  @Test(arguments: ["heart", "speaker.slash", "gearshape", "cloud.rain", "person.2"])
  func `The outlines of symbols stay within the tolerance, with a third fewer curves`(name: String)
    throws
  {
    let library = try TestLibrary.bundled.get()
    let font = try TestLibrary.inter(size: 24)
    let symbol = try ResolvedSymbol(name, in: library, beside: font)
    let outline = symbol.font.outline(of: symbol.glyph)
    let fitted = CurveFitting.fitted(outline, tolerance: tolerance)
    #expect(distance(outline, to: fitted) < 2 * tolerance)
    #expect(distance(fitted, to: outline) < 2 * tolerance)
    let curves = { (path: Path) in path.elements.count { $0.kind == "Q" || $0.kind == "C" } }
    #expect(10 * curves(fitted) <= 7 * curves(outline), "\(curves(fitted)) of \(curves(outline))")
  }
}
