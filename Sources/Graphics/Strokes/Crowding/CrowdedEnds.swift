/// The distances by which the ends of lines are drawn back.
///
/// The white before them stays as wide as at Regular, or as wide as a stroke.
struct CrowdedEnds {
  /// The distances at both ends of each line.
  private(set) var backs: [(start: Double, end: Double)]
  /// Pairs of lines, lower index first, between which drawing back the ends keeps the white open.
  private(set) var kept: Set<[Int]> = []

  /// The cosine of 53°: an end gives way to a line that lies within this angle of its direction.
  private static let leastCosine = 0.6
  /// An end is drawn back by at most this part of the line, and by at most this multiple of the growth of one side of
  /// the stroke.
  private static let most = (part: 0.3, growth: 2.0)
  /// An end is drawn back by at most this part of its straight or curved piece, and only as far as the line turns by no
  /// more than 8°.
  ///
  /// This preserves the form of the line.
  private static let mostOfPiece = 0.6
  private static let leastStraight = 0.99

  init(_ lines: CrowdedLines, regular: Double, black: Double) {
    backs = lines.lines.map { _ in (0, 0) }
    for pair in lines.neighbours {
      let end = lines.end(pair.place)
      let number = lines.places[pair.place].line
      let line = lines.lines[number]
      guard end != 0, line.stroke != nil else { continue }
      let white = lines.white(pair, halfWidth: regular)
      let cosine = pair.direction.dot(lines.outwards(pair.place))
      guard white >= CrowdedLines.closed * 2 * regular, cosine >= Self.leastCosine else { continue }
      let need =
        min(white, lines.strokes(pair, halfWidth: regular))
        + lines.strokes(pair, halfWidth: black) - pair.distance
      guard need > 0 else { continue }
      // Two ends that point at each other share the distance equally.
      let facesEnd =
        lines.end(pair.other) != 0
        && -pair.direction.dot(lines.outwards(pair.other)) >= Self.leastCosine
      let growth = lines.half(pair.place, black) - lines.half(pair.place, regular)
      let piece = end < 0 ? line.pieces.first : line.pieces.last
      let back = min(
        need / cosine * (facesEnd ? 0.5 : 1), Self.most.growth * growth,
        Self.most.part * line.length, Self.mostOfPiece * piece,
        Self.straight(lines, pair.place, isStart: end < 0))
      if end < 0 {
        backs[number].start = max(backs[number].start, back)
      } else {
        backs[number].end = max(backs[number].end, back)
      }
      let other = lines.places[pair.other].line
      kept.insert([min(number, other), max(number, other)])
    }
  }

  /// Returns the approximate length of line from an end to the first noticeable turn.
  private static func straight(_ lines: CrowdedLines, _ end: Int, isStart: Bool) -> Double {
    let own = lines.places[end]
    let range = lines.lines[own.line].places
    for place in isStart ? Array(range) : range.reversed()
    where lines.places[place].direction.dot(own.direction) < leastStraight {
      return abs(lines.places[place].distance - own.distance)
    }
    return .infinity
  }

  /// Returns the displacement of a place on the part of a line that is drawn back; zero for any other place.
  func shift(_ place: Int, of lines: CrowdedLines) -> Vector {
    let own = lines.places[place]
    let (start, end) = backs[own.line]
    if start > 0, own.distance < start { return own.direction * (start - own.distance) }
    let left = lines.lines[own.line].length - own.distance
    if end > 0, left < end { return own.direction * (left - end) }
    return .zero
  }
}
