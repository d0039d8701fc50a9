/// A text and its marked parts.
struct TextParts {
  let text: String
  /// The offsets of free U+FFFC characters, in UTF-8 bytes.
  private var free: [Int] = []
  /// The ends of its paragraphs.
  private var ends: [Int] = []
  private var parts: [(part: Int, place: Int)] = []
  private var drawn: Set<Int> = []
  /// The range drawn last.
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

  /// Whether no part was drawn.
  var isEmpty: Bool { last == nil }

  /// Whether a range was drawn before: then another, equal text begins.
  func isDrawn(_ range: Range<Int>) -> Bool { !range.isEmpty && drawn.contains(range.lowerBound) }

  /// Adds a part.
  ///
  /// A part without characters, such as a hyphen at a line's end, follows the part drawn last.
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

  /// Adds characters between the last range and the next one.
  mutating func add(_ part: Int, before next: Range<Int>?) {
    guard let last else { return add(part, place: (next?.lowerBound ?? 0) - 1) }
    let isBackward = next.map { $0.upperBound <= last.lowerBound } ?? false
    add(part, place: isBackward ? last.lowerBound - 1 : last.upperBound)
  }

  /// Returns free places for parts drawn between the last range and the next one, in drawing order; fewer if the text
  /// lacks places.
  func freePlaces(_ count: Int, before next: Range<Int>?) -> [Int] {
    let forward = places(from: last?.upperBound ?? 0, to: next?.lowerBound)
    if forward.count >= count || next == nil && last == nil {
      return Array(last == nil ? forward.suffix(count) : forward.prefix(count))
    }
    // From right to left: within a line, at the end of the last line, or at the start of the next one.
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

  /// The parts of each paragraph, in the order of the text.
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
