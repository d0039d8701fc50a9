@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing
import SymtextTextLayout

struct GuidesTests {
  private func boxes(_ items: [DisplayItem]) -> [Rect] { items.compactMap(\.bounds) }

  private func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }

  @Test(arguments: [0.5, 1, 1.5, 2, 3.7])
  func `Every side is between pixels and hairlines are one pixel thick`(ratio: Double) throws {
    let label = try TestLibrary.label("Add {bell.badge} [x]{size=30}\nmore", size: 17.3)
    let guides = label.guides(label.lines(), at: Point(0.37, 1.21))
    #expect(guides.kinds == MeasureKind.allCases)
    for kind in MeasureKind.allCases {
      for box in boxes(guides.items([kind], pixelRatio: ratio)) {
        for side in [box.minX, box.minY, box.maxX, box.maxY] { #expect(isWhole(side * ratio)) }
        if kind != .bearings {
          #expect(abs(min(box.width, box.height) * ratio - 1) < 1e-6)
        }
      }
    }
  }

  @Test func `Letters touch the baseline and the cap line`() throws {
    let label = try TestLibrary.label("H", size: 100)
    let lines = label.lines()
    let guides = label.guides(lines)
    let baseline = try #require(boxes(guides.items([.baseline], pixelRatio: 1)).first)
    let cap = try #require(boxes(guides.items([.cap], pixelRatio: 1)).first)
    #expect(baseline.minY == lines[0].baseline.rounded())
    // The cap height of Inter is 1490 of 2048 units.
    #expect(abs(baseline.minY - cap.maxY - 72.75) <= 0.5)
  }

  @Test func `Rectangle and ink of a symbol are around it`() throws {
    let label = try TestLibrary.label("{heart}", size: 100)
    let symbol = try #require(label.symbols.first)
    let lines = label.lines()
    let guides = label.guides(lines)
    func around(_ kind: MeasureKind) -> Rect? {
      boxes(guides.items([kind], pixelRatio: 10)).reduce(nil) { $0?.union($1) ?? $1 }
    }
    for (kind, box) in [(MeasureKind.rect, symbol.alignmentRect), (.ink, symbol.bounds)] {
      let drawn = try #require(around(kind))
      let expected = box.offsetBy(Vector(0, lines[0].baseline)).insetBy(dx: -0.1, dy: -0.1)
      for (a, b) in [
        (drawn.minX, expected.minX), (drawn.minY, expected.minY), (drawn.maxX, expected.maxX),
        (drawn.maxY, expected.maxY),
      ] { #expect(abs(a - b) <= 0.101) }
    }
    let bearings = boxes(guides.items([.bearings], pixelRatio: 10))
    #expect(bearings.count == 2)
    #expect(abs(bearings[0].width - symbol.bounds.minX) <= 0.1)
  }

  @Test func `Text of another size has its own heights`() throws {
    let label = try TestLibrary.label("a [b]{size=34} **c** d")
    let guides = label.guides(label.lines())
    #expect(boxes(guides.items([.cap], pixelRatio: 2)).count == 3)
    #expect(boxes(guides.items([.baseline], pixelRatio: 2)).count == 1)
  }

  @Test func `An empty text has no guides`() throws {
    let label = try TestLibrary.label("")
    #expect(label.guides(label.lines()).kinds.isEmpty)
    let picture = Block(label).displayList(
      guides: MeasureStyle(pixelRatio: 1, legendFont: try TestLibrary.inter()))
    #expect(picture.items.isEmpty && picture.width == 4)
  }

  @Test func `Colours are visible on white and on black`() throws {
    for kind in MeasureKind.allCases {
      let label = try TestLibrary.label("{heart} a")
      let items = label.guides(label.lines()).items([kind], pixelRatio: 1)
      guard case .fill(_, .color(let color))? = items.first else { continue }
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : (pow2(part))
      }
      func pow2(_ part: Double) -> Double {
        // The sRGB curve is near a power of 2.2; 2.25 is close enough here.
        part * part * part.squareRoot().squareRoot()
      }
      let luminance =
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
      #expect(1.05 / (luminance + 0.05) > 3, "\(kind) on white")
      #expect((luminance + 0.05) / 0.05 > 3, "\(kind) on black")
    }
  }
}
