import SymtextSymbolTestSupport
import Foundation
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// Lays out random texts and checks the invariants of every layout.
///
/// `FUZZ=100000` in the environment sets their number, `FUZZ_SEED` the first seed.
struct LayoutFuzzTests {
  private static func number(_ name: String, else standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
  }

  private func fonts() throws -> [Font] {
    let inter = try TestFaces.inter.get()
    let dejaVu = try TestFaces.dejaVuSerif.get()
    return [
      try TestFaces.inter(), try TestFaces.inter(size: 40, weight: 900),
      Font(face: dejaVu, size: 11),
      Font(face: dejaVu, size: 20, synthesis: FontSynthesis(bold: 0.05, oblique: 0.2)),
      Font(face: inter, size: 0), Font(face: inter, size: .nan),
      Font(face: inter, size: 9, coordinates: DesignCoordinates(weight: .nan)),
    ]
  }

  @Test func `Every random text gives a valid layout`() throws {
    let fonts = try fonts()
    let first = UInt64(Self.number("FUZZ_SEED", else: 1))
    var failures = 0
    for seed in first..<first + UInt64(Self.number("FUZZ", else: 400)) where failures < 10 {
      let problems = try problems(seed: seed, fonts)
      if !problems.isEmpty {
        failures += 1
        Issue.record("seed \(seed): \(problems.prefix(3).joined(separator: "; "))")
      }
    }
  }

  private func problems(seed: UInt64, _ fonts: [Font]) throws -> [String] {
    let source = RandomText(seed: seed, fonts: fonts)
    let paragraph = Paragraph(
      source.text, direction: source.direction, fallback: source.fallback)
    let lines = paragraph.lines(width: source.width, style: source.style)
    var problems = LayoutInvariants(source, lines: lines, width: source.width).problems
    // A paragraph set at another width equals one that is set for the first time.
    let other = (source.width ?? 100) * 0.6
    let again = paragraph.lines(width: other, style: source.style)
    problems += LayoutInvariants(source, lines: again, width: other).problems
    let fresh = Paragraph(source.text, direction: source.direction, fallback: source.fallback)
      .lines(width: other, style: source.style)
    if again.map(Self.dump) != fresh.map(Self.dump) { problems.append("reflow differs") }
    return problems
  }

  private static func dump(_ line: Line) -> String {
    let elements = line.elements.map { x, element in
      switch element {
      case .text(let run): "\(x) \(run.range) \(Array(run.glyphs))"
      case .attachment(let attachment, _): "\(x) \(attachment)"
      }
    }
    return "\(line.range) \(line.x) \(line.baseline) \(line.width) \(elements)"
  }
}
