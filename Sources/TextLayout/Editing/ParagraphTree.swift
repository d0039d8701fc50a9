/// The paragraphs of a document, in a B-tree with sums.
///
/// A paragraph is found by its index, its offset in the text or its y, and replaced, in time that grows with the
/// logarithm of their number. A copy shares all nodes; a change copies those from the root to the changed leaf.
struct ParagraphTree: Sendable {
  /// The sums of a node.
  struct Summary: Sendable {
    var count = 0
    /// The length of the text, in UTF-8 bytes.
    var utf8Count = 0
    /// The sum of the heights, in points.
    var height = 0.0
    /// The width of the widest line with indents, in points.
    var width = 0.0
    /// The number, length, lines, heights and widths of measured paragraphs.
    var measured = (count: 0, utf8Count: 0, lines: 0, height: 0.0, textWidth: 0.0)
    /// The cost of the layouts that are kept, in bytes of text.
    var layoutCost = 0
  }

  private(set) var summary = Summary()
  /// The distance from the leaves.
  private var level = 0
  /// The paragraphs of a leaf.
  private var paragraphs: [DocumentParagraph] = []
  /// The nodes below, all of one level; empty in a leaf.
  private var children: [ParagraphTree] = []

  /// The most paragraphs or nodes of a node; except the root, a node has at least half as many.
  private static let most = 32

  /// Builds a tree.
  init(_ paragraphs: [DocumentParagraph]) {
    var nodes = Self.parts(of: paragraphs).map { ParagraphTree(leaf: $0) }
    while nodes.count > 1 {
      nodes = Self.parts(of: nodes).map { ParagraphTree(children: $0) }
    }
    self = nodes.first ?? ParagraphTree(leaf: [])
  }

  private init(leaf paragraphs: some Collection<DocumentParagraph>) {
    self.paragraphs = Array(paragraphs)
    for paragraph in paragraphs { summary.add(paragraph) }
  }

  private init(children: some Collection<ParagraphTree>) {
    self.children = Array(children)
    level = (self.children.first?.level ?? 0) + 1
    for child in children { summary.add(child.summary) }
  }

  /// Divides items evenly into parts of at most ``most``.
  private static func parts<Item>(of items: [Item]) -> [ArraySlice<Item>] {
    let count = (items.count + most - 1) / most
    return (0..<count).map { items[items.count * $0 / count..<items.count * ($0 + 1) / count] }
  }

  var count: Int { summary.count }

  /// The paragraph at an index, which must exist.
  subscript(index: Int) -> DocumentParagraph {
    guard level > 0 else { return paragraphs[index] }
    let (child, start) = child(at: index)
    return children[child][index - start]
  }

  /// Changes the paragraph at an index, which must exist.
  mutating func update(_ index: Int, _ change: (inout DocumentParagraph) -> Void) {
    if level == 0 {
      change(&paragraphs[index])
      summary = Summary()
      for paragraph in paragraphs { summary.add(paragraph) }
    } else {
      let (child, start) = child(at: index)
      children[child].update(index - start, change)
      summary = Summary()
      for child in children { summary.add(child.summary) }
    }
  }

  /// Returns the sums of the paragraphs before an index.
  func sum(before index: Int) -> Summary {
    var sum = Summary()
    guard level > 0 else {
      for paragraph in paragraphs.prefix(index) { sum.add(paragraph) }
      return sum
    }
    var rest = index
    for child in children {
      if rest < child.count {
        sum.add(child.sum(before: rest))
        break
      }
      sum.add(child.summary)
      rest -= child.count
    }
    return sum
  }

  /// Returns the index of the first paragraph behind which the sum satisfies a condition; the last one if there is none.
  func firstIndex(where isReached: (Summary) -> Bool) -> Int {
    firstIndex(after: Summary(), where: isReached).index
  }

  private func firstIndex(
    after sum: Summary, where isReached: (Summary) -> Bool
  ) -> (index: Int, isFound: Bool) {
    var sum = sum
    if level == 0 {
      for (index, paragraph) in paragraphs.enumerated() {
        sum.add(paragraph)
        if isReached(sum) { return (index, true) }
      }
      return (max(count - 1, 0), false)
    }
    var start = 0
    for child in children {
      var end = sum
      end.add(child.summary)
      if isReached(end) {
        let place = child.firstIndex(after: sum, where: isReached)
        return (start + place.index, true)
      }
      sum = end
      start += child.count
    }
    return (max(count - 1, 0), false)
  }

  /// Visits the paragraphs of a range of indices, in order.
  func forEach(in range: Range<Int>, _ visit: (DocumentParagraph) -> Void) {
    guard level > 0 else {
      for paragraph in paragraphs[range.clamped(to: 0..<count)] { visit(paragraph) }
      return
    }
    var start = 0
    for child in children {
      let own = range.clamped(to: start..<start + child.count)
      if !own.isEmpty { child.forEach(in: own.lowerBound - start..<own.upperBound - start, visit) }
      start += child.count
    }
  }

  /// Visits the paragraphs that have a layout, with their indices.
  func forEachLayout(from start: Int = 0, _ visit: (Int, DocumentParagraph) -> Void) {
    guard summary.layoutCost > 0 else { return }
    for (index, paragraph) in paragraphs.enumerated() where paragraph.layout != nil {
      visit(start + index, paragraph)
    }
    var start = start
    for child in children {
      child.forEachLayout(from: start, visit)
      start += child.count
    }
  }

  /// Returns the child with a paragraph, and the index of its first one; for the end, the last child.
  private func child(at index: Int) -> (child: Int, start: Int) {
    var start = 0
    for (number, child) in children.dropLast().enumerated() {
      if index < start + child.count { return (number, start) }
      start += child.count
    }
    return (children.count - 1, start)
  }

  // MARK: Dividing and joining

  /// Replaces a range of paragraphs.
  mutating func replaceSubrange(_ range: Range<Int>, with new: [DocumentParagraph]) {
    if range.count == 1, new.count == 1 {
      update(range.lowerBound) { $0 = new[0] }
      return
    }
    let (before, rest) = divided(at: range.lowerBound)
    let (_, behind) = rest.divided(at: range.count)
    self = before.joined(with: ParagraphTree(new)).joined(with: behind)
  }

  private func divided(at index: Int) -> (ParagraphTree, ParagraphTree) {
    guard level > 0 else {
      return (
        ParagraphTree(leaf: paragraphs.prefix(index)),
        ParagraphTree(leaf: paragraphs.dropFirst(index))
      )
    }
    let (number, start) = child(at: index)
    let (left, right) = children[number].divided(at: index - start)
    return (
      Self.root(children[..<number]).joined(with: left),
      right.joined(with: Self.root(children[(number + 1)...]))
    )
  }

  /// Returns a tree of nodes of one level.
  private static func root(_ nodes: some Collection<ParagraphTree>) -> ParagraphTree {
    guard nodes.count > 1 else { return nodes.first ?? ParagraphTree(leaf: []) }
    return ParagraphTree(children: nodes)
  }

  private func joined(with other: ParagraphTree) -> ParagraphTree {
    if count == 0 { return other }
    if other.count == 0 { return self }
    return Self.root(Self.joined(self, other))
  }

  /// Returns one or two nodes of the higher level of two trees, with the paragraphs of both.
  private static func joined(_ first: ParagraphTree, _ second: ParagraphTree) -> [ParagraphTree] {
    if first.level == 0, second.level == 0 {
      return parts(of: first.paragraphs + second.paragraphs).map { ParagraphTree(leaf: $0) }
    }
    var nodes = first.level >= second.level ? first.children : [first]
    var others = first.level <= second.level ? second.children : [second]
    if first.level > second.level {
      let last = nodes.removeLast()
      others = joined(last, others[0])
    } else if first.level < second.level {
      nodes = joined(nodes[0], others.removeFirst())
    }
    return parts(of: nodes + others).map { ParagraphTree(children: $0) }
  }
}

extension ParagraphTree.Summary {
  /// Adds a paragraph behind the others.
  mutating func add(_ paragraph: DocumentParagraph) {
    let extent = paragraph.extent
    count += 1
    utf8Count += paragraph.text.utf8.count
    height += extent.height
    width = max(width, extent.width)
    if extent.isMeasured {
      measured.count += 1
      measured.utf8Count += paragraph.text.utf8.count
      measured.lines += extent.lineCount
      measured.height += extent.height
      measured.textWidth += extent.textWidth
    }
    if paragraph.layout != nil { layoutCost += paragraph.layoutCost }
  }

  /// Adds the sums of a node behind the others.
  mutating func add(_ other: ParagraphTree.Summary) {
    count += other.count
    utf8Count += other.utf8Count
    height += other.height
    width = max(width, other.width)
    measured.count += other.measured.count
    measured.utf8Count += other.measured.utf8Count
    measured.lines += other.measured.lines
    measured.height += other.measured.height
    measured.textWidth += other.measured.textWidth
    layoutCost += other.layoutCost
  }
}
