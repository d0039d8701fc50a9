import SymtextGraphics
import SymtextSymbolExport
import Testing

struct SymbolPlacementTests {
  private let capHeight = 1 / 0.0648

  @Test func `A square has the middle of the capitals and of the advance in its middle`() {
    let ink = Rect(minX: 1, minY: -capHeight, maxX: 15, maxY: 0)
    let placement = SymbolPlacement(.icon, ink: ink, advance: 16, capHeight: capHeight)
    #expect(placement.factor == 1 && placement.width == 24 && placement.height == 24)
    let middle = placement.map * Point(8, -capHeight / 2)
    #expect(middle.distance(to: Point(12, 12)) < 1e-9)
    #expect(abs(placement.baseline - (12 + capHeight / 2)) < 1e-9)
  }

  @Test(arguments: [
    Rect(minX: -6, minY: -10, maxX: 15, maxY: 0), Rect(minX: 1, minY: -10, maxX: 28, maxY: 0),
    Rect(minX: 1, minY: -25, maxX: 15, maxY: 0), Rect(minX: 1, minY: -10, maxX: 15, maxY: 9),
  ])
  func `A symbol that sticks out of the square is scaled about the middle`(ink: Rect) {
    let placement = SymbolPlacement(.icon, ink: ink, advance: 16, capHeight: capHeight)
    #expect(placement.factor < 1)
    let box = placement.map * ink
    #expect(box.minX >= 0 && box.minY >= 0 && box.maxX <= 24 && box.maxY <= 24)
    let reach = [box.minX, box.minY, 24 - box.maxX, 24 - box.maxY].min() ?? 1
    #expect(reach < 0.02, "it touches one side")
    let middle = placement.map * Point(8, -capHeight / 2)
    #expect(middle.distance(to: Point(12, 12)) < 1e-9)
  }

  @Test func `The box of text is as wide as the advance, and grows around ink that sticks out`() {
    let inside = Rect(minX: 1, minY: -capHeight, maxX: 15, maxY: 0)
    let plain = SymbolPlacement(.text, ink: inside, advance: 16, capHeight: capHeight)
    #expect(plain.width == 16 && plain.height == 24 && plain.factor == 1)
    let outside = Rect(minX: -2, minY: -30, maxX: 19, maxY: 0)
    let grown = SymbolPlacement(.text, ink: outside, advance: 16, capHeight: capHeight)
    #expect(grown.width == 21 && grown.factor == 1)
    let box = grown.map * outside
    #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9 && abs(box.maxX - 21) < 1e-9)
    #expect(box.maxY <= grown.height)
    let middle = grown.map * Point(0, -capHeight / 2)
    #expect(abs(middle.y - grown.height / 2) < 1e-9)
  }
}
