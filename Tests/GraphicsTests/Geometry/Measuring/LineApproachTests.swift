import SymtextGraphics
import Testing

struct LineApproachTests {
  private func gaps(_ paths: [Path]) -> [Double] {
    LineApproach(paths.map { .init($0) }, reach: 6).gaps.map(\.distance).sorted()
  }

  private func line(_ a: Point, _ b: Point) -> Path { Path([.move(a), .line(b)]) }

  @Test func `Ends, dots and corners beside lines`() {
    let wall = line(Point(0, 10), Point(20, 10))
    #expect(gaps([wall, line(Point(10, 2), Point(10, 7))]) == [3])
    #expect(gaps([wall, line(Point(4, 14), Point(4, 14))]) == [4])
    #expect(gaps([line(Point(1, 1), Point(1, 1)), line(Point(4, 5), Point(4, 5))]) == [5])
    #expect(
      gaps([wall, Path([.move(Point(6, 3)), .line(Point(9, 8)), .line(Point(12, 3))])]) == [2])
  }

  @Test func `Contours of one path are lines of their own`() {
    var path = line(Point(0, 0), Point(8, 0))
    path.append(line(Point(0, 4), Point(8, 4)))
    #expect(gaps([path]) == [4])
  }

  @Test func `Lines that meet or are far apart do not count`() {
    let wall = line(Point(0, 10), Point(20, 10))
    #expect(gaps([wall, line(Point(10, 2), Point(10, 9.5))]) == [])
    #expect(gaps([wall, line(Point(10, 2), Point(10, 15))]) == [])
    #expect(gaps([wall, line(Point(0, 17), Point(20, 17))]) == [])
  }

  @Test func `A gap keeps a part of its white`() {
    let gap = LineGap(distance: 4, between: .ofWeight, and: Pen(base: 0.5, factor: 0.5))
    #expect(gap.white(halfWidth: 1) == 2)
    let wider = gap.widestHalfWidth(keeping: 0.5, of: 1)
    #expect(abs(gap.white(halfWidth: wider) - 1) < 1e-12)
    let open = gap.widestHalfWidth(opening: 0.25)
    #expect(abs(gap.white(halfWidth: open) - 0.25 * (4 - gap.white(halfWidth: open))) < 1e-12)
    #expect(
      LineGap(distance: 1, between: .init(base: 0, factor: 0), and: .init(base: 0, factor: 0))
        .widestHalfWidth(opening: 1) == .infinity)
  }
}
