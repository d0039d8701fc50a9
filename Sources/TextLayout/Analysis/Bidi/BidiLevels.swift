/// The embedding levels of a text, by the Unicode Bidirectional Algorithm.
///
/// The levels are those after rule I2; ``lineRuns(_:)`` applies rule L1 to a line and
/// ``visualOrder(_:)`` rule L2. Takes linear time.
///
/// <https://www.unicode.org/reports/tr9/>
struct BidiLevels: Sendable {
  /// The runs in text order; they cover the text, and adjacent ones have different levels.
  let runs: [LevelRun]
  /// The paragraphs' own levels; adjacent paragraphs of one level are merged.
  private let bases: [LevelRun]
  /// The paragraph level of an empty text.
  private let emptyBase: UInt8
  private let utf8: [UInt8]

  /// Resolves the levels of a text of any number of paragraphs.
  /// - Parameter direction: applies to all paragraphs; `.automatic` is decided for each.
  init(_ utf8: [UInt8], direction: WritingDirection) {
    self.utf8 = utf8
    emptyBase = direction == .rightToLeft ? 1 : 0
    var runs = LevelRuns()
    var bases = LevelRuns()
    for (range, isPlain) in BidiParagraphs(utf8) {
      let isLevel = isPlain && direction != .rightToLeft
      let base = isLevel ? 0 : Self.resolve(utf8, range, direction: direction, into: &runs)
      if isLevel { runs.append(from: range.lowerBound, to: range.upperBound, level: 0) }
      bases.append(from: range.lowerBound, to: range.upperBound, level: base)
    }
    self.runs = runs.runs
    self.bases = bases.runs
  }

  /// Appends the runs of a paragraph.
  /// - Returns: the paragraph's level.
  private static func resolve(
    _ utf8: [UInt8], _ range: Range<Int>, direction: WritingDirection, into runs: inout LevelRuns
  ) -> UInt8 {
    let characters = UTF8Scalars(utf8, in: range)
    let paragraph = BidiParagraph(characters.map(\.scalar), direction: direction)
    for ((_, range), level) in zip(characters, paragraph.levels) {
      runs.append(from: range.lowerBound, to: range.upperBound, level: level)
    }
    return paragraph.base
  }

  /// Returns the level of the character at a byte; beyond the text, that of its end.
  func level(at offset: Int) -> UInt8 { Self.level(at: offset, in: runs) }

  /// Returns the level of the paragraph that contains a byte; beyond the text, that of the last paragraph; for an empty
  /// text, that of the requested direction, or 0.
  func baseLevel(at offset: Int) -> UInt8 {
    bases.isEmpty ? emptyBase : Self.level(at: offset, in: bases)
  }

  /// Returns the runs of a part of the text, cut at its ends.
  func runs(in range: Range<Int>) -> [LevelRun] {
    var result: [LevelRun] = []
    var index = Self.index(at: range.lowerBound, in: runs)
    while index < runs.count, runs[index].range.lowerBound < range.upperBound {
      let part = runs[index].range.clamped(to: range)
      if !part.isEmpty { result.append(LevelRun(range: part, level: runs[index].level)) }
      index += 1
    }
    return result
  }

  /// Returns the runs of a line after rule L1: tabs and separators, and white space before them and at the end of the
  /// line, have the paragraph's level.
  func lineRuns(_ line: Range<Int>) -> [LevelRun] {
    let runs = runs(in: line)
    guard let first = runs.first else { return [] }
    let base = baseLevel(at: line.lowerBound)
    if runs.count == 1 && first.level == base
      && baseLevel(at: line.upperBound - 1) == base
    {
      return runs
    }
    return Self.overlay(resets(in: line), on: runs)
  }

  /// Returns the stretches of a line that rule L1 resets, with their paragraph's level.
  private func resets(in line: Range<Int>) -> [LevelRun] {
    var resets: [LevelRun] = []
    var start = line.lowerBound
    func reset(to end: Int) {
      if start < end {
        resets.append(LevelRun(range: start..<end, level: baseLevel(at: start)))
      }
      start = end
    }
    for (scalar, range) in UTF8Scalars(utf8, in: line) {
      switch BidiClass(scalar) {
      case .paragraphSeparator, .segmentSeparator: reset(to: range.upperBound)
      case .whiteSpace, .popDirectionalIsolate: break
      case let type where type.isIsolateInitiator || type.isRemoved: break
      default: start = range.upperBound
      }
    }
    reset(to: line.upperBound)
    return resets
  }

  /// Overlays stretches on runs; both must be in text order.
  private static func overlay(_ stretches: [LevelRun], on runs: [LevelRun]) -> [LevelRun] {
    var result = LevelRuns()
    var rest = stretches[...]
    for run in runs {
      var start = run.range.lowerBound
      let end = run.range.upperBound
      while let next = rest.first, next.range.lowerBound < end {
        result.append(from: start, to: next.range.lowerBound, level: run.level)
        result.append(
          from: max(start, next.range.lowerBound), to: min(next.range.upperBound, end),
          level: next.level)
        start = max(start, min(next.range.upperBound, end))
        if next.range.upperBound > end { break }
        rest.removeFirst()
      }
      result.append(from: start, to: end, level: run.level)
    }
    return result.runs
  }

  /// Returns the order of a line's pieces from left to right, by rule L2.
  /// - Parameter levels: the levels of the pieces, in text order.
  /// - Returns: indices of `levels`.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    // Every reversal keeps the pieces of a higher level together, so levels can be looked up at their new places.
    for level in stride(from: highest, through: lowest, by: -1) {
      var index = 0
      while index < order.count {
        let start = index
        while index < order.count && levels[order[index]] >= level { index += 1 }
        if index - start > 1 { order[start..<index].reverse() }
        if index == start { index += 1 }
      }
    }
    return order
  }

  private static func level(at offset: Int, in runs: [LevelRun]) -> UInt8 {
    runs.isEmpty ? 0 : runs[min(index(at: offset, in: runs), runs.count - 1)].level
  }

  /// Returns the first run that ends after a byte.
  private static func index(at offset: Int, in runs: [LevelRun]) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
