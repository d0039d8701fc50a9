import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
import SymtextFontGlyphs
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import Testing

@testable import SymtextSymbolExport

struct SymbolFlattenerTests {
  /// Forty symbols across the library, with those that clear, and those with colours.
  private static let names: [String] = {
    guard let library = try? TestLibrary.bundled.get() else { return [] }
    let listing = library.listing
    let layered = listing.filter { $0.layers.contains { !$0.clears.isEmpty } }
    let colored = listing.filter { $0.layers.contains { $0.color?.rgba != nil } }
    func some(_ symbols: [ListedSymbol], _ count: Int) -> [String] {
      stride(from: 0, to: symbols.count, by: max(symbols.count / count, 1)).prefix(count)
        .map { symbols[$0].name }
    }
    return some(listing, 14) + some(layered, 14) + some(colored, 12)
  }()

  /// Returns the colours of a flat symbol as items on a box of 24 units.
  private func list(_ symbol: FlatSymbol, _ mode: RenderingMode, size: Double) -> DisplayList {
    let factor = size / 24
    let palette = [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
      Color(red: 0, green: 0, blue: 1),
    ]
    return DisplayList(
      width: size, height: size,
      items: symbol.shapes.map { shape in
        let level = HierarchicalLevel.allCases.firstIndex(of: shape.level) ?? 0
        let own = shape.color?.color(.light, .normal)
        let plain = mode == .palette ? palette[level] : .black
        return .fill(
          shape.path.transformed(by: .scale(factor, factor)),
          .color((own ?? plain).multiplyingOpacity(by: shape.opacity)))
      })
  }

  /// Returns the mean and the share of pixels that differ by more than a step, away from edges.
  private func difference(_ a: Pixmap, _ b: Pixmap) -> Double {
    var (sum, count) = (0, 0)
    for y in 1..<a.height - 1 {
      for x in 1..<a.width - 1 {
        let place = 4 * (y * a.width + x)
        // An edge: a neighbour differs.
        let isEdge = [place - 4, place + 4, place - 4 * a.width, place + 4 * a.width].contains {
          near in (0..<4).contains { abs(Int(b.pixels[near + $0]) - Int(b.pixels[place + $0])) > 2 }
        }
        guard !isEdge else { continue }
        for part in 0..<4 { sum += abs(Int(a.pixels[place + part]) - Int(b.pixels[place + part])) }
        count += 4
      }
    }
    return Double(sum) / Double(max(count, 1))
  }

  @Test(arguments: [
    RenderingMode.monochrome, .hierarchical, .palette, .multicolor,
  ])
  func `Flat shapes look like the painted symbol, with nothing left to erase`(
    mode: RenderingMode
  ) throws {
    let flattener = SymbolFlattener(try TestLibrary.bundled.get(), box: .icon)
    let renderer = RasterRenderer()
    #expect(Self.names.count == 40)
    for (index, name) in Self.names.enumerated() {
      let variant = FlatSymbol.Variant(
        mode: mode, weight: SymbolWeight.allCases[index % 9],
        scale: SymbolScale.allCases[index % 3])
      let painted = try renderer.pixmap(
        flattener.picture(flattener.flat(name, variant), variant, height: 96), pixelRatio: 1,
        background: .white)
      let flat = try renderer.pixmap(
        list(flattener.flat(name, variant), mode, size: 96), pixelRatio: 1, background: .white)
      #expect(difference(flat, painted) <= 1, "\(name) \(variant)")
    }
  }

  @Test func `A symbol that sticks out is smaller, and its picture too`() throws {
    let flattener = SymbolFlattener(try TestLibrary.bundled.get(), box: .icon)
    let names = try TestLibrary.bundled.get().listing.map(\.name)
    let black = FlatSymbol.Variant(weight: .black, scale: .large)
    let flat = try names.lazy.map { try flattener.flat($0, black) }
      .first { $0.placement.factor < 1 }
    let symbol = try #require(flat)
    let ink = try #require(symbol.shapes.compactMap { $0.path.bounds }.first)
    #expect(ink.minX > -0.01 && ink.minY > -0.01 && ink.maxX < 24.01 && ink.maxY < 24.01)
  }

  @Test func `Levels have opacities, and palettes the levels alone`() throws {
    let flattener = SymbolFlattener(try TestLibrary.bundled.get(), box: .icon)
    let shaded = try flattener.flat("wifi", .init(mode: .hierarchical))
    let palette = try flattener.flat("person.2", .init(mode: .palette))
    #expect(shaded.shapes.allSatisfy { $0.color == nil && (0...1).contains($0.opacity) })
    #expect(palette.shapes.allSatisfy { $0.opacity == 1 && $0.color == nil })
    #expect(Set(palette.shapes.map(\.level)).count > 1)
  }

  @Test func `The form for text from right to left differs where the symbol has one`() throws {
    let library = try TestLibrary.bundled.get()
    let flattener = SymbolFlattener(library, box: .icon)
    let turned = try #require(library.listing.first { $0.metadata.rightToLeft == .mirrored })
    let plain = try flattener.flat(turned.name, .init())
    let other = try flattener.flat(turned.name, .init(isRightToLeft: true))
    #expect(plain.shapes.map(\.path) != other.shapes.map(\.path))
  }

  @Test func `What is erased is cut, and a budget that is spent is known`() {
    func square(_ side: Double) -> Path {
      Path([
        .move(.zero), .line(Point(side, 0)), .line(Point(side, side)), .line(Point(0, side)),
        .close,
      ])
    }
    let whole = [FlatSymbol.Shape(path: square(10), level: .primary, color: nil, opacity: 1)]
    var shapes = whole
    #expect(!SymbolFlattener.erase(square(5), from: &shapes, budget: WorkBudget(steps: 1)))
    shapes = whole
    #expect(SymbolFlattener.erase(square(5), from: &shapes))
    #expect(shapes.first?.path != whole[0].path)
    #expect(SymbolFlattener.erase(square(20), from: &shapes) && shapes.isEmpty)
  }
}
