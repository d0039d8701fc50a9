import SymtextGraphics
import Testing

struct StrokerTests {
  /// A centre line to stroke, on the 24-unit grid of drawings.
  struct Line: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: Path
    var isSolid = false
  }

  private static let maximum = 1.98
  private static let tolerance = 0.01
  private static let stroker = Stroker(maximumHalfWidth: maximum, tolerance: tolerance)
  private static let halfWidths = [0.3, 1.1, maximum]

  private static let circle = Path.ellipse(center: Point(12, 12), radiusX: 10, radiusY: 10)
  private static let heart: Path = {
    var path = Path()
    path.move(to: Point(12, 6))
    let lobe = (rx: 5.25, tip: 24.0)
    func arc(_ radius: Double, _ end: Point) {
      path.arc(
        radiusX: radius, radiusY: radius, rotation: 0, isLarge: false, isPositive: true, to: end)
    }
    arc(lobe.rx, Point(21.5, 10.5))
    arc(lobe.tip, Point(12, 21))
    arc(lobe.tip, Point(2.5, 10.5))
    arc(lobe.rx, Point(12, 6))
    path.close()
    return path
  }()

  static let lines: [Line] = [
    Line(
      testDescription: "a line", path: Path([.move(Point(4, 5)), .line(Point(19, 12))])),
    Line(testDescription: "a dot", path: Path([.move(Point(12, 18)), .line(Point(12, 18))])),
    Line(testDescription: "a circle", path: circle),
    Line(testDescription: "a disc", path: circle, isSolid: true),
    Line(
      testDescription: "an ellipse",
      path: .ellipse(center: Point(12, 12), radiusX: 10, radiusY: 4)),
    Line(
      testDescription: "a plain corner",
      path: Path([.move(Point(4, 4)), .line(Point(12, 20)), .line(Point(20, 4))])),
    Line(
      testDescription: "a sharp corner",
      path: Path([.move(Point(10, 4)), .line(Point(12, 20)), .line(Point(14, 4))])),
    Line(
      testDescription: "a turn back",
      path: Path([.move(Point(4, 12)), .line(Point(20, 12)), .line(Point(8, 12))])),
    Line(
      testDescription: "short steps",
      path: Path([
        .move(Point(4, 12)), .line(Point(8, 12)), .line(Point(8.5, 13)), .line(Point(9.5, 13)),
        .line(Point(10, 12)), .line(Point(20, 12)),
      ])),
    Line(
      testDescription: "a triangle",
      path: Path([.move(Point(12, 3)), .line(Point(21, 20)), .line(Point(3, 20)), .close])),
    Line(
      testDescription: "a triangle drawn counterclockwise",
      path: Path([.move(Point(12, 3)), .line(Point(3, 20)), .line(Point(21, 20)), .close])),
    Line(
      testDescription: "a solid triangle drawn counterclockwise",
      path: Path([.move(Point(12, 3)), .line(Point(3, 20)), .line(Point(21, 20)), .close]),
      isSolid: true),
    Line(
      testDescription: "a rounded square",
      path: .roundedRect(Rect(x: 3, y: 3, width: 18, height: 18), radiusX: 4, radiusY: 4)),
    Line(
      testDescription: "an S",
      path: Path([.move(Point(4, 20)), .cubic(Point(22, 20), Point(2, 4), Point(20, 4))])),
    Line(
      testDescription: "a tight bend",
      path: Path([
        .move(Point(11, 20)), .line(Point(11, 8)),
        .cubic(Point(11, 6.6), Point(13, 6.6), Point(13, 8)), .line(Point(13, 20)),
      ])),
    Line(
      testDescription: "a quadratic",
      path: Path([.move(Point(3, 6)), .quad(Point(12, 30), Point(21, 6))])),
    Line(testDescription: "a heart", path: heart),
    Line(testDescription: "a solid heart", path: heart, isSolid: true),
  ]

  private func contours(_ path: Path) -> [[Point]] {
    path.flattened(tolerance: 0.002).map(\.points)
  }

  @Test(arguments: lines, halfWidths)
  func `The outline is at most the half-width from the centre line`(
    line: Line, halfWidth: Double
  ) {
    let distance = Distance(toLines: line.path.flattened(tolerance: 0.002))
    let outline = Self.stroker.outline(of: line.path, isSolid: line.isSolid)
    let worst =
      contours(outline.path(halfWidth: halfWidth)).joined()
      .map { distance.from($0) - halfWidth }.max() ?? .infinity
    #expect(worst <= Self.tolerance * 1.2)
  }

  @Test(arguments: lines, halfWidths)
  func `The outline fills exactly the points within the half-width of the centre line`(
    line: Line, halfWidth: Double
  ) throws {
    let centre = line.path.flattened(tolerance: 0.002)
    let distance = Distance(toLines: centre)
    let outline = Self.stroker.outline(of: line.path, isSolid: line.isSolid)
    let filled = contours(outline.path(halfWidth: halfWidth))
    let box = try #require(line.path.bounds).insetBy(dx: -3, dy: -3)
    // A step of which no coordinate of the drawings is a multiple.
    let step = 0.4137
    var y = box.minY + 0.0171
    while y < box.maxY {
      var x = box.minX + 0.0093
      while x < box.maxX {
        let point = Point(x, y)
        let beyond = distance.from(point) - halfWidth
        let isInside =
          beyond < 0 || (line.isSolid && winding(centre.map(\.points), around: point) != 0)
        if abs(beyond) > Self.tolerance * 1.5 {
          try #require((winding(filled, around: point) != 0) == isInside, "at \(point)")
        }
        x += step
      }
      y += step
    }
  }

  @Test(arguments: lines)
  func `At half-width zero the outline is the centre line`(line: Line) {
    let distance = Distance(toLines: line.path.flattened(tolerance: 0.002))
    let outline = Self.stroker.outline(of: line.path, isSolid: line.isSolid).path(halfWidth: 0)
    for point in contours(outline).joined() {
      #expect(distance.from(point) <= Self.tolerance * 1.2)
    }
  }

  @Test(arguments: lines)
  func `Outlines of all widths have the same commands`(line: Line) {
    func kinds(_ path: Path) -> [Int] {
      path.elements.map { element in
        switch element {
        case .move: 0
        case .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 4
        }
      }
    }
    let outline = Self.stroker.outline(of: line.path, isSolid: line.isSolid)
    let thin = kinds(outline.path(halfWidth: 0.1))
    #expect(kinds(outline.path(halfWidth: Self.maximum)) == thin)
    #expect(!thin.isEmpty)
  }

  @Test(arguments: lines)
  func `The outline of the mean width is the mean of the outlines`(line: Line) {
    func points(_ halfWidth: Double) -> [Point] {
      outline.path(halfWidth: halfWidth).elements.flatMap { element -> [Point] in
        switch element {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .cubic(let a, let b, let p): [a, b, p]
        case .close: []
        }
      }
    }
    let outline = Self.stroker.outline(of: line.path, isSolid: line.isSolid)
    let (thin, thick, middle) = (points(0.2), points(1.8), points(1))
    for index in middle.indices {
      #expect(thin[index].interpolated(to: thick[index], 0.5).distance(to: middle[index]) < 1e-9)
    }
  }

  @Test func `A nearly pointed bend also keeps the tolerance`() {
    let path = Path([.move(Point(4, 20)), .cubic(Point(12, -6), Point(12, -6), Point(20, 20))])
    let distance = Distance(toLines: path.flattened(tolerance: 0.002))
    let outline = contours(Self.stroker.outline(of: path).path(halfWidth: 0.3)).joined()
    let worst = outline.map { distance.from($0) - 0.3 }.max() ?? .infinity
    #expect(worst <= Self.tolerance * 1.2)
  }

  @Test(arguments: halfWidths)
  func `Round caps end exactly the half-width beyond the line`(halfWidth: Double) throws {
    let path = Path([.move(Point(4, 12)), .line(Point(20, 12))])
    let outline = Self.stroker.outline(of: path).path(halfWidth: halfWidth)
    let box = try #require(outline.bounds)
    #expect(abs(box.minX - (4 - halfWidth)) <= Self.tolerance)
    #expect(abs(box.maxX - (20 + halfWidth)) <= Self.tolerance)
    #expect(abs(box.height - 2 * halfWidth) < 1e-9)
  }

  @Test(arguments: halfWidths)
  func `A line without length becomes a circle`(halfWidth: Double) throws {
    let path = Path([.move(Point(12, 18)), .line(Point(12, 18))])
    let contours = contours(Self.stroker.outline(of: path).path(halfWidth: halfWidth))
    #expect(contours.count == 1)
    for point in contours[0] {
      #expect(abs(point.distance(to: Point(12, 18)) - halfWidth) <= Self.tolerance * 1.2)
    }
    #expect(signedArea(contours[0]) > 0)
  }

  @Test(arguments: lines.filter { $0.path.elements.last == .close && !$0.isSolid })
  func `Of a closed line the outer contour runs clockwise and the hole counter-clockwise`(
    line: Line
  ) {
    let outline = Self.stroker.outline(of: line.path).path(halfWidth: 0.5)
    let areas = contours(outline).map(signedArea)
    #expect(areas.count == 2)
    #expect((areas.max() ?? 0) > 0 && (areas.min() ?? 0) < 0)
    #expect((areas.max() ?? 0) > -(areas.min() ?? 0))
  }

  @Test(arguments: lines.filter(\.isSolid))
  func `A solid shape has one contour, clockwise`(line: Line) {
    let outline = Self.stroker.outline(of: line.path, isSolid: true).path(halfWidth: 1)
    let contours = contours(outline)
    #expect(contours.count == 1)
    #expect(contours.allSatisfy { signedArea($0) > 0 })
  }

  @Test func `A ring thinner than the pen has no hole`() {
    let ring = Path.ellipse(center: Point(12, 12), radiusX: 1.2, radiusY: 1.2)
    let filled = contours(Self.stroker.outline(of: ring).path(halfWidth: Self.maximum))
    #expect(winding(filled, around: Point(12.03, 12.01)) != 0)
  }

  @Test func `An empty path has no outline`() {
    #expect(Self.stroker.outline(of: Path()).contours.isEmpty)
  }
}
