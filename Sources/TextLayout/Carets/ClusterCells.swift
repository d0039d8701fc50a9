internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextSupport

/// Divides the glyphs of a run among their characters.
enum ClusterCells {
  /// Returns the cells of a run's characters; each character of a ligature has its own part.
  ///
  /// Within a ligature carets are at the positions in the font's `GDEF` table; otherwise its parts are equal.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/gdef#ligature-caret-list-table>
  /// - Parameters:
  ///   - x: the left end of the run.
  ///   - ends: the ends of grapheme clusters, ascending.
  static func cells(of run: Run, at x: Double, ends: [Int]) -> [LineCell] {
    var cells: [LineCell] = []
    for cluster in run.clusters(at: x) {
      let first = ends.partitionPoint { $0 <= cluster.range.lowerBound }
      let inner = ends[first...].prefix { $0 < cluster.range.upperBound }
      let edges = [cluster.left] + meetings(in: cluster, run, count: inner.count) + [cluster.right]
      let places = [cluster.range.lowerBound] + inner + [cluster.range.upperBound]
      for part in 0...inner.count {
        // From right to left the first character is the rightmost.
        let place = run.level % 2 == 0 ? part : inner.count - part
        cells.append(
          LineCell(
            range: places[part]..<places[part + 1], left: edges[place], right: edges[place + 1],
            level: run.item.level))
      }
    }
    return cells
  }

  /// Returns the borders between the parts of a cluster, from left to right.
  private static func meetings(in cluster: GlyphClusterPlace, _ run: Run, count: Int) -> [Double] {
    guard count > 0 else { return [] }
    var pen = cluster.left
    for glyph in run.glyphs[cluster.glyphs] {
      let carets = run.font.instance.native.ligatureCarets(
        of: glyph.glyph, isForward: run.level % 2 == 0
      ).map { pen + glyph.offset.x + $0 * run.font.scale }
      let edges = [cluster.left] + carets + [cluster.right]
      if carets.count == count, zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }) {
        return carets
      }
      pen += glyph.advance
    }
    let share = (cluster.right - cluster.left) / Double(count + 1)
    return (1...count).map { cluster.left + share * Double($0) }
  }
}
