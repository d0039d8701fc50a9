@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
@testable import SymtextSymbolText
import SymtextSymbolTestSupport
import Testing

/// Small icons aligned to pixels.
struct PixelFittingTests {
  private func rectangle(_ box: Rect) -> Path { .roundedRect(box, radiusX: 0, radiusY: 0) }

  @Test func `Sides and strokes are aligned to pixels and keep their symmetry`() throws {
    // A cross with strokes of 1.3, in a box of 8.6.
    var cross = rectangle(Rect(x: 3.85, y: 0.2, width: 1.3, height: 8.6))
    cross.append(rectangle(Rect(x: 0.2, y: 3.85, width: 8.6, height: 1.3)))
    let fitting = PixelFitting(cross, scale: 1)
    let box = try #require(fitting.fitted(cross).bounds)
    for value in [box.minX, box.maxX, box.minY, box.maxY] {
      #expect(abs(value - value.rounded()) < 1e-9)
    }
    #expect(abs(box.width - 9) < 1e-9 && abs(box.height - 9) < 1e-9)
    let upright = try #require(
      fitting.fitted(rectangle(Rect(x: 3.85, y: 0.2, width: 1.3, height: 8.6))).bounds)
    #expect(abs(upright.width - 1) < 1e-9 && abs(upright.midX - box.midX) < 1e-9)
  }

  @Test(arguments: [("plus", 16.0), ("plus", 32), ("calendar", 32), ("list.bullet.rectangle", 32)])
  func `Symbols of small icons end on whole pixels`(name: String, points: Double) throws {
    let layout = try DocumentIcon(image: .symbol(name)).layout(
      DocumentIconSize(points: points), font: try TestLibrary.inter(),
      library: try TestLibrary.bundled.get())
    let frame = try #require(layout.imageFrame)
    for value in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
      #expect(abs(value - value.rounded()) < 0.02, "\(frame)")
    }
  }
}
