internal import SymtextSupport

extension TextDocument {
  /// Lays out the paragraphs between two heights, and keeps their layouts; nothing above them moves.
  ///
  /// Call it for the visible part before asking for carets or drawing. Measured heights replace estimated ones, so that
  /// the text below may move, and ``height`` changes.
  /// - Parameters:
  ///   - top: the y of the upper end, in points.
  ///   - bottom: the y of the lower end.
  /// - Returns: the indices of the paragraphs, at least one.
  @discardableResult
  public mutating func layOut(from top: Double, to bottom: Double) -> Range<Int> {
    clock += 1
    let first = paragraphIndex(atY: top)
    var end = first
    var cost = 0
    repeat {
      layOut(end)
      cost += tree[end].layoutCost
      if cost > Self.mostLayoutCost, end > first { tree.update(end) { $0.layout = nil } }
      end += 1
    } while end < tree.count && self.top(ofParagraph: end) < bottom
    dropUnusedLayouts()
    return first..<end
  }

  /// Lays out the paragraph at an offset, and keeps its layout.
  public mutating func layOut(at offset: Int) {
    clock += 1
    layOut(paragraphIndex(at: offset))
    dropUnusedLayouts()
  }

  /// Measures the next paragraphs whose heights are estimated, from the top, for example while a program is idle.
  /// - Parameter utf8Count: the length of the text to measure, in bytes; at least one paragraph is measured.
  /// - Returns: whether heights are left that are estimated.
  public mutating func measureMore(utf8Count: Int) -> Bool {
    clock += 1
    var rest = utf8Count
    repeat {
      let index = tree.firstIndex { $0.measured.count < $0.count }
      guard !tree[index].extent.isMeasured else { return false }
      rest -= tree[index].layoutCost
      layOut(index)
      tree.update(index) { $0.layout = nil }
    } while rest > 0
    return !isMeasured
  }

  /// Whether all heights are measured, and none is estimated.
  public var isMeasured: Bool { tree.summary.measured.count == tree.count }

  /// Returns a paragraph's lines at their positions in the document; offsets count from the paragraph's start.
  public func frame(ofParagraph index: Int) -> TextFrame {
    let index = valid(index)
    let paragraph = tree[index]
    let layout = paragraph.layout ?? layout(of: paragraph)
    let top = top(ofParagraph: index)
    var frame = TextFrame(layout.shaped.text, lines: [], width: width, style: style)
    var lines = placedLines(of: index, layout)
    for line in lines.indices { lines[line].baseline += top }
    frame.lines = lines
    return frame
  }

  /// The height of all lines, in points; estimated in part unless ``isMeasured``.
  public var height: Double { tree.summary.height }

  /// The mean height of the measured lines, in points.
  package var lineHeight: Double {
    let known = tree.summary.measured
    return known.lines > 0 ? max(known.height / Double(known.lines), 0) : 0
  }

  /// Returns the y of a paragraph's top, in points: the bottom of the paragraph before.
  public func top(ofParagraph index: Int) -> Double { tree.sum(before: max(index, 0)).height }

  /// Returns the index of the paragraph at a y, in points; above or below the text, that of the first or last one.
  public func paragraphIndex(atY y: Double) -> Int {
    let y = y.isNaN ? 0 : y
    return tree.firstIndex { $0.height > y }
  }

  // MARK: Layout of a paragraph

  private func layout(of paragraph: DocumentParagraph) -> ParagraphLayout {
    ParagraphLayout(
      paragraph.text, direction: direction, fallback: fallback, width: width, style: style)
  }

  /// Returns the lines of a paragraph, stacked from y 0.
  private func placedLines(of index: Int, _ layout: ParagraphLayout) -> [Line] {
    let paragraph = tree[index]
    var lines = paragraph.isClosed ? layout.lines.dropLast() : layout.lines
    var tail: LineTail?
    if index > 0 {
      let before = tree[index - 1]
      tail = before.extent.tail ?? LineTail()
      if paragraph.text.utf8.isEmpty,
        let end = (before.layout ?? self.layout(of: before)).emptyEnd
      {
        lines = [end]
      }
    }
    let column = width.map { $0 > 0 ? $0 : 0 }.flatMap { $0.isFinite ? $0 : nil }
    let widest = lines.map(\.widthWithIndents).max() ?? 0
    LineStack(style).place(
      &lines, within: column ?? max(widest, tree.summary.width), after: tail,
      gridOffset: gridOffset(above: index), endsText: index == tree.count - 1)
    return lines
  }

  /// Returns the distance from an allowed baseline to a paragraph's top.
  private func gridOffset(above index: Int) -> Double {
    guard index > 0, let step = style.baselineStep, step.isFinite, step > 0 else { return 0 }
    if let tail = tree[index - 1].extent.tail { return tail.descent }
    let rest = top(ofParagraph: index).truncatingRemainder(dividingBy: step)
    return rest.isFinite ? rest : 0
  }

  /// Lays out a paragraph, keeps its layout, and measures it.
  mutating func layOut(_ index: Int) { layOut(index, replacing: tree[index].extent.tail) }

  /// - Parameter old: the end by which the next paragraph has its place.
  mutating func layOut(_ index: Int, replacing old: LineTail?) {
    let paragraph = tree[index]
    var layout = paragraph.layout ?? layout(of: paragraph)
    layout.use = clock
    measure(index, layout)
    placeAgain(index + 1, after: old)
  }

  /// Stores a paragraph's layout with its extent.
  private mutating func measure(_ index: Int, _ layout: ParagraphLayout) {
    let lines = placedLines(of: index, layout)
    let extent = ParagraphExtent(
      height: lines.last.map { $0.baseline + $0.descent } ?? 0,
      width: lines.map(\.widthWithIndents).max() ?? 0,
      textWidth: lines.reduce(0) { $0 + $1.width }, lineCount: max(lines.count, 1),
      tail: lines.last.map { LineTail($0) } ?? LineTail())
    tree.update(index) { paragraph in
      paragraph.layout = layout
      paragraph.extent = extent
    }
  }

  /// Places the lines of a measured paragraph again if the end of the one before it changed, or its last letters.
  mutating func placeAgain(_ index: Int, after old: LineTail?) {
    guard index < tree.count else { return }
    let paragraph = tree[index]
    guard paragraph.extent.isMeasured,
      paragraph.text.utf8.isEmpty || tree[index - 1].extent.tail != old
    else { return }
    let layout = paragraph.layout
    measure(index, layout ?? self.layout(of: paragraph))
    if layout == nil { tree.update(index) { $0.layout = nil } }
  }

  /// Lays out paragraphs as far as their layouts may be kept.
  /// - Parameter old: the end of the text before the last paragraph was changed.
  mutating func layOutAffordable(from first: Int, until end: Int, replacing old: LineTail?) {
    var cost = 0
    for index in first..<end {
      cost += tree[index].layoutCost
      guard index == first || cost <= Self.mostLayoutCost else { return }
      guard !tree[index].extent.isMeasured else { continue }
      layOut(index, replacing: index == end - 1 ? old : nil)
    }
  }

  // MARK: Estimates

  /// Estimates the heights of all paragraphs that are not measured.
  mutating func estimateHeights() {
    guard !isMeasured else { return }
    var paragraphs: [DocumentParagraph] = []
    paragraphs.reserveCapacity(tree.count)
    tree.forEach(in: 0..<tree.count) { paragraphs.append($0) }
    for index in paragraphs.indices where !paragraphs[index].extent.isMeasured {
      paragraphs[index].extent.height = estimatedHeight(of: paragraphs[index].text)
    }
    tree = ParagraphTree(paragraphs)
  }

  /// Estimates the heights of those of a range of paragraphs that are not measured.
  mutating func estimateHeights(in range: Range<Int>) {
    for index in range.reversed() {
      let paragraph = tree[index]
      guard !paragraph.extent.isMeasured else { return }
      let height = estimatedHeight(of: paragraph.text)
      tree.update(index) { $0.extent.height = height }
    }
  }

  /// Returns the height of a text if it is like the measured paragraphs.
  private func estimatedHeight(of text: StyledText) -> Double {
    let known = tree.summary.measured
    var lines = 1.0
    if let width, width > 0, known.utf8Count > 0 {
      let advance = known.textWidth / Double(known.utf8Count)
      lines = max((Double(text.utf8.count) * advance / width).rounded(.up), 1)
    }
    let height = lines * lineHeight
    return height.isFinite && height > 0 ? height : 0
  }

  // MARK: Memory

  /// Drops the layouts that were not used for the longest time if they cost more than twice ``mostLayoutCost``.
  mutating func dropUnusedLayouts() {
    guard tree.summary.layoutCost > 2 * Self.mostLayoutCost else { return }
    var kept: [(use: Int, index: Int, cost: Int)] = []
    tree.forEachLayout { index, paragraph in
      kept.append((paragraph.layout?.use ?? 0, index, paragraph.layoutCost))
    }
    kept.sort { ($0.use, $0.index) < ($1.use, $1.index) }
    var cost = tree.summary.layoutCost
    for layout in kept where cost > Self.mostLayoutCost && layout.use < clock {
      tree.update(layout.index) { $0.layout = nil }
      cost -= layout.cost
    }
  }
}
