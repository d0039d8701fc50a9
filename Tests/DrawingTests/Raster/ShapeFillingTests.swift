@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Small shapes are drawn from cached masks; they look as FreeType fills them.
struct ShapeFillingTests {
  /// Returns the same shape with too many points for the cache, some of them coinciding.
  private func notRemembered(_ path: Path) -> Path {
    var path = path
    let place = path.bounds.map { Point($0.minX, $0.minY) } ?? .zero
    path.move(to: place)
    for _ in 0..<80 { path.line(to: place) }
    path.close()
    return path
  }

  private static let paints: [Paint] = [
    .black, .color(Color(red: 0.9, green: 0.2, blue: 0.1).multiplyingOpacity(by: 0.5)),
    .gradient(
      LinearGradient(
        from: Point(0, 3), to: Point(60, 20),
        stops: [
          .init(offset: 0, color: .black),
          .init(offset: 1, color: Color(red: 0, green: 0.5, blue: 1).multiplyingOpacity(by: 0.4)),
        ])),
  ]

  /// Returns boxes, rounded boxes, capsules, ellipses, frames, and shapes without straight parts.
  private func shape(_ random: inout SplitMix64) -> Path {
    func number(_ range: ClosedRange<Double>, _ steps: Double) -> Double {
      (Double.random(in: range, using: &random) * steps).rounded() / steps
    }
    // Mostly halves of a point, often 64ths of a pixel.
    let steps = [1.0, 2, 64, 1000][Int.random(in: 0..<4, using: &random)]
    let box = Rect(
      x: number(-30...50, steps), y: number(-30...40, steps), width: number(0...90, steps),
      height: number(0...70, steps))
    let radius = number(0...20, steps)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .roundedRect(box, radiusX: 0, radiusY: 0)
    case 1: return .roundedRect(box, radiusX: 1000, radiusY: box.height / 2)
    case 2:
      return .ellipse(
        center: Point(box.minX, box.minY), radiusX: box.width / 2, radiusY: box.height / 2)
    case 3:
      var path = Path.roundedRect(box, radiusX: radius, radiusY: radius)
      path.append(Path.roundedRect(box.insetBy(dx: 2, dy: 3), radiusX: radius, radiusY: 1).reversed)
      return path
    case 4:
      var path = Path()
      path.move(to: Point(box.minX, box.minY))
      path.quad(Point(box.maxX, box.minY), to: Point(box.maxX, box.maxY))
      path.line(to: Point(box.minX, box.maxY - radius))
      path.close()
      return path
    default: return .roundedRect(box, radiusX: radius, radiusY: radius)
    }
  }

  @Test(arguments: Blending.allCases, paints.indices)
  func `A shape from a mask looks as FreeType fills it`(blending: Blending, paint: Int) throws {
    var random = SplitMix64(state: UInt64(paint))
    let paint = Self.paints[paint]
    let renderer = RasterRenderer(blending: blending)
    for round in 0..<300 {
      let path = shape(&random)
      let pixelRatio = [1, 2, 1.5, 3][round % 4]
      let background = round % 3 == 0 ? nil : Color(red: 1, green: 0.9, blue: 0.8)
      func pixmap(_ path: Path) throws -> Pixmap {
        let item = DisplayItem.fill(path, paint)
        return try renderer.pixmap(
          DisplayList(
            width: 61, height: 37,
            items: round % 5 == 0 ? [.group([item], opacity: 0.7)] : [item]),
          pixelRatio: pixelRatio, background: background)
      }
      let (remembered, filled) = (try pixmap(path), try pixmap(notRemembered(path)))
      let isSame = remembered.pixels == filled.pixels
      try #require(isSame, "\(path) at \(pixelRatio)")
    }
  }

  @Test(arguments: [(0.0, 3), (0.5, 3), (8, 18), (8.25, 19)])
  func `The mask of a box contains its corners, with one row and one column between them`(
    radius: Double, most: Int
  ) throws {
    let rasterizer = FreeTypeRasterizer()
    for size in [30, 31, 400] {
      let path = Path.roundedRect(
        Rect(x: 0, y: 0, width: Double(size), height: Double(2 * size)), radiusX: radius,
        radiusY: radius)
      var pixmap = try Pixmap(width: size, height: 2 * size, color: nil)
      try pixmap.withCompositor(blending: .srgb) { compositor in
        guard let shape = rasterizer.shapeOverAll(path, of: compositor) else {
          Issue.record("a box is a small shape")
          return
        }
        #expect(shape.mask.mask.width <= most && shape.mask.mask.height <= most)
        #expect(shape.width == size && shape.height == 2 * size)
      }
    }
  }

  @Test(arguments: [0.0, 3, 18.5], paints.indices)
  func `A first shape that covers the picture overwrites all previous pixels`(
    radius: Double, paint: Int
  ) throws {
    let path = Path.roundedRect(
      Rect(x: 0, y: 0, width: 61, height: 37), radiusX: radius, radiusY: radius)
    let paint = PixelPaint(Self.paints[paint], pixelRatio: 1)
    let rasterizer = FreeTypeRasterizer()
    func pixmap(before: Color?, clears: Bool) throws -> Pixmap {
      var pixmap = try Pixmap(width: 61, height: 37, color: before)
      try pixmap.withCompositor(blending: .srgb) { compositor in
        guard let shape = rasterizer.shapeOverAll(path, of: compositor) else {
          Issue.record("a shape as large as the picture reaches over all of it")
          return
        }
        compositor.mask(shape, paint: paint, clears: clears)
      }
      return pixmap
    }
    #expect(
      try pixmap(before: .white, clears: true).pixels == pixmap(before: nil, clears: false).pixels)
  }

  @Test(arguments: [(0.5, 0.1, true), (0, -1, false), (-1, 0, false), (1, 0, false), (0, 1, false)])
  func `A shape that omits a side does not cover everything`(
    x: Double, y: Double, reaches: Bool
  ) throws {
    let path = Path.roundedRect(
      Rect(x: x, y: y, width: 60, height: 37), radiusX: 4, radiusY: 4)
    var pixmap = try Pixmap(width: 60, height: 37, color: nil)
    try pixmap.withCompositor(blending: .srgb) { compositor in
      #expect((FreeTypeRasterizer().shapeOverAll(path, of: compositor) != nil) == reaches)
    }
  }
}
