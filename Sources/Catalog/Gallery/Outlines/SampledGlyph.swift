internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType

/// The outline of a glyph at the required knots of the weight axis.
///
/// If another glyph replaces it on a range of the axis, each range is a piece. Coordinates are font units divided by
/// the library's step, y down.
struct SampledGlyph: Sendable {
  /// A range of the axis on which the outline has one structure.
  struct Piece: Sendable {
    /// Normalized coordinates in ascending order; the first and last are the ends of the range.
    var coordinates: [Double]
    /// The advance width at each coordinate.
    var advances: [Int]
    /// The segments of the contours: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close.
    var steps: [UInt8]
    /// The coordinates of the points at each coordinate of the axis, x and y alternating.
    var points: [[Int]]
  }

  var pieces: [Piece]

  /// - Parameters:
  ///   - glyph: The glyph at Regular.
  ///   - step: The number of font units in a unit of the outline.
  ///   - stand: Returns the glyph that replaces it at a normalized coordinate.
  init(
    _ glyph: GlyphID, _ knots: WeightKnots, step: Double, stand: (GlyphID, Double) -> GlyphID
  ) {
    pieces = []
    var places = Array(zip(knots.knots, knots.fonts))
    var start = 0
    while start < places.count {
      let own = stand(glyph, places[start].0.coordinate)
      var end = start
      while end + 1 < places.count, stand(glyph, places[end + 1].0.coordinate) == own { end += 1 }
      guard end + 1 < places.count else {
        pieces.append(Self.piece(own, places[start...end], step))
        break
      }
      // Find the start of the next range, to a thousandth of the axis.
      var (low, high) = (places[end].0.value, places[end + 1].0.value)
      while high - low > 0.02 {
        let middle = (low + high) / 2
        if stand(glyph, knots.knot(middle).knot.coordinate) == own {
          low = middle
        } else {
          high = middle
        }
      }
      let last = knots.knot(low)
      pieces.append(Self.piece(own, places[start...end] + [(last.knot, last.font)], step))
      let next = knots.knot(high)
      places.replaceSubrange(0...end, with: [(next.knot, next.font)])
      start = 0
    }
  }

  private static func piece(
    _ glyph: GlyphID, _ places: ArraySlice<(WeightKnots.Knot, Font)>, _ step: Double
  ) -> Piece {
    let samples = places.map { Sample(glyph, $0.0.coordinate, $0.1, step) }
    var kept: [Int] = [0]
    if samples.count > 1 {
      // Leave out samples that are on the line between two others.
      var stretches = [(0, samples.count - 1)]
      while let (from, to) = stretches.popLast() {
        let farthest = (from + 1..<max(to, from + 1)).map {
          ($0, samples[$0].distance(samples[from], samples[to]))
        }
        .max { $0.1 < $1.1 }
        if let (place, distance) = farthest, distance > tolerance {
          stretches += [(place, to), (from, place)]
        } else {
          kept.append(to)
        }
      }
    }
    let chosen = kept.sorted().map { samples[$0] }
    let fits = chosen.filter { $0.steps == chosen[0].steps }
    return Piece(
      coordinates: fits.map(\.coordinate), advances: fits.map { Int($0.advance.rounded()) },
      steps: fits[0].steps, points: fits.map { $0.points.map { Int($0.rounded()) } })
  }

  /// The tolerance in units, similar to the error of rounding to whole units.
  private static let tolerance = 0.75

  /// The outline at a coordinate.
  private struct Sample {
    var coordinate: Double
    var advance: Double
    var steps: [UInt8] = []
    var points: [Double] = []

    init(_ glyph: GlyphID, _ coordinate: Double, _ font: Font, _ step: Double) {
      self.coordinate = coordinate
      advance = font.advance(of: glyph) / step
      func add(_ kind: UInt8, _ places: Point...) {
        steps.append(kind)
        for place in places { points += [place.x / step, place.y / step] }
      }
      for element in font.outline(of: glyph).elements {
        switch element {
        case .move(let point): add(0, point)
        case .line(let point): add(1, point)
        case .quad(let control, let end): add(2, control, end)
        case .cubic(let first, let second, let end): add(3, first, second, end)
        case .close: add(4)
        }
      }
    }

    /// Returns the maximal distance from the interpolation of two other samples.
    func distance(_ a: Sample, _ b: Sample) -> Double {
      guard a.points.count == points.count, b.points.count == points.count else { return .infinity }
      let part = (coordinate - a.coordinate) / (b.coordinate - a.coordinate)
      var most = abs(a.advance + (b.advance - a.advance) * part - advance)
      for index in points.indices {
        let line = a.points[index] + (b.points[index] - a.points[index]) * part
        most = max(most, abs(line - points[index]))
      }
      return most
    }
  }

  /// Writes it in the format of `outlines.js`.
  func write(to bytes: inout GalleryBytes) {
    bytes.write(pieces.count)
    for piece in pieces {
      bytes.write(piece.coordinates.count)
      for coordinate in piece.coordinates {
        bytes.write(signed: Int((coordinate * 16384).rounded()))
      }
      for advance in piece.advances { bytes.write(signed: advance) }
      bytes.write(piece.steps.count)
      for step in piece.steps { bytes.write(Int(step)) }
      var before: [Int] = []
      for points in piece.points {
        var last = [0, 0]
        for (index, number) in points.enumerated() {
          let moved = before.isEmpty ? number : number - before[index]
          bytes.write(signed: moved - last[index & 1])
          last[index & 1] = moved
        }
        if before.isEmpty { before = points }
      }
    }
  }
}
