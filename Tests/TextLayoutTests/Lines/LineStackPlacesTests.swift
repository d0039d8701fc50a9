import Testing

@testable import SymtextTextLayout

/// The positions that ``LineStack`` gives to hand-made lines.
struct LineStackPlacesTests {
  /// Returns a line 8 points high above its baseline and 2 below, with letters of 7 and 2.
  private func line(
    _ width: Double, isRightToLeft: Bool = false, standIn: InkExtents? = nil
  ) -> Line {
    Line(
      elements: [], range: 0..<0, isRightToLeft: isRightToLeft, x: 99,
      baseline: 99, width: width, ascent: 8, descent: 2,
      letterInk: InkExtents(ascent: 7, descent: 2), standInInk: standIn)
  }

  private func placed(
    _ lines: [Line], width: Double?, _ style: ParagraphStyle = ParagraphStyle()
  ) -> [Line] {
    var lines = lines
    LineStack(style).place(&lines, width: width)
    return lines
  }

  @Test(arguments: [
    (Alignment.start, 0.0, 30.0), (.center, 15, 15), (.end, 30, 0), (.justify, 0, 30),
  ])
  func `A line is aligned with the start or the end of its own direction`(
    alignment: Alignment, leftToRight: Double, rightToLeft: Double
  ) {
    let lines = placed(
      [line(10), line(10, isRightToLeft: true), line(40), line(40, isRightToLeft: true)], width: 40,
      ParagraphStyle(alignment: alignment))
    #expect(lines.map(\.x) == [leftToRight, rightToLeft, 0, 0])
  }

  @Test(arguments: [nil, .infinity, .nan] as [Double?])
  func `Without a numeric width the column is as wide as its widest line`(width: Double?) {
    let lines = placed([line(10), line(25)], width: width, ParagraphStyle(alignment: .end))
    #expect(lines.map(\.x) == [15, 0])
  }

  @Test func `A line that is too wide overflows at the end of its direction`() {
    let lines = placed([line(50), line(50, isRightToLeft: true)], width: 40)
    #expect(lines.map(\.x) == [0, -10])
  }

  @Test func `Each line is below the previous one`() {
    #expect(placed([line(1), line(1), line(1)], width: 9).map(\.baseline) == [8, 18, 28])
    #expect(placed([], width: 9).isEmpty)
  }

  @Test func `Baselines and the bottom are rounded up to a multiple of a step`() {
    let lines = placed([line(1), line(1)], width: 9, ParagraphStyle(baselineStep: 3))
    // 8 to 9; 9 + 2 + 8 to 18; 18 + 2 to 21.
    #expect(lines.map(\.baseline) == [9, 18])
    #expect(lines.map(\.ascent) == [9, 7])
    #expect(lines.map(\.descent) == [2, 3])
  }

  @Test func `Ink of a fallback font keeps 0.06 cap heights from the next line`() {
    let ink = InkExtents(ascent: 9, descent: 6)
    let lines = placed([line(1, standIn: ink), line(1), line(1, standIn: ink)], width: 9)
    // Below the first baseline 6, above the second 7, and 0.06 · 7 between. 2, 9 and the same gap would suffice for the
    // next, but lines of a paragraph are evenly spaced.
    #expect(abs(lines[1].baseline - (8 + 6 + 0.42 + 7)) < 1e-9)
    #expect(abs(lines[2].baseline - lines[1].baseline - (6 + 0.42 + 7)) < 1e-9)
    var next = line(1, standIn: ink)
    next.isParagraphStart = true
    let parted = placed([line(1, standIn: ink), line(1), next], width: 9)
    #expect(abs(parted[1].baseline - (8 + 6 + 0.42 + 7)) < 1e-9)
    #expect(abs(parted[2].baseline - parted[1].baseline - (2 + 0.42 + 9)) < 1e-9)
    let given = placed(
      [line(1, standIn: ink), line(1)], width: 9, ParagraphStyle(lineHeight: .points(10)))
    #expect(given.map(\.baseline) == [8, 18])
  }
}
