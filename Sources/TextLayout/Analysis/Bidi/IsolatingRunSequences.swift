/// Cuts a paragraph into isolating run sequences, by rules X9 and X10 of UAX 9.
struct IsolatingRunSequences: Sequence, IteratorProtocol {
  /// The characters that rule X9 does not remove.
  private let kept: [Int]
  /// The level runs, as ranges of `kept`.
  private var runs: [Range<Int>] = []
  private var position = 0
  private let classes: [BidiClass]
  private let isolates: IsolatePairs
  private let levels: [UInt8]
  private let base: UInt8

  init(_ classes: [BidiClass], isolates: IsolatePairs, explicit: ExplicitLevels, base: UInt8) {
    self.classes = classes
    self.isolates = isolates
    self.base = base
    levels = explicit.levels
    kept = classes.indices.filter { !classes[$0].isRemoved }
    var start = 0
    for index in kept.indices
    where index + 1 == kept.count || levels[kept[index + 1]] != levels[kept[index]] {
      runs.append(start..<index + 1)
      start = index + 1
    }
  }

  mutating func next() -> IsolatingRunSequence? {
    while position < runs.count {
      let run = runs[position]
      position += 1
      let first = kept[run.lowerBound]
      // The PDI of an isolate continues the sequence of its initiator.
      if classes[first] == .popDirectionalIsolate && isolates.partner(of: first) != nil { continue }
      return sequence(from: run)
    }
    return nil
  }

  private func sequence(from first: Range<Int>) -> IsolatingRunSequence {
    var indices = Array(kept[first])
    var last = first
    while let following = continuation(of: last) {
      indices += kept[following]
      last = following
    }
    let level = levels[kept[first.lowerBound]]
    let before = first.lowerBound > 0 ? levels[kept[first.lowerBound - 1]] : base
    let isOpen = classes[kept[last.upperBound - 1]].isIsolateInitiator
    let after =
      !isOpen && last.upperBound < kept.count ? levels[kept[last.upperBound]] : base
    return IsolatingRunSequence(
      indices: indices, level: level, start: BidiClass(ofLevel: Swift.max(level, before)),
      end: BidiClass(ofLevel: Swift.max(level, after)))
  }

  /// Returns the run that begins with the PDI of the isolate at the end of a run.
  private func continuation(of run: Range<Int>) -> Range<Int>? {
    let last = kept[run.upperBound - 1]
    guard classes[last].isIsolateInitiator, let end = isolates.partner(of: last) else { return nil }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if kept[runs[middle].lowerBound] < end { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && kept[runs[low].lowerBound] == end ? runs[low] : nil
  }
}
