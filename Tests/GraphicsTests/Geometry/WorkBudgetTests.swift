@testable import SymtextGraphics
import Foundation
import Testing

struct WorkBudgetTests {
  @Test func `A spent budget stays spent`() {
    let budget = WorkBudget(steps: 10)
    #expect(budget.spend(10))
    #expect(budget.stepsLeft == 0)
    #expect(!budget.isSpent)
    #expect(budget.spend(0))
    #expect(!budget.spend(1))
    #expect(budget.isSpent)
    #expect(!budget.spend(0))
    let large = WorkBudget(steps: .max)
    #expect(!large.spend(.max, times: 2))
    #expect(WorkBudget(steps: -3).stepsLeft == 0)
  }

  /// Returns a lattice: n lines cross n² / 4 times.
  private func lattice(_ count: Int) -> Path {
    var path = Path()
    for index in 0..<count {
      let place = Double(index)
      let across = Rect(x: -1, y: place + 0.25, width: Double(count) + 1, height: 0.5)
      let down = Rect(x: place + 0.25, y: -1, width: 0.5, height: Double(count) + 1)
      for rect in [across, down] { path.append(.roundedRect(rect, radiusX: 0, radiusY: 0)) }
    }
    // Rotated, so that no edges are horizontal.
    return path.transformed(by: Affine(0.8, 0.6, -0.6, 0.8, 0, 0))
  }

  private func steps(_ path: Path) -> Int {
    let budget = WorkBudget(steps: .max)
    #expect(path.withoutOverlaps(tolerance: 0.001, budget: budget) != nil)
    return Int.max - budget.stepsLeft
  }

  @Test func `Work grows with the crossings and is deterministic`() {
    let (few, many) = (steps(lattice(8)), steps(lattice(32)))
    #expect(few == steps(lattice(8)))
    // Sixteen times the crossings, each of which creates a point.
    #expect(many > 12 * few)
  }

  @Test func `The exact number of steps suffices, and one less does not`() throws {
    let path = lattice(6)
    let needed = steps(path)
    let enough = WorkBudget(steps: needed)
    let whole = try #require(path.withoutOverlaps(tolerance: 0.001, budget: enough))
    #expect(enough.stepsLeft == 0)
    #expect(whole == path.withoutOverlaps(tolerance: 0.001))
    for steps in [needed - 1, needed / 2, 1000, 1] {
      let budget = WorkBudget(steps: steps)
      #expect(path.withoutOverlaps(tolerance: 0.001, budget: budget) == nil)
      #expect(budget.isSpent)
    }
  }

  @Test func `A path is flattened as far as the budget allows`() {
    let circle = Path.ellipse(center: .zero, radiusX: 100, radiusY: 100)
    let whole = circle.flattened(tolerance: 0.001)
    #expect(
      circle.flattened(tolerance: 0.001, budget: WorkBudget()).first?.points == whole[0].points)
    let budget = WorkBudget(steps: 20 * WorkBudget.point)
    #expect(circle.flattened(tolerance: 0.001, budget: budget).first?.points.count ?? 0 < 20)
    #expect(budget.isSpent)
  }

  /// A comb: its teeth are parallel, and the white between them forms holes.
  private let comb: Path = {
    var path = Path.roundedRect(Rect(x: 0, y: 0, width: 40, height: 42), radiusX: 0, radiusY: 0)
    for index in 0..<10 {
      path.append(
        Path.roundedRect(
          Rect(x: Double(index) * 4 + 1, y: 1, width: 1, height: 40), radiusX: 0, radiusY: 0
        ).reversed)
    }
    return path
  }()

  @Test func `Measuring stops when the budget is spent`() {
    let strokes = [Stroker.Stroke(comb)]
    for steps in [100, 10_000, 30_000] {
      let budgets = (0..<5).map { _ in WorkBudget(steps: steps) }
      _ = CounterMeasurement(comb, budget: budgets[0])
      _ = LineSpacing(strokes, reach: 5, budget: budgets[1])
      _ = CounterMeasurement.holes(of: comb, narrowerThan: 5, budget: budgets[2])
      #expect(budgets[0].isSpent)
      #expect(budgets[1].isSpent || steps > 10_000)
      #expect(budgets[2].isSpent || steps > 100)
    }
    let enough = WorkBudget()
    #expect(CounterMeasurement(comb, budget: enough) == CounterMeasurement(comb))
    #expect(!enough.isSpent)
  }

  @Test func `Outlines that cannot be checked count as overlapping`() {
    #expect(!OverlapDetection.overlaps(comb, tolerance: 0.01))
    #expect(OverlapDetection.overlaps(comb, tolerance: 0.01, budget: WorkBudget(steps: 2500)))
  }

  /// Returns a polygon of this many points without corners, whose edges are joined in one sweep.
  private func ring(_ count: Int) -> Path {
    var path = Path()
    for index in 0..<count {
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let point = Point(100_000 * cos(angle), 100_000 * sin(angle))
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  @Test func `The most points that are joined at once are joined, and one more spends the budget`()
  {
    for count in [ClipEdges.mostPoints, ClipEdges.mostPoints + 1] {
      let budget = WorkBudget(steps: .max)
      let joined = ring(count).withoutOverlaps(tolerance: 0.001, budget: budget)
      #expect((joined != nil) == (count == ClipEdges.mostPoints))
      #expect(budget.isSpent == (count > ClipEdges.mostPoints))
    }
  }

  @Test func `An arc with any radii is drawn, or is a line`() {
    let radii = [.leastNonzeroMagnitude, 1e-160, 1e-20, 1, 1e20, 1e160, 1e308, .infinity, .nan]
    for rx in radii {
      for ry in radii {
        for end in [Point(1, 0), Point(1e-300, 1e-300), Point(1e300, -1e300)] {
          var path = Path([.move(.zero)])
          path.arc(
            radiusX: rx, radiusY: ry, rotation: 0.3, isLarge: true, isPositive: false, to: end)
          #expect(path.elements.count <= 6)
          #expect(path.elements.last?.points.last == end)
        }
      }
    }
  }
}
