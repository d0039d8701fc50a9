import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import SymtextOpenType
import SymtextImageFormats
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// NaN, infinite and huge numbers draw nothing and do no harm.
struct HostileNumbersTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e9, .leastNonzeroMagnitude, 0,
  ]

  /// Returns a picture with one number in many of its fields.
  private func list(_ value: Double, _ place: Int) throws -> DisplayList {
    var numbers = [Double](repeating: 7, count: 16)
    numbers[place] = value
    let n = numbers
    var path = Path()
    path.move(to: Point(1, n[0]))
    path.line(to: Point(n[1], 9))
    path.quad(Point(5, n[2]), to: Point(9, 3))
    path.cubic(Point(n[3], 2), Point(4, 4), to: Point(2, n[4]))
    path.close()
    var color = Color.black
    color.red = n[5]
    color.alpha = n[6] / 7
    let gradient = LinearGradient(
      from: Point(n[7], 0), to: Point(9, n[8]),
      stops: [.init(offset: 0, color: .black), .init(offset: n[9] / 14, color: color)])
    let map = Affine(n[10] / 7, 0, n[11] / 70, 1, n[12], 0)
    let font = Font(face: try Face(file: TestFonts.inter), size: 12)
    let glyph = GlyphID(36)
    let run = GlyphRun(font: font, glyphs: [.init(id: glyph, origin: Point(n[13], n[14]))])
    return DisplayList(
      width: 20, height: 20,
      items: [
        .fill(path, .color(color)), .fill(path, .gradient(gradient)),
        .transformed([.fill(path, .color(.black)), .glyphs(run, .color(color))], by: map),
        .glyphs(run, .gradient(gradient)),
        .group([.fill(path, .color(color)), .clear(run)], opacity: n[15] / 7), .clear(run),
      ])
  }

  @Test(arguments: 0..<16)
  func `A picture with any numbers is drawn or refused as too large`(place: Int) throws {
    for value in Self.numbers {
      let list = try list(value, place)
      do throws(RenderingError) {
        let whole = try RasterRenderer().pixmap(list)
        #expect(whole.width == 20 && whole.height == 20)
        #expect(try PNGRenderer().png(list).bytes.starts(with: [0x89, 0x50]))
      } catch {
        // FreeType's coordinates end there.
        #expect(!(abs(value) <= 262_143) && error.description.contains("reaches farther than"))
      }
      #expect(try list.svg().count > 20)
      #expect(try list.pdf().starts(with: Array("%PDF".utf8)))
    }
  }
}
