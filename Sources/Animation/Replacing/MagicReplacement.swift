internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolText

/// Matches the parts of two symbols, and assigns the role of each part in a magic replacement.
///
/// Parts match if their drawings are equal up to size and place. Until ``handover`` the old symbol draws the common
/// parts, then the new symbol: a part can be cut only by parts of the symbol that draws it.
struct MagicReplacement {
  /// The roles of the parts of the old and the new symbol.
  private(set) var roles: (old: [MagicMotion.Role], new: [MagicMotion.Role]) = ([], [])

  /// The time at which the new symbol starts to draw the common parts, in seconds.
  private var handover = 0.0
  private let old: [ReplacedPart]
  private let new: [ReplacedPart]
  /// The matching part of the old symbol for each part of the new one.
  private var matches: [Int: (old: Int, shape: ShapeMatch?)] = [:]
  /// The kinds of parts that cross-fade as a whole.
  private var fading: Set<ReplacedPart.Kind> = []

  /// The largest distance between matching points, in units of the drawing grid.
  private static let tolerance = 0.05
  /// The time in which a slash is drawn, in seconds.
  private static let slash = 0.4
  /// The time in which replaced lines are erased, and the start of the lines that replace them.
  private static let (leaving, arriving) = (0.25, 0.15)
  /// The time at which a badge replaces another.
  private static let swap = 0.12

  /// - Returns: `nil` if the symbols are unrelated: they share no base, no enclosure and no base name.
  init?(_ first: SymbolTimeline, _ second: SymbolTimeline) {
    old = ReplacedPart.parts(of: first)
    new = ReplacedPart.parts(of: second)
    let (nameBefore, nameAfter) = (NameParts(first.model.name), NameParts(second.model.name))
    let isNamesake = nameBefore.base == nameAfter.base
    let tolerance = Self.tolerance * DrawingGrid.unit * second.model.capHeight
    matches = Self.matches(
      old, new, tolerance, badgeStays: nameBefore.badge == nameAfter.badge)
    let isCommon = matches.contains {
      [.base, .enclosure].contains(new[$0.key].kind) && !new[$0.key].clears
    }
    guard isCommon || isNamesake else { return nil }
    // Parts of the same name with different drawings, such as a filled variant, cross-fade.
    if isNamesake { addFading(.base) }
    if isNamesake || nameBefore.enclosure == nameAfter.enclosure { addFading(.enclosure) }
    let common = Set(matches.values.map(\.old))
    let kindsAfter = Set(new.map(\.kind))
    for (index, part) in old.enumerated() where part.clears && !common.contains(index) {
      // If a badge replaces another, the hole behind it stays.
      if part.kind == .badge && kindsAfter.contains(.badge) { continue }
      handover = max(handover, Self.end(of: part))
    }
    roles = (old.indices.map(roleBefore), new.indices.map(roleAfter))
  }

  // MARK: Matching

  private static func matches(
    _ old: [ReplacedPart], _ new: [ReplacedPart], _ tolerance: Double, badgeStays: Bool
  ) -> [Int: (old: Int, shape: ShapeMatch?)] {
    var matches: [Int: (old: Int, shape: ShapeMatch?)] = [:]
    var taken: Set<Int> = []
    for (index, part) in new.enumerated() {
      if part.kind == .badge && !badgeStays { continue }
      let found = old.indices.lazy.compactMap { other -> (old: Int, shape: ShapeMatch?)? in
        guard !taken.contains(other), old[other].kind == part.kind,
          let shape = ShapeMatch(old[other].guide, part.guide, tolerance: tolerance),
          part.kind == .base || part.kind == .badge || shape.isStill,
          old[other].clears == part.clears || part.kind == .base || part.kind == .enclosure
        else { return nil }
        return (other, shape)
      }.first
      guard let found else { continue }
      taken.insert(found.old)
      matches[index] = found
    }
    return matches
  }

  /// Parts of a kind cross-fade as a whole, unless each matches a part of the other symbol.
  private mutating func addFading(_ kind: ReplacedPart.Kind) {
    let before = old.indices.filter { old[$0].kind == kind }
    let after = new.indices.filter { new[$0].kind == kind }
    let found = after.filter { matches[$0] != nil }
    guard let first = before.first, !after.isEmpty,
      found.count < after.count || found.count < before.count
    else { return }
    for index in after { matches[index] = (matches[index]?.old ?? first, nil) }
    fading.insert(kind)
  }

  /// Whether a matching part changes nothing but its place.
  private func stays(_ match: (old: Int, shape: ShapeMatch?), as index: Int) -> Bool {
    guard let shape = match.shape, old[match.old].paint == new[index].paint,
      old[match.old].isFilled == new[index].isFilled, old[match.old].clears == new[index].clears
    else { return false }
    // A scaled line would change its width.
    return shape.scale == 1
  }

  // MARK: Roles

  private func roleBefore(_ index: Int) -> MagicMotion.Role {
    let part = old[index]
    if fading.contains(part.kind) {
      return .fadesOut(from: handover, CrossFade(below: part.alpha, above: part.alpha), nil)
    }
    if let (place, match) = matches.first(where: { $0.value.old == index }) {
      if stays(match, as: place) { return .leaves(at: handover) }
      let fade = CrossFade(below: part.alpha, above: new[place].alpha)
      return .fadesOut(from: handover, fade, match.shape)
    }
    switch part.kind {
    case .badge: return .shrinks
    case .slash: return .undrawn(duration: Self.slash, .friction)
    case .enclosure where part.isFilled:
      return .fadesOut(from: handover, CrossFade(below: part.alpha, above: 0), nil)
    case .base, .enclosure:
      return part.hasLines ? .undrawn(duration: Self.leaving, .pen) : .shrinks
    }
  }

  private func roleAfter(_ index: Int) -> MagicMotion.Role {
    let part = new[index]
    if let match = matches[index] {
      return stays(match, as: index)
        ? .arrives(at: handover, match.shape) : .fadesIn(from: handover, match.shape)
    }
    switch part.kind {
    case .badge:
      guard old.contains(where: { $0.kind == .badge }) else { return .grows(from: handover) }
      // If a badge replaces another, the hole behind it stays.
      let isHole = !new[..<index].contains { $0.kind == .badge && !$0.clears } && part.clears
      return isHole ? .arrives(at: handover, nil) : .grows(from: max(handover, Self.swap))
    case .slash: return .drawn(from: handover, duration: Self.slash, .friction)
    case .enclosure where part.isFilled: return .fadesIn(from: handover, nil)
    case .base, .enclosure:
      let isChange = part.kind == .base && old.contains { $0.kind == .base }
      let start = isChange ? max(handover, Self.arriving) : handover
      guard part.hasLines else { return .grows(from: start) }
      return .drawn(
        from: start, duration: DrawMotion.duration(ofLine: part.longest), .pen)
    }
  }

  /// The time at which a disappearing part is gone.
  private static func end(of part: ReplacedPart) -> Double {
    switch part.kind {
    case .badge: MagicMotion.shrinking
    case .slash: slash
    case .base, .enclosure: part.hasLines ? leaving : MagicMotion.shrinking
    }
  }
}
