internal import SymtextSupport

/// A named range of frames in a Lottie file, which a player can play by itself.
///
/// <https://lottie.github.io/lottie-spec/1.0/specs/helpers/#marker>
struct LottieMarker: Hashable {
  let name: String
  let frames: Range<Int>

  var json: JSONValue {
    .object([
      ("cm", .string(name)), ("tm", .number(Double(frames.lowerBound))),
      ("dr", .number(Double(frames.count))),
    ])
  }
}

extension LottieMarker {
  /// Returns the markers of a timeline.
  ///
  /// A motion has the marker `in`, or `out` if symbols only leave. A film that comes back has `in`, `out` and `both`; a
  /// loop that begins anew has `loop`.
  /// - Parameters:
  ///   - count: the number of frames.
  ///   - rate: frames per second.
  static func markers(of timeline: Timeline, count: Int, rate: Double) -> [LottieMarker] {
    guard timeline.isMoving, count > 0 else { return [] }
    let all = 0..<count
    let items = timeline.items.flatMap { $0.moving() }.map(\.item)
    guard timeline.loops else {
      return [LottieMarker(name: items.allSatisfy(\.leaves) ? "out" : "in", frames: all)]
    }
    let ways = items.compactMap(\.ways)
    guard let first = ways.first, items.allSatisfy({ $0.turns(in: timeline.length) == 1 }) else {
      return [LottieMarker(name: "loop", frames: all)]
    }
    func range(_ times: (Double, Double)) -> Range<Int> {
      let start = min(max(Int((times.0 * rate).rounded(.down)), 0), count)
      return start..<min(max(Int((times.1 * rate).rounded(.up)) + 1, start), count)
    }
    let (there, back) = ways.dropFirst().reduce(first) { sum, way in
      (
        (min(sum.there.0, way.there.0), max(sum.there.1, way.there.1)),
        (min(sum.back.0, way.back.0), max(sum.back.1, way.back.1))
      )
    }
    return [
      LottieMarker(name: "in", frames: range(there)),
      LottieMarker(name: "out", frames: range(back)), LottieMarker(name: "both", frames: all),
    ]
  }
}

extension MovingItem {
  /// The times of the ways there and back in a loop, in seconds; `nil` for an item that begins anew.
  fileprivate var ways: (there: (Double, Double), back: (Double, Double))? {
    guard let period, let turn else { return nil }
    let middle = period / 2
    return ((0, turn * stretch), (middle * stretch, (middle + turn) * stretch))
  }

  /// Whether its symbol is gone at the end.
  fileprivate var leaves: Bool {
    stages.count == 1
      && stages[0].timeline.poses(at: end).allSatisfy { $0.isUnseen }
  }
}
