internal import SymtextSupport

/// The displacements that move groups of touching lines apart.
///
/// The white between them stays as wide as at Regular, or as wide as a stroke.
///
/// No group leaves the bounding box of all lines. A group without room to move stays in place.
struct CrowdedGroups {
  /// The displacement of each line.
  private(set) var shifts: [Vector]

  /// A constraint: two groups need a distance in one direction.
  private struct Need {
    var a: Int
    var b: Int
    /// The direction from the first group to the second.
    var direction: Vector
    /// The required increase of the distance.
    var push: Double

    /// Returns the part of the increase that is still missing.
    func lack(_ shifts: [Vector]) -> Double { push - (shifts[b] - shifts[a]).dot(direction) }
  }

  /// The number of sectors into which directions are sorted.
  ///
  /// For each pair of groups and each sector, one constraint counts.
  private static let sectors = 16.0
  /// The greatest number of iterations, and the distance below which nothing is missing.
  private static let (rounds, none) = (150, 0.005)
  /// The greatest difference between the distance of two lines in one direction and in the other, in units of the grid.
  private static let slant = 0.05
  /// A group moves horizontally and vertically by at most this multiple of the growth of one side of the stroke.
  private static let mostGrowth = 2.0
  /// A group stays in place if more than this part of the distance would still be missing.
  private static let mostLeft = 0.6
  /// With more groups than this, none moves.
  private static let mostGroups = 64

  /// - Parameter moves: whether groups may move.
  init(
    _ lines: CrowdedLines, ends: CrowdedEnds, regular: Double, black: Double, moves: Bool
  ) {
    shifts = lines.lines.map { _ in .zero }
    guard moves else { return }
    let roots = Set(lines.lines.map(\.group)).sorted()
    guard roots.count > 1, roots.count <= Self.mostGroups else { return }
    let groups = lines.lines.map { line in roots.firstIndex(of: line.group) ?? 0 }
    let needs = Self.needs(lines, groups, ends: ends, regular: regular, black: black)
    guard !needs.isEmpty else { return }
    var boxes: [Rect?] = roots.map { _ in nil }
    var masses = roots.map { _ in 0.0 }
    for (number, line) in lines.lines.enumerated() {
      for place in lines.places[line.places] {
        boxes[groups[number]] = boxes[groups[number]]?.union(Rect(place.point)) ?? Rect(place.point)
      }
      masses[groups[number]] += line.stroke == nil ? .infinity : line.length + 2 * regular
    }
    guard let room = boxes.compactMap({ $0 }).union else { return }
    let most = Self.mostGrowth * (black - regular)
    let before = roots.indices.map { Self.lack($0, needs, roots.map { _ in .zero }) }
    var yields = masses.map { 1 / $0 }
    while yields.contains(where: { $0 > 0 }) {
      let found = Self.solved(
        needs, yields, boxes: boxes.map { $0 ?? room }, room: room, most: most)
      // Groups whose move does not help enough stay in place, the worst one first.
      var worst: (group: Int, left: Double)?
      for group in roots.indices where found[group].length > Self.none {
        let left = Self.lack(group, needs, found) / max(before[group], Self.none)
        if left > max(worst?.left ?? 0, Self.mostLeft) { worst = (group, left) }
      }
      if let worst {
        yields[worst.group] = 0
        continue
      }
      shifts = groups.map { found[$0] }
      return
    }
  }

  private static func lack(_ group: Int, _ needs: [Need], _ shifts: [Vector]) -> Double {
    needs.reduce(0) { most, need in
      need.a == group || need.b == group ? max(most, need.lack(shifts)) : most
    }
  }

  private static func needs(
    _ lines: CrowdedLines, _ groups: [Int], ends: CrowdedEnds, regular: Double, black: Double
  ) -> [Need] {
    var largest: [Int: Need] = [:]
    for pair in lines.neighbours where pair.distance > 0 {
      let (one, other) = (lines.places[pair.place].line, lines.places[pair.other].line)
      // If another place of the line is nearer, the constraint comes from that place.
      guard pair.distance < (lines.distance(from: pair.other, to: one) ?? 0) + slant else {
        continue
      }
      let (a, b) = (groups[one], groups[other])
      guard a != b, !ends.kept.contains([min(one, other), max(one, other)]) else { continue }
      let kept = min(
        lines.white(pair, halfWidth: regular), lines.strokes(pair, halfWidth: regular))
      let push = kept + lines.strokes(pair, halfWidth: black) - pair.distance
      // Groups that are not too close must not get too close.
      guard push > -2 * (black - regular) else { continue }
      let turn = atan2(pair.direction.y, pair.direction.x) / (2 * .pi) * sectors
      let sector = Int(turn.rounded()) % Int(sectors)
      let key = (a * mostGroups + b) * 2 * Int(sectors) + sector + Int(sectors)
      if push > largest[key]?.push ?? -.infinity {
        largest[key] = Need(a: a, b: b, direction: pair.direction, push: push)
      }
    }
    let needs = largest.sorted { $0.key < $1.key }.map(\.value)
    return needs.contains { $0.push > none } ? needs : []
  }

  /// - Parameter yields: the mobility of each group; 0 for a fixed one.
  private static func solved(
    _ needs: [Need], _ yields: [Double], boxes: [Rect], room: Rect, most: Double
  ) -> [Vector] {
    var shifts = yields.map { _ in Vector.zero }
    let needs = needs.filter { yields[$0.a] + yields[$0.b] > 0 }
    func key(_ need: Need) -> Int { min(need.a, need.b) * mostGroups + max(need.a, need.b) }
    let keys = Set(needs.map(key)).sorted()
    let pairs = needs.map { need in keys.firstIndex(of: key(need)) ?? 0 }
    for _ in 0..<rounds {
      // For each pair of groups, the constraint with the largest missing distance.
      var lacks = keys.map { _ in (need: -1, lack: none) }
      for (index, need) in needs.enumerated() {
        let lack = need.lack(shifts)
        if lack > lacks[pairs[index]].lack { lacks[pairs[index]] = (index, lack) }
      }
      lacks.removeAll { $0.need < 0 }
      guard !lacks.isEmpty else { break }
      var pushes = yields.map { _ in (sum: Vector.zero, count: 0.0) }
      for (index, lack) in lacks {
        let need = needs[index]
        let both = yields[need.a] + yields[need.b]
        pushes[need.a].sum = pushes[need.a].sum - need.direction * (lack * yields[need.a] / both)
        pushes[need.b].sum = pushes[need.b].sum + need.direction * (lack * yields[need.b] / both)
        pushes[need.a].count += 1
        pushes[need.b].count += 1
      }
      for (group, push) in pushes.enumerated() where push.count > 0 {
        var shift = shifts[group] + push.sum * (1 / push.count)
        let box = boxes[group]
        shift.x = min(max(shift.x, room.minX - box.minX, -most), room.maxX - box.maxX, most)
        shift.y = min(max(shift.y, room.minY - box.minY, -most), room.maxY - box.maxY, most)
        shifts[group] = shift
      }
    }
    return shifts.map { $0.length > none ? $0 : .zero }
  }
}
