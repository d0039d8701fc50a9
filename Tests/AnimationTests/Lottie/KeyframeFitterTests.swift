@testable import SymtextAnimation
import SymtextSymbolTestSupport
import Testing

struct KeyframeFitterTests {
  private let grid = TimeGrid(length: 1, loops: false)
  private var fitter: KeyframeFitter { KeyframeFitter(grid: grid, frames: 60) }

  private func points(_ value: (Double) -> Double) -> PoseTracks.Points {
    let times = Array(stride(from: 0, to: grid.count, by: grid.stride)) + [grid.count]
    return times.map { Track.Knot(time: $0, value: [value(grid.time($0))]) }
  }

  /// Returns the value at a time, in frames, as players compute it: along the Bézier curve of the easing.
  private func value(_ property: LottieValue, at time: Double) -> Double {
    let frames = property.keyframes
    guard let index = frames.lastIndex(where: { $0.time <= time }) else {
      return frames[0].value[0]
    }
    guard index + 1 < frames.count, case .curve(let low, let high) = frames[index].way else {
      return frames[index].value[0]
    }
    let (from, to) = (frames[index], frames[index + 1])
    let u = (time - from.time) / (to.time - from.time)
    let height = 3 * (1 - u) * (1 - u) * u * low + 3 * (1 - u) * u * u * high + u * u * u
    return from.value[0] + (to.value[0] - from.value[0]) * height
  }

  @Test func `A spring takes few keyframes and stays within the tolerance`() throws {
    let spring = Spring(stiffness: 228, damping: 22)
    let fitted = try #require(fitter.value(points(spring.value), tolerance: 0.001))
    #expect(fitted.keyframes.count <= 8)
    for number in 0...600 {
      let time = Double(number) / 600
      #expect(abs(value(fitted, at: 60 * time) - spring.value(time)) < 0.0015, "at \(time)")
    }
  }

  @Test func `A jump happens between two times`() throws {
    let half = grid.count / 2
    let times = [0, half, half + 1, grid.count - 1, grid.count]
    let values: [Double] = [1, 1, 0, 0, 1]
    let points = zip(times, values).map { Track.Knot(time: $0, value: [$1]) }
    let fitted = try #require(fitter.value(points, tolerance: 0.01))
    #expect(value(fitted, at: 30) == 1 && value(fitted, at: 30.01) == 0)
    #expect(value(fitted, at: 59.98) == 0 && value(fitted, at: 60) == 1)
    #expect(fitted.keyframes.allSatisfy { $0.way == .hold || $0.time > 59.9 })
  }

  @Test func `A constant has no keyframes`() throws {
    #expect(fitter.value([], tolerance: 1) == nil)
    #expect(try #require(fitter.value(points { _ in 3 }, tolerance: 0.1)).constant == [3])
  }

  @Test func `A property that ends is zero afterwards and unchanged before`() throws {
    let rising = try #require(fitter.value(points { $0 }, tolerance: 0.01))
    let ended = rising.ended(at: 60, from: 0)
    #expect(abs(value(ended, at: 59.9) - 0.998) < 0.001 && value(ended, at: 60) == 0)
    let constant = LottieValue([0.5]).ended(at: 8, from: 3)
    #expect(constant.keyframes.map(\.time) == [3, 8])
    #expect(value(constant, at: 5) == 0.5 && value(constant, at: 8) == 0)
  }
}
