@testable import SymtextFontGlyphs
@testable import SymtextGraphics
@testable import SymtextSymbols
import SymtextSymbolTestSupport
import Testing

/// Numbers in circles and squares have about the stroke of their frame, in every script with figures of its own.
struct EnclosedNumbersTests {
  /// Scripts whose figures have many lines.
  private static let dense = [
    "bn", "gu", "hi", "km", "kn", "lo", "ml", "my", "or", "pa", "te", "th",
  ]
  /// Figures that have four lines side by side, with a figure that has three.
  private static let widest = 0.5

  private static let variants = Result {
    SymbolVariants(try BundledDrawings.files.map { try BundledDrawings.symbol($0) })
  }

  /// Returns half the stroke of the figures in a frame at a weight, as a part of the frame's.
  private func part(_ name: String, _ weight: SymbolWeight) throws -> Double {
    let symbol = try Self.variants.get().symbol(named: name)
    let half = WeightLaw.halfStroke(weight)
    let figures = symbol.layers.filter { $0.tag != .enclosure }.flatMap(\.shapes)
    return try #require(figures.map { $0.pen.halfWidth(half) }.min()) / half
  }

  @Test(arguments: dense)
  func `Two figures in a circle are nearly as thick as it`(script: String) throws {
    var parts: [Double] = []
    for number in 10...50 {
      let name = "number.\(number).\(script).circle"
      guard BundledDrawings.files.contains("number.\(number).\(script).svg") else { continue }
      let part = try part(name, .regular)
      #expect(part > Self.widest, "\(name)")
      parts.append(part)
    }
    let mean = parts.reduce(0, +) / Double(max(parts.count, 1))
    #expect(mean > (script == "ml" ? 0.65 : 0.8), "\(script)")
  }

  @Test(arguments: ["number.15.circle", "number.7.hi.circle", "number.15.hi.square"])
  func `Figures in a frame are as thin as it at Ultralight`(name: String) throws {
    #expect((0.8...1.04).contains(try part(name, .ultralight)))
  }

  @Test func `No line of a drawing is thicker than the weight at Ultralight`() throws {
    for file in BundledDrawings.files {
      let symbol = try BundledDrawings.symbol(file)
      for shape in symbol.layers.filter({ !$0.clearsInMonochrome }).flatMap(\.shapes) {
        for scale in SymbolScale.allCases {
          let law = WeightLaw.halfWidths(scale)[0]
          #expect(shape.pen.halfWidth(law) < 1.001 * law, "\(symbol.name)")
        }
      }
    }
  }
}
