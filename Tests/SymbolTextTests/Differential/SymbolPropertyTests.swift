@testable import SymtextOpenType
import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// Properties of every symbol at the nine weights and three scales.
struct SymbolPropertyTests {
  private static let capHeight = 1456.0
  private static let features: [SymbolScale: [FontFeature]] = [
    .small: [FontFeature("ss01")], .medium: [], .large: [FontFeature("ss02")],
  ]

  private let library: SymbolLibrary

  init() throws { library = try TestLibrary.bundled.get() }

  /// Returns the symbol font at one em in units, so that points are font units.
  private func font(_ weight: SymbolWeight) -> Font {
    Font(
      face: library.face, size: 2048, coordinates: DesignCoordinates(weight: weight.axisValue))
  }

  private func glyph(_ name: String, _ scale: SymbolScale, in font: Font) throws -> GlyphID {
    let entry = try library.entry(named: name)
    return try #require(
      font.glyph(for: entry.codePoint, features: Self.features[scale] ?? []))
  }

  /// Returns the boxes of the circle's outer and inner edge.
  private func circle(_ weight: SymbolWeight, _ scale: SymbolScale) throws -> (Rect, Rect) {
    let font = font(weight)
    let contours = font.outline(of: try glyph("circle", scale, in: font))
      .flattened(tolerance: 0.05).map(\.points)
    try #require(contours.count == 2)
    let boxes = contours.map { points in
      points.reduce(Rect(points[0])) { $0.union(Rect($1)) }
    }.sorted { $0.width > $1.width }
    return (boxes[0], boxes[1])
  }

  /// The symbols without protruding slashes or badges, and without cuts at an edge.
  private var placedNames: [String] {
    library.font.entries.filter { entry in
      let layers = library.font.layers(of: entry.index)
      return !layers.contains { layer in
        layer.tag == .slash || layer.tag == .badge
          || (layer.clearsInMonochrome && !layers.contains { $0.tag == .enclosure })
      }
    }.map(\.name)
  }

  @Test(arguments: SymbolWeight.allCases, SymbolScale.allCases)
  func `The ink of every symbol is centred on half the cap height`(
    weight: SymbolWeight, scale: SymbolScale
  ) throws {
    let font = font(weight)
    #expect(placedNames.count > 250)
    let wrong = try placedNames.filter { name in
      let box = font.inkBounds(of: try glyph(name, scale, in: font))
      return abs(-(box?.midY ?? 0) - Self.capHeight / 2) > 0.005 * Self.capHeight
    }
    #expect(wrong == [])
  }

  @Test(arguments: SymbolWeight.allCases, SymbolScale.allCases)
  func `The margins of every symbol are those of its scale`(
    weight: SymbolWeight, scale: SymbolScale
  ) throws {
    let font = font(weight)
    let margin = 0.1238 * Self.capHeight * scale.factor
    let wrong = try placedNames.filter { name in
      let glyph = try glyph(name, scale, in: font)
      let box = font.inkBounds(of: glyph) ?? Rect(.zero)
      return abs(box.minX - margin) > 2 || abs(font.advance(of: glyph) - box.maxX - margin) > 2
    }
    #expect(wrong == [])
  }

  @Test(arguments: SymbolWeight.allCases, SymbolScale.allCases)
  func `The stroke of the circle has the nominal width`(
    weight: SymbolWeight, scale: SymbolScale
  ) throws {
    let (outer, inner) = try circle(weight, scale)
    let expected = WeightLaw.stroke(axisValue: weight.axisValue, scale: scale) * Self.capHeight
    for stroke in [
      (outer.width - inner.width) / 2, (outer.height - inner.height) / 2,
    ] {
      #expect(abs(stroke - expected) <= 1)
    }
  }

  @Test(arguments: SymbolWeight.allCases)
  func `The scales have their nominal sizes`(weight: SymbolWeight) throws {
    /// Returns the diameter of the centre line.
    func size(_ scale: SymbolScale) throws -> Double {
      let (outer, inner) = try circle(weight, scale)
      return (outer.height + inner.height) / 2
    }
    let (small, medium, large) = (try size(.small), try size(.medium), try size(.large))
    #expect(abs(medium / small / 1.276 - 1) < 0.003)
    #expect(abs(large / medium / 1.2908 - 1) < 0.003)
    #expect(abs(medium / Self.capHeight / 1.296 - 1) < 0.003)
  }

  @Test(arguments: SymbolScale.allCases)
  func `Between two weights the stroke follows the formula`(scale: SymbolScale) throws {
    for value in [150.0, 250, 350, 450, 550, 650, 750, 850] {
      let font = Font(
        face: library.face, size: 2048, coordinates: DesignCoordinates(weight: value))
      let contours = font.outline(of: try glyph("circle", scale, in: font))
        .flattened(tolerance: 0.05).map { $0.points.map(\.y) }
      let heights = contours.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      let stroke = ((heights.max() ?? 0) - (heights.min() ?? 0)) / 2
      let expected = WeightLaw.stroke(axisValue: value, scale: scale) * Self.capHeight
      #expect(abs(stroke - expected) <= 1, "\(value)")
    }
  }

  @Test func `Every symbol has its own ink at every scale`() throws {
    let font = font(.regular)
    var glyphs: Set<GlyphID> = []
    for entry in library.font.entries {
      for scale in SymbolScale.allCases { glyphs.insert(try glyph(entry.name, scale, in: font)) }
    }
    #expect(glyphs.count == library.font.count * 3)
  }
}
