/// A contour as consecutive cubics, for comparing drawings of the same line made with different path commands.
package struct ComparedLine: Sendable {
  /// The pieces, none without length; empty for a dot.
  package var pieces: [CubicBezier]
  package var start: Point
  /// Whether the line ends at its start.
  package var isClosed: Bool

  /// Creates a line from the first contour of a path; `nil` if the path has none.
  ///
  /// Pieces without length are left out. Consecutive straight pieces in one direction become one.
  package init?(_ contour: Path) {
    guard case .move(let start)? = contour.elements.first else { return nil }
    self.start = start
    pieces = []
    isClosed = false
    var pen = start
    for element in contour.elements.dropFirst() {
      switch element {
      case .move: return
      case .line(let end):
        add(Self.straight(pen, end))
        pen = end
      case .quad(let control, let end):
        add(QuadraticBezier(pen, control, end).elevated)
        pen = end
      case .cubic(let control1, let control2, let end):
        add(CubicBezier(pen, control1, control2, end))
        pen = end
      case .close:
        add(Self.straight(pen, start))
        pen = start
        isClosed = true
      }
    }
    // A line that returns to its start without a close has two caps there, so its pieces stay separate.
    if isClosed, let first = pieces.first, let last = pieces.last, pieces.count > 2,
      let one = Self.together(last, first)
    {
      pieces[0] = one
      pieces.removeLast()
      self.start = one.start
    }
  }

  private init(pieces: [CubicBezier], start: Point, isClosed: Bool) {
    self.pieces = pieces
    self.start = start
    self.isClosed = isClosed
  }

  private static func straight(_ a: Point, _ b: Point) -> CubicBezier {
    CubicBezier(a, a.interpolated(to: b, 1 / 3.0), a.interpolated(to: b, 2 / 3.0), b)
  }

  /// Pieces shorter than this count as having no length, in the units of the path.
  private static let leastLength = 1e-4

  private mutating func add(_ piece: CubicBezier) {
    let ends = [piece.control1, piece.control2, piece.end].map { $0.distance(to: piece.start) }
    guard ends.max() ?? 0 > Self.leastLength, piece.isFinite else { return }
    if let last = pieces.last, let one = Self.together(last, piece) {
      pieces[pieces.count - 1] = one
    } else {
      pieces.append(piece)
    }
  }

  /// Returns two straight pieces as one; `nil` if they are not straight or form a corner.
  private static func together(_ a: CubicBezier, _ b: CubicBezier) -> CubicBezier? {
    guard a.isLine, b.isLine, let before = (a.end - a.start).normalized,
      let after = (b.end - b.start).normalized, before.dot(after) > 0,
      abs(before.cross(after)) < 1e-3
    else { return nil }
    return straight(a.start, b.end)
  }

  /// The line in the opposite direction.
  package var reversed: ComparedLine {
    ComparedLine(
      pieces: pieces.reversed().map { CubicBezier($0.end, $0.control2, $0.control1, $0.start) },
      start: isClosed ? start : pieces.last?.end ?? start, isClosed: isClosed)
  }

  /// Returns the closed line with another piece as its first.
  package func starting(atPiece index: Int) -> ComparedLine {
    guard isClosed, pieces.indices.contains(index) else { return self }
    return ComparedLine(
      pieces: Array(pieces[index...] + pieces[..<index]), start: pieces[index].start,
      isClosed: true)
  }

  /// Returns the line with its pieces cut.
  /// - Parameter parts: for each piece the parameters of the cuts, increasing, without 0 and 1.
  package func cut(_ parts: [[Double]]) -> ComparedLine {
    var cut = self
    cut.pieces = zip(pieces, parts).flatMap { piece, parts -> [CubicBezier] in
      let all = [0] + parts + [1]
      return zip(all, all.dropFirst()).map { piece.part(from: $0, to: $1) }
    }
    return cut
  }

  /// The line as a path of cubics.
  package var path: Path {
    var path = Path()
    path.move(to: pieces.first?.start ?? start)
    for piece in pieces { path.cubic(piece.control1, piece.control2, to: piece.end) }
    if isClosed { path.close() }
    return path
  }

  /// The length of each piece.
  package var lengths: [Double] { pieces.map { $0.lengths(Self.chords).last ?? 0 } }

  /// The number of chords by which a piece is measured.
  static let chords = 16

  /// Returns points at equal distances along the line from its start; those of an open line include its end.
  func samples(_ count: Int) -> [Point] {
    let lengths = self.lengths
    let total = lengths.reduce(0, +)
    guard total > 0, count > 1 else { return Array(repeating: start, count: count) }
    let step = total / Double(isClosed ? count : count - 1)
    var result: [Point] = []
    var (piece, before) = (0, 0.0)
    for number in 0..<count {
      let along = min(step * Double(number), total)
      while piece < pieces.count - 1, along > before + lengths[piece] {
        before += lengths[piece]
        piece += 1
      }
      result.append(pieces[piece].point(at: pieces[piece].parameter(along: along - before)))
    }
    return result
  }
}

extension CubicBezier {
  /// Whether the curve lies on its chord.
  var isLine: Bool {
    guard let chord = (end - start).normalized else { return false }
    return [control1, control2].allSatisfy {
      abs(chord.cross($0 - start)) < 1e-4 && chord.dot($0 - start) > -1e-6
        && chord.dot(end - $0) > -1e-6
    }
  }

  fileprivate var isFinite: Bool {
    start.isFinite && control1.isFinite && control2.isFinite && end.isFinite
  }

  /// Returns the cumulative lengths of chords of equal parameter steps, beginning with 0.
  func lengths(_ chords: Int) -> [Double] {
    var result = [0.0]
    var last = start
    for number in 1...chords {
      let next = point(at: Double(number) / Double(chords))
      result.append(result[number - 1] + last.distance(to: next))
      last = next
    }
    return result
  }

  /// Returns the parameter at a distance along the curve.
  func parameter(along distance: Double) -> Double {
    let lengths = lengths(ComparedLine.chords)
    guard let total = lengths.last, total > 0, distance < total else { return 1 }
    guard distance > 0 else { return 0 }
    let chord = max((lengths.firstIndex { $0 >= distance } ?? 1), 1)
    let part = (distance - lengths[chord - 1]) / max(lengths[chord] - lengths[chord - 1], 1e-300)
    return (Double(chord - 1) + part) / Double(ComparedLine.chords)
  }
}

extension ComparedLine {
  /// Closes a line of several pieces that ends at its start.
  ///
  /// With round caps and joins it looks the same.
  package mutating func closeWhereItBegins() {
    guard !isClosed, pieces.count > 1, let end = pieces.last?.end, end.distance(to: start) < 1e-6
    else { return }
    isClosed = true
  }

  /// Interpolates to another line of the same structure, or extrapolates.
  package func interpolated(to other: ComparedLine, _ part: Double) -> ComparedLine {
    var result = self
    result.start = start.interpolated(to: other.start, part)
    result.pieces = zip(pieces, other.pieces).map { a, b in
      CubicBezier(
        a.start.interpolated(to: b.start, part), a.control1.interpolated(to: b.control1, part),
        a.control2.interpolated(to: b.control2, part), a.end.interpolated(to: b.end, part))
    }
    return result
  }

  /// Returns the greatest distance between corresponding nodes of two lines of the same structure.
  package func farthest(from other: ComparedLine) -> Double {
    zip(pieces, other.pieces).map {
      max($0.start.distance(to: $1.start), $0.end.distance(to: $1.end))
    }.max() ?? start.distance(to: other.start)
  }
}

extension ComparedLine {
  /// The ends of the line; empty for a dot.
  package var ends: [Point] { pieces.isEmpty ? [] : [start, pieces[pieces.count - 1].end] }

  /// Joins two lines that share an end; `nil` if no ends meet.
  package func joined(with other: ComparedLine) -> (line: ComparedLine, joint: Point)? {
    guard !isClosed, !other.isClosed else { return nil }
    for first in [self, reversed] {
      for second in [other, other.reversed] {
        guard let end = first.ends.last, let start = second.ends.first,
          end.distance(to: start) < 0.01
        else { continue }
        var line = first
        line.pieces += second.pieces
        line.pieces[first.pieces.count].start = end
        return (line, end)
      }
    }
    return nil
  }
}
