internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolText

/// Assigns the role of each part of two symbols in a magic replacement.
///
/// Until ``handover`` the old symbol draws the common parts, then the new symbol: a part can be cut only by parts of the
/// symbol that draws it.
struct MagicReplacement {
  /// The roles of the parts of the old and the new symbol.
  private(set) var roles: (old: [MagicMotion.Role], new: [MagicMotion.Role]) = ([], [])

  /// The time at which the new symbol starts to draw the common parts, in seconds.
  private var handover = 0.0
  private let pairs: PartPairs
  private var old: [ReplacedPart] { pairs.old }
  private var new: [ReplacedPart] { pairs.new }

  /// The time in which a slash is drawn, in seconds.
  private static let slash = 0.4
  /// The time in which replaced lines are erased, and the start of the lines that replace them.
  private static let (leaving, arriving) = (0.2, 0.2)
  /// The start of shapes that grow while others shrink, in seconds.
  private static let growing = 0.15
  /// The time at which a badge replaces another.
  private static let swap = 0.12

  /// - Returns: `nil` if the symbols are unrelated: they share no base, no enclosure and no name, and neither can become
  ///   the other.
  init?(_ first: SymbolTimeline, _ second: SymbolTimeline) {
    guard let pairs = PartPairs(first, second) else { return nil }
    self.pairs = pairs
    let kindsAfter = Set(new.map(\.kind))
    for (index, part) in old.enumerated() where part.clears && pairs.isLost(index) {
      // If a badge replaces another, the hole behind it stays.
      if part.kind == .badge && kindsAfter.contains(.badge) { continue }
      handover = max(handover, Self.end(of: part))
    }
    roles = (old.indices.map(roleBefore), new.indices.map(roleAfter))
    keepHoles()
  }

  /// Keeps holes of the old symbol open as long as anything behind them fades.
  private mutating func keepHoles() {
    for index in old.indices where old[index].clears {
      guard case .leaves(let time) = roles.old[index] else { continue }
      let ends = roles.old[..<index].compactMap { role in
        if case .fadesOut = role { role.end } else { nil }
      }
      roles.old[index] = .leaves(at: max(time, ends.max() ?? 0))
    }
  }

  // MARK: Roles

  private func roleBefore(_ index: Int) -> MagicMotion.Role {
    let part = old[index]
    if pairs.becomes[index] != nil || pairs.isKept(index) { return .leaves(at: handover) }
    if let fade = pairs.fading[part.kind] {
      return .fadesOut(
        from: handover, fade.crossFade(below: part.alpha, above: part.alpha), fade.way)
    }
    if let (place, match) = pairs.matches.first(where: { $0.value.old == index }) {
      if pairs.stays(match, as: place) { return .leaves(at: handover) }
      return .fadesOut(from: handover, pairs.crossFade(match, as: place), match.shape)
    }
    switch part.kind {
    case .badge: return isRoom(index, of: old) ? .closes : .shrinks
    case .slash:
      guard part.lines != nil else { return part.clears ? .closes : .shrinks }
      // Holes that the gap has stay open while the base fades.
      let keepsHoles = !part.holes.isEmpty && pairs.fading[.base] != nil
      return .undrawn(duration: Self.slash, .friction, keepsHoles: keepsHoles)
    case .enclosure where part.isFilled:
      return .fadesOut(from: handover, CrossFade(below: part.alpha, above: 0, cover: .below), nil)
    case .base, .enclosure:
      return part.hasLines && !part.wouldTear
        ? .undrawn(duration: Self.leaving, .pen, keepsHoles: false) : .shrinks
    }
  }

  private func roleAfter(_ index: Int) -> MagicMotion.Role {
    let part = new[index]
    if let morph = pairs.morphs[index] { return .morphs(from: handover, morph) }
    if pairs.isOpen(index) { return .arrives(at: handover, nil) }
    if let fade = pairs.fading[part.kind],
      pairs.matches[index].map({ !pairs.stays($0, as: index) }) ?? true
    {
      return .fadesIn(
        from: handover, fade.crossFade(below: part.alpha, above: part.alpha), fade.way)
    }
    if let match = pairs.matches[index] {
      return pairs.stays(match, as: index)
        ? .arrives(at: handover, match.shape)
        : .fadesIn(from: handover, pairs.crossFade(match, as: index), match.shape)
    }
    switch part.kind {
    case .badge:
      let isRoom = isRoom(index, of: new)
      guard old.contains(where: { $0.kind == .badge }) else {
        return isRoom
          ? .opens(from: handover) : .grows(from: handover, wait: MagicMotion.waitForGap)
      }
      // If a badge replaces another, the hole behind it stays.
      return isRoom ? .arrives(at: handover, nil) : grows(from: max(handover, Self.swap))
    case .slash:
      return part.lines == nil
        ? (part.clears ? .opens(from: handover) : grows(from: handover))
        : .drawn(from: slashStart, duration: Self.slash, .friction)
    case .enclosure where part.isFilled:
      return .fadesIn(from: handover, CrossFade(below: 0, above: part.alpha), nil)
    case .base, .enclosure:
      // Nothing waits for parts that stay.
      let isChange =
        part.kind == .base && old.indices.contains { old[$0].kind == .base && pairs.isLost($0) }
      guard part.hasLines, !part.wouldTear else {
        if part.isSign { return .grows(from: handover, wait: MagicMotion.wait) }
        return grows(from: isChange ? max(handover, Self.growing) : handover)
      }
      return .drawn(
        from: isChange ? max(handover, Self.arriving) : handover,
        duration: DrawMotion.duration(ofLine: part.longest), .pen)
    }
  }

  /// The start of a slash: lines that the slashed symbol lacks are nearly gone then, so that it does not cut them.
  private var slashStart: Double {
    let isFewer = old.indices.contains {
      old[$0].kind == .base && !old[$0].clears && pairs.isLost($0)
    }
    return max(handover, isFewer ? Self.leaving * Self.nearlyGone : 0)
  }

  /// The fraction of the time in which lines are erased after which hardly anything of them is left.
  private static let nearlyGone = 0.7

  /// Where nothing leaves, a part is visible at once.
  private func grows(from start: Double) -> MagicMotion.Role {
    .grows(from: start, wait: start > 0 ? MagicMotion.wait : 0)
  }

  /// Whether a part of a badge makes room for it, unlike a sign that is cut out of it.
  private func isRoom(_ index: Int, of parts: [ReplacedPart]) -> Bool {
    parts[index].clears && !parts[..<index].contains { $0.kind == .badge && !$0.clears }
  }

  /// The time at which a disappearing part is gone.
  private static func end(of part: ReplacedPart) -> Double {
    switch part.kind {
    case .badge: part.clears ? MagicMotion.closed : MagicMotion.shrinking
    case .slash:
      part.lines == nil ? (part.clears ? MagicMotion.closed : MagicMotion.shrinking) : slash
    case .base, .enclosure:
      part.hasLines && !part.wouldTear ? leaving : MagicMotion.shrinking
    }
  }
}
