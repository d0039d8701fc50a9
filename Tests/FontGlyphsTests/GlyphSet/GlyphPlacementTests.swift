@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Positions of generated variants: a column of symbols with and without a badge stays aligned.
struct GlyphPlacementTests {
  private static let drawings = Result {
    try BundledDrawings.files.map { try BundledDrawings.symbol($0) }
  }

  private func symbol(_ name: String) throws -> Symbol {
    try SymbolVariants(try Self.drawings.get()).symbol(named: name)
  }

  private func placement(_ symbol: Symbol, _ scale: SymbolScale = .medium) throws -> GlyphPlacement
  {
    let grid = StrokeWidthLimit(symbol).grid(scale)
    let stroker = Stroker(
      maximumHalfWidth: grid.halfWidths[2], tolerance: 0.01, dotRadius: DrawingGrid.dotRadius)
    return try GlyphPlacement(
      symbol, layers: symbol.layers.map { stroker.outline(of: $0.strokes) }, scale: scale,
      grid: grid)
  }

  @Test(
    arguments: ["folder", "document", "bell", "heart", "person", "cloud", "tray", "book"],
    ["badge", "badge.plus", "badge.gear", "slash"])
  func `A badge or a slash neither moves nor widens a symbol`(base: String, ending: String) throws {
    guard BundledDrawings.files.contains("\(base).svg") else { return }
    for scale in SymbolScale.allCases {
      let plain = try placement(try symbol(base), scale)
      let varied = try placement(try symbol("\(base).\(ending)"), scale)
      if ending != "slash" { #expect(varied.advances == plain.advances) }
      for step in [-64, 0, 64] {
        let center = Point(12, 12)
        if ending == "slash" {
          #expect(abs((varied.map(at: step) * center).y - (plain.map(at: step) * center).y) < 1e-6)
        } else {
          #expect(
            (varied.map(at: step) * center).distance(to: plain.map(at: step) * center) < 1e-6)
        }
      }
    }
  }

  @Test(arguments: ["play", "speaker", "pin", "bolt", "cloud", "wifi"])
  func `The middle between the margins is that of the symbol without its slash`(base: String) throws
  {
    for scale in SymbolScale.allCases {
      let plain = try placement(try symbol(base), scale)
      let slashed = try placement(try symbol("\(base).slash"), scale)
      for (index, step) in [-64, 0, 64].enumerated() {
        let left = (plain.map(at: step) * Point(12, 12)).x - Double(plain.advances[index]) / 2
        let right = (slashed.map(at: step) * Point(12, 12)).x - Double(slashed.advances[index]) / 2
        // Advances are whole font units, and differences of less than two do not count.
        #expect(abs(left - right) <= 1.5)
      }
    }
  }

  @Test(arguments: ["folder.badge.plus", "document.badge.gear"])
  func `A badge extends beyond the right margin`(name: String) throws {
    let symbol = try symbol(name)
    let placement = try placement(symbol)
    let badge = try #require(
      symbol.layers.filter { $0.tag == .badge && !$0.clearsInMonochrome }
        .flatMap(\.shapes).compactMap(\.path.bounds).map(\.maxX).max())
    let margin = 0.1238 * Double(FontUnits.capHeight)
    #expect(
      (placement.map(at: 0) * Point(badge, 12)).x > Double(placement.advances[1]) - margin)
  }

  @Test func `Without a badge the margins are equal at every weight`() throws {
    let symbol = try symbol("heart.circle")
    let grid = StrokeWidthLimit(symbol).grid(.large)
    let placement = try placement(symbol, .large)
    let margin = 0.1238 * SymbolScale.large.factor * Double(FontUnits.capHeight)
    for (master, step) in [-64, 0, 64].enumerated() {
      let left = (placement.map(at: step) * Point(2 - grid.halfWidths[master], 12)).x
      let right = (placement.map(at: step) * Point(22 + grid.halfWidths[master], 12)).x
      #expect(abs(left - margin) < 0.1)
      #expect(abs(Double(placement.advances[master]) - right - margin) < 1)
    }
  }

  @Test func `A drawing without extent is refused by name`() throws {
    let empty = Symbol(
      name: "nothing", layers: [SymbolLayer(shapes: [], level: .primary)],
      metadata: SymbolMetadata(altText: "Nothing", category: "none"))
    let error = #expect(throws: FontError.self) { try placement(empty) }
    #expect(error?.description == "nothing draws nothing")
  }
}
