internal import SymtextGraphics
internal import SymtextSymbolText

/// A moving item, played with full or with reduced motion.
struct ItemPlay {
  let isReduced: Bool
  let item: MovingItem
  let grid: TimeGrid
  let scores: [StageScore]
  /// Whether the still picture is that of the beginning.
  private let isFromBeginning: Bool

  /// - Parameters:
  ///   - length: the duration of the picture's motion, in seconds, more than 0.
  ///   - loops: whether the picture loops.
  ///   - isFromBeginning: whether the still picture is that of the beginning, instead of the end.
  init(
    _ item: MovingItem, length: Double, loops: Bool, isReduced: Bool,
    isFromBeginning: Bool = false
  ) {
    (self.item, self.isReduced, self.isFromBeginning) = (item, isReduced, isFromBeginning)
    let turns = loops ? item.turns(in: length) : 1
    let grid = TimeGrid(length: length / Double(turns), loops: loops, turns: turns)
    self.grid = grid
    scores = item.stages.indices.map { StageScore(item, stage: $0, grid: grid) }
  }

  /// The stage that the picture at rest shows; `nil` if no stage at rest looks like it.
  var restingStage: Int? {
    guard !grid.loops else { return 0 }
    if isFromBeginning { return item.stages.first?.timeline.change == nil ? 0 : nil }
    return scores.indices.last {
      guard let last = scores[$0].moments.last else { return false }
      return last.isPresent && last.isResting && item.stages[$0].timeline.change == nil
    }
  }

  /// Whether the item ends as it begins.
  var comesBack: Bool {
    guard item.stages.count == 1, let last = scores.first?.moments.last else { return false }
    return last.isResting && item.stages[0].timeline.change == nil
  }

  /// Whether the still picture is that of the end.
  var endIsStill: Bool { !isFromBeginning || comesBack }

  /// Returns the visibility of the still picture.
  /// - Parameter stage: the stage of the still picture; `nil` for none.
  func stillTrack(of stage: Int?) -> [Track] {
    guard let stage else {
      var points = [Track.Knot(time: 0, value: [0])]
      if !grid.loops && endIsStill {
        points.append(Track.Knot(time: grid.count - 1, value: [0]))
        points.append(Track.Knot(time: grid.count, value: [1]))
      }
      return visibility(points, isVisible: true)
    }
    let score = scores[stage]
    return visibility(
      zip(score.times, score.moments).map { time, moment in
        let isEnd = !grid.loops && endIsStill && time == grid.count
        return Track.Knot(
          time: time, value: [moment.isPresent && moment.isJoint || isEnd ? 1 : 0])
      }, isVisible: true)
  }

  /// Whether a stage is drawn at a time of its score, as a whole or part by part.
  func isShown(_ stage: Int, at index: Int, isWhole: Bool) -> Bool {
    let moment = scores[stage].moments[index]
    if !grid.loops && endIsStill && scores[stage].times[index] == grid.count { return false }
    return moment.isSeen && moment.isJoint == isWhole
  }

  /// Returns the visibility of a stage, drawn as a whole or part by part.
  func movingTrack(of stage: Int, isWhole: Bool) -> [Track] {
    let score = scores[stage]
    return visibility(
      score.times.indices.map {
        Track.Knot(time: score.times[$0], value: [isShown(stage, at: $0, isWhole: isWhole) ? 1 : 0])
      }, isVisible: false)
  }

  private func visibility(_ points: [Track.Knot], isVisible: Bool) -> [Track] {
    let track = Track(.visibility, points, end: grid.count, tolerance: 0)
    return track.constant == [isVisible ? 1 : 0] ? [] : [track]
  }
}

extension MovingItem {
  /// The number of cycles of the item within a loop of some seconds.
  func turns(in length: Double) -> Int {
    let cycles =
      period.map { [$0 * stretch] }
      ?? stages.flatMap { stage in
        stage.timeline.effects.compactMap { effect in effect.period.map { $0 * effect.stretch } }
      }
    var count = 0
    for cycle in cycles where cycle > 0 {
      var (a, b) = (count, Int((length / cycle).rounded()))
      while b != 0 { (a, b) = (b, a % b) }
      count = a
    }
    return max(count, 1)
  }
}
