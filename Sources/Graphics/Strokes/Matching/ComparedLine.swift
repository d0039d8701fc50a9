/// A contour as cubics from end to end: what is compared when the same line was drawn several times, whatever
/// commands it was written in.
package struct ComparedLine: Sendable {
  /// The pieces, each of some length; none for a dot.
  package var pieces: [CubicBezier]
  /// Where the pen comes down.
  package var start: Point
  /// Whether it ends where it starts.
  package var isClosed: Bool

  /// Takes the first contour of a path; `nil` when it has none.
  ///
  /// Pieces without length are left out, straight pieces that go on in one direction are one.
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
    // A line that comes back to its start without a close has two caps there.
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

  /// Pieces shorter than this have no length, in the units of the path.
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

  /// Two straight pieces as one; `nil` when they are not, or there is a corner between them.
  private static func together(_ a: CubicBezier, _ b: CubicBezier) -> CubicBezier? {
    guard a.isLine, b.isLine, let before = (a.end - a.start).normalized,
      let after = (b.end - b.start).normalized, before.dot(after) > 0,
      abs(before.cross(after)) < 1e-3
    else { return nil }
    return straight(a.start, b.end)
  }

  /// The same line in the other direction.
  package var reversed: ComparedLine {
    ComparedLine(
      pieces: pieces.reversed().map { CubicBezier($0.end, $0.control2, $0.control1, $0.start) },
      start: isClosed ? start : pieces.last?.end ?? start, isClosed: isClosed)
  }

  /// The same closed line with another piece as its first.
  package func starting(atPiece index: Int) -> ComparedLine {
    guard isClosed, pieces.indices.contains(index) else { return self }
    return ComparedLine(
      pieces: Array(pieces[index...] + pieces[..<index]), start: pieces[index].start,
      isClosed: true)
  }

  /// The same line with its pieces cut.
  /// - Parameter parts: of each piece the parameters at which it is cut, rising, without 0 and 1.
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

  /// How long each piece is.
  package var lengths: [Double] { pieces.map { $0.lengths(Self.chords).last ?? 0 } }

  /// Into how many chords a piece is cut to measure it.
  static let chords = 16

  /// Places at equal distances along the line, from its start; of an open one to its end.
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
  /// Whether all of it lies on the chord.
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

  /// How far it is along chords of equal parameters, from 0.
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

  /// The parameter at a distance along it.
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
  /// Closes a line of several pieces that ends where it begins: with round caps and joins it looks the same.
  package mutating func closeWhereItBegins() {
    guard !isClosed, pieces.count > 1, let end = pieces.last?.end, end.distance(to: start) < 1e-6
    else { return }
    isClosed = true
  }

  /// A line between this one and another of the same structure, or beyond them.
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

  /// How far a node of this line lies from that of another one of the same structure at most.
  package func farthest(from other: ComparedLine) -> Double {
    zip(pieces, other.pieces).map {
      max($0.start.distance(to: $1.start), $0.end.distance(to: $1.end))
    }.max() ?? start.distance(to: other.start)
  }
}

extension ComparedLine {
  /// Where an open line begins and ends; nothing of a dot.
  package var ends: [Point] { pieces.isEmpty ? [] : [start, pieces[pieces.count - 1].end] }

  /// This line and one that begins or ends where this one does, as one; `nil` when none of their ends meet.
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
