internal import SymtextGraphics

/// A contour of a union, as runs along the stroke outlines.
struct OutlineRuns {
  /// The remaining part of a segment of a stroke outline.
  struct Piece {
    var from: Double
    var to: Double
    var start: Point
    var end: Point
  }

  /// A run along one stroke outline.
  ///
  /// Segments that it skips, where the outline folds back into the stroke, have no length, at the place where the run
  /// continues.
  struct Run {
    var contour: Int
    /// The first segment's number; numbers continue beyond the contour's last one.
    var first: Int
    /// By number, from the first on; `nil` for skipped segments.
    var pieces: [Piece?]
    /// Whether the run is a whole outline.
    var isWhole = false

    /// The last segment's number.
    var last: Int { first + pieces.count - 1 }
    var start: Point { pieces.first??.start ?? .zero }
    var end: Point { pieces.last??.end ?? .zero }

    /// Returns the remaining part of a segment; `nil` when it is skipped or lies outside the run.
    func piece(_ number: Int) -> Piece? {
      pieces.indices.contains(number - first) ? pieces[number - first] : nil
    }
  }

  private(set) var runs: [Run]

  /// The largest number of segments that a fold may skip, or by which a crossing may move between masters.
  fileprivate static let mostSkipped = 12

  /// - Returns: `nil` when a part has no source or runs backwards.
  init?(_ contour: TracedContour, strokes: StrokeSegments) {
    var runs: [Run] = []
    for part in contour.parts {
      guard let element = part.element, part.to > part.from,
        let place = strokes.place(ofElement: element)
      else { return nil }
      let piece = Piece(from: part.from, to: part.to, start: part.start, end: part.end)
      let run = Run(contour: place.contour, first: place.segment, pieces: [piece])
      if runs.isEmpty || !runs[runs.count - 1].goesOn(with: run, strokes) { runs.append(run) }
    }
    if runs.count > 1, runs[runs.count - 1].goesOn(with: runs[0], strokes) { runs.removeFirst() }
    guard !runs.isEmpty else { return nil }
    if runs.count == 1 { runs[0] = Self.wholeOutline(runs[0], strokes) ?? runs[0] }
    self.runs = runs
  }

  private init(runs: [Run]) { self.runs = runs }

  /// Returns the run from the outline's own start, when it ends where it starts.
  private static func wholeOutline(_ run: Run, _ strokes: StrokeSegments) -> Run? {
    let count = strokes.count(run.contour)
    guard run.first + count - run.last <= mostSkipped else { return nil }
    var whole = Run(
      contour: run.contour, first: 0, pieces: Array(repeating: nil, count: count), isWhole: true)
    for (index, piece) in run.pieces.enumerated() {
      if let piece { whole.pieces[(run.first + index) % count] = piece }
    }
    // Missing segments at the ends have no length.
    var last = run.end
    for number in run.first..<run.first + count {
      if let piece = whole.pieces[number % count] {
        last = piece.end
      } else {
        whole.pieces[number % count] = Piece(from: 0, to: 0, start: last, end: last)
      }
    }
    return whole
  }

  /// Finds the nearest contour with the same outlines in the same order.
  /// - Returns: Its index, and the contour rotated to this one's order; `nil` when there is none, or the budget is
  ///   spent.
  func nearest(
    among others: [OutlineRuns], budget: WorkBudget
  ) -> (index: Int, runs: OutlineRuns)? {
    var best: (distance: Double, index: Int, turn: Int)?
    guard budget.spend(1 + others.count) else { return nil }
    for (index, other) in others.enumerated() where other.runs.count == runs.count {
      for turn in other.runs.indices {
        guard budget.spend(runs.count) else { return nil }
        if let distance = distance(to: other, turnedBy: turn),
          distance < best?.distance ?? .infinity
        {
          best = (distance, index, turn)
        }
      }
    }
    return best.map { best in
      let found = others[best.index].runs
      return (best.index, OutlineRuns(runs: Array(found[best.turn...] + found[..<best.turn])))
    }
  }

  /// Returns the distance between the runs' ends and those of another contour, rotated by some runs.
  /// - Returns: `nil` when they do not come from the same outlines.
  private func distance(to other: OutlineRuns, turnedBy turn: Int) -> Double? {
    var distance = 0.0
    for index in runs.indices {
      let (a, b) = (runs[index], other.runs[(index + turn) % runs.count])
      guard a.contour == b.contour && a.isWhole == b.isWhole else { return nil }
      distance += a.start.distance(to: b.start) + a.end.distance(to: b.end)
    }
    return distance
  }

  /// Gives the same contour of all masters one structure.
  /// - Parameter alike: The contour of each master, with the runs in one order.
  /// - Returns: `nil` when a crossing moves too far between masters.
  static func points(
    _ alike: [OutlineRuns], strokes: StrokeSegments, halfWidths: [Double]
  ) -> (masters: [[Point]], isOnCurve: [Bool])? {
    var masters: [[Point]] = alike.map { _ in [] }
    var isOnCurve: [Bool] = []
    for number in alike[0].runs.indices {
      var runs = alike.map { $0.runs[number] }
      let count = strokes.count(runs[0].contour)
      // All masters number the segments from the same turn.
      for index in runs.indices.dropFirst() {
        let apart = Double(runs[index].first - runs[0].first) / Double(count)
        runs[index].first -= Int(apart.rounded()) * count
      }
      guard let first = runs.map(\.first).min(), let last = runs.map(\.last).max(),
        let latest = runs.map(\.first).max(), let earliest = runs.map(\.last).min(),
        latest - first <= mostSkipped, last - earliest <= mostSkipped
      else { return nil }
      for index in runs.indices { masters[index].append(runs[index].start) }
      isOnCurve.append(true)
      var pens = runs.map(\.start)
      for segment in first...last {
        let shape = strokes.segment(runs[0].contour, segment)
        for (index, run) in runs.enumerated() {
          guard let piece = run.piece(segment), piece.to > piece.from else {
            // The segment has no length here.
            if shape.control != nil { masters[index].append(pens[index]) }
            masters[index].append(pens[index])
            continue
          }
          if let control = shape.control {
            masters[index].append(
              piece.control(
                shape.start.position(halfWidth: halfWidths[index]),
                control.position(halfWidth: halfWidths[index]),
                shape.end.position(halfWidth: halfWidths[index])))
          }
          masters[index].append(piece.end)
          pens[index] = piece.end
        }
        isOnCurve += shape.control == nil ? [true] : [false, true]
      }
    }
    return withoutRepeats(masters, isOnCurve)
  }

  /// Removes points on the curve that repeat the previous one in every master; every run starts where the previous one
  /// ends.
  private static func withoutRepeats(
    _ masters: [[Point]], _ isOnCurve: [Bool]
  ) -> (masters: [[Point]], isOnCurve: [Bool]) {
    let count = isOnCurve.count
    func repeats(_ index: Int, _ other: Int) -> Bool {
      isOnCurve[index] && isOnCurve[other]
        && masters.allSatisfy { $0[index].distance(to: $0[other]) < 1e-6 }
    }
    let keep = (0..<count).map { index in
      index == 0 || !(repeats(index, index - 1) || (index == count - 1 && repeats(index, 0)))
    }
    return (
      masters.map { master in zip(master, keep).filter(\.1).map(\.0) },
      zip(isOnCurve, keep).filter(\.1).map(\.0)
    )
  }
}

extension OutlineRuns.Run {
  /// Appends another run along the same outline if it starts at or shortly after the end of this one.
  /// - Returns: Whether it was appended.
  fileprivate mutating func goesOn(with next: Self, _ strokes: StrokeSegments) -> Bool {
    guard contour == next.contour else { return false }
    let count = strokes.count(contour)
    let step = ((next.first - last) % count + count) % count
    guard step > 0, step <= OutlineRuns.mostSkipped,
      next.pieces.count - 1 + step + pieces.count - 1 < count
    else { return false }
    pieces += Array(repeating: nil, count: step - 1) + next.pieces
    return true
  }
}

extension OutlineRuns.Piece {
  /// Returns the control point of a part of a quadratic: its blossom at the two parameters.
  func control(_ start: Point, _ control: Point, _ end: Point) -> Point {
    let a = start.interpolated(to: control, from)
    let b = control.interpolated(to: end, from)
    return a.interpolated(to: b, to)
  }
}
