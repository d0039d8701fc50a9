internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolText

/// A part that becomes a part of another symbol: its lines move and bend to the other's place.
struct PartMorph: Sendable {
  let lines: [MorphedLine]
  private let paints: (from: Color, to: Color)?
  /// The vector by which lines are lifted midway, as a shackle is; zero for none.
  var lift = Vector.zero

  /// The duration, in seconds.
  static let length = 0.4

  /// The most lines of a part that changes its shape.
  private static let mostLines = 24

  /// - Parameters:
  ///   - first: the shapes of the old part, in points from the new symbol's origin.
  ///   - second: the shapes of the new part, from the same origin.
  ///   - paints: the paints of both; `nil` if they clear.
  ///   - isExact: whether the shapes must have the same structure.
  /// - Returns: `nil` if either part is empty or has too many lines.
  init?(
    _ first: [MorphShape], _ second: [MorphShape], paints: (from: Paint, to: Paint)?, isExact: Bool
  ) {
    guard !first.isEmpty, !second.isEmpty, max(first.count, second.count) <= Self.mostLines else {
      return nil
    }
    let alike = zip(first, second).compactMap { MorphedLine(alike: $0, $1) }
    if first.count == second.count && alike.count == first.count {
      lines = alike
    } else {
      guard !isExact else { return nil }
      let (one, other) = (
        Self.atCorner(first, for: second) ?? first, Self.atCorner(second, for: first) ?? second
      )
      lines =
        Self.rows(one, other) ?? Self.joined(one, other) ?? Self.paired(one, other)
      guard !lines.isEmpty else { return nil }
    }
    if case .color(let from)? = paints?.from, case .color(let to)? = paints?.to, from != to {
      self.paints = (from, to)
    } else {
      self.paints = nil
    }
  }

  /// Cuts one bent line in two at its corner, so that two straight lines become its arms, as a plus becomes a checkmark.
  /// - Returns: `nil` for other lines.
  private static func atCorner(_ shapes: [MorphShape], for others: [MorphShape]) -> [MorphShape]? {
    guard shapes.count == 1, others.count == 2, shapes[0].halfWidth != nil,
      others.allSatisfy({ $0.halfWidth != nil && $0.path.elements.count == 2 })
    else { return nil }
    let elements = shapes[0].path.elements
    guard elements.count == 3, case .move(let start) = elements[0],
      case .line(let corner) = elements[1], case .line(let end) = elements[2]
    else { return nil }
    return [(start, corner), (corner, end)].map { from, to in
      var shape = shapes[0]
      shape.path = Path([.move(from), .line(to)])
      return shape
    }
  }

  /// Pairs rows of open lines, from the outside: the bars of a menu become a cross, and the one between vanishes.
  /// - Returns: `nil` unless each side has several open lines, and another number of them than the other side.
  private static func rows(_ first: [MorphShape], _ second: [MorphShape]) -> [MorphedLine]? {
    guard first.count != second.count, min(first.count, second.count) > 1,
      (first + second).allSatisfy({ $0.halfWidth != nil && $0.path.elements.last != .close })
    else { return nil }
    let (a, b) = (sorted(first), sorted(second))
    var lines: [MorphedLine?] = []
    let count = min(a.count, b.count)
    for index in 0..<count {
      let isLower = index >= (count + 1) / 2
      lines.append(
        MorphedLine(
          isLower ? a[a.count - count + index] : a[index],
          isLower ? b[b.count - count + index] : b[index]))
    }
    let between = (count + 1) / 2
    for shape in a.dropFirst(between).dropLast(count - between) {
      lines.append(MorphedLine(shape, grows: false))
    }
    for shape in b.dropFirst(between).dropLast(count - between) {
      lines.append(MorphedLine(shape, grows: true))
    }
    return lines.compactMap { $0 }
  }

  /// Returns lines from top to bottom.
  private static func sorted(_ shapes: [MorphShape]) -> [MorphShape] {
    let heights = shapes.map { $0.path.bounds?.midY ?? 0 }
    return shapes.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { shapes[$0] }
  }

  /// Pairs two straight lines that touch with two others that touch, so that they touch throughout, as the lines of a
  /// cross become the arms of a checkmark.
  /// - Returns: `nil` for other lines, or if they would come apart in every way.
  private static func joined(_ first: [MorphShape], _ second: [MorphShape]) -> [MorphedLine]? {
    func isStraight(_ shape: MorphShape) -> Bool {
      shape.halfWidth != nil && shape.path.elements.count == 2
        && shape.path.elements.last != .close
    }
    guard first.count == 2, second.count == 2, (first + second).allSatisfy(isStraight) else {
      return nil
    }
    func reversed(_ shape: MorphShape) -> MorphShape {
      var other = shape
      other.path = shape.path.reversed
      return other
    }
    var best: (way: Double, lines: [MorphedLine])?
    for (a, b) in [(second[0], second[1]), (second[1], second[0])] {
      for (one, other) in [
        (a, b), (reversed(a), b), (a, reversed(b)), (reversed(a), reversed(b)),
      ] {
        let lines = [(first[0], one), (first[1], other)].map { MorphedLine(inOrder: $0, $1) }
        guard MorphedLine.touch(lines[0], lines[1]) else { continue }
        let way = lines[0].way + lines[1].way
        if Likeness.isLess(way, than: best?.way) { best = (way, lines) }
      }
    }
    return best?.lines
  }

  /// Pairs the nearest lines; one without a partner splits from its nearest one or merges with it.
  private static func paired(_ first: [MorphShape], _ second: [MorphShape]) -> [MorphedLine] {
    var ways: [(distance: Double, from: Int, to: Int)] = []
    for (from, a) in first.enumerated() {
      for (to, b) in second.enumerated() {
        guard (a.halfWidth == nil) == (b.halfWidth == nil), let p = a.path.bounds?.middle,
          let q = b.path.bounds?.middle
        else { continue }
        ways.append((p.distance(to: q), from, to))
      }
    }
    for (index, rank) in Likeness.ranks(ways.map(\.distance)).enumerated() {
      ways[index].distance = rank
    }
    ways.sort { ($0.distance, $0.from, $0.to) < ($1.distance, $1.from, $1.to) }
    var (starts, ends): (Set<Int>, Set<Int>) = ([], [])
    var lines: [MorphedLine] = []
    for way in ways where !starts.contains(way.from) && !ends.contains(way.to) {
      guard let line = MorphedLine(first[way.from], second[way.to]) else { continue }
      starts.insert(way.from)
      ends.insert(way.to)
      lines.append(line)
    }
    for (to, shape) in second.enumerated() where !ends.contains(to) {
      let partner = ways.first { $0.to == to }
      let split = partner.flatMap { MorphedLine(first[$0.from], shape) }
      if let line = split ?? MorphedLine(shape, grows: true) { lines.append(line) }
    }
    for (from, shape) in first.enumerated() where !starts.contains(from) {
      let partner = ways.first { $0.from == from }
      let merged = partner.flatMap { MorphedLine(shape, second[$0.to]) }
      if let line = merged ?? MorphedLine(shape, grows: false) { lines.append(line) }
    }
    return lines
  }

  /// Returns the shape some time after the beginning; `nil` once it has its own shape.
  func shape(at time: Double) -> PoseShape? {
    let share = TimingCurve.morph.value(elapsedShare(time, of: Self.length))
    guard share < 1 else { return nil }
    let lift = lift * sin(share * .pi)
    let outline = lines.reduce(into: Path()) { $0.append($1.outline(at: share, lift: lift)) }
    return PoseShape(
      outline: outline,
      paint: paints.map { .color($0.from.mixed(with: $0.to, share)) })
  }
}

extension Color {
  /// Returns the colour on the way to another one.
  fileprivate func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let both = mix(alpha, other.alpha)
    guard both > 0 else { return other }
    // As premultiplied colours, so that a clear colour adds nothing.
    func part(_ a: Double, _ b: Double) -> Double { mix(a * alpha, b * other.alpha) / both }
    var color = other
    color.red = part(red, other.red)
    color.green = part(green, other.green)
    color.blue = part(blue, other.blue)
    color.alpha = both
    return color
  }
}
