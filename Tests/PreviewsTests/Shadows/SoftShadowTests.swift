@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextImageFormats
import Testing

/// Shadows of pages, as layers.
struct SoftShadowTests {
  private let shadow = SoftShadow(
    color: Color.black.multiplyingOpacity(by: 0.3), edge: .blurred(deviation: 10), drop: 4)

  @Test func `Together the layers are as dark as a blurred edge`() {
    let layers = shadow.layers(pixel: 1)
    #expect(layers.count == 13)
    #expect(layers.map(\.outset) == layers.map(\.outset).sorted(by: >))
    // At the object's edge half of it is left, one deviation outside 16 %.
    for (distance, part) in [(0.0, 0.5), (10.0, 0.159), (20.0, 0.023)] {
      let clear = layers.filter { $0.outset >= distance }.reduce(1) { $0 * (1 - $1.color.alpha) }
      #expect(abs(1 - clear - 0.3 * part) < 0.012, "\(distance): \(1 - clear)")
    }
  }

  @Test func `Seen as an image it has no rings: it brightens from pixel to pixel`() throws {
    let shadow = SoftShadow(
      color: Color.black.multiplyingOpacity(by: 0.16), edge: .smooth(reach: 14), drop: 4)
    let frame = Rect(x: 40, y: 40, width: 80, height: 40)
    let item = try shadow.image(of: frame, radius: 12)
    let pixels = try RasterRenderer().pixmap(
      DisplayList(width: 160, height: 120, items: [item]), pixelRatio: 2, background: .white)
    let below = stride(from: 162, to: 240, by: 1).map { Int(pixels.pixels[4 * ($0 * 320 + 160)]) }
    // The shadow falls by at most 1.1 levels a pixel; layers fell by 3 to 5 at once.
    #expect(zip(below, below.dropFirst()).allSatisfy { 0...2 ~= $1 - $0 }, "\(below)")
    #expect(below.first ?? 255 < 235 && below.last == 255)
  }

  @Test func `A small shadow has few layers, and one without blur has one`() {
    #expect(
      SoftShadow(
        color: Color.black.multiplyingOpacity(by: 0.3), edge: .blurred(deviation: 1), drop: 0
      ).layers(pixel: 1).count == 2)
    let sharp = SoftShadow(color: Color.black.multiplyingOpacity(by: 0.2), edge: .sharp, drop: 0.5)
      .layers(
        pixel: 1)
    #expect(sharp.map(\.outset) == [0.5] && sharp.map(\.color.alpha) == [0.2])
  }

  @Test func `A polygon grows by the same distance on all sides, including its round corners`()
    throws
  {
    let square = RoundedPolygon(corners: [
      .init(point: Point(10, 10), radius: 4), .init(point: Point(30, 10), radius: 0),
      .init(point: Point(40, 20), radius: 0), .init(point: Point(40, 40), radius: 4),
      .init(point: Point(10, 40), radius: 4),
    ])
    #expect(square.outline().bounds == Rect(minX: 10, minY: 10, maxX: 40, maxY: 40))
    let grown = square.outline(outsetBy: 3)
    let box = try #require(grown.bounds)
    #expect(abs(box.minX - 7) < 1e-9 && abs(box.minY - 7) < 1e-9)
    #expect(abs(box.maxX - 43) < 1e-9 && abs(box.maxY - 43) < 1e-9)
    // All points of the cut corner's side are 3 outside of it: the side is x - y = 20.
    let far = grown.elements.compactMap { element -> Double? in
      guard case .line(let point) = element else { return nil }
      return (point.x - point.y - 20) / 2.0.squareRoot()
    }
    #expect(far.contains { abs($0 - 3) < 1e-9 } && far.allSatisfy { $0 < 3 + 1e-9 })
  }
}
