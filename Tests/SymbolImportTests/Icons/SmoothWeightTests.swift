@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSVGReading
@testable import SymtextSymbolImport
@testable import SymtextSymbols
import Testing

/// Weights of filled outlines that look drawn: round edges stay round, straight ones straight.
@Suite struct SmoothWeightTests {
  private func paths(_ data: String) throws -> [SymbolWeight: Path] {
    let symbol = try IconImporter(file: "icon.svg").symbol(
      from: Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 256 256\"><path d=\"\(data)\"/></svg>"
          .utf8), name: "icon"
    ).symbol
    return try #require(symbol.layers[0].shapes[0].masters?.paths[.medium])
  }

  /// A box of the stroke 16 with rounded corners, and a dot near its right side (Phosphor's `hard-drives`).
  private static let drive =
    "M208,136H48a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V152A16,16,0,0,0,208,136Zm0,64H48V152H208v48Zm-16-24a12,12,0,1,1-12-12A12,12,0,0,1,192,176Z"

  /// Icons of Phosphor (MIT), as filled outlines.
  private static let icons = [
    drive,
    "M120,16V8a8,8,0,0,1,16,0v8a8,8,0,0,1-16,0Zm80,32a8,8,0,0,0,5.66-2.34l8-8a8,8,0,0,0-11.32-11.32l-8,8A8,8,0,0,0,200,48ZM50.34,45.66A8,8,0,0,0,61.66,34.34l-8-8A8,8,0,0,0,42.34,37.66Zm87,26.45a8,8,0,1,0-2.64,15.78C153.67,91.08,168,108.32,168,128a8,8,0,0,0,16,0C184,100.6,163.93,76.57,137.32,72.11ZM232,176v24a16,16,0,0,1-16,16H40a16,16,0,0,1-16-16V176a16,16,0,0,1,16-16V128a88,88,0,0,1,88.67-88c48.15.36,87.33,40.29,87.33,89v31A16,16,0,0,1,232,176ZM56,160H200V129c0-40-32.05-72.71-71.45-73H128a72,72,0,0,0-72,72Zm160,40V176H40v24H216Z",
    "M88,196a12,12,0,1,1-12-12A12,12,0,0,1,88,196Zm28,4a12,12,0,1,0,12,12A12,12,0,0,0,116,200Zm48-16a12,12,0,1,0,12,12A12,12,0,0,0,164,184ZM68,224a12,12,0,1,0,12,12A12,12,0,0,0,68,224Zm88,0a12,12,0,1,0,12,12A12,12,0,0,0,156,224ZM232,92a76.08,76.08,0,0,1-76,76H76A52,52,0,0,1,76,64a53.26,53.26,0,0,1,8.92.76A76.08,76.08,0,0,1,232,92Zm-16,0A60.06,60.06,0,0,0,96,88.46a8,8,0,0,1-16-.92q.21-3.66.77-7.23A38.11,38.11,0,0,0,76,80a36,36,0,0,0,0,72h80A60.07,60.07,0,0,0,216,92Z",
    "M216,136H200V120h16a8,8,0,0,0,0-16H200V46a8,8,0,0,0-16,0v58H119.42L70.31,41.08A8,8,0,0,0,56,46v58H40a8,8,0,0,0,0,16H56v16H40a8,8,0,0,0,0,16H56v58a8,8,0,0,0,16,0V152h64.58l49.11,62.92A8,8,0,0,0,192,218a7.8,7.8,0,0,0,2.6-.44A8,8,0,0,0,200,210V152h16a8,8,0,0,0,0-16Zm-32-16v16H144.39L131.9,120ZM72,69.25,99.12,104H72ZM72,136V120h39.61l12.49,16Zm112,50.75L156.88,152H184Z",
  ]

  @Test(arguments: icons) func `Weights turn as often as Regular`(data: String) throws {
    let paths = try paths(data)
    func changes(_ path: Path) throws -> Int {
      TurningMeasurement(try #require(FilledOutline(path)), step: 0.46).changes
    }
    let regular = try #require(paths[.regular])
    let own = try changes(regular)
    for (weight, path) in paths {
      let turns = try changes(path)
      #expect(turns <= own + 2, "\(weight): \(turns), \(own)")
    }
    // Weights between the masters, too.
    let black = try #require(paths[.bold])
    for part in [0.25, 0.5, 0.75] {
      #expect(try changes(regular.interpolated(to: black, part)) <= own + 2)
    }
  }

  @Test func `A dot stays a circle at every weight`() throws {
    for (weight, path) in try paths(Self.drive) {
      let dot = try #require(
        path.contours.min { ($0.bounds?.width ?? 0) < ($1.bounds?.width ?? 0) })
      let box = try #require(dot.bounds)
      let middle = Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
      let radii = dot.flattened(tolerance: 0.001).flatMap(\.points).map { $0.distance(to: middle) }
      let (least, most) = (try #require(radii.min()), try #require(radii.max()))
      #expect(most <= 1.01 * least, "\(weight)")
    }
  }

  @Test func `A stroke is as wide everywhere as the drawing's own`() throws {
    // The ring of a clock, whose hand ends near it.
    let paths = try paths(
      "M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm64-88a8,8,0,0,1-8,8H128a8,8,0,0,1-8-8V72a8,8,0,0,1,16,0v48h48A8,8,0,0,1,192,128Z"
    )
    for weight in [SymbolWeight.ultralight, .bold, .black] {
      let ring = try #require(paths[weight]).contours.filter { ($0.bounds?.width ?? 0) > 10 }
      try #require(ring.count == 2)
      let radii = ring.map { contour in
        contour.flattened(tolerance: 0.001).flatMap(\.points).map {
          $0.distance(to: Point(12, 12))
        }
      }
      for circle in radii {
        #expect((circle.max() ?? 0) - (circle.min() ?? 0) < 0.03, "\(weight)")
      }
    }
  }

  @Test func `Sharp corners stay sharp, and round ones grow with the edge`() throws {
    let square = try #require(try paths("M64 64h128v128H64z")[.black])
    let full = FilledOutlines.reach.heavier
    #expect(abs(square.area - (12 + 2 * full) * (12 + 2 * full)) < 1e-6)
    let rounded = try #require(
      try paths("M72 64h112a8 8 0 0 1 8 8v112a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8V72a8 8 0 0 1 8-8z")[
        .black])
    let (side, radius) = (12 + 2 * full, 0.75 + full)
    #expect(abs(rounded.area - (side * side - (4 - .pi) * radius * radius)) < 0.01)
  }

  @Test func `Only the side that faces another part gives way, as a whole`() throws {
    // A bar of the width 8, 8 beside a box.
    let paths = try paths(
      "M48 64h96a16 16 0 0 1 16 16v96a16 16 0 0 1-16 16H48a16 16 0 0 1-16-16V80a16 16 0 0 1 16-16zM168 64h32v128h-32z"
    )
    let black = try #require(paths[.black])
    let first = try #require(
      black.contours.min { ($0.bounds?.minX ?? 0) < ($1.bounds?.minX ?? 0) })
    let box = try #require(first.bounds)
    let full = FilledOutlines.reach.heavier
    #expect(abs(3 - full - box.minX) < 0.001 && abs(6 - full - box.minY) < 0.001)
    let kept = min(0.75 * FilledOutlines.keptWhite, FilledOutlines.enoughWhite)
    #expect(abs(box.maxX - (15 + (0.75 - kept) / 2)) < 0.001)
    // The side is straight, and tangent to the arcs beside it.
    let points = first.flattened(tolerance: 0.001).flatMap(\.points)
    #expect(points.filter { abs($0.x - box.maxX) < 0.001 }.count >= 2)
    let turns = TurningMeasurement(try #require(FilledOutline(black)), step: 0.3).changes
    #expect(turns == 0)
  }

  @Test func `Bold gives way only where Bold has no room`() throws {
    // A gap of 16 between strokes, in which Bold fits with white to spare and Black does not.
    let paths = try paths("M32 64h16v128H32zM64 64h16v128H64z")
    func gap(_ weight: SymbolWeight) throws -> Double {
      let boxes = try #require(paths[weight]).contours.compactMap(\.bounds).sorted {
        $0.minX < $1.minX
      }
      return boxes[1].minX - boxes[0].maxX
    }
    let half = FilledOutlines.reach.heavier * WeightLaw.normalized(.bold)
    #expect(abs(try gap(.bold) - max(1.5 - 2 * half, FilledOutlines.enoughWhite)) < 0.001)
    #expect(abs(try gap(.black) - FilledOutlines.enoughWhite) < 0.001)
  }
}
