/// The levels set by explicit formatting characters, by rules X1 to X8 of UAX 9.
struct ExplicitLevels {
  /// The levels of the characters; undefined for those that rule X9 removes.
  private(set) var levels: [UInt8]
  /// The characters' classes, changed by overrides.
  private(set) var classes: [BidiClass]

  /// BD2's `max_depth`.
  private static let mostDepth: UInt8 = 125

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private var stack: [Status]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  init(_ classes: [BidiClass], isolates: IsolatePairs, base: UInt8) {
    self.classes = classes
    levels = [UInt8](repeating: base, count: classes.count)
    stack = [Status(level: base, override: nil, isIsolate: false)]
    for (index, type) in classes.enumerated() {
      switch type {
      case .leftToRightEmbedding, .rightToLeftEmbedding: embed(type, override: nil)
      case .leftToRightOverride: embed(type, override: .leftToRight)
      case .rightToLeftOverride: embed(type, override: .rightToLeft)
      case .popDirectionalFormat: popEmbedding()
      case .leftToRightIsolate, .rightToLeftIsolate:
        apply(to: index)
        isolate(isRightToLeft: type == .rightToLeftIsolate)
      case .firstStrongIsolate:
        apply(to: index)
        let end = isolates.partner(of: index) ?? classes.count
        isolate(isRightToLeft: isolates.firstStrongLevel(in: index + 1..<end) == 1)
      case .popDirectionalIsolate:
        popIsolate()
        apply(to: index)
      case .paragraphSeparator: levels[index] = base
      case .boundaryNeutral: break
      default: apply(to: index)
      }
    }
  }

  /// Applies rule X6, and the parts of X5a to X6a about the character itself.
  private mutating func apply(to index: Int) {
    let status = stack[stack.count - 1]
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// Returns the least odd or even level above the last one.
  private func next(isRightToLeft: Bool) -> UInt8 {
    let level = stack[stack.count - 1].level
    return isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// Applies rules X2 to X5.
  private mutating func embed(_ type: BidiClass, override: BidiClass?) {
    let isRightToLeft = type == .rightToLeftEmbedding || type == .rightToLeftOverride
    let level = next(isRightToLeft: isRightToLeft)
    if level <= Self.mostDepth && overflowIsolates == 0 && overflowEmbeddings == 0 {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// Applies rules X5a and X5b.
  private mutating func isolate(isRightToLeft: Bool) {
    let level = next(isRightToLeft: isRightToLeft)
    if level <= Self.mostDepth && overflowIsolates == 0 && overflowEmbeddings == 0 {
      validIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// Applies rule X6a.
  private mutating func popIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while stack.count > 1 && !stack[stack.count - 1].isIsolate { stack.removeLast() }
      if stack.count > 1 { stack.removeLast() }
      validIsolates -= 1
    }
  }

  /// Applies rule X7.
  private mutating func popEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if stack.count > 1 && !stack[stack.count - 1].isIsolate {
      stack.removeLast()
    }
  }
}
