internal import SymtextSupport
public import SymtextGraphics

extension TextFrame {
  /// Returns the caret at an offset.
  ///
  /// For an empty text it is at the position of the first letter, as high as that letter's line, or without height if
  /// the text has no attributes.
  public func caret(at offset: Int, affinity: TextAffinity = .downstream) -> Caret {
    caret(at: TextPosition(offset, affinity: affinity))
  }

  /// Returns the caret at a position.
  ///
  /// For an empty text it is at the position of the first letter, as high as that letter's line, or without height if
  /// the text has no attributes.
  public func caret(at position: TextPosition) -> Caret {
    guard !lines.isEmpty else {
      return Caret(
        position: TextPosition(0), line: 0, x: emptyLine?.x ?? 0, weakX: nil,
        top: emptyLine.map { $0.baseline - $0.ascent } ?? 0,
        bottom: emptyLine.map { $0.baseline + $0.descent } ?? 0,
        isRightToLeft: emptyLine?.isRightToLeft ?? false)
    }
    let position = valid(position)
    let line = lineIndex(for: position)
    return caret(position.offset, affinity: position.affinity, line, cells(ofLine: line))
  }

  /// Returns the carets of a line, in text order: those before its characters, and the one at its end unless a line
  /// feed ends the line.
  public func carets(ofLine index: Int) -> [Caret] {
    let cells = cells(ofLine: index)
    var offsets = cells.cells.map(\.range.lowerBound)
    if !endsHard(index) { offsets.append(lines[index].range.upperBound) }
    let end = lines[index].range.upperBound
    return offsets.map {
      caret(
        $0, affinity: $0 == end && index + 1 < lines.count ? .upstream : .downstream, index, cells)
    }
  }

  private func caret(
    _ offset: Int, affinity: TextAffinity, _ index: Int, _ cells: LineCells
  ) -> Caret {
    let line = lines[index]
    let cell = cells.index(at: offset)
    let start =
      cell < cells.cells.count ? cells.cells[cell].range.lowerBound : line.range.upperBound
    let (strong, weak) = cells.edges(before: cell)
    let hasWeak = abs(strong.x - weak.x) > LineCells.tolerance
    return Caret(
      position: TextPosition(start, affinity: affinity), line: index, x: line.x + strong.x,
      weakX: hasWeak ? line.x + weak.x : nil, top: line.baseline - line.ascent,
      bottom: line.baseline + line.descent, isRightToLeft: strong.level % 2 == 1)
  }

  /// Returns a position clamped to the text.
  func valid(_ position: TextPosition) -> TextPosition {
    TextPosition(min(max(position.offset, 0), utf8Count), affinity: position.affinity)
  }

  /// Returns the position nearest to a point.
  ///
  /// Above the first or below the last line, it is in that line; beyond an end of a line, it is that end.
  public func position(at point: Point) -> TextPosition {
    guard !lines.isEmpty else { return TextPosition(0) }
    let y = point.y.isNaN ? 0 : point.y
    let line = lines.partitionPoint { $0.baseline + $0.descent <= y }
    return position(inLine: min(line, lines.count - 1), x: point.x.isNaN ? 0 : point.x)
  }

  /// Returns the position in a line nearest to an x.
  func position(inLine index: Int, x: Double) -> TextPosition {
    let line = lines[index]
    let cells = cells(ofLine: index)
    let x = x - line.x
    let span = cells.span
    let isBeforeStart = line.isRightToLeft ? x > span.right : x < span.left
    let isBehindEnd = line.isRightToLeft ? x < span.left : x > span.right
    if isBeforeStart { return TextPosition(line.range.lowerBound) }
    if isBehindEnd { return end(ofLine: index) }
    // On the border of two directions, choose the position whose strong caret is there.
    let stops = cells.stops(withEnd: !endsHard(index))
    let isNear = { (stop: (offset: Int, x: Double)) in abs(stop.x - x) < LineCells.tolerance }
    if let stop = stops.first(where: isNear) { return position(stop.offset, inLine: index) }
    let wide = cells.cells.filter { $0.isWide }
    guard let cell = wide.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else {
      return TextPosition(line.range.lowerBound)
    }
    let isLeft = x < (cell.left + cell.right) / 2
    return position(isLeft ? cell.leftOffset : cell.rightOffset, inLine: index)
  }

  /// Returns the end of a line, before its line feed.
  func end(ofLine index: Int) -> TextPosition {
    let range = lines[index].range
    return position(endsHard(index) ? range.upperBound - 1 : range.upperBound, inLine: index)
  }

  private func position(_ offset: Int, inLine index: Int) -> TextPosition {
    let isEnd = offset == lines[index].range.upperBound && offset < utf8Count
    return TextPosition(offset, affinity: isEnd ? .upstream : .downstream)
  }

  /// Returns the rectangles of a selection: for each line, from left to right, one for each stretch of one direction,
  /// as high as the line.
  ///
  /// Trailing spaces are included up to the width of the column. If the selected part of a line has no width, as in an
  /// empty line, the rectangle has no width.
  public func selectionRects(for range: Range<Int>) -> [SelectionRect] {
    let range = range.clamped(to: 0..<utf8Count)
    return lineIndices(for: range).flatMap { index in
      let line = lines[index]
      var stretches: [LineCell] = []
      let selected = cells(ofLine: index).cells.filter { $0.range.overlaps(range) }
      for cell in selected.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
        if let last = stretches.last,
          !cell.isWide || !last.isWide
            || last.isRightToLeft == cell.isRightToLeft,
          cell.left <= last.right + LineCells.tolerance
        {
          if !last.isWide { stretches[stretches.count - 1].level = cell.level }
          stretches[stretches.count - 1].formUnion(cell)
        } else {
          stretches.append(cell)
        }
      }
      if stretches.contains(where: \.isWide) { stretches.removeAll { !$0.isWide } }
      return stretches.map { stretch in
        SelectionRect(
          rect: Rect(
            minX: line.x + stretch.left, minY: line.baseline - line.ascent,
            maxX: line.x + stretch.right, maxY: line.baseline + line.descent),
          line: index, isRightToLeft: stretch.isRightToLeft)
      }
    }
  }
}

extension LineCell {
  /// Returns the distance of an x outside the cell.
  fileprivate func distance(to x: Double) -> Double { max(left - x, x - right, 0) }
}
