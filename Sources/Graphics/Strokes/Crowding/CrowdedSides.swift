/// How much of their growth the sides of strokes keep along their lines: all, but where white would close.
///
/// The white keeps a part of its width at Regular, and need not be wider than a part of the strokes beside it.
struct CrowdedSides {
  typealias Parts = (left: Double, right: Double, tip: Double)

  /// Of each place its left, its right side, and its cap forwards.
  private(set) var parts: [Parts]

  /// How much of its width at Regular white keeps.
  private static let keptWhite = 0.55
  /// How wide it is kept at most, in strokes.
  private static let opening = 0.15
  /// By how much chords make a distance uneven.
  private static let noise = 0.02

  private let lines: CrowdedLines
  private let (regular, black): (Double, Double)

  /// - Parameters:
  ///   - ends: how far ends are drawn back.
  ///   - moves: how far lines are moved.
  ///   - holes: white that lines enclose.
  init(
    _ lines: CrowdedLines, ends: CrowdedEnds, moves: CrowdedGroups, holes: [CounterMeasurement],
    regular: Double, black: Double
  ) {
    (self.lines, self.regular, self.black) = (lines, regular, black)
    parts = lines.places.map { _ in (1, 1, 1) }
    let closing = Self.closing(lines, regular: regular)
    for pair in lines.facing.enumerated() where !closing.contains(pair.offset) {
      hold(pair.element, ends, moves)
    }
    for pair in lines.neighbours
    where (isPoint(pair.place) || isPoint(pair.other)) && faces(pair.place, pair.direction)
      && faces(pair.other, -pair.direction)
    {
      hold(pair, ends, moves)
    }
    for hole in holes { hold(hole) }
  }

  /// Whether a place is a dot or a free end, to which others may be near from any side.
  private func isPoint(_ place: Int) -> Bool {
    lines.end(place) != 0 || lines.lines[lines.places[place].line].isDot
  }

  /// Whether something that lies in a direction from a place lies across from a side of its stroke, or before a free
  /// end.
  private func faces(_ place: Int, _ direction: Vector) -> Bool {
    isPoint(place)
      || !lines.joined.contains(place)
        && abs(direction.dot(lines.places[place].direction.perpendicular))
          > CrowdedLines.leastFacing
  }

  /// Holds both sides of a pair back.
  private mutating func hold(
    _ pair: CrowdedLines.Neighbour, _ ends: CrowdedEnds, _ moves: CrowdedGroups
  ) {
    let white = lines.white(pair, halfWidth: regular)
    guard white > CrowdedLines.closed * 2 * regular else { return }
    let strokes = lines.strokes(pair, halfWidth: black)
    guard strokes > lines.strokes(pair, halfWidth: regular) else { return }
    func moved(_ place: Int) -> Vector {
      moves.shifts[lines.places[place].line] + ends.shift(place, of: lines)
    }
    let room = pair.distance + (moved(pair.other) - moved(pair.place)).dot(pair.direction)
    let kept = min(Self.keptWhite * white, Self.opening * strokes)
    let lack = kept - (room - strokes)
    guard lack > 0 else { return }
    let own = lines.half(pair.place, black) - lines.half(pair.place, regular)
    let other = lines.half(pair.other, black) - lines.half(pair.other, regular)
    // An end gives way to a side as far as it can; else both do alike.
    let (ownEnds, otherEnds) = (
      isTip(pair.place, towards: pair.direction), isTip(pair.other, towards: -pair.direction)
    )
    var shares = (own: lack * own / (own + other), other: lack * other / (own + other))
    if ownEnds, !otherEnds {
      shares.own = min(lack, own)
      shares.other = lack - shares.own
    } else if otherEnds, !ownEnds {
      shares.other = min(lack, other)
      shares.own = lack - shares.other
    }
    if own > 0 { hold(pair.place, towards: pair.direction, max(1 - shares.own / own, 0)) }
    if other > 0 { hold(pair.other, towards: -pair.direction, max(1 - shares.other / other, 0)) }
  }

  /// Whether a place is an end that points in a direction.
  private func isTip(_ index: Int, towards direction: Vector) -> Bool {
    guard lines.end(index) != 0 else { return false }
    let outwards = direction.dot(lines.outwards(index))
    return outwards > abs(direction.dot(lines.places[index].direction.perpendicular))
  }

  /// Holds a hole's edges back, evenly.
  private mutating func hold(_ hole: CounterMeasurement) {
    for index in lines.places.indices {
      let place = lines.places[index]
      let way = hole.place - place.point
      let distance = way.length
      let half = lines.half(index, regular)
      guard abs(distance - hole.width / 2) < Self.aroundHole, let direction = way.normalized
      else { continue }
      // A line that ends on an edge of the hole would come out of it on the other side.
      let line = lines.lines[place.line]
      let isTip =
        !line.isClosed && !line.isDot
        && (index == line.places.lowerBound && -direction.dot(place.direction) > Self.ahead
          || index == line.places.upperBound - 1 && direction.dot(place.direction) > Self.ahead)
      guard
        isTip
          || abs(direction.dot(place.direction.perpendicular)) > CrowdedLines.leastFacing
      else { continue }
      let white = hole.width / 2 - half
      guard white > CrowdedLines.closed * regular else { continue }
      let full = lines.half(index, black)
      let kept = min(Self.keptWhite * white, Self.opening * full)
      guard hole.width / 2 - full < kept, full > half else { continue }
      let part = min(max((hole.width / 2 - half - kept) / (full - half), 0), 1)
      if isTip {
        parts[index].tip = min(parts[index].tip, part)
      } else {
        hold(index, towards: direction, part)
      }
    }
  }

  /// The cosine of 45°: a point within this angle of an end's direction lies ahead of it.
  private static let ahead = 0.5.squareRoot()
  /// The greatest distance of a hole's edges from its circle, in units of the grid.
  private static let aroundHole = 0.4

  private mutating func hold(_ index: Int, towards direction: Vector, _ part: Double) {
    let place = lines.places[index]
    let line = lines.lines[place.line]
    if line.isDot {
      parts[index].left = min(parts[index].left, part)
      return
    }
    let across = direction.dot(place.direction.perpendicular)
    guard !lines.isCovered(index, side: across < 0 ? -1 : 1, halfWidth: regular) else { return }
    if isTip(index, towards: direction) {
      parts[index].tip = min(parts[index].tip, part)
    } else if across < 0, line.filledSide >= 0 {
      parts[index].left = min(parts[index].left, part)
    } else if across > 0, line.filledSide <= 0 {
      parts[index].right = min(parts[index].right, part)
    }
  }

  /// Returns the pairs between lines that run into each other along their way, so that the white between them closes
  /// anyway: it only gets narrower until they meet, or until little of it is left.
  private static func closing(_ lines: CrowdedLines, regular: Double) -> Set<Int> {
    var (found, seen): (Set<Int>, Set<Int>) = ([], [])
    for first in lines.facing.indices where !seen.contains(first) {
      var row = [first]
      seen.insert(first)
      while let next = neighbour(of: row[row.count - 1], in: lines), seen.insert(next).inserted {
        row.append(next)
      }
      let whites = row.map { lines.white(lines.facing[$0], halfWidth: regular) }
      let little = max(CrowdedLines.closed * 2 * regular, Self.wedge * (whites.max() ?? 0))
      for order in [Array(row.indices), row.indices.reversed()] where whites[order[0]] <= little {
        var before = whites[order[0]]
        for index in order {
          guard whites[index] >= before - Self.noise else { break }
          before = whites[index]
          found.insert(row[index])
        }
      }
    }
    return found
  }

  /// White that narrows towards its end to less than this part of its greatest width is a wedge.
  private static let wedge = 0.35

  /// Returns the pair of the next place on the line that faces the same side and the same other line.
  private static func neighbour(of index: Int, in lines: CrowdedLines) -> Int? {
    let pair = lines.facing[index]
    let place = lines.places[pair.place]
    let side = pair.direction.dot(place.direction.perpendicular) > 0
    // A place has at most two pairs.
    for offset in 1...3 {
      let next = index + offset
      guard lines.facing.indices.contains(next) else { return nil }
      let other = lines.facing[next]
      guard abs(other.place - pair.place) <= 1 else { return nil }
      guard other.place != pair.place, lines.places[other.place].line == place.line,
        (other.direction.dot(lines.places[other.place].direction.perpendicular) > 0) == side
      else { continue }
      return lines.places[other.other].line == lines.places[pair.other].line ? next : nil
    }
    return nil
  }
}
