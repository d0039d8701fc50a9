internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextSymbolText

/// Finds what two symbols have in common, and what each part does as one becomes the other.
///
/// Parts are the same where they were drawn alike, up to their size and place. Until ``handover`` the old symbol
/// draws what is common, from then on the new one: what makes holes in it must be of the symbol that draws it.
struct MagicReplacement {
  /// What the parts of the old symbol do, and those of the new one.
  private(set) var roles: (old: [MagicMotion.Role], new: [MagicMotion.Role]) = ([], [])

  /// What draws what both have in common changes then, in seconds from the beginning.
  private var handover = 0.0
  private let old: [ReplacedPart]
  private let new: [ReplacedPart]
  /// The part of the old symbol that each part of the new one is, if it is one.
  private var matches: [Int: (old: Int, shape: ShapeMatch?)] = [:]
  /// The kinds of parts that fade over all together.
  private var fading: Set<ReplacedPart.Kind> = []

  /// How far points of what is the same may be apart, in units of the drawing grid.
  private static let tolerance = 0.05
  /// How long a slash takes.
  private static let slash = 0.4
  /// How long lines take to go that others come for, and when those begin.
  private static let (leaving, arriving) = (0.25, 0.15)
  /// When a badge comes where another goes.
  private static let swap = 0.12

  /// - Returns: `nil` where the symbols are not related: neither a base nor an enclosure is common, nor its name.
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
    // What has the same name and is drawn otherwise, as where one is filled, fades over.
    if isNamesake { addFading(.base) }
    if isNamesake || nameBefore.enclosure == nameAfter.enclosure { addFading(.enclosure) }
    let common = Set(matches.values.map(\.old))
    let kindsAfter = Set(new.map(\.kind))
    for (index, part) in old.enumerated() where part.clears && !common.contains(index) {
      // Where a badge takes the place of a badge the hole stays.
      if part.kind == .badge && kindsAfter.contains(.badge) { continue }
      handover = max(handover, Self.end(of: part))
    }
    roles = (old.indices.map(roleBefore), new.indices.map(roleAfter))
  }

  // MARK: What is common

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

  /// All parts of a kind fade over, unless each is found in the other symbol.
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

  /// Whether a part of the old symbol is that of the new one, without any change but of its place.
  private func stays(_ match: (old: Int, shape: ShapeMatch?), as index: Int) -> Bool {
    guard let shape = match.shape, old[match.old].paint == new[index].paint,
      old[match.old].isFilled == new[index].isFilled, old[match.old].clears == new[index].clears
    else { return false }
    // A line that grows would grow thicker.
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
      // Where a badge takes the place of a badge the hole behind it stays.
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

  /// When a part that goes is gone.
  private static func end(of part: ReplacedPart) -> Double {
    switch part.kind {
    case .badge: MagicMotion.shrinking
    case .slash: slash
    case .base, .enclosure: part.hasLines ? leaving : MagicMotion.shrinking
    }
  }
}
