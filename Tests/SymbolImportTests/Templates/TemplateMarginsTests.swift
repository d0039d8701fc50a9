import SymtextSupport
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextSymbolImport
@testable import SymtextSVGReading
import SymtextTestSupport
import Testing

/// Side bearings of variants with different space on the two sides.
struct TemplateMarginsTests {
  private typealias Sides = (left: Double, right: Double)

  /// The sizes of the scales relative to small, as in Apple's templates.
  private static let sizes: [SymbolScale: Double] = [.small: 1, .medium: 1.276, .large: 1.647]

  private func shape(_ id: String, _ box: Rect) -> SVGDrawnShape {
    SVGDrawnShape(
      path: .roundedRect(box, radiusX: 0, radiusY: 0), fill: nil, stroke: nil, clipRule: .nonzero,
      opacity: 1, fades: [], strokesFirst: false, clips: [], isShown: true, classes: [],
      element: XMLElement(name: "path", namespace: nil, attributes: [:], line: 1, column: 1),
      ids: ["guide:\(id)"])
  }

  /// Returns the guides of a variant whose ink begins at 100 and is 80 wide, with space beside it.
  private func guides(_ variant: DrawnVariant, _ space: Sides) -> [SVGDrawnShape] {
    [
      shape("left-margin-\(variant)", Rect(x: 100 - space.left, y: 0, width: 0, height: 9)),
      shape("right-margin-\(variant)", Rect(x: 180 + space.right, y: 0, width: 0, height: 9)),
    ]
  }

  /// Returns the space beside the ink, 80 wide, of variants at any positions.
  private func spaces(
    _ variants: [DrawnVariant], _ shapes: [SVGDrawnShape], version: TemplateVersion? = nil
  ) throws -> [(sides: Sides, source: TemplateDrawing.MarginSource)] {
    let ink = Path.roundedRect(Rect(x: 100, y: -70, width: 80, height: 70), radiusX: 0, radiusY: 0)
    let margins = TemplateMargins(
      shapes, version: version,
      origins: Dictionary(uniqueKeysWithValues: variants.map { ($0, Affine.identity) }))
    let placed = margins.placed(
      Dictionary(uniqueKeysWithValues: variants.map { ($0, [ink]) }), baselines: [:])
    return try variants.map { variant in
      let place = try #require(placed[variant])
      return ((100 - place.left, place.right - 180), place.source)
    }
  }

  private func isClose(_ a: Sides, _ b: Sides) -> Bool {
    abs(a.left - b.left) < 1e-9 && abs(a.right - b.right) < 1e-9
  }

  private func variants(_ weight: SymbolWeight) -> [DrawnVariant] {
    SymbolScale.allCases.map { DrawnVariant(weight, $0) }
  }

  @Test(arguments: SymbolScale.allCases)
  func `The space beside one variant's ink applies to all, scaled with their size`(
    scale: SymbolScale
  ) throws {
    let own = DrawnVariant(.regular, scale)
    let size = try #require(Self.sizes[scale])
    let all = SymbolWeight.allCases.flatMap { variants($0) }
    // 6 and 12 at small scale.
    for (variant, found) in zip(all, try spaces(all, guides(own, (6 * size, 12 * size)))) {
      let factor = try #require(Self.sizes[variant.scale])
      #expect(isClose(found.sides, (6 * factor, 12 * factor)), "\(variant): \(found)")
      #expect(found.source == (variant == own ? .own : .bearings))
    }
  }

  @Test func `Regular-M takes precedence over Regular-S, and that over others`() throws {
    let variants = ["Regular-M", "Regular-S", "Thin-L"].compactMap { DrawnVariant(name: $0) }
    let own = [
      guides(variants[0], (1.276, 3 * 1.276)), guides(variants[1], (10, 20)),
      guides(variants[2], (30 * 1.647, 40 * 1.647)),
    ]
    for (first, expected) in [(1.0, 3.0), (10, 20), (30, 40)].enumerated() {
      let bold = self.variants(.bold)
      let found = try spaces(variants + bold, own[first...].flatMap(\.self)).suffix(3)
      for (variant, found) in zip(bold, found) {
        let factor = try #require(Self.sizes[variant.scale])
        #expect(isClose(found.sides, (expected.0 * factor, expected.1 * factor)), "\(variant)")
      }
    }
  }

  @Test func `The width of version 1's rectangles is the space at medium scale`() throws {
    let rectangles = [
      shape("left-margin", Rect(x: 500, y: 0, width: 8, height: 9)),
      shape("right-margin", Rect(x: 600, y: 0, width: 12, height: 9)),
    ]
    for version in [TemplateVersion(1), nil] {
      let found = try spaces(variants(.light), rectangles, version: version)
      #expect(isClose(found[0].sides, (8 / 1.276, 12 / 1.276)))
      #expect(isClose(found[1].sides, (8, 12)))
      #expect(isClose(found[2].sides, (8 * 1.647 / 1.276, 12 * 1.647 / 1.276)))
    }
  }

  @Test func `The lines of version 2 are those of Regular-M`() throws {
    let lines = guides(DrawnVariant(.regular, .medium), (4, 10)).map { guide in
      shape(
        guide.ids[0].replacing("guide:", with: "").replacing("-Regular-M", with: ""),
        guide.path.bounds ?? Rect(.zero))
    }
    let found = try spaces(variants(.regular), lines, version: TemplateVersion(2))
    #expect(isClose(found[0].sides, (4 / 1.276, 10 / 1.276)))
    #expect(isClose(found[1].sides, (4, 10)) && found[1].source == .own)
    #expect(isClose(found[2].sides, (4 * 1.647 / 1.276, 10 * 1.647 / 1.276)))
  }

  @Test func `Space beside the ink of three masters is interpolated, each side separately`() throws
  {
    let masters = zip(DrawnVariant.masters, [(4.0, 10.0), (6, 12), (8, 20)])
      .flatMap { guides($0, $1) }
    let variants = ["Regular-M", "Black-L", "Bold-S"]
      .compactMap { DrawnVariant(name: $0) }
    let found = try spaces(DrawnVariant.masters + variants, masters)
    #expect(
      found.map(\.source) == [.own, .own, .own, .interpolated, .interpolated, .interpolated])
    let regularM = (0.23235 * 4 + 1.04365 * 6, 0.23235 * 10 + 1.04365 * 12)
    let blackL = (
      -0.02634 * 4 + 0.47718 * 6 + 1.19616 * 8, -0.02634 * 10 + 0.47718 * 12 + 1.19616 * 20
    )
    #expect(isClose(found[3].sides, regularM))
    #expect(isClose(found[4].sides, blackL))
    #expect(isClose(found[5].sides, (7, 16)))
  }

  @Test func `An Apple group at its margin has the computed width`() throws {
    let widths = [90.0, 100, 120]
    var origins: [DrawnVariant: Affine] = [:]
    var shapes: [SVGDrawnShape] = []
    for (place, (variant, width)) in zip(DrawnVariant.masters, widths).enumerated() {
      let left = 300.0 * Double(place)
      origins[variant] = .translation(left, 696)
      shapes += [
        shape("left-margin-\(variant)", Rect(x: left, y: 0, width: 0, height: 9)),
        shape("right-margin-\(variant)", Rect(x: left + width, y: 0, width: 0, height: 9)),
      ]
    }
    let regularM = DrawnVariant(.regular, .medium)
    origins[regularM] = .translation(1234, 1126)
    let placed = TemplateMargins(shapes, version: TemplateVersion(3), origins: origins)
      .placed(origins.mapValues { _ in [] }, baselines: [.small: 696, .medium: 1126])
    let place = try #require(placed[regularM])
    #expect(place.source == .interpolated && place.left == 1234)
    #expect(abs(place.right - 1234 - (0.23235 * 90 + 1.04365 * 100)) < 1e-9)
    #expect(placed[DrawnVariant(.black, .small)]?.right == 720)
  }

  /// Guides for Regular-S alone, 5 before the ink and 15 after it.
  private static let uneven = """
    <svg xmlns="http://www.w3.org/2000/svg" width="800" height="900"><g id="Guides">
    <path id="Capline-S" d="M18,76h800"/><path id="Baseline-S" d="M18,146h800"/>
    <path id="Capline-M" d="M18,376h800"/><path id="Baseline-M" d="M18,446h800"/>
    <path id="Capline-L" d="M18,676h800"/><path id="Baseline-L" d="M18,746h800"/>
    <path id="left-margin-Regular-S" d="M100,60v100"/>
    <path id="right-margin-Regular-S" d="M200,60v100"/></g>
    <g id="Symbols"><g id="Regular-S"><path d="M105 76h80v70h-80z"/></g>
    <g id="Regular-M"><path d="M300 376h90v70h-90z"/></g>
    <g id="Regular-L"><path d="M500 676h99v70h-99z"/></g></g></svg>
    """

  @Test(arguments: [(SymbolScale.small, 80.0), (.medium, 90), (.large, 99)])
  func `A file with guides for one scale has its space at all three`(
    scale: SymbolScale, width: Double
  ) throws {
    var reader = TemplateReader(file: "my.svg")
    let template = try reader.template(from: Array(Self.uneven.utf8))
    let factor = try #require(Self.sizes[scale])
    let drawing = try #require(template.variants[DrawnVariant(.regular, scale)])
    let ink = try #require(drawing.paths.first?.path.bounds)
    #expect(abs(ink.minX - 5 * factor) < 1e-9 && abs(ink.width - width) < 1e-9)
    #expect(abs(drawing.advance - ink.maxX - 15 * factor) < 1e-9)
  }

  @Test(arguments: [(SymbolScale.small, 80.0), (.medium, 90), (.large, 99)])
  func `A symbol has the space of its file, in a drawing of equal size at every scale`(
    scale: SymbolScale, width: Double
  ) throws {
    let imported = try TemplateImporter(file: "my.svg")
      .symbol(from: Array(Self.uneven.utf8), name: "my")
    let outlines = try #require(imported.symbol.layers[0].shapes.first?.masters)
    let ink = try #require(outlines.paths[scale]?[.regular]?.bounds)
    let pair = try #require(imported.symbol.margins?.pairs[scale]?[.regular])
    // The cap height, 70 in the file, is 1 / 0.0648 at medium scale, and the space beside the ink scales likewise.
    let factor = try #require(Self.sizes[scale])
    let unit = 1 / (0.0648 * 70) * 1.276 / factor
    #expect(abs(ink.width - width * unit) < 1e-9)
    #expect(abs(ink.minX - pair.left - 5 * factor * unit) < 1e-9)
    #expect(abs(pair.right - ink.maxX - 15 * factor * unit) < 1e-9)
    #expect(abs(pair.left + pair.right - 24) < 1e-9)
  }

  @Test func `Mirroring exchanges the left and right margins`() {
    let margins = SymbolMargins([.small: [.regular: .init(left: 1, right: 18)]])
    #expect(margins.mirrored.pairs == [.small: [.regular: .init(left: 6, right: 23)]])
  }
}
