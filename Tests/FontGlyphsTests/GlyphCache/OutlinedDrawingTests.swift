@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSymbols
import SymtextSymbolTestSupport
import Testing

/// The parts of a symbol on which its outlines depend.
struct OutlinedDrawingTests {
  /// A change of a symbol, with a name.
  private struct Change {
    var name: String
    var make: (inout Symbol) -> Void
  }

  private static var base: Symbol {
    get throws {
      var symbol = try drawing(name: "a", shapes: "<path d=\"M4 12h16\"/><path d=\"M4 8h16\"/>")
      symbol.layers[0].shapes[1].pen.taper = Pen.Taper(start: 1, end: 2)
      symbol.layers[0].shapes[1].style.stretch = Affine(2, 0, 0, 0.5, 0, 0)
      let path = symbol.layers[0].shapes[0].path
      var masters = MasterOutlines([.medium: [.regular: path, .black: path]])
      masters.forms = [.medium: [.init(range: -1...0, paths: [.thin: path])]]
      symbol.layers[0].shapes.append(SymbolLayer.Shape(masters))
      symbol.margins = SymbolMargins([.medium: [.regular: .init(left: 1, right: 20)]])
      return symbol
    }
  }

  private static let moved = Path([.move(Point(1, 1)), .line(Point(2, 3))])

  private static var changes: [Change] {
    [
      Change(name: "name") { $0.name = "b" },
      Change(name: "keepsRegular") { $0.keepsRegular.toggle() },
      Change(name: "no margins") { $0.margins = nil },
      Change(name: "margin") { $0.margins?.pairs[.medium]?[.regular]?.left = 2 },
      Change(name: "margins of a weight") {
        $0.margins?.pairs[.medium]?[.black] = .init(left: 1, right: 20)
      },
      Change(name: "layer") { $0.layers.append($0.layers[0]) },
      Change(name: "colour") { $0.layers[0].color = .systemRed },
      Change(name: "tint") { $0.layers[0].color = .tintColor },
      Change(name: "clears") { $0.layers[0].clears = .levels },
      Change(name: "tag") { $0.layers[0].tag = .slash },
      Change(name: "opacity") { $0.layers[0].opacities.isInMonochrome = false },
      Change(name: "path") { $0.layers[0].shapes[0].path = moved },
      Change(name: "isSolid") { $0.layers[0].shapes[0].isSolid.toggle() },
      Change(name: "isOutline") { $0.layers[0].shapes[0].isOutline.toggle() },
      Change(name: "pen base") { $0.layers[0].shapes[0].pen.base = 0.25 },
      Change(name: "pen factor") { $0.layers[0].shapes[0].pen.factor = 2 },
      Change(name: "taper") { $0.layers[0].shapes[1].pen.taper = nil },
      Change(name: "start of a taper") { $0.layers[0].shapes[1].pen.taper?.start = 0.5 },
      Change(name: "end of a taper") { $0.layers[0].shapes[1].pen.taper?.end = 3 },
      Change(name: "cap") { $0.layers[0].shapes[0].style.cap = .square },
      Change(name: "join") { $0.layers[0].shapes[0].style.join = .bevel },
      Change(name: "miter limit") { $0.layers[0].shapes[0].style.miterLimit = 9 },
      Change(name: "dots") { $0.layers[0].shapes[0].style.dots = .asLines },
      Change(name: "stretch") { $0.layers[0].shapes[1].style.stretch = .identity },
      Change(name: "masters") { $0.layers[0].shapes[2].masters = nil },
      Change(name: "master") { $0.layers[0].shapes[2].masters?.paths[.medium]?[.black] = moved },
      Change(name: "weight of a master") {
        $0.layers[0].shapes[2].masters?.paths[.medium]?[.heavy] = moved
      },
      Change(name: "scale of a master") {
        $0.layers[0].shapes[2].masters?.paths[.small] = [.regular: moved]
      },
      Change(name: "form") { $0.layers[0].shapes[2].masters?.forms = [:] },
      Change(name: "range of a form") {
        $0.layers[0].shapes[2].masters?.forms[.medium]?[0].range = -1...0.5
      },
      Change(name: "path of a form") {
        $0.layers[0].shapes[2].masters?.forms[.medium]?[0].paths[.thin] = moved
      },
    ]
  }

  @Test func `Each change of the drawing changes the key`() throws {
    let key = try #require(OutlinedDrawing(try Self.base).key)
    #expect(OutlinedDrawing(try Self.base).key == key)
    var keys: Set = [key]
    for change in Self.changes {
      var symbol = try Self.base
      change.make(&symbol)
      #expect(keys.insert(try #require(OutlinedDrawing(symbol).key)).inserted, "\(change.name)")
    }
  }

  @Test func `The compiler sees nothing that is not in the key`() throws {
    // Two symbols that differ in everything else are the same drawing.
    var other = try Self.base
    other.metadata = SymbolMetadata(altText: "x", category: "y", keywords: ["z"])
    other.opticalShift = Vector(1, 2)
    other.layers[0].level = .tertiary
    other.layers[0].variableThreshold = 0.5
    other.layers[0].opacities.levels = 0.5
    other.layers[0].opacities.multicolor = 0.5
    other.layers[0].shapes[0].inFill = .stroked
    other.layers[0].shapes[2].masters?.areSynthesised = true
    other.layers[0].cuts[DrawnVariant(.regular, .medium)] = []
    other.rightToLeft = RightToLeftDrawing(layers: [], motion: SymbolMotion())
    let (a, b) = (OutlinedDrawing(try Self.base), OutlinedDrawing(other))
    #expect(a.symbol == b.symbol && a.key == b.key)
  }

  @Test func `The outlines are those of the symbol itself`() throws {
    for symbol in try smallSet().allSymbols {
      func bytes(_ symbol: Symbol) throws -> [UInt8]? {
        GlyphWriter.bytes([
          try SymbolOutliner(scale: .medium).glyphs(
            symbol, hold: StrokeWidthLimit(symbol), withLayers: true, stacksLayers: true)
        ])
      }
      #expect(try bytes(symbol) == bytes(OutlinedDrawing(symbol).symbol))
    }
  }
}
