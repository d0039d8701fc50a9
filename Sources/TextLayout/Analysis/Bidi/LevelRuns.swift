/// Gathers runs in the order of the text; neighbours of one level become one.
struct LevelRuns {
  private(set) var runs: [LevelRun] = []

  /// Adds a stretch, which begins where the last one ended; an empty or reversed one is left out.
  mutating func append(from start: Int, to end: Int, level: UInt8) {
    guard start < end else { return }
    if let last = runs.last, last.level == level {
      runs[runs.count - 1].range = last.range.lowerBound..<end
    } else {
      runs.append(LevelRun(range: start..<end, level: level))
    }
  }
}
