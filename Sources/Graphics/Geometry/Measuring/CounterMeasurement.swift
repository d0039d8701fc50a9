/// The narrowest white space in or between filled shapes: where an outline clogs first.
package struct CounterMeasurement: Hashable, Sendable {
  /// What kind of white space it is.
  package enum Kind: String, Sendable {
    /// White that black encloses; it is as open as the largest circle that fits.
    case hole
    /// A slit between edges that run side by side for at least three times its width; it is as open
    /// as it stays over that length.
    case channel
  }

  /// How wide the white is, in the units of the path.
  package var width: Double
  /// A point in the middle of the narrow place.
  package var place: Point
  /// Hole or channel.
  package var kind: Kind

  /// Measures an outline.
  ///
  /// White that two edges enclose which meet at an angle is no channel: it is narrow at one place only.
  /// - Parameter budget: how much work it may be; what is narrower may be missed when it is spent.
  /// - Returns: `nil` when there is neither a hole nor a channel.
  package init?(_ outline: FilledOutline, budget: WorkBudget = WorkBudget()) {
    let hole = Self.narrowestHole(
      outline.contours, tolerance: outline.tolerance, budget: budget)
    let channel = Self.narrowestChannel(outline, budget: budget)
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
  package init?(_ path: Path, budget: WorkBudget = WorkBudget()) {
    guard let outline = FilledOutline(path, budget: budget) else { return nil }
    self.init(outline, budget: budget)
  }

  private init(width: Double, place: Point, kind: Kind) {
    self.width = width
    self.place = place
    self.kind = kind
  }

  /// The same white, so much wider.
  package func widened(by width: Double) -> CounterMeasurement {
    CounterMeasurement(width: self.width + width, place: place, kind: kind)
  }

  // MARK: Holes

  /// How wide a slit is on the average that is no hole, in the precision of outlines: each of its edges may stray
  /// so far.
  private static let sliver = 2.0

  /// The hole whose circle is the smallest.
  private static func narrowestHole(
    _ contours: [[Point]], tolerance: Double, budget: WorkBudget
  ) -> CounterMeasurement? {
    var narrowest: CounterMeasurement?
    eachHole(of: contours, tolerance: tolerance, budget: budget) { hole, islands in
      if let found = measured(
        hole, islands, tolerance, narrowerThan: narrowest?.width ?? .infinity, budget: budget)
      {
        narrowest = found
      }
    }
    return narrowest
  }

  /// The holes of a path, where they are narrower than a limit.
  ///
  /// Contours count as closed and are filled by the nonzero rule.
  /// - Parameter budget: how much work it may be; some holes are missing when it is spent.
  package static func holes(
    of path: Path, narrowerThan limit: Double, budget: WorkBudget
  ) -> [CounterMeasurement] {
    guard let joined = JoinedPolygons(path, budget: budget) else { return [] }
    return holes(
      joined.contours, tolerance: joined.tolerance, narrowerThan: limit, budget: budget)
  }

  private static func holes(
    _ contours: [[Point]], tolerance: Double, narrowerThan limit: Double, budget: WorkBudget
  ) -> [CounterMeasurement] {
    var holes: [CounterMeasurement] = []
    eachHole(of: contours, tolerance: tolerance, budget: budget) { hole, islands in
      if let found = measured(hole, islands, tolerance, narrowerThan: limit, budget: budget) {
        holes.append(found)
      }
    }
    return holes
  }

  /// Calls for each hole that is more than what rounding leaves between two edges which overlap or meet.
  private static func eachHole(
    of contours: [[Point]], tolerance: Double, budget: WorkBudget,
    _ body: (_ hole: [Point], _ islands: [[Point]]) -> Void
  ) {
    let areas = contours.map(Polygon.doubledArea)
    for (hole, area) in zip(contours, areas) where area < 0 {
      guard budget.spend(hole.count, times: contours.count) else { return }
      // A slit of two long edges has its width times half its length around for an area.
      guard -area > Self.sliver * tolerance * Polygon.length(hole) else { continue }
      body(
        hole, zip(contours, areas).filter { $1 > 0 && Polygon.contains(hole, $0[0]) }.map(\.0))
    }
  }

  private static func measured(
    _ hole: [Point], _ islands: [[Point]], _ tolerance: Double, narrowerThan limit: Double,
    budget: WorkBudget
  ) -> CounterMeasurement? {
    LargestCircle(
      in: hole, besides: islands, precision: tolerance / 2, lessThan: limit / 2, budget: budget
    ).map { CounterMeasurement(width: 2 * $0.radius, place: $0.center, kind: .hole) }
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

  private static func narrowestChannel(
    _ outline: FilledOutline, budget: WorkBudget
  ) -> CounterMeasurement? {
    var narrowest: CounterMeasurement?
    for contour in outline.contours.indices {
      let pieces = outline.pieces(
        ofContour: contour, facing: .white, cosine: cosine, budget: budget)
      for index in pieces.indices
      where pieces[index].gap < narrowest?.width ?? .infinity
        && isChannel(pieces, at: index, budget: budget)
      {
        narrowest = CounterMeasurement(pieces[index])
      }
    }
    return narrowest
  }

  private init(_ piece: FilledOutline.Piece) {
    self.init(
      width: piece.gap, place: piece.place + piece.normal * (piece.gap / 2), kind: .channel)
  }

  /// Whether the pieces around one that are no wider than it make up a channel.
  private static func isChannel(
    _ pieces: [FilledOutline.Piece], at index: Int, budget: WorkBudget
  ) -> Bool {
    let width = pieces[index].gap
    var length = 0.0
    var count = 0
    for step in [1, -1] {
      var next = step > 0 ? index : (index - 1 + pieces.count) % pieces.count
      while count < pieces.count, pieces[next].gap <= width {
        if pieces[next].gap < width * leastPart { return false }
        length += pieces[next].length
        count += 1
        next = (next + step + pieces.count) % pieces.count
      }
    }
    return budget.spend(count) && count >= leastPieces && length >= leastLength * width
  }

  // MARK: All of them

  /// All counters narrower than a limit: each hole once, channels wherever they are measured.
  package static func all(
    in outline: FilledOutline, narrowerThan limit: Double, budget: WorkBudget = WorkBudget()
  ) -> [CounterMeasurement] {
    var counters = holes(in: outline, narrowerThan: limit, budget: budget)
    for contour in outline.contours.indices {
      let pieces = outline.pieces(
        ofContour: contour, facing: .white, cosine: cosine, budget: budget)
      for index in pieces.indices
      where pieces[index].gap < limit && isChannel(pieces, at: index, budget: budget) {
        counters.append(CounterMeasurement(pieces[index]))
      }
    }
    return counters
  }

  /// The white that black encloses, where it is narrower than a limit.
  package static func holes(
    in outline: FilledOutline, narrowerThan limit: Double, budget: WorkBudget = WorkBudget()
  ) -> [CounterMeasurement] {
    holes(
      outline.contours, tolerance: outline.tolerance, narrowerThan: limit, budget: budget)
  }
}
