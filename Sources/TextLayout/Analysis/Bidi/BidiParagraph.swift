/// Resolves the embedding levels of one paragraph, by rules P2 to I2 of UAX 9.
///
/// Takes linear time and memory. Section numbers and rules are those of Unicode 15.
struct BidiParagraph {
  /// The paragraph's own level, 0 or 1.
  let base: UInt8
  /// The levels of the characters; a character that rule X9 removes has the level of the one before.
  private(set) var levels: [UInt8]

  init(_ scalars: [Unicode.Scalar], direction: WritingDirection) {
    let classes = scalars.map { BidiClass($0) }
    let isolates = IsolatePairs(classes)
    switch direction {
    case .leftToRight: base = 0
    case .rightToLeft: base = 1
    case .automatic: base = isolates.firstStrongLevel(in: classes.indices) ?? 0
    }
    let explicit = ExplicitLevels(classes, isolates: isolates, base: base)
    levels = explicit.levels
    var implicit = ImplicitLevels(scalars: scalars, classes: classes, explicit: explicit)
    for sequence in IsolatingRunSequences(
      classes, isolates: isolates, explicit: explicit, base: base)
    {
      implicit.resolve(sequence, into: &levels)
    }
    var before = base
    for index in levels.indices {
      if classes[index].isRemoved { levels[index] = before } else { before = levels[index] }
    }
  }
}
