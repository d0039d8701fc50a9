@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
@testable import SymtextTextLayout

/// The eight symbols whose four modes the Human Interface Guidelines show and describe, layer by layer.
///
/// <https://developer.apple.com/design/human-interface-guidelines/sf-symbols#Rendering-modes>
struct GuidelineFiguresTests {
  private static let tint = Color(SystemColor.systemBlue, .light)
  private static let gray = Color(SystemColor.systemGray, .light)

  /// Returns the colours painted in a mode, back to front; `nil` for layers that clear.
  private func colors(_ name: String, _ painting: SymbolPainting) throws -> [Color?] {
    let symbol = try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter())
    let items = SymbolPainter(painting, tint: Self.tint).items(symbol, at: .zero).flatMap(\.steps)
    func steps(_ items: [DisplayItem]) -> [Color?] {
      items.flatMap { item -> [Color?] in
        switch item {
        case .glyphs(let run, .color(let color)): run.glyphs.map { _ in color }
        case .clear: [nil]
        case .group(let items, _): steps(items)
        default: []
        }
      }
    }
    return steps(items)
  }

  private static let red = Color(SystemColor.systemRed, .light)
  private static let lightGray = Color(SystemColor.systemGray2, .light)
  private static let green = Color(SystemColor.systemGreen, .light)
  private static let yellow = Color(SystemColor.systemYellow, .light)
  private static let white = Color(red: 1, green: 1, blue: 1)

  /// The levels of symbols, back to front, `nil` for clearing layers, and the colours of their multicolor mode.
  static let symbols: [(name: String, levels: [HierarchicalLevel?], colors: [Color?])] = [
    ("square.and.arrow.up", [.secondary, .primary], [tint, tint]),
    // The plus is cut out of the badge, and white in multicolor.
    ("folder.badge.plus", [.secondary, nil, .primary, nil], [tint, nil, green, white]),
    ("trash.slash", [.secondary, .secondary, nil, .primary], [red, red, nil, red]),
    (
      "calendar.day.timeline.right", [.secondary, .secondary, .primary], [gray, lightGray, red]
    ),
    ("list.number", [.primary, .secondary], [tint, gray]),
    ("textformat.abc.dottedunderline", [.secondary, .primary], [tint, red]),
    (
      "smartphone.radiowaves.left.and.right", [.tertiary, .secondary, .primary],
      // Its screen is open in multicolor.
      [tint, nil, tint]
    ),
    ("pc", [.secondary, .primary, .primary], [tint, yellow, white]),
  ]

  @Test(arguments: symbols.map(\.name))
  func `One colour, levels, a palette and own colours match the figures`(
    name: String
  ) throws {
    let (_, levels, own) = try #require(Self.symbols.first { $0.name == name })
    #expect(try colors(name, SymbolPainting(mode: .monochrome)) == [Self.tint])
    #expect(
      try colors(name, SymbolPainting(mode: .hierarchical))
        == levels.map { $0.map { Self.tint.multiplyingOpacity(by: $0.opacity) } })
    // Two colours for three levels: the second and the third look the same.
    let palette = SymbolPainting(
      mode: .palette, palette: [.fixed(Self.tint), .fixed(Self.gray)])
    #expect(
      try colors(name, palette) == levels.map { $0.map { $0 == .primary ? Self.tint : Self.gray } })
    let hasOwn = own.contains { $0 != nil && $0 != Self.tint }
    #expect(
      try colors(name, SymbolPainting(mode: .multicolor)) == (hasOwn ? own : [Self.tint]))
  }

  @Test func `The device's usual name is an alias of the generic one`() throws {
    let library = try TestLibrary.bundled.get()
    #expect(
      try library.entry(named: "iphone.radiowaves.left.and.right").name
        == "smartphone.radiowaves.left.and.right")
  }
}
