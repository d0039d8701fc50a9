import SymtextGraphics
import Testing

struct StrokeMeasurementTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  private func measure(_ path: Path, in range: ClosedRange<Double> = 0...400) throws
    -> StrokeMeasurement?
  {
    StrokeMeasurement(try #require(FilledOutline(path)), in: range)
  }

  @Test func `The thickness of a bar is its height`() throws {
    let bar = try #require(try measure(box(0, 0, 1000, 120)))
    #expect(abs(bar.width - 120) < 0.01)
    #expect(abs(bar.length - 2000) < 1)
  }

  @Test func `The thickness of a ring is that of its line`() throws {
    let outer = Path.ellipse(center: .zero, radiusX: 500, radiusY: 500)
    let inner = Path.ellipse(center: .zero, radiusX: 380, radiusY: 380)
    let ring = try #require(outer.combined(.difference, with: inner, tolerance: 0.01))
    #expect(abs(try #require(try measure(ring)).width - 120) < 1.5)
  }

  @Test func `The most frequent thickness along the edges is used`() throws {
    var both = box(0, 0, 1000, 120)
    both.append(box(0, 300, 600, 80))
    #expect(abs(try #require(try measure(both)).width - 120) < 0.01)
    #expect(abs(try #require(try measure(both, in: 0...100)).width - 80) < 0.01)
  }

  @Test func `Crossing strokes are measured beside the crossing`() throws {
    var plus = box(0, 450, 1000, 100)
    plus.append(box(450, 0, 100, 1000))
    #expect(abs(try #require(try measure(plus)).width - 100) < 0.01)
  }

  @Test func `Areas thicker than any stroke are not measured`() throws {
    #expect(try measure(box(0, 0, 1000, 1000)) == nil)
  }
}
