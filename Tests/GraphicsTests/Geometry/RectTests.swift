import SymtextGraphics
import Testing

struct RectTests {
  @Test func `A union is the smallest box around both`() {
    let box = Rect(x: 0, y: 0, width: 1, height: 2).union(Rect(x: -3, y: 1, width: 1, height: 5))
    #expect(box == Rect(minX: -3, minY: 0, maxX: 1, maxY: 6))
  }

  @Test func `Including a point extends a box just to it`() {
    var box = Rect(Point(1, 1))
    #expect(box.isEmpty)
    box.include(Point(4, -1))
    #expect(box == Rect(minX: 1, minY: -1, maxX: 4, maxY: 1))
    #expect((box.midX, box.midY) == (2.5, 0))
  }

  @Test func `Boxes that only touch intersect`() {
    let box = Rect(x: 0, y: 0, width: 1, height: 1)
    #expect(box.intersects(Rect(x: 1, y: 1, width: 1, height: 1)))
    #expect(!box.intersects(Rect(x: 1.01, y: 0, width: 1, height: 1)))
  }
}
