@testable import SymtextSymbolText
@testable import SymtextSymbols
@testable import SymtextFontGlyphs
import SymtextGraphics
import SymtextOpenType
import Testing

struct FilledOutlineSymbolTests {
  /// Returns squares about the centre of the grid: half their side, and whether they have the direction of outer
  /// contours.
  private func symbol(_ layers: [[(half: Double, isOuter: Bool)]]) -> Symbol {
    let layers = layers.map { squares in
      var path = Path()
      for square in squares {
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
          Point(12 + $0.0 * square.half, 12 + $0.1 * square.half)
        }
        let turned = square.isOuter ? corners : corners.reversed()
        path.move(to: turned[0])
        for corner in turned.dropFirst() { path.line(to: corner) }
        path.close()
      }
      let weights = Dictionary(
        uniqueKeysWithValues: [SymbolWeight.ultralight, .regular, .black].map { ($0, path) })
      return SymbolLayer(
        shapes: [
          .init(
            MasterOutlines(
              Dictionary(
                uniqueKeysWithValues: SymbolScale.allCases.map { ($0, weights) })))
        ], level: .primary)
    }
    return Symbol(
      name: "a", layers: layers, metadata: SymbolMetadata(altText: "A", category: "a"))
  }

  /// Returns the areas that the nonzero rule fills, at each master of each scale: all are equal.
  private func areas(_ layers: [SymbolLayer]) throws -> Set<Double> {
    var areas: Set<Double> = []
    for scale in SymbolScale.allCases {
      for weight in [SymbolWeight.ultralight, .regular, .black] {
        var painted = Path()
        for layer in layers {
          for shape in layer.shapes {
            let path = try #require(shape.masters?.paths[scale]?[weight])
            let combined = painted.combined(
              layer.clears.isEmpty ? .union : .difference, with: path, tolerance: 0.001)
            painted = try #require(combined)
          }
        }
        areas.insert(painted.contours.reduce(0) { $0 + $1.area }.magnitude.rounded())
      }
    }
    return areas
  }

  @Test func `Enclosed white is filled`() throws {
    let layers = try #require(
      FilledOutlineSymbol.layers(of: symbol([[(10, true), (8, false)]])))
    #expect(try areas(layers) == [400])
  }

  @Test(arguments: [true, false])
  func `Enclosed shapes are knocked out in either direction, and their own white is filled`(
    isOuter: Bool
  ) throws {
    let ring = symbol([[(10, true), (8, false), (6, isOuter), (4, !isOuter)]])
    // In the second, the painted part of the outer ring has winding number two.
    let layers = try #require(FilledOutlineSymbol.layers(of: ring))
    #expect(try areas(layers) == [400 - 144 + 64])
  }

  @Test func `Small white areas are details of a filled body`() {
    #expect(FilledOutlineSymbol.layers(of: symbol([[(10, true), (2, false)]])) == nil)
    #expect(FilledOutlineSymbol.layers(of: symbol([[(10, true)]])) == nil)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `A layer in the white is knocked out, behind the body or in front of it`(
    order: [Int]
  ) throws {
    let parts: [[(half: Double, isOuter: Bool)]] = [[(10, true), (8, false)], [(3, true)]]
    let layers = try #require(FilledOutlineSymbol.layers(of: symbol(order.map { parts[$0] })))
    #expect(layers.map(\.clears) == [[], .all])
    #expect(try areas(layers) == [400 - 36])
  }
}
