/// The narrowest white space in or between filled shapes: the first place of an outline to clog.
package struct CounterMeasurement: Hashable, Sendable {
  /// The kind of white space.
  package enum Kind: String, Sendable {
    /// A counter enclosed by black; its width is the diameter of the largest circle that fits.
    case hole
    /// A slit between edges that run side by side for at least three times its width; its width is the greatest one
    /// over that length.
    case channel
  }

  /// The width of the white space, in the units of the path.
  package var width: Double
  /// A point in the middle of the narrow place.
  package var place: Point
  package var kind: Kind

  /// Measures an outline.
  ///
  /// White between two edges that meet at an angle is not a channel: it is narrow at one place only.
  /// - Parameter budget: the work limit; if it is spent, narrower white space may be missed.
  /// - Returns: `nil` if there is neither a hole nor a channel.
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

  /// Measures a path.
  ///
  /// Its contours count as closed and are filled by the nonzero rule.
  /// - Returns: `nil` if there is neither a hole nor a channel.
  package init?(_ path: Path, budget: WorkBudget = WorkBudget()) {
    guard let outline = FilledOutline(path, budget: budget) else { return nil }
    self.init(outline, budget: budget)
  }

  private init(width: Double, place: Point, kind: Kind) {
    self.width = width
    self.place = place
    self.kind = kind
  }

  /// Returns the measurement with a width greater by `width`.
  package func widened(by width: Double) -> CounterMeasurement {
    CounterMeasurement(width: self.width + width, place: place, kind: kind)
  }

  // MARK: Holes

  /// The greatest average width of a slit that is not counted as a hole, as a multiple of the outline's tolerance: each
  /// of its two edges may be off by the tolerance.
  private static let sliver = 2.0

  /// Returns the hole with the smallest circle.
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

  /// Returns the holes of a path that are narrower than a limit.
  ///
  /// Contours count as closed and are filled by the nonzero rule.
  /// - Parameter budget: the work limit; if it is spent, some holes are missing.
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

  /// Calls `body` for each hole, except slits that rounding leaves between two edges that overlap or meet.
  private static func eachHole(
    of contours: [[Point]], tolerance: Double, budget: WorkBudget,
    _ body: (_ hole: [Point], _ islands: [[Point]]) -> Void
  ) {
    let areas = contours.map(Polygon.doubledArea)
    for (hole, area) in zip(contours, areas) where area < 0 {
      guard budget.spend(hole.count, times: contours.count) else { return }
      // The area of a slit between two long edges is its width times half its perimeter.
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

  /// The least length of a channel, in multiples of its width.
  private static let leastLength = 3.0
  /// The cosine of 15°, the greatest angle between the edges of a channel.
  private static let cosine = 0.965_925_826_289_068_3
  /// The least width anywhere in a channel, as a part of its width; narrower white is a wedge.
  private static let leastPart = 0.5
  /// The least number of adjacent measurements in a channel.
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

  /// Whether a piece and the adjacent pieces of no greater width form a channel.
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

  // MARK: All counters

  /// Returns all counters narrower than a limit: each hole once, a channel at each place it is measured.
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

  /// Returns the holes of an outline that are narrower than a limit.
  package static func holes(
    in outline: FilledOutline, narrowerThan limit: Double, budget: WorkBudget = WorkBudget()
  ) -> [CounterMeasurement] {
    holes(
      outline.contours, tolerance: outline.tolerance, narrowerThan: limit, budget: budget)
  }
}
