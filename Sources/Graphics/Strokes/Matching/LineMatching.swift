internal import SymtextSupport

/// Gives several drawings of the same lines one structure, so that they can be interpolated.
///
/// Order, directions and commands of the drawings may differ, and so may the starts of closed lines. A node that exists
/// in one drawing only is added to the others. Corners correspond to corners, and between them places at the same
/// fraction of the length.
package enum LineMatching {
  /// Limits for the differences between drawings.
  package struct Limits: Sendable {
    /// The greatest distance between corresponding places, in the units of the lines.
    package var distance: Double

    package init(distance: Double) { self.distance = distance }
  }

  /// The least turn of a corner, in radians: about 17 degrees.
  private static let corner = 0.3
  /// Nodes closer to each other than this fraction of the length are one node.
  private static let sameWay = 0.03
  /// The greatest angle between corresponding directions, in radians: 60 degrees.
  private static let mostTurn = Double.pi / 3
  private static let sampleCount = 48

  // MARK: Pairs

  /// Finds the corresponding line in another drawing for each line: the nearest, each used once.
  /// - Returns: for each line the index of the corresponding one; `nil` if the numbers of lines differ, no line of the
  ///   same kind is left, the nearest is too far, or the budget is spent.
  package static func pairs(
    _ lines: [ComparedLine], _ others: [ComparedLine], limits: Limits, budget: WorkBudget,
    isAlike: (Int, Int) -> Bool
  ) -> [Int]? {
    guard lines.count == others.count else { return nil }
    var distances: [(distance: Double, line: Int, other: Int)] = []
    let samples = (lines.map { $0.samples(12) }, others.map { $0.samples(12) })
    for line in lines.indices {
      for other in others.indices
      where isAlike(line, other) && lines[line].isClosed == others[other].isClosed
        && lines[line].pieces.isEmpty == others[other].pieces.isEmpty
      {
        guard budget.spend(600) else { return nil }
        let found = alignment(samples.0[line], samples.1[other], isClosed: lines[line].isClosed)
        distances.append((found.distance, line, other))
      }
    }
    distances.sort { ($0.distance, $0.line, $0.other) < ($1.distance, $1.line, $1.other) }
    var result = [Int?](repeating: nil, count: lines.count)
    var taken = Set<Int>()
    for (distance, line, other) in distances
    where result[line] == nil && !taken.contains(other) && distance <= limits.distance {
      result[line] = other
      taken.insert(other)
    }
    return result.contains { $0 == nil } ? nil : result.compactMap(\.self)
  }

  /// Returns the best alignment of the places along one line with those of another.
  /// - Returns: the root mean square distance, the shift of the second line in places, and whether it is reversed.
  private static func alignment(
    _ a: [Point], _ b: [Point], isClosed: Bool
  ) -> (distance: Double, shift: Int, isReversed: Bool) {
    var best = (distance: Double.infinity, shift: 0, isReversed: false)
    for isReversed in [false, true] {
      let turned = isReversed ? Array(b.reversed()) : b
      for shift in 0..<(isClosed ? b.count : 1) {
        var sum = 0.0
        for index in a.indices {
          let apart = a[index] - turned[(index + shift) % turned.count]
          sum += apart.dot(apart)
        }
        let distance = (sum / Double(a.count)).squareRoot()
        // At equal distance keep the line as drawn.
        if distance < best.distance - 1e-9 { best = (distance, shift, isReversed) }
      }
    }
    return best
  }

  // MARK: Structure

  /// Returns the lines with one structure: the same number of corresponding pieces.
  /// - Parameter drawn: several drawings of one line.
  /// - Returns: `nil` if they do not correspond.
  package static func alike(
    _ drawn: [ComparedLine], limits: Limits, budget: WorkBudget
  ) -> [ComparedLine]? {
    guard let model = drawn.first else { return nil }
    if model.pieces.isEmpty { return drawn }
    let samples = model.samples(sampleCount)
    var lines = [model]
    for line in drawn.dropFirst() {
      guard budget.spend(6000) else { return nil }
      lines.append(turned(line, like: model, samples))
    }
    if Set(lines.map(\.pieces.count)).count == 1, corresponds(lines, limits) { return lines }
    if let cut = cutAtCorners(lines), corresponds(cut, limits) { return cut }
    guard let cut = cutEvenly(lines), corresponds(cut, limits) else { return nil }
    return cut
  }

  /// Returns a line with the direction of another and, if closed, with its start.
  private static func turned(
    _ line: ComparedLine, like model: ComparedLine, _ samples: [Point]
  ) -> ComparedLine {
    let own = line.samples(sampleCount)
    let found = alignment(samples, own, isClosed: model.isClosed)
    let line = found.isReversed ? line.reversed : line
    guard model.isClosed else { return line }
    let ordered = found.isReversed ? Array(own.reversed()) : own
    let place = ordered[found.shift % ordered.count]
    // The node at that place, because the model begins with a node.
    let corner = turn(model, before: 0) > corner
    let candidates = line.pieces.indices.filter { !corner || turn(line, before: $0) > Self.corner }
    let near = candidates.min {
      line.pieces[$0].start.distance(to: place) < line.pieces[$1].start.distance(to: place)
    }
    let length = line.lengths.reduce(0, +)
    if let near, line.pieces[near].start.distance(to: place) < (corner ? 0.15 : 0.06) * length {
      return line.starting(atPiece: near)
    }
    // Otherwise add a node.
    var nearest = (distance: Double.infinity, piece: 0, part: 0.0)
    for (number, piece) in line.pieces.enumerated() {
      for step in 0..<ComparedLine.chords {
        let part = Double(step) / Double(ComparedLine.chords)
        let distance = piece.point(at: part).distance(to: place)
        if distance < nearest.distance { nearest = (distance, number, part) }
      }
    }
    guard nearest.part > 0 else { return line.starting(atPiece: nearest.piece) }
    var parts = line.pieces.map { _ in [Double]() }
    parts[nearest.piece] = [nearest.part]
    return line.cut(parts).starting(atPiece: nearest.piece + 1)
  }

  /// Returns the angle by which a line turns at a node.
  private static func turn(_ line: ComparedLine, before index: Int) -> Double {
    let last = line.pieces.count - 1
    guard index > 0 || line.isClosed,
      let before = line.pieces[index > 0 ? index - 1 : last].direction(at: 1),
      let after = line.pieces[index].direction(at: 0)
    else { return 0 }
    return abs(atan2(before.cross(after), before.dot(after)))
  }

  /// Cuts the sections between corners of all lines at the nodes of any of them.
  private static func cutAtCorners(_ lines: [ComparedLine]) -> [ComparedLine]? {
    let sections = lines.map { line -> [Range<Int>] in
      let corners = line.pieces.indices.filter { $0 > 0 && turn(line, before: $0) > corner }
      let ends = [0] + corners + [line.pieces.count]
      return zip(ends, ends.dropFirst()).map { $0..<$1 }
    }
    guard Set(sections.map(\.count)).count == 1 else { return nil }
    return cut(lines, sections)
  }

  /// Cuts all lines at each node of one of them, at the same fraction of the whole length.
  private static func cutEvenly(_ lines: [ComparedLine]) -> [ComparedLine]? {
    cut(lines, lines.map { [0..<$0.pieces.count] })
  }

  private static func cut(
    _ lines: [ComparedLine], _ sections: [[Range<Int>]]
  ) -> [ComparedLine]? {
    var parts = lines.map { line in line.pieces.map { _ in [Double]() } }
    let lengths = lines.map(\.lengths)
    for section in sections[0].indices {
      let ranges = sections.map { $0[section] }
      // With equal numbers of nodes, they correspond one to one.
      if Set(ranges.map(\.count)).count == 1 { continue }
      var ways = ranges.indices.map { nodes(ranges[$0], lengths[$0]) }
      let model = ranges.indices.max { ranges[$0].count < ranges[$1].count } ?? 0
      var all = ways[model]
      for (number, own) in ways.enumerated() where number != model {
        for (index, way) in own.enumerated() {
          if let near = all.min(by: { abs($0 - way) < abs($1 - way) }), abs(near - way) < sameWay,
            !own.enumerated().contains(where: { $0 != index && abs($1 - near) < abs(way - near) })
          {
            ways[number][index] = near
          } else {
            all.append(way)
          }
        }
      }
      all.sort()
      for (number, range) in ranges.enumerated() {
        let own = nodes(range, lengths[number])
        let total = lengths[number][range].reduce(0, +)
        guard total > 0 else { return nil }
        for way in all where !ways[number].contains(way) {
          // Interpolate between the neighbouring nodes, which may have been moved a little.
          let before = ways[number].lastIndex { $0 < way }
          let after = ways[number].firstIndex { $0 > way }
          let low = (before.map { ways[number][$0] } ?? 0, before.map { own[$0] } ?? 0)
          let high = (after.map { ways[number][$0] } ?? 1, after.map { own[$0] } ?? 1)
          let part = (way - low.0) / max(high.0 - low.0, 1e-9)
          let along = (low.1 + (high.1 - low.1) * part) * total
          var (piece, start) = (range.lowerBound, 0.0)
          while piece < range.upperBound - 1, along > start + lengths[number][piece] {
            start += lengths[number][piece]
            piece += 1
          }
          let parameter = lines[number].pieces[piece].parameter(along: along - start)
          guard parameter > 1e-6, parameter < 1 - 1e-6 else { return nil }
          parts[number][piece].append(parameter)
        }
      }
    }
    for line in parts.indices {
      for piece in parts[line].indices { parts[line][piece].sort() }
    }
    let result = zip(lines, parts).map { $0.cut($1) }
    return Set(result.map(\.pieces.count)).count == 1 ? result : nil
  }

  /// Returns the positions of a section's inner nodes as fractions of its length.
  private static func nodes(_ range: Range<Int>, _ lengths: [Double]) -> [Double] {
    let total = lengths[range].reduce(0, +)
    var along = 0.0
    return range.dropLast().map { piece in
      along += lengths[piece]
      return along / max(total, 1e-300)
    }
  }

  /// Returns whether the pieces of lines correspond: they lie near each other and have similar directions, so that
  /// interpolation has no kinks.
  private static func corresponds(_ lines: [ComparedLine], _ limits: Limits) -> Bool {
    let model = lines[0]
    let size = model.lengths.reduce(0, +)
    return lines.dropFirst().allSatisfy { line in
      zip(model.pieces, line.pieces).allSatisfy { a, b in
        guard a.start.distance(to: b.start) <= limits.distance,
          a.end.distance(to: b.end) <= limits.distance
        else { return false }
        let (length, other) = (a.lengths(8).last ?? 0, b.lengths(8).last ?? 0)
        // The direction of a short piece means little.
        guard min(length, other) > 0.03 * size else { return true }
        return [0.1, 0.5, 0.9].allSatisfy { place in
          guard let one = a.direction(at: place), let two = b.direction(at: place) else {
            return true
          }
          return abs(atan2(one.cross(two), one.dot(two))) <= mostTurn
        }
      }
    }
  }
}
