/// One text and the marked parts that show it.
struct TextParts {
  let text: String
  /// Where nothing stands yet for a U+FFFC, in UTF-8 bytes.
  private var free: [Int] = []
  /// Where its paragraphs end.
  private var ends: [Int] = []
  private var parts: [(part: Int, place: Int)] = []
  private var drawn: Set<Int> = []
  /// What was drawn last.
  private var last: Range<Int>?

  init(_ text: String) {
    self.text = text
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\u{2029}" { ends.append(offset) }
      if scalar == "\u{FFFC}" { free.append(offset) }
      offset += UTF8.width(scalar)
    }
  }

  /// Whether nothing of it was drawn yet.
  var isEmpty: Bool { last == nil }

  /// Whether a range was drawn: then another text begins that is the same.
  func isDrawn(_ range: Range<Int>) -> Bool { !range.isEmpty && drawn.contains(range.lowerBound) }

  /// Adds a part; what a line added, such as a hyphen, stands behind what was drawn before it.
  mutating func add(_ part: Int, _ range: Range<Int>) {
    guard !range.isEmpty else { return add(part, place: last?.upperBound ?? 0) }
    add(part, place: range.lowerBound)
    drawn.insert(range.lowerBound)
    last = range
  }

  /// Adds a part for a U+FFFC.
  mutating func add(_ part: Int, place: Int) {
    parts.append((part, place))
    free.removeAll { $0 == place }
  }

  /// Adds characters between what was drawn last and what is drawn next.
  mutating func add(_ part: Int, before next: Range<Int>?) {
    guard let last else { return add(part, place: (next?.lowerBound ?? 0) - 1) }
    let isBackward = next.map { $0.upperBound <= last.lowerBound } ?? false
    add(part, place: isBackward ? last.lowerBound - 1 : last.upperBound)
  }

  /// Places for parts that were drawn between the last one and the next, in the order of drawing; fewer
  /// where the text has not as many.
  func freePlaces(_ count: Int, before next: Range<Int>?) -> [Int] {
    let forward = places(from: last?.upperBound ?? 0, to: next?.lowerBound)
    if forward.count >= count || next == nil && last == nil {
      return Array(last == nil ? forward.suffix(count) : forward.prefix(count))
    }
    // From right to left, within a line, at the end of the last one, or at the start of the next.
    let backward = places(from: next?.upperBound ?? 0, to: last?.lowerBound)
    let earlier = places(from: 0, to: last?.lowerBound ?? 0)
    let later = next.map { places(from: $0.upperBound, to: nil) } ?? []
    let found =
      [backward.prefix(count), earlier.suffix(count), later.prefix(count)]
      .first { $0.count > forward.count } ?? []
    return found.isEmpty ? Array(forward) : found.reversed()
  }

  private func places(from first: Int, to end: Int?) -> ArraySlice<Int> {
    let low = Self.count(free, below: first)
    let high = end.map { Self.count(free, below: $0) } ?? free.count
    return low < high ? free[low..<high] : []
  }

  private static func count(_ places: [Int], below limit: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The parts of each paragraph in the order of the text.
  var paragraphs: [[Int]] {
    let sorted = parts.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    var paragraphs: [[Int]] = [[]]
    var ends = ends[...]
    for (_, (part, place)) in sorted {
      while let end = ends.first, place > end {
        paragraphs.append([])
        ends.removeFirst()
      }
      paragraphs[paragraphs.count - 1].append(part)
    }
    return paragraphs.filter { !$0.isEmpty }
  }
}
