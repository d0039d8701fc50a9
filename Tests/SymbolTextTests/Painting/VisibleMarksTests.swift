@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextImageFormats
import SymtextFonts
import SymtextOpenType
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
@testable import SymtextSymbols
import Testing

/// Holes of the monochrome picture are seen in every mode, on every appearance.
struct VisibleMarksTests {
  /// A picture at rest, of 40 pixels a side at most.
  private struct Picture {
    static let side = 40
    var pixels: [UInt8]

    /// - Parameter renderer: it keeps the masks of the symbol's layers for its other pictures.
    init(
      _ symbol: ResolvedSymbol, _ painting: SymbolPainting, tint: Color, background: Color?,
      renderer: RasterRenderer = RasterRenderer()
    ) throws {
      let box = symbol.bounds
      let items = SymbolPainter(painting, tint: tint)
        .items(symbol, at: Point(-box.minX, -box.minY))
      let list = DisplayList(
        width: max(box.width, box.height), height: max(box.width, box.height), items: items)
      pixels = try renderer.pixmap(
        list, pixelRatio: Double(Self.side) / max(box.width, box.height), background: background
      ).pixels
    }

    /// Whether two pixels have clearly different colours.
    func differ(_ a: Int, _ b: Int) -> Bool {
      (0..<4).contains { abs(Int(pixels[4 * a + $0]) - Int(pixels[4 * b + $0])) > 20 }
    }
  }

  /// The edges of the ink of a monochrome picture: each part has pairs of pixels, inside and outside of the ink.
  private struct Edges {
    /// The pairs of each hole, and of all around the symbol.
    var parts: [[(Int, Int)]] = []

    init(_ picture: Picture) {
      let count = picture.pixels.count / 4
      let side = Int(Double(count).squareRoot().rounded())
      let ink = (0..<count).map { picture.pixels[4 * $0 + 3] }
      var seen = [Bool](repeating: false, count: count)
      func neighbors(_ pixel: Int, _ far: Int) -> [Int] {
        let (x, y) = (pixel % side, pixel / side)
        return [(x - far, y), (x + far, y), (x, y - far), (x, y + far)]
          .filter { (0..<side).contains($0.0) && (0..<side).contains($0.1) }
          .map { $0.1 * side + $0.0 }
      }
      for start in 0..<count where ink[start] < 64 && !seen[start] {
        var part: [(Int, Int)] = []
        var next = [start]
        seen[start] = true
        while let pixel = next.popLast() {
          for other in neighbors(pixel, 1) where ink[other] < 64 && !seen[other] {
            seen[other] = true
            next.append(other)
          }
          guard ink[pixel] < 8 else { continue }
          part += neighbors(pixel, 2).filter { ink[$0] > 247 }.map { (pixel, $0) }
        }
        if part.count >= 4 { parts.append(part) }
      }
    }

    /// The smallest fraction of the pairs of a part that another picture tells apart.
    func visible(in picture: Picture) -> Double {
      parts.map { part in
        Double(part.count { picture.differ($0.0, $0.1) }) / Double(part.count)
      }.min() ?? 1
    }
  }

  private static let appearances = [
    (Appearance.light, Contrast.normal), (.dark, .normal), (.light, .increased),
    (.dark, .increased),
  ]
  private static let paintings: [(mode: RenderingMode, palette: [AdaptiveColor])] = [
    (.monochrome, []), (.hierarchical, []), (.multicolor, []),
    (.palette, [.system(.systemBlue)]), (.palette, [.system(.systemRed), .system(.systemBlue)]),
    (.palette, [.system(.systemBlue), .system(.systemPurple), .system(.systemBrown)]),
  ]

  private func symbol(_ name: String) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 34))
  }

  /// Returns the looks of a symbol in which an edge of its monochrome picture is not seen.
  /// - Parameter knowsGround: Whether the painter knows the colour of the control behind the symbol.
  private func lost(_ symbol: ResolvedSymbol, knowsGround: Bool = true) throws -> [String] {
    let renderer = RasterRenderer()
    let edges = Edges(
      try Picture(symbol, SymbolPainting(), tint: .black, background: nil, renderer: renderer))
    var lost: [String] = []
    func look(_ painting: SymbolPainting, tint: Color, on background: Color, _ name: String) throws
    {
      let picture = try Picture(
        symbol, painting, tint: tint, background: background, renderer: renderer)
      if edges.visible(in: picture) < 0.5 { lost.append("\(symbol.name) \(name)") }
    }
    for (appearance, contrast) in Self.appearances {
      for (mode, palette) in Self.paintings {
        try look(
          SymbolPainting(
            mode: mode, palette: palette, appearance: appearance, contrast: contrast),
          tint: Color(.label, appearance, contrast),
          on: Color(.systemBackground, appearance, contrast),
          "\(mode) \(palette.count) \(appearance) \(contrast)")
      }
      // A destructive button is red, and so are the symbols of many of its actions.
      var painting = SymbolPainting(mode: .multicolor, appearance: appearance, contrast: contrast)
      let red = Color(.systemRed, appearance, contrast)
      if knowsGround { painting.ground = red }
      try look(painting, tint: .white, on: red, "on red \(appearance) \(contrast)")
    }
    return lost
  }

  /// Every symbol of the library, in parts that are checked side by side.
  @Test(arguments: 0..<8)
  func `Every symbol and each of its marks is seen in every mode and appearance`(part: Int) throws {
    let entries = try TestLibrary.bundled.get().font.entries
    for index in stride(from: part, to: entries.count, by: 8) {
      let lost = try lost(try symbol(entries[index].name))
      #expect(lost == [])
    }
  }

  @Test(arguments: [
    "checkmark.circle.fill", "heart.circle.fill", "info.circle.fill", "xmark.square.fill",
    "plus.circle.fill", "exclamationmark.triangle.fill", "person.crop.circle.fill",
    "person.crop.square.fill", "person.crop.rectangle.fill", "circle.circle.fill",
    "largecircle.fill.circle.fill", "battery.100.fill", "thermometer.high.fill", "pc",
    "pc.circle.fill", "face.smiling.inverse.circle.fill", "person.badge.plus", "bell.badge",
    "folder.fill.badge.checkmark", "trash.slash.fill",
  ])
  func `A mark on a generated or drawn fill is seen`(name: String) throws {
    let symbol = try symbol(name)
    #expect(symbol.variantAskedFor == nil)
    #expect(try lost(symbol) == [])
  }

  // MARK: Broken on purpose

  /// Returns a symbol of a library of its own: a disc with a hole, and a layer behind it that only colours show.
  private func broken(behind: SymbolLayer?, disc: LayerColor?) throws -> ResolvedSymbol {
    func shape(_ path: Path) -> SymbolLayer.Shape {
      SymbolLayer.Shape(path: path, isSolid: false, isOutline: true)
    }
    var ring = Path.ellipse(center: Point(12, 12), radiusX: 10, radiusY: 10)
    ring.append(Path.ellipse(center: Point(12, 12), radiusX: 4, radiusY: 4).reversed)
    let front = SymbolLayer(shapes: [shape(ring)], level: .primary, color: disc)
    let metadata = SymbolMetadata(altText: "Broken", category: "test")
    let symbol = Symbol(
      name: "broken", layers: [behind, front].compactMap(\.self), metadata: metadata)
    let file = try FontCompiler().font(SymbolSet(symbols: [symbol])).file
    let library = try SymbolLibrary(face: Face(data: FontData(file.encoded()), name: "Broken.ttf"))
    return try ResolvedSymbol("broken", in: library, beside: try TestLibrary.inter(size: 34))
  }

  /// Returns a smaller disc, which monochrome leaves out.
  private func behind(_ level: HierarchicalLevel, _ color: LayerColor?) -> SymbolLayer {
    let disc = Path.ellipse(center: Point(12, 12), radiusX: 7, radiusY: 7)
    var layer = SymbolLayer(
      shapes: [SymbolLayer.Shape(path: disc, isSolid: false, isOutline: true)], level: level,
      color: color)
    layer.opacities.isInMonochrome = false
    return layer
  }

  @Test func `The check finds a mark that is filled in its body's colour`() throws {
    // Both have one level. A palette is then of one colour, and monochrome.
    let lost = try lost(try broken(behind: behind(.primary, .systemBlue), disc: .systemRed))
    #expect(!lost.contains { $0.contains("palette") })
    #expect(lost.contains("broken hierarchical 0 dark increased"))
    #expect(!lost.contains { $0.contains("multicolor") })
    #expect(
      try self.lost(try broken(behind: behind(.secondary, .systemBlue), disc: .systemRed)) == [])
  }

  @Test func `The check finds white on white`() throws {
    // The disc has the label's colour, which is white in the dark.
    let lost = try lost(try broken(behind: behind(.secondary, .white), disc: nil))
    #expect(
      lost.filter { $0.contains("multicolor") } == [
        "broken multicolor 0 dark normal", "broken multicolor 0 dark increased",
      ])
    // White on a white page.
    let blank = try self.lost(try broken(behind: nil, disc: .white))
    #expect(blank.contains("broken multicolor 0 light normal"))
    #expect(!blank.contains("broken multicolor 0 dark normal"))
  }

  @Test func `The check finds red on red`() throws {
    let red = try broken(behind: nil, disc: .systemRed)
    #expect(
      try lost(red, knowsGround: false) == [
        "broken on red light normal", "broken on red dark normal", "broken on red light increased",
        "broken on red dark increased",
      ])
    #expect(try lost(red) == [])
  }

  @Test(arguments: [
    "checkmark.circle.fill", "info.circle.fill", "pc", "smartphone.radiowaves.left.and.right",
  ])
  func `A palette of one colour paints as monochrome does`(name: String) throws {
    let symbol = try symbol(name)
    let blue = Color(rgb: 0x0000FF)
    let one = try Picture(
      symbol, SymbolPainting(mode: .palette, palette: [.fixed(blue)]), tint: .black,
      background: nil)
    let repeated = try Picture(
      symbol, SymbolPainting(mode: .palette, palette: [.fixed(blue), .fixed(blue)]), tint: .black,
      background: nil)
    let plain = try Picture(symbol, SymbolPainting(), tint: blue, background: nil)
    #expect(one.pixels == plain.pixels && repeated.pixels == plain.pixels)
  }

  @Test(arguments: [VariableStyle.color, .hide])
  func `A fill's level is cut as far as its value in one colour`(style: VariableStyle) throws {
    let battery = try symbol("battery.100.fill")
    func ink(_ value: Double?) throws -> Int {
      let painting = SymbolPainting(value: value, variable: style)
      let picture = try Picture(battery, painting, tint: .black, background: nil)
      return stride(from: 3, to: picture.pixels.count, by: 4)
        .reduce(0) { $0 + Int(picture.pixels[$1]) }
    }
    // Each unlit bar is closed, or a quarter open.
    let inks = try [0, 0.2, 0.5, 0.7, 1].map(ink)
    #expect(inks == inks.sorted(by: >) && Set(inks).count == inks.count)
    // Layers that are cut one by one have other edges than the glyph of the whole symbol.
    let whole = try ink(nil)
    #expect(abs(try ink(1) - whole) <= whole / 100)
    for mode in RenderingMode.allCases {
      #expect(battery.showsValue(of: SymbolPainting(mode: mode, variable: style)))
    }
  }

  @Test func `A symbol is monochrome where a control hides its colours`() throws {
    let heart = try symbol("heart.fill")
    func mode(_ ground: Color?) -> RenderingMode {
      var painting = SymbolPainting(mode: .multicolor)
      painting.ground = ground
      return heart.shownMode(of: painting)
    }
    #expect(mode(nil) == .multicolor && mode(.white) == .multicolor)
    #expect(mode(Color(.systemRed, .light)) == .monochrome)
  }
}
