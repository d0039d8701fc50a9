/// Collects runs in text order; adjacent runs of one level are merged.
struct LevelRuns {
  private(set) var runs: [LevelRun] = []

  /// Appends a stretch, which must begin at the end of the last one; an empty or reversed one is ignored.
  mutating func append(from start: Int, to end: Int, level: UInt8) {
    guard start < end else { return }
    if let last = runs.last, last.level == level {
      runs[runs.count - 1].range = last.range.lowerBound..<end
    } else {
      runs.append(LevelRun(range: start..<end, level: level))
    }
  }
}
