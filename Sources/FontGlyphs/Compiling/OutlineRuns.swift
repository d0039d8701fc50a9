internal import Geometry

/// A contour of a union, as stretches of the stroke outlines that it came from.
struct OutlineRuns {
  /// What is left of one segment of a stroke outline.
  struct Piece {
    var from: Double
    var to: Double
    var start: Point
    var end: Point
  }

  /// A stretch of one stroke outline.
  ///
  /// Segments that it skips (where the outline folds back into the stroke) have no length, at the
  /// place where the stretch goes on.
  struct Run {
    var contour: Int
    /// The segments' numbers; those after the contour's last one go on counting.
    var first: Int
    var last: Int
    /// By number.
    var pieces: [Int: Piece]
    /// Whether it goes all the way round.
    var isWhole = false

    var start: Point { pieces[first]?.start ?? .zero }
    var end: Point { pieces[last]?.end ?? .zero }
  }

  private(set) var runs: [Run]

  /// How many segments a fold may take away, and a crossing may move between masters.
  private static let mostSkipped = 12

  /// - Returns: `nil` when a part comes from nowhere or runs backwards.
  init?(_ contour: TracedContour, strokes: StrokeSegments) {
    var runs: [Run] = []
    for part in contour.parts {
      guard let element = part.element, part.to > part.from,
        let place = strokes.place(ofElement: element)
      else { return nil }
      let piece = Piece(from: part.from, to: part.to, start: part.start, end: part.end)
      let run = Run(
        contour: place.contour, first: place.segment, last: place.segment,
        pieces: [place.segment: piece])
      if let last = runs.last, let joined = Self.joined(last, run, strokes) {
        runs[runs.count - 1] = joined
      } else {
        runs.append(run)
      }
    }
    if runs.count > 1, let joined = Self.joined(runs[runs.count - 1], runs[0], strokes) {
      runs[runs.count - 1] = joined
      runs.removeFirst()
    }
    guard !runs.isEmpty else { return nil }
    if runs.count == 1 { runs[0] = Self.wholeOutline(runs[0], strokes) ?? runs[0] }
    self.runs = runs
  }

  private init(runs: [Run]) { self.runs = runs }

  /// Two runs as one, when the second goes on along the same outline, where the first ends or a little
  /// later.
  private static func joined(_ a: Run, _ b: Run, _ strokes: StrokeSegments) -> Run? {
    guard a.contour == b.contour else { return nil }
    let count = strokes.count(a.contour)
    let step = ((b.first - a.last) % count + count) % count
    guard step > 0, step <= mostSkipped, b.last - b.first + step + a.last - a.first < count else {
      return nil
    }
    let shift = a.last + step - b.first
    var run = a
    run.last = b.last + shift
    for (number, piece) in b.pieces { run.pieces[number + shift] = piece }
    return run
  }

  /// The same run starting at the outline's own start, when it ends where it starts.
  private static func wholeOutline(_ run: Run, _ strokes: StrokeSegments) -> Run? {
    let count = strokes.count(run.contour)
    guard run.first + count - run.last <= mostSkipped else { return nil }
    var whole = Run(contour: run.contour, first: 0, last: count - 1, pieces: [:], isWhole: true)
    for (number, piece) in run.pieces { whole.pieces[number % count] = piece }
    // Ends are filled in with segments that have no length.
    var last = run.end
    for number in stride(from: run.first, to: run.first + count, by: 1) {
      if let piece = whole.pieces[number % count] {
        last = piece.end
      } else {
        whole.pieces[number % count] = Piece(from: 0, to: 0, start: last, end: last)
      }
    }
    return whole
  }

  /// Finds the contour that is made of the same outlines in the same order and lies nearest.
  /// - Returns: its index, and the contour turned so that its runs stand in this one's order.
  func nearest(among others: [OutlineRuns]) -> (index: Int, runs: OutlineRuns)? {
    var best: (distance: Double, index: Int, runs: OutlineRuns)?
    for (index, other) in others.enumerated() where other.runs.count == runs.count {
      for turn in other.runs.indices {
        let turned = OutlineRuns(runs: Array(other.runs[turn...] + other.runs[..<turn]))
        guard
          zip(runs, turned.runs).allSatisfy({
            $0.contour == $1.contour && $0.isWhole == $1.isWhole
          })
        else { continue }
        let distance = zip(runs, turned.runs).reduce(0.0) { sum, pair in
          sum + pair.0.start.distance(to: pair.1.start) + pair.0.end.distance(to: pair.1.end)
        }
        if distance < best?.distance ?? .infinity { best = (distance, index, turned) }
      }
    }
    return best.map { ($0.index, $0.runs) }
  }

  /// Gives the same contour of all masters one structure.
  /// - Parameter alike: one for each master, their runs in one order.
  /// - Returns: `nil` when a crossing wanders too far between masters.
  static func points(
    _ alike: [OutlineRuns], strokes: StrokeSegments, halfWidths: [Double]
  ) -> (masters: [[Point]], isOnCurve: [Bool])? {
    var masters: [[Point]] = alike.map { _ in [] }
    var isOnCurve: [Bool] = []
    for number in alike[0].runs.indices {
      var runs = alike.map { $0.runs[number] }
      let count = strokes.count(runs[0].contour)
      // All masters count the segments from the same turn.
      for index in runs.indices.dropFirst() {
        let apart = Double(runs[index].first - runs[0].first) / Double(count)
        runs[index].shift(by: -Int(apart.rounded()) * count)
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
          guard let piece = run.pieces[segment], piece.to > piece.from else {
            // Nothing is left of the segment here.
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

  /// Drops points on the curve that repeat the one before them in every master: every run starts where
  /// the one before it ends.
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
  mutating func shift(by segments: Int) {
    guard segments != 0 else { return }
    first += segments
    last += segments
    pieces = Dictionary(uniqueKeysWithValues: pieces.map { ($0.key + segments, $0.value) })
  }
}

extension OutlineRuns.Piece {
  /// The control point of what is left of a quadratic: its blossom at the two parameters.
  func control(_ start: Point, _ control: Point, _ end: Point) -> Point {
    let a = start.interpolated(to: control, from)
    let b = control.interpolated(to: end, from)
    return a.interpolated(to: b, to)
  }
}
