/// Resolves the characters of isolating run sequences, by rules W1 to I2 of UAX 9.
struct ImplicitLevels {
  private let scalars: [Unicode.Scalar]
  /// The classes before overrides.
  private let classes: [BidiClass]
  /// The classes after overrides.
  private let explicit: [BidiClass]
  /// A bit for each class that occurs; rules without an applicable class are skipped.
  private let present: UInt32

  init(scalars: [Unicode.Scalar], classes: [BidiClass], explicit: ExplicitLevels) {
    self.scalars = scalars
    self.classes = classes
    self.explicit = explicit.classes
    present = self.explicit.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// Sets the levels of a sequence's characters.
  mutating func resolve(_ sequence: IsolatingRunSequence, into levels: inout [UInt8]) {
    var types = sequence.indices.map { explicit[$0] }
    if has(.nonspacingMark) { resolveMarks(&types, sequence) }
    if has(.arabicLetter) { resolveNumbers(&types, sequence) }
    if has(.europeanSeparator) || has(.commonSeparator) { resolveSeparators(&types) }
    if has(.europeanSeparator) || has(.commonSeparator) || has(.europeanTerminator) {
      resolveTerminators(&types)
    }
    if has(.europeanNumber) { resolveEuropeanNumbers(&types, sequence) }
    if has(.otherNeutral) { resolveBrackets(&types, sequence) }
    resolveNeutrals(&types, sequence)
    for (position, index) in sequence.indices.enumerated() {
      levels[index] = sequence.level + Self.rise(of: types[position], at: sequence.level)
    }
  }

  private func has(_ type: BidiClass) -> Bool { present >> UInt32(type.rawValue) & 1 == 1 }

  /// Returns the rise by rules I1 and I2.
  private static func rise(of type: BidiClass, at level: UInt8) -> UInt8 {
    switch type {
    case .leftToRight: level % 2
    case .europeanNumber, .arabicNumber: level % 2 == 0 ? 2 : 1
    default: 1 - level % 2
    }
  }

  /// Applies rule W1.
  private func resolveMarks(_ types: inout [BidiClass], _ sequence: IsolatingRunSequence) {
    var before = sequence.start
    for position in types.indices {
      if types[position] == .nonspacingMark { types[position] = before }
      let own = classes[sequence.indices[position]]
      let isIsolate = own.isIsolateInitiator || own == .popDirectionalIsolate
      before = isIsolate ? .otherNeutral : types[position]
    }
  }

  /// Applies rules W2 and W3.
  private func resolveNumbers(_ types: inout [BidiClass], _ sequence: IsolatingRunSequence) {
    var strong = sequence.start
    for position in types.indices {
      switch types[position] {
      case .leftToRight, .rightToLeft: strong = types[position]
      case .arabicLetter:
        strong = .arabicLetter
        types[position] = .rightToLeft
      case .europeanNumber where strong == .arabicLetter: types[position] = .arabicNumber
      default: break
      }
    }
  }

  /// Applies rule W4.
  private func resolveSeparators(_ types: inout [BidiClass]) {
    guard types.count > 2 else { return }
    for position in 1..<types.count - 1 {
      let before = types[position - 1]
      guard before == types[position + 1] else { continue }
      switch (types[position], before) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        types[position] = before
      default: break
      }
    }
  }

  /// Applies rules W5 and W6.
  private func resolveTerminators(_ types: inout [BidiClass]) {
    var position = 0
    while position < types.count {
      let start = position
      while position < types.count && types[position] == .europeanTerminator { position += 1 }
      if position > start {
        let isBeside =
          (start > 0 && types[start - 1] == .europeanNumber)
          || (position < types.count && types[position] == .europeanNumber)
        for index in start..<position {
          types[index] = isBeside ? .europeanNumber : .otherNeutral
        }
      } else {
        switch types[position] {
        case .europeanSeparator, .commonSeparator: types[position] = .otherNeutral
        default: break
        }
        position += 1
      }
    }
  }

  /// Applies rule W7.
  private func resolveEuropeanNumbers(
    _ types: inout [BidiClass], _ sequence: IsolatingRunSequence
  ) {
    var strong = sequence.start
    for position in types.indices {
      switch types[position] {
      case .leftToRight, .rightToLeft: strong = types[position]
      case .europeanNumber where strong == .leftToRight: types[position] = .leftToRight
      default: break
      }
    }
  }

  /// Applies rule N0.
  private func resolveBrackets(_ types: inout [BidiClass], _ sequence: IsolatingRunSequence) {
    let pairs = BracketPairs(types, sequence.indices, scalars).pairs
    let embedding = BidiClass(ofLevel: sequence.level)
    var context = sequence.start
    var position = 0
    for pair in pairs {
      while position < pair.lowerBound {
        context = types[position].strongDirection ?? context
        position += 1
      }
      guard let direction = direction(inside: pair, types, embedding: embedding, context: context)
      else { continue }
      set(direction, at: pair.lowerBound, &types, sequence)
      set(direction, at: pair.upperBound, &types, sequence)
    }
  }

  /// Applies rules N0 b to d; `nil` leaves the brackets unchanged.
  private func direction(
    inside pair: ClosedRange<Int>, _ types: [BidiClass], embedding: BidiClass, context: BidiClass
  ) -> BidiClass? {
    var hasOpposite = false
    for position in pair.lowerBound + 1..<pair.upperBound {
      guard let direction = types[position].strongDirection else { continue }
      if direction == embedding { return embedding }
      hasOpposite = true
    }
    guard hasOpposite else { return nil }
    return context == embedding ? embedding : context
  }

  /// Sets a bracket and the marks that follow it.
  private func set(
    _ direction: BidiClass, at bracket: Int, _ types: inout [BidiClass],
    _ sequence: IsolatingRunSequence
  ) {
    types[bracket] = direction
    var position = bracket + 1
    while position < types.count, explicit[sequence.indices[position]] == .nonspacingMark {
      types[position] = direction
      position += 1
    }
  }

  /// Applies rules N1 and N2.
  private func resolveNeutrals(_ types: inout [BidiClass], _ sequence: IsolatingRunSequence) {
    let embedding = BidiClass(ofLevel: sequence.level)
    var before = sequence.start
    var position = 0
    while position < types.count {
      let start = position
      while position < types.count && types[position].isNeutral { position += 1 }
      if position > start {
        let after =
          position < types.count ? types[position].strongDirection ?? embedding : sequence.end
        for index in start..<position { types[index] = before == after ? before : embedding }
      } else {
        before = types[position].strongDirection ?? before
        position += 1
      }
    }
  }
}
