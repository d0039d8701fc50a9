/// The narrowest white space in or between filled shapes: where an outline clogs first.
public struct CounterMeasurement: Hashable, Sendable {
  /// What kind of white space it is.
  public enum Kind: String, Sendable {
    /// White that black encloses; it is as open as the largest circle that fits.
    case hole
    /// A slit between edges that run side by side for at least three times its width; it is as open
    /// as it stays over that length.
    case channel
  }

  /// How wide the white is, in the units of the path.
  public var width: Double
  /// A point in the middle of the narrow place.
  public var place: Point
  /// Hole or channel.
  public var kind: Kind

  /// Measures an outline.
  ///
  /// White that two edges enclose which meet at an angle is no channel: it is narrow at one place only.
  /// - Returns: `nil` when there is neither a hole nor a channel.
  public init?(_ outline: FilledOutline) {
    let hole = Self.narrowestHole(outline)
    let channel = Self.narrowestChannel(outline)
    // A round or long hole is a channel too, as wide as its circle.
    if let hole, hole.width * 0.99 <= channel?.width ?? .infinity {
      self = hole
    } else if let channel {
      self = channel
    } else {
      return nil
    }
  }

  /// Measures a path whose contours count as closed and are filled by the nonzero rule.
  /// - Returns: `nil` when there is neither a hole nor a channel.
  public init?(_ path: Path) {
    guard let outline = FilledOutline(path) else { return nil }
    self.init(outline)
  }

  private init(width: Double, place: Point, kind: Kind) {
    self.width = width
    self.place = place
    self.kind = kind
  }

  // MARK: Holes

  private static func narrowestHole(_ outline: FilledOutline) -> CounterMeasurement? {
    let areas = outline.contours.map(Polygon.doubledArea)
    var narrowest: CounterMeasurement?
    for (hole, area) in zip(outline.contours, areas) where area < 0 {
      let islands = zip(outline.contours, areas)
        .filter { $1 > 0 && Polygon.contains(hole, $0[0]) }.map(\.0)
      let circle = LargestCircle(
        in: hole, besides: islands, precision: outline.tolerance / 2,
        lessThan: narrowest.map { $0.width / 2 } ?? .infinity)
      if let circle {
        narrowest = CounterMeasurement(
          width: 2 * circle.radius, place: circle.center, kind: .hole)
      }
    }
    return narrowest
  }

  // MARK: Channels

  /// How long a channel is at least, in its own widths.
  private static let leastLength = 3.0
  /// The cosine of 15°, the greatest angle between the edges of a channel.
  private static let cosine = 0.965_925_826_289_068_3
  /// A channel has at least so much of its width everywhere; what gets narrower is a wedge.
  private static let leastPart = 0.5
  /// Fewer measurements side by side say nothing.
  private static let leastPieces = 4

  private static func narrowestChannel(_ outline: FilledOutline) -> CounterMeasurement? {
    var narrowest: CounterMeasurement?
    for contour in outline.contours.indices {
      let pieces = outline.pieces(ofContour: contour, facing: .white, cosine: cosine)
      for (index, piece) in pieces.enumerated()
      where piece.gap < narrowest?.width ?? .infinity && isChannel(pieces, at: index) {
        narrowest = CounterMeasurement(
          width: piece.gap, place: piece.place + piece.normal * (piece.gap / 2), kind: .channel)
      }
    }
    return narrowest
  }

  /// Whether the pieces around one that are no wider than it make up a channel.
  private static func isChannel(_ pieces: [FilledOutline.Piece], at index: Int) -> Bool {
    let width = pieces[index].gap
    var length = 0.0
    var count = 0
    for (step, limit) in [(1, pieces.count), (-1, pieces.count)] {
      var next = step > 0 ? index : (index - 1 + pieces.count) % pieces.count
      while count < limit, pieces[next].gap <= width {
        if pieces[next].gap < width * leastPart { return false }
        length += pieces[next].length
        count += 1
        next = (next + step + pieces.count) % pieces.count
      }
    }
    return count >= leastPieces && length >= leastLength * width
  }
}
