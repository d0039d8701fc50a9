/// The contours of an outline, on which places are found by their distance from where a contour begins.
package struct MeasuredOutline: Sendable {
  /// In the outline's order; `nil` for those without length.
  let contours: [MeasuredLine?]
  /// Whether each turns from the x axis towards the y axis.
  let turns: [Bool]

  /// Measures an outline, whose contours are taken for closed.
  package init(_ outline: Path) {
    turns = outline.contours.map { $0.area > 0 }
    contours = outline.contours.map { contour in
      var contour = contour
      if contour.elements.last != .close { contour.close() }
      return MeasuredLine.contours(of: contour).first
    }
  }

  /// The place nearest to a point.
  /// - Returns: also how far it lies from the point; `nil` without contours.
  package func nearest(to point: Point) -> (place: ContourPlace, distance: Double)? {
    var best: (place: ContourPlace, distance: Double)?
    for (index, contour) in contours.enumerated() {
      guard let contour else { continue }
      let found = contour.nearest(to: point)
      if found.gap < best?.distance ?? .infinity {
        best = (ContourPlace(contour: index, share: found.place / contour.length), found.gap)
      }
    }
    return best
  }

  /// How long the edges of a stroke are from one cut to the next, on average; `nil` where none lead there.
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

  /// The point at a place; `nil` where there is no such contour.
  package func point(at place: ContourPlace) -> Point? {
    guard contours.indices.contains(place.contour), let contour = contours[place.contour] else {
      return nil
    }
    return contour.place(at: min(max(place.share, 0), 1) * contour.length).point
  }
}
