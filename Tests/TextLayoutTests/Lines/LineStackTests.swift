import SymtextSymbolTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct LineStackTests {
  private func lines(
    _ text: String, width: Double? = nil, size: Double = 17, style: ParagraphStyle
  ) throws -> [Line] {
    let attributes = TextAttributes(font: try TestFaces.inter(size: size))
    return Paragraph(StyledText(text, attributes: attributes)).lines(width: width, style: style)
  }

  private func distances(_ lines: [Line]) -> [Double] {
    zip(lines, lines.dropFirst()).map { $1.baseline - $0.baseline }
  }

  // MARK: Whole pixels

  @Test(arguments: [11.0, 13, 15, 17, 22.5], [1.0, 0.5, 1 / 3.0])
  func `Baselines on whole pixels are evenly spaced, including the next paragraph`(
    size: Double, step: Double
  ) throws {
    let lines = try lines(
      "a\nb\nc\nd\ne\nf", size: size, style: ParagraphStyle(baselineStep: step))
    let distances = distances(lines)
    #expect(distances.allSatisfy { abs($0 - distances[0]) < 1e-9 })
    let natural = try #require(lines.last).font.metrics
    #expect(abs(distances[0] - natural.ascent - natural.descent) <= step / 2 + 1e-9)
    let bottom = try #require(lines.last.map { $0.baseline + $0.descent })
    for y in lines.map(\.baseline) + [bottom] {
      #expect(abs((y / step).rounded() * step - y) < 1e-9)
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `An invalid step leaves lines unchanged`(step: Double) throws {
    let plain = try lines("a\nb", style: ParagraphStyle())
    let stepped = try lines("a\nb", style: ParagraphStyle(baselineStep: step))
    #expect(plain.map(\.baseline) == stepped.map(\.baseline))
  }

  // MARK: Ink of other fonts

  @Test func `Lines of a paragraph with one higher line are still evenly spaced`() throws {
    let text =
      "བསྒྲུབས་ Latin only in all of the lines that follow, and then རྐྱེན་ again, and Latin\nand more"
    let lines = try lines(text, width: 120, style: ParagraphStyle())
    #expect(lines.count > 5)
    let distances = distances(lines)
    let inner = distances.dropLast()
    #expect(inner.allSatisfy { abs($0 - distances[0]) < 1e-9 })
    // The next paragraph has no letters of another font above or in it.
    #expect(distances[distances.count - 1] < distances[0] - 1)
  }

  /// Burmese and Tibetan letters are stacked, and extend far beyond a Latin font's line.
  @Test(arguments: ["ကြွက် ဠ ဉာဏ် ကြီး", "བསྒྲུབས་ རྐྱེན་"])
  func `Lines of a fallback font are spaced so that their ink does not touch`(
    word: String
  ) throws {
    let text = Array(repeating: word, count: 4).joined(separator: "\n")
    let lines = try lines(text, style: ParagraphStyle())
    let ink = try #require(lines[0].standInInk)
    let metrics = lines[0].font.metrics
    for distance in distances(lines) {
      #expect(distance > metrics.ascent + metrics.descent + 1)
      #expect(distance >= ink.ascent + ink.descent)
    }
    let given = try self.lines(text, style: ParagraphStyle(lineHeight: .points(20)))
    #expect(distances(given).allSatisfy { abs($0 - 20) < 1e-9 })
  }

  @Test(arguments: ["日本語の文章", "한국어", "עברית", "सभी को", "ภาษาไทย", "👩‍👩‍👧‍👦 🙂"])
  func `Lines of other scripts keep the spacing of Latin ones`(word: String) throws {
    let lines = try lines("Latin\n\(word)\n\(word)\nLatin", style: ParagraphStyle())
    let metrics = lines[0].font.metrics
    #expect(distances(lines).allSatisfy { abs($0 - metrics.ascent - metrics.descent) < 1e-9 })
  }
}

extension Line {
  /// The font of its first text.
  fileprivate var font: Font {
    for (_, element) in elements { if case .text(let run) = element { return run.attributes.font } }
    preconditionFailure("the line has no text")
  }
}
