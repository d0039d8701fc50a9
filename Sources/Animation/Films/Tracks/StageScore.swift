internal import SymtextGraphics
internal import SymtextSymbolText

/// Samples the poses of a symbol's parts, at enough times to show every change.
struct StageScore {
  /// The poses of all parts at one time.
  struct Moment {
    var poses: [LayerPose]
    /// Whether the symbol is present, not replaced by another one.
    var isPresent: Bool
    /// Whether the symbol looks as it does without motion.
    var isResting: Bool
    /// Whether all parts have the same pose and the symbol is drawn as a whole.
    ///
    /// While nothing is visible, the value of the time before.
    var isJoint = false
    /// The pose of the symbol while it is drawn as a whole.
    ///
    /// At rest it ignores parts dimmed by a value.
    var wholePose: LayerPose? { isResting ? .rest : poses.first }
    /// Whether any part is visible.
    var isSeen: Bool { isPresent && poses.contains { !$0.isUnseen } }
  }

  /// The grid numbers of the times, ascending, from 0 to the last.
  private(set) var times: [Int] = []
  private(set) var moments: [Moment] = []
  let grid: TimeGrid
  private let item: MovingItem
  private let stage: Int

  init(_ item: MovingItem, stage: Int, grid: TimeGrid) {
    (self.item, self.stage, self.grid) = (item, stage, grid)
    var last = 0
    append(0, moment(0))
    while last < grid.count {
      let next = min(last + grid.stride, grid.count)
      refine(from: last, to: next, moment(next))
      last = next
    }
    findJoints()
  }

  private mutating func append(_ time: Int, _ moment: Moment) {
    times.append(time)
    moments.append(moment)
  }

  /// Appends samples between two times, where interpolation is not accurate, and the second time.
  private mutating func refine(from start: Int, to end: Int, _ last: Moment) {
    if end > start + 1, let first = moments.last, !first.isNear(last, size: size) {
      let middle = (start + end) / 2
      refine(from: start, to: middle, moment(middle))
      refine(from: middle, to: end, last)
    } else {
      append(end, last)
    }
  }

  private var size: Double { item.stages[stage].timeline.model.capHeight }

  private func moment(_ number: Int) -> Moment {
    let time = item.own(grid.time(number))
    let timeline = item.stages[stage].timeline
    var isPresent = true
    if item.stages.count > 1 {
      if let arrival = timeline.arrival, time < arrival { isPresent = false }
      if let departure = timeline.departure, time >= departure { isPresent = false }
    }
    return Moment(
      poses: timeline.poses(at: time).map(\.seen), isPresent: isPresent,
      isResting: timeline.isResting(at: time))
  }

  /// Finds the times when the symbol is drawn as a whole, except short moments in which its parts meet.
  private mutating func findJoints() {
    let timeline = item.stages[stage].timeline
    let isLit = timeline.change == nil && timeline.restLit.allSatisfy { $0 == 1 }
    let clears = zip(timeline.model.parts, timeline.cuts).map { $0.clears || $1 }
    for index in moments.indices {
      let moment = moments[index]
      moments[index].isJoint =
        moment.isSeen
        ? moment.isResting || isLit && moment.standsAlike(clears)
        : index == 0 || moments[index - 1].isJoint
    }
    let least = grid.numbers(in: Self.shortestJoint)
    var start = 0
    while start < moments.count {
      let isJoint = moments[start].isJoint
      let end = moments[start...].firstIndex { $0.isJoint != isJoint } ?? moments.count
      let isLast = end == moments.count && !grid.loops
      if isJoint && !isLast && times[end - 1] - times[start] < least {
        for index in start..<end { moments[index].isJoint = false }
      }
      start = end
    }
  }

  /// In seconds.
  private static let shortestJoint = 0.05

  /// Whether any part ever has another shape than its own.
  var changesShape: Bool {
    moments.contains { $0.isPresent && $0.poses.contains { $0.shape != nil } }
  }

  /// Whether the lines of a part are ever partly drawn.
  func draws(_ part: Int) -> Bool {
    moments.contains { $0.isPresent && !$0.poses[part].isUnseen && !$0.poses[part].isDrawn }
  }
}

extension StageScore.Moment {
  /// Whether all parts have the same pose with complete lines.
  fileprivate func standsAlike(_ clears: [Bool]) -> Bool {
    guard let first = poses.first, first.isDrawn else { return false }
    return zip(poses, clears).allSatisfy { pose, clears in
      pose.movesAs(first) && (!clears || pose.gap >= 1 && pose.depth >= 1)
    }
  }

  /// Whether linear interpolation between the two is accurate.
  fileprivate func isNear(_ other: Self, size: Double) -> Bool {
    isPresent == other.isPresent && isResting == other.isResting
      && zip(poses, other.poses).allSatisfy { a, b in
        a.isUnseen == b.isUnseen && a.isDrawn == b.isDrawn
          && abs(a.opacity - b.opacity) < 0.04 && abs(a.gap - b.gap) < 0.04
          && abs(a.depth - b.depth) < 0.04
          && abs(a.drawn.lowerBound - b.drawn.lowerBound) < 0.03
          && abs(a.drawn.upperBound - b.drawn.upperBound) < 0.03
          && abs(a.map.a - b.map.a) + abs(a.map.b - b.map.b) < 0.04
          && abs(a.map.tx - b.map.tx) + abs(a.map.ty - b.map.ty) < 0.06 * max(size, 1e-9)
      }
  }
}

extension LayerPose {
  /// Whether the part and its gap are invisible.
  var isUnseen: Bool { opacity <= 0 || drawn.upperBound <= drawn.lowerBound }

  /// The pose, with all invisible poses made equal.
  fileprivate var seen: LayerPose { isUnseen ? LayerPose(opacity: 0, gap: 0) : self }

  /// Whether both have the same transform, opacity and drawn range.
  func movesAs(_ other: LayerPose) -> Bool {
    map == other.map && opacity == other.opacity && drawn == other.drawn && shape == other.shape
  }
}
