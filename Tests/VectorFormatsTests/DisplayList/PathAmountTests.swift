@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
@testable import SymtextVectorFormats
import Testing

struct PathAmountTests {
  /// Returns a picture whose shapes have this many path segments.
  private func picture(_ segments: Int) -> DisplayList {
    let shape = DisplayItem.fill(
      Path([.move(.zero)] + (1..<1 << 16).map { .line(Point(Double($0 % 7), Double($0 % 5))) }),
      .color(.black))
    let items = [DisplayItem](repeating: shape, count: segments >> 16)
    return DisplayList(
      width: 8, height: 8,
      items: [
        .group(items, opacity: 0.5), .described("", [.transformed([shape], by: .scale(2, 2))]),
      ])
  }

  private func said(_ write: () throws -> [UInt8]) -> String? {
    let error = #expect(throws: RenderingError.self) { _ = try write() }
    return error?.description
  }

  @Test func `A picture with too many path segments is refused before it is written`() {
    let shapes = picture(PathAmount.mostInShapes)
    let sentence =
      "the shapes of the picture have more than 2097152 path segments; draw it as PNG, or divide it"
    #expect(said { try shapes.svg() } == sentence)
    #expect(said { try shapes.pdf() } == sentence)
    let pixels = picture(PathAmount.mostInPixels)
    let other = "the shapes of the picture have more than 33554432 path segments; divide it"
    #expect(said { try pixels.png() } == other)
    // Drawn in bands.
    #expect(said { try pixels.png(pixelRatio: 600) } == other)
  }
}
