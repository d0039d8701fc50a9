extension TextFrame {
  /// Returns the visible fragments of a part of the text: line by line, from left to right, the glyphs of each run, and
  /// attachments.
  ///
  /// Tabs, line feeds and trailing spaces have no fragments.
  public func fragments(for range: Range<Int>) -> [TextFragment] {
    lineIndices(for: range).flatMap { index -> [TextFragment] in
      let line = lines[index]
      return line.elements.indices.compactMap { number in
        let (x, element) = line.elements[number]
        switch element {
        case .attachment(let attachment, _):
          let place = attachment.offset..<attachment.offset + Attachment.length
          guard place.overlaps(range) else { return nil }
          return TextFragment(
            line: index, element: number, range: place, glyphs: 0..<0, x: line.x + x,
            width: attachment.advance)
        case .text(let run):
          let isEllipsis = run.range.isEmpty
          let clusters =
            isEllipsis
            ? line.elidedRange.map { Self.ellipsis(run, $0, x: x) } ?? [] : run.clusters(at: x)
          let shown = clusters.filter { $0.range.overlaps(range) }
          guard let first = shown.first, let last = shown.last else { return nil }
          return TextFragment(
            line: index, element: number,
            range: min(
              first.range.lowerBound, last.range.lowerBound)..<max(
                first.range.upperBound, last.range.upperBound),
            glyphs: first.glyphs.lowerBound..<last.glyphs.upperBound, x: line.x + first.left,
            width: last.right - first.left)
        }
      }
    }
  }

  private static func ellipsis(_ run: Run, _ elided: Range<Int>, x: Double) -> [GlyphClusterPlace] {
    [
      GlyphClusterPlace(
        range: elided, glyphs: 0..<run.glyphs.count, left: x, right: x + run.advance)
    ]
  }
}
