internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSymbols
internal import SymtextSymbolText

/// The parts of two symbols that belong together.
///
/// Parts match if their drawings are equal up to size and place. Parts that do not match become each other if they are
/// drawings of one thing, such as two clouds, or simple lines. All others of equal names cross-fade.
struct PartPairs {
  typealias Match = (old: Int, shape: ShapeMatch?)

  let old: [ReplacedPart]
  let new: [ReplacedPart]
  /// The matching part of the old symbol for each part of the new one.
  private(set) var matches: [Int: Match] = [:]
  /// The part of the new symbol that each part of the old one becomes.
  private(set) var becomes: [Int: Int] = [:]
  /// How parts of the new symbol come from those of the old one.
  private(set) var morphs: [Int: PartMorph] = [:]
  /// The kinds of parts that cross-fade as a whole.
  private(set) var fading: [ReplacedPart.Kind: PartFade] = [:]
  /// The parts of the old symbol that clear where a gap of the new one is open throughout.
  private var kept: Set<Int> = []
  /// The parts of the new symbol that clear where a gap of the old one is open throughout.
  private var open: Set<Int> = []
  /// The new symbol's origin.
  private let origin: Vector
  /// A unit of the drawing grid, in points.
  private let unit: Double

  /// The largest distance between matching points, in units of the drawing grid.
  private static let tolerance = 0.05
  /// The largest difference between drawings of one thing, as ``EvenLine/difference(from:)``.
  private static let likeness = 0.11
  /// The height by which a shackle is lifted, in units of the drawing grid.
  private static let lift = 2.5
  /// The least common area of two filled forms that cross-fade in place, as a fraction of the smaller one.
  private static let leastCommon = 0.85
  /// The area of holes that may close before their body changes, as a fraction of the body.
  private static let smallHole = 0.05
  /// The area that may lie outside, as a fraction of the whole, in a shape that another one contains.
  private static let outside = 0.05

  /// - Returns: `nil` if the symbols are unrelated.
  init?(_ first: SymbolTimeline, _ second: SymbolTimeline) {
    let (nameBefore, nameAfter) = (NameParts(first.model.name), NameParts(second.model.name))
    old = ReplacedPart.parts(of: first, nameBefore)
    new = ReplacedPart.parts(of: second, nameAfter)
    origin = second.glyphOrigin - .zero
    unit = DrawingGrid.unit * second.model.capHeight
    let isNamesake = nameBefore.base == nameAfter.base
    findMatches(badgeStays: nameBefore.badge == nameAfter.badge)
    if isNamesake { keepEqualHoles() }
    var isRelated =
      isNamesake
      || matches.contains {
        [.base, .enclosure].contains(new[$0.key].kind) && !new[$0.key].clears
      }
    findHoles()
    morphMoved()
    if isNamesake {
      if cutsOneMark || isOnlySplit {
        addFading(.base)
      } else if !gainsOrLosesLines, !morphAll(.base), !morphLike(isFamily: true) {
        addFading(.base)
      }
    } else {
      let isFamily = nameBefore.family == nameAfter.family
      if morphLike(isFamily: isFamily) { isRelated = true }
    }
    if isNamesake || nameBefore.enclosure == nameAfter.enclosure { addFading(.enclosure) }
    guard isRelated else { return nil }
    if nameBefore.family == "lock" && nameBefore.base != nameAfter.base { liftLines() }
  }

  // MARK: Questions

  /// Whether a part of the old symbol has no counterpart.
  func isLost(_ index: Int) -> Bool {
    becomes[index] == nil && !kept.contains(index) && fading[old[index].kind] == nil
      && !matches.contains { $0.value.old == index }
  }

  /// Whether a gap of the new symbol keeps a hole of the old one open.
  func isKept(_ index: Int) -> Bool { kept.contains(index) }

  /// Whether a gap of the old symbol has kept a hole of the new one open.
  func isOpen(_ index: Int) -> Bool { open.contains(index) }

  /// Whether a matching part changes nothing but its place.
  func stays(_ match: Match, as index: Int) -> Bool {
    guard let shape = match.shape, old[match.old].paint == new[index].paint,
      old[match.old].isFilled == new[index].isFilled, old[match.old].clears == new[index].clears
    else { return false }
    // A scaled line would change its width.
    return shape.scale == 1 && old[match.old].isAsThick(as: new[index], tolerance: thin)
  }

  /// The largest difference of the widths of lines of one weight.
  private var thin: Double { 2 * Self.tolerance * unit }

  /// Returns the cross-fade of a part with the part that it matches.
  func crossFade(_ match: Match, as index: Int) -> CrossFade {
    let (a, b) = (old[match.old], new[index])
    let cover: CrossFade.Cover =
      match.shape?.isStill ?? false
      ? b.isFilled || !a.isFilled ? .above : .below
      : .neither
    return CrossFade(
      below: a.alpha, above: b.alpha, cover: a.clears == b.clears ? cover : .neither)
  }

  // MARK: Matching

  private mutating func findMatches(badgeStays: Bool) {
    var taken: Set<Int> = []
    func isBody(_ kind: ReplacedPart.Kind) -> Bool { kind == .base || kind == .enclosure }
    for (index, part) in new.enumerated() {
      if part.kind == .badge && !badgeStays { continue }
      var found: Match?
      for (other, before) in old.enumerated() {
        // A square is the same square as the enclosure of another symbol.
        guard !taken.contains(other),
          before.kind == part.kind || isBody(before.kind) && isBody(part.kind),
          let shape = ShapeMatch(before.guide, part.guide, tolerance: Self.tolerance * unit),
          before.kind == part.kind && [.base, .badge].contains(part.kind) || shape.isStill,
          before.clears == part.clears || isBody(part.kind)
        else { continue }
        // A hole beside a body may have its form: it comes second.
        let isAlike = before.clears == part.clears
        if found == nil || isAlike { found = (other, shape) }
        if isAlike { break }
      }
      guard let found else { continue }
      taken.insert(found.old)
      matches[index] = found
    }
  }

  /// Finds holes of a filled symbol that the gap of the slashed symbol has, too.
  private mutating func findHoles() {
    func holds(_ gap: ReplacedPart, _ hole: ReplacedPart) -> Bool {
      gap.kind == .slash
        && gap.holes.contains { own in
          guard let box = own.bounds, let other = hole.outline.bounds else { return false }
          return abs(box.width - other.width) < unit && abs(box.height - other.height) < unit
            && abs(abs(own.area) - abs(hole.outline.area)) < 0.1 * abs(own.area)
        }
    }
    for (index, part) in old.enumerated() where part.kind == .base && part.clears {
      let isFree = !matches.contains { $0.value.old == index }
      if isFree, new.contains(where: { holds($0, part) }) { kept.insert(index) }
    }
    for (index, part) in new.enumerated() where part.kind == .base && part.clears {
      if matches[index] == nil, old.contains(where: { holds($0, part) }) { open.insert(index) }
    }
    // The gaps of two slashes differ where they cut other lines.
    let (before, after) = (gaps(old), gaps(new))
    guard !before.isEmpty, !after.isEmpty else { return }
    let taken = Set(matches.values.map(\.old))
    kept.formUnion(before.subtracting(taken))
    open.formUnion(after.filter { matches[$0] == nil })
  }

  /// Keeps the holes of both bases open if both show the same ink, however their parts clear each other.
  private mutating func keepEqualHoles() {
    func isHole(_ part: ReplacedPart) -> Bool { part.kind == .base && part.clears }
    let taken = Set(matches.values.map(\.old))
    let before = old.indices.filter { isHole(old[$0]) && !taken.contains($0) }
    let after = new.indices.filter { isHole(new[$0]) && matches[$0] == nil }
    guard !before.isEmpty, !after.isEmpty else { return }
    let first = ink(old.filter { $0.kind == .base }, holes: [])
    let second = ink(new.filter { $0.kind == .base }, holes: [])
    let most = Self.outside * max(abs(first.area), abs(second.area))
    guard rest(first, second) <= most, rest(second, first) <= most else { return }
    kept.formUnion(before)
    open.formUnion(after)
  }

  /// Returns the gaps of slashes.
  private func gaps(_ parts: [ReplacedPart]) -> Set<Int> {
    Set(parts.indices.filter { parts[$0].kind == .slash && parts[$0].clears })
  }

  // MARK: Becoming

  /// Whether the mark of only one symbol is cut out of a filled enclosure: as a whole it fades into the other one.
  private var cutsOneMark: Bool {
    guard let mark = old.first(where: { $0.kind == .base }),
      let other = new.first(where: { $0.kind == .base })
    else { return false }
    return mark.clears != other.clears
  }

  /// Whether the shapes of one part are several parts of the other symbol, as the wheels of a cart are.
  private var isOnlySplit: Bool {
    let (before, after) = loose
    guard !before.isEmpty, !after.isEmpty, before.count != after.count else { return false }
    let whole = before.count < after.count ? before.map { old[$0] } : after.map { new[$0] }
    guard whole.count == 1, !whole[0].clears else { return false }
    let areas = whole[0].outline.contours.map(\.area)
    guard areas.count > 1, areas.allSatisfy({ $0 > 0 }) || areas.allSatisfy({ $0 < 0 }) else {
      return false
    }
    let first = ink(before.sorted().map { old[$0] }, holes: [])
    let second = ink(after.sorted().map { new[$0] }, holes: [])
    let most = Self.outside * max(abs(first.area), abs(second.area))
    return rest(first, second) <= most && rest(second, first) <= most
  }

  /// The parts of the base without a counterpart, the largest first.
  private var loose: (old: [Int], new: [Int]) {
    let taken = Set(matches.values.map(\.old))
    func size(_ part: ReplacedPart) -> Double {
      part.guide.bounds.map { $0.width * $0.height } ?? 0
    }
    return (
      old.indices.filter {
        old[$0].kind == .base && !old[$0].isSign && !taken.contains($0) && !kept.contains($0)
          && becomes[$0] == nil
      }.sorted { size(old[$0]) > size(old[$1]) },
      new.indices.filter {
        new[$0].kind == .base && !new[$0].isSign && matches[$0] == nil && !open.contains($0)
          && morphs[$0] == nil
      }.sorted { size(new[$0]) > size(new[$1]) }
    )
  }

  /// Whether all parts of one symbol's base match, and the other one has some lines more.
  private var gainsOrLosesLines: Bool {
    let (before, after) = loose
    guard before.isEmpty || after.isEmpty, matches.contains(where: { stays($0.value, as: $0.key) })
    else { return false }
    return before.allSatisfy { !old[$0].clears && old[$0].hasLines }
      && after.allSatisfy { !new[$0].clears && new[$0].hasLines }
  }

  private func becoming(_ before: Int, _ after: Int, isExact: Bool) -> PartMorph? {
    let (a, b) = (old[before], new[after])
    guard a.clears == b.clears else { return nil }
    func own(_ shapes: [MorphShape]) -> [MorphShape] {
      shapes.map { shape in
        var shape = shape
        shape.path = shape.path.transformed(by: .translation(-origin.x, -origin.y))
        return shape
      }
    }
    return PartMorph(
      own(a.shapes), own(b.shapes), paints: a.paint.flatMap { from in b.paint.map { (from, $0) } },
      isExact: isExact)
  }

  private mutating func add(_ morph: PartMorph, _ before: Int, _ after: Int) {
    matches[after] = nil
    becomes[before] = after
    morphs[after] = morph
  }

  /// Lets matching lines of another size become each other, so that their width changes evenly.
  private mutating func morphMoved() {
    if cutsOneMark { return }
    for (index, match) in matches {
      guard let shape = match.shape,
        shape.scale != 1 || !old[match.old].isAsThick(as: new[index], tolerance: thin)
      else { continue }
      if let morph = becoming(match.old, index, isExact: true) { add(morph, match.old, index) }
    }
  }

  /// Lets the parts of a kind become each other if all have the same structure.
  /// - Returns: whether they do, or all match.
  private mutating func morphAll(_ kind: ReplacedPart.Kind) -> Bool {
    let (before, after) = loose
    guard before.count == after.count else { return false }
    // Back to front, so that parts of equal sizes keep their order.
    let found = zip(before.sorted(), after.sorted()).compactMap { a, b in
      old[a].isFilled == new[b].isFilled ? becoming(a, b, isExact: true).map { ($0, a, b) } : nil
    }
    guard found.count == before.count else { return false }
    for (morph, a, b) in found { add(morph, a, b) }
    return true
  }

  /// Lets parts become each other that show one thing, or are simple.
  /// - Returns: whether any do.
  private mutating func morphLike(isFamily: Bool) -> Bool {
    let (before, after) = loose
    // A hole that is lost closes before its body changes: a large one would leave a blot.
    let (holes, bodies) = (before.filter { old[$0].clears }, before.filter { !old[$0].clears })
    func area(_ parts: [Int]) -> Double { parts.map { abs(old[$0].outline.area) }.reduce(0, +) }
    guard holes.isEmpty || bodies.isEmpty || area(holes) <= Self.smallHole * area(bodies)
    else { return false }
    if before.count == 1, after.count == 1, old[before[0]].isSimple(as: new[after[0]]),
      let morph = becoming(before[0], after[0], isExact: false)
    {
      add(morph, before[0], after[0])
      return true
    }
    guard isFamily else { return false }
    var ways: [(difference: Double, old: Int, new: Int)] = []
    for first in before {
      for second in after {
        guard old[first].clears == new[second].clears,
          let difference = old[first].difference(from: new[second]),
          difference <= Self.likeness
        else { continue }
        ways.append((difference, first, second))
      }
    }
    for way in ways.sorted(by: { $0.difference < $1.difference })
    where becomes[way.old] == nil && morphs[way.new] == nil {
      if let morph = becoming(way.old, way.new, isExact: false) { add(morph, way.old, way.new) }
    }
    return !becomes.isEmpty && before.contains { becomes[$0] != nil }
  }

  /// Lifts the lines that become each other, as a shackle is lifted off its lock.
  private mutating func liftLines() {
    for index in morphs.keys where !new[index].isFilled {
      morphs[index]?.lift = Vector(0, -Self.lift * unit)
    }
  }

  // MARK: Fading

  /// Lets the parts of a kind cross-fade as a whole, unless each matches a part of the other symbol.
  private mutating func addFading(_ kind: ReplacedPart.Kind) {
    let before = old.indices.filter { old[$0].kind == kind && becomes[$0] == nil }
    let after = new.indices.filter { new[$0].kind == kind && morphs[$0] == nil }
    let taken = Set(matches.values.map(\.old))
    let found = after.filter { matches[$0] != nil || open.contains($0) }
    let left = before.filter { taken.contains($0) }
    guard !before.isEmpty, !after.isEmpty, found.count < after.count || left.count < before.count
    else { return }
    let (first, second) = (
      ink(before.map { old[$0] }, holes: old), ink(after.map { new[$0] }, holes: new)
    )
    // A mark that is cut out of a filled enclosure has no ink of its own.
    let isCut = [before.first.map { old[$0].clears }, after.first.map { new[$0].clears }]
      .contains(true)
    guard
      let one = isCut ? before.compactMap({ old[$0].outline.bounds }).union : first.bounds,
      let other = isCut ? after.compactMap({ new[$0].outline.bounds }).union : second.bounds
    else { return }
    let way = ShapeMatch(one, other)
    let isMoved = abs(way.scale - 1) > 0.15
    // Two forms of one thing that lie across each other would be a blot while both are half seen.
    let isFilled = (before.map { old[$0] } + after.map { new[$0] }).allSatisfy {
      $0.isFilled || $0.clears
    }
    if kind == .base, isFilled, !isMoved, !isCut, common(first, second) < Self.leastCommon {
      return
    }
    for index in after { matches[index] = nil }
    for index in before { kept.remove(index) }
    for index in after { open.remove(index) }
    fading[kind] = PartFade(
      cover: isMoved || isCut ? .neither : cover(first, second), way: isMoved ? way : nil)
  }

  /// Returns the ink of some parts, back to front, without the holes of gaps.
  private func ink(_ parts: [ReplacedPart], holes: [ReplacedPart]) -> Path {
    var ink = Path()
    for part in parts {
      if part.clears {
        ink =
          ink.combined(.difference, with: part.outline, tolerance: unit * Self.tolerance) ?? ink
      } else {
        ink = ink.combined(.union, with: part.outline, tolerance: unit * Self.tolerance) ?? ink
      }
    }
    for hole in holes.flatMap(\.holes) {
      ink = ink.combined(.difference, with: hole, tolerance: unit * Self.tolerance) ?? ink
    }
    return ink
  }

  /// The area that is in one path and not in another.
  private func rest(_ a: Path, _ b: Path) -> Double {
    abs(a.combined(.difference, with: b, tolerance: unit * Self.tolerance)?.area ?? .infinity)
  }

  /// The common area of two paths, as a fraction of the smaller one.
  private func common(_ a: Path, _ b: Path) -> Double {
    let least = min(abs(a.area), abs(b.area))
    return least > 0 ? 1 - min(rest(a, b), rest(b, a)) / least : 1
  }

  private func cover(_ first: Path, _ second: Path) -> CrossFade.Cover {
    let most = Self.outside * max(abs(first.area), abs(second.area))
    if rest(first, second) <= most { return .above }
    return rest(second, first) <= most ? .below : .neither
  }
}
