/// The chords on the clipping grid by upright strips, so that a search examines few of them.
struct ClipStrips {
  /// The left edge of the first strip.
  private var left: Int64 = 0
  /// The width of a strip, as the exponent of two.
  private var shift: Int64 = 0
  /// For each strip, the place of its first chord in ``numbers``; then the number of all places.
  private var starts: [Int] = [0, 0]
  /// The numbers of the chords in each strip, ascending.
  private var numbers: [Int32] = []

  /// The most strips.
  private static let most: Int64 = 64
  /// The number of chords for each strip.
  private static let chordsEach = 4
  /// The most strips through which chords run on average.
  private static let mostCrossed = 8

  init() {}

  /// - Parameter margin: The distance by which an edge may extend beyond the chord that contains it.
  init(_ chords: [ClipEdges.Edge], margin: Int64) {
    var (minX, maxX) = (Int64.max, Int64.min)
    for chord in chords {
      minX = min(minX, chord.a.x, chord.b.x)
      maxX = max(maxX, chord.a.x, chord.b.x)
    }
    guard minX <= maxX else { return }
    left = minX - margin
    let most = min(max(Int64(chords.count / Self.chordsEach), 1), Self.most)
    while (maxX + margin - left) >> shift >= most { shift += 1 }
    count(chords, width: maxX + margin - left, margin: margin)
    while starts[starts.count - 1] > Self.mostCrossed * chords.count {
      shift += 1
      count(chords, width: maxX + margin - left, margin: margin)
    }
    numbers = Array(repeating: 0, count: starts[starts.count - 1])
    var next = starts
    for (number, chord) in chords.enumerated() {
      for strip in strips(of: chord, margin: margin) {
        numbers[next[strip]] = Int32(number)
        next[strip] += 1
      }
    }
  }

  /// Counts the chords in each strip.
  private mutating func count(_ chords: [ClipEdges.Edge], width: Int64, margin: Int64) {
    let count = Int(width >> shift) + 1
    starts = Array(repeating: 0, count: count + 1)
    for chord in chords {
      for strip in strips(of: chord, margin: margin) { starts[strip + 1] += 1 }
    }
    for strip in 0..<count { starts[strip + 1] += starts[strip] }
  }

  /// Returns the strips through which a chord runs.
  private func strips(of chord: ClipEdges.Edge, margin: Int64) -> ClosedRange<Int> {
    let (first, last) = chord.a.x < chord.b.x ? (chord.a.x, chord.b.x) : (chord.b.x, chord.a.x)
    return strip(first - margin)...strip(last + margin)
  }

  private func strip(_ x: Int64) -> Int {
    min(max(Int((x - left) >> shift), 0), starts.count - 2)
  }

  /// Returns the chords that may contain an edge between two points, ascending.
  func chords(at p: ClipEdges.GridPoint, _ q: ClipEdges.GridPoint) -> ArraySlice<Int32> {
    let strip = strip((p.x + q.x) / 2)
    return numbers[starts[strip]..<starts[strip + 1]]
  }
}
