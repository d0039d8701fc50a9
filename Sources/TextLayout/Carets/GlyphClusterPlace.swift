/// The glyphs of one cluster of a run, and their extent.
struct GlyphClusterPlace: Hashable {
  /// The characters, in UTF-8 bytes.
  var range: Range<Int>
  /// The indices of the run's glyphs.
  var glyphs: Range<Int>
  /// The left end in points, relative to the origin of the run's left end.
  var left: Double
  /// At least ``left``.
  var right: Double
}

extension Run {
  /// Returns the clusters of the run, from left to right.
  /// - Parameter x: the left end of the run.
  func clusters(at x: Double) -> [GlyphClusterPlace] {
    var clusters: [GlyphClusterPlace] = []
    var pen = x
    var index = 0
    let isForward = level % 2 == 0
    while index < glyphs.count {
      let start = glyphs[index].cluster
      let (first, left) = (index, pen)
      while index < glyphs.count, glyphs[index].cluster == start {
        pen += glyphs[index].advance
        index += 1
      }
      let place = max(start, range.lowerBound)
      clusters.append(
        GlyphClusterPlace(
          range: place..<max(range.upperBound, place), glyphs: first..<index, left: left,
          right: max(pen, left)))
    }
    // A cluster ends at the start of the next one in the text.
    for index in clusters.indices {
      let next = isForward ? index + 1 : index - 1
      guard clusters.indices.contains(next) else { continue }
      let start = clusters[index].range.lowerBound
      clusters[index].range = start..<max(clusters[next].range.lowerBound, start)
    }
    return clusters
  }
}
