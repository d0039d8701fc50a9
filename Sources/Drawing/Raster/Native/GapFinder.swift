internal import CSymtextFreeType

/// Finds the widest gap of an outline.
///
/// Reuses its memory.
struct GapFinder {
  /// The extents of segments other than straight lines along the searched direction, in 26.6 pixels.
  private var obstacles: [ClosedRange<Int>] = []

  /// - Parameter outline: not empty.
  mutating func columns(of outline: FreeTypeOutline) -> OutlineGap {
    widest(outline) { ($0.x, $0.y) }
  }

  /// Rows are counted upwards.
  /// - Parameter outline: not empty.
  mutating func rows(of outline: FreeTypeOutline) -> OutlineGap {
    widest(outline) { ($0.y, $0.x) }
  }

  /// - Parameter place: a point's coordinates along the direction and across it.
  @inline(__always)
  private mutating func widest(
    _ outline: FreeTypeOutline, _ place: (FT_Vector) -> (along: Int, across: Int)
  ) -> OutlineGap {
    let points = outline.points
    obstacles.removeAll(keepingCapacity: true)
    var (least, most) = (Int.max, Int.min)
    var first = 0
    for end in outline.ends {
      let last = Int(end)
      var before = last
      for index in first...last {
        let (a, b) = (place(points[before]), place(points[index]))
        least = min(least, b.along)
        most = max(most, b.along)
        let isStraight = outline.tags[before] & outline.tags[index] & 1 == 1
        if !isStraight || a.across != b.across {
          obstacles.append(min(a.along, b.along)...max(a.along, b.along))
        }
        before = index
      }
      first = last + 1
    }
    obstacles.sort { $0.lowerBound < $1.lowerBound }
    let pixel = least >> 6
    var gap = OutlineGap(
      first: pixel, count: (most + 63) >> 6 - pixel, start: least, firstInside: pixel,
      countInside: 1)
    var reached = least
    for obstacle in obstacles {
      let inside = (reached + 63) >> 6
      let count = obstacle.lowerBound >> 6 - inside
      if count > gap.countInside {
        (gap.start, gap.firstInside, gap.countInside) = (reached, inside, count)
      }
      reached = max(reached, obstacle.upperBound)
    }
    return gap
  }
}
