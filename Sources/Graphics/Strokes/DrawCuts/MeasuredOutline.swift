/// The contours of an outline, on which places are addressed by their distance from the contour's start.
package struct MeasuredOutline: Sendable {
  /// In the order of the outline; `nil` for contours without length.
  let contours: [MeasuredLine?]
  /// Whether each contour turns from the x axis towards the y axis.
  let turns: [Bool]

  /// Measures an outline; all its contours count as closed.
  package init(_ outline: Path) {
    turns = outline.contours.map { $0.area > 0 }
    contours = outline.contours.map { contour in
      var contour = contour
      if contour.elements.last != .close { contour.close() }
      return MeasuredLine.contours(of: contour).first
    }
  }

  /// Returns the place nearest to a point, with its distance from the point; `nil` without contours.
  package func nearest(to point: Point) -> (place: ContourPlace, distance: Double)? {
    var best: (place: ContourPlace, distance: Double)?
    for (index, contour) in contours.enumerated() {
      guard let contour,
        let found = contour.nearest(to: point, closerThan: best?.distance ?? .infinity)
      else { continue }
      best = (ContourPlace(contour: index, share: found.place / contour.length), found.gap)
    }
    return best
  }

  /// Returns the average length of a stroke's edges between two cuts; `nil` if no edges connect them.
  package func edgeLength(from a: StrokeCut, to b: StrokeCut) -> Double? {
    func place(_ point: Point) -> StrokeBetweenCuts.Place? {
      nearest(to: point).flatMap { found in
        contours[found.place.contour].map {
          .init(contour: found.place.contour, distance: found.place.share * $0.length)
        }
      }
    }
    guard let a1 = place(a.first), let a2 = place(a.second), let b1 = place(b.first),
      let b2 = place(b.second)
    else { return nil }
    return StrokeBetweenCuts([(0, a1, a2), (1, b1, b2)], all: [a1, a2, b1, b2], of: self)?.length
  }

  /// The number of contours.
  package var contourCount: Int { contours.count }

  /// Returns the place nearest to a point on one contour; `nil` for a contour without length.
  package func nearest(to point: Point, on contour: Int) -> ContourPlace? {
    guard contours.indices.contains(contour), let line = contours[contour],
      let found = line.nearest(to: point)
    else { return nil }
    return ContourPlace(contour: contour, share: found.place / line.length)
  }

  /// Returns the place that corresponds to a place of another outline: on the same piece of the same contour, if both
  /// contours have as many pieces.
  package func place(like place: ContourPlace, of other: MeasuredOutline) -> ContourPlace? {
    guard contours.indices.contains(place.contour), other.contours.indices.contains(place.contour),
      let own = contours[place.contour], let theirs = other.contours[place.contour]
    else { return nil }
    let (to, from) = (
      [0] + own.joints + [own.length], [0] + theirs.joints + [theirs.length]
    )
    guard to.count == from.count else { return place }
    let distance = min(max(place.share, 0), 1) * theirs.length
    let piece = max((from.firstIndex { $0 > distance } ?? from.count - 1) - 1, 0)
    let length = from[piece + 1] - from[piece]
    let part = length > 0 ? min((distance - from[piece]) / length, 1) : 0
    return ContourPlace(
      contour: place.contour,
      share: (to[piece] + (to[piece + 1] - to[piece]) * part) / own.length)
  }

  /// Whether a contour turns from the x axis towards the y axis; clockwise where y points down.
  package func turns(_ contour: Int) -> Bool { turns.indices.contains(contour) && turns[contour] }

  /// Returns the point at a place; `nil` if there is no such contour.
  package func point(at place: ContourPlace) -> Point? {
    guard contours.indices.contains(place.contour), let contour = contours[place.contour] else {
      return nil
    }
    return contour.place(at: min(max(place.share, 0), 1) * contour.length).point
  }
}
