@testable import SymtextGraphics
import Testing

struct CrowdedLinesTests {
  @Test func `The edge of a stroke inside another stroke is detected`() throws {
    let strokes = ["M2 8h20", "M12 2v20"].map { data in
      let numbers = data.split(whereSeparator: { !$0.isNumber }).compactMap { Double($0) }
      let start = Point(numbers[0], numbers[1])
      let end =
        data.contains("h")
        ? Point(start.x + numbers[2], start.y) : Point(start.x, start.y + numbers[2])
      return Stroker.Stroke(Path([.move(start), .line(end)]))
    }
    let lines = try #require(
      CrowdedLines(strokes, obstacles: [], reach: 5, regular: 0.9, budget: WorkBudget()))
    for index in lines.places.indices where lines.places[index].line == 0 {
      let away = abs(lines.places[index].point.x - 12)
      for side in [-1.0, 1] {
        let isCovered = lines.isCovered(index, side: side, halfWidth: 0.9)
        if away < 0.75 { #expect(isCovered, "\(lines.places[index].point)") }
        if away > 0.9 { #expect(!isCovered, "\(lines.places[index].point)") }
      }
    }
  }

  @Test func `A line beside another covers the facing side`() throws {
    let strokes = [8.0, 8.5].map { y in
      Stroker.Stroke(Path([.move(Point(2, y)), .line(Point(22, y))]))
    }
    let lines = try #require(
      CrowdedLines(strokes, obstacles: [], reach: 5, regular: 0.9, budget: WorkBudget()))
    let middle = try #require(
      lines.places.indices.first { lines.places[$0].line == 0 && lines.places[$0].point.x > 12 })
    // The x axis turns to the y axis: downwards, y down.
    #expect(lines.isCovered(middle, side: 1, halfWidth: 0.9))
    #expect(!lines.isCovered(middle, side: -1, halfWidth: 0.9))
  }
}
