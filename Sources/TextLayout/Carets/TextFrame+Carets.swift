internal import SymtextSupport
public import SymtextGraphics

extension TextFrame {
  /// The caret at a place; of an empty text where its first letter would stand, as high as the line that would have
  /// that, or without height where no attributes are said.
  public func caret(at offset: Int, affinity: TextAffinity = .downstream) -> Caret {
    caret(at: TextPosition(offset, affinity: affinity))
  }

  /// The caret at a place; of an empty text where its first letter would stand, as high as the line that would have
  /// that, or without height where no attributes are said.
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

  /// The carets of a line, in the order of the text: those before its characters, and the one at its end unless
  /// the next line begins there, behind a line feed.
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

  /// A place within the text.
  func valid(_ position: TextPosition) -> TextPosition {
    TextPosition(min(max(position.offset, 0), utf8Count), affinity: position.affinity)
  }

  /// The place that is nearest to a point: above the first line, in that one, below the last line, in that one;
  /// beyond the ends of a line, where it begins or ends.
  public func position(at point: Point) -> TextPosition {
    guard !lines.isEmpty else { return TextPosition(0) }
    let y = point.y.isNaN ? 0 : point.y
    let line = lines.partitionPoint { $0.baseline + $0.descent <= y }
    return position(inLine: min(line, lines.count - 1), x: point.x.isNaN ? 0 : point.x)
  }

  /// The place in a line that is nearest to an x.
  func position(inLine index: Int, x: Double) -> TextPosition {
    let line = lines[index]
    let cells = cells(ofLine: index)
    let x = x - line.x
    let span = cells.span
    let isBeforeStart = line.isRightToLeft ? x > span.right : x < span.left
    let isBehindEnd = line.isRightToLeft ? x < span.left : x > span.right
    if isBeforeStart { return TextPosition(line.range.lowerBound) }
    if isBehindEnd { return end(ofLine: index) }
    // On an edge of two characters of different directions, the place whose strong caret stands there.
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

  /// Where a line ends: before its line feed.
  func end(ofLine index: Int) -> TextPosition {
    let range = lines[index].range
    return position(endsHard(index) ? range.upperBound - 1 : range.upperBound, inLine: index)
  }

  private func position(_ offset: Int, inLine index: Int) -> TextPosition {
    let isEnd = offset == lines[index].range.upperBound && offset < utf8Count
    return TextPosition(offset, affinity: isEnd ? .upstream : .downstream)
  }

  /// What is painted behind a selection: in each line, from left to right, a rectangle for each stretch of one
  /// direction, as high as the line.
  ///
  /// Spaces that close a line are part of it as far as the column reaches. A line of which only what takes no room
  /// is selected, such as an empty one, gives a rectangle without width.
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
  /// How far an x lies outside.
  fileprivate func distance(to x: Double) -> Double { max(left - x, x - right, 0) }
}
