internal import SymtextGraphics
internal import SymtextSupport

/// Groups the shapes of an icon without motion annotations, and orders the groups.
///
/// Shapes that touch or enclose one another are one shape (``TouchingContours``). These rules follow, in this order:
///
/// 1. A slash through an icon moves after all other shapes. If the icon's name contains `slash` or `off` and the slash
/// touches other shapes, the icon moves as a whole.
/// 2. Bars of equal height side by side, or of equal width one below another, move one after another.
/// 3. Three or more rows with equal numbers of shapes move row by row: lists, grids, sliders.
/// 4. A head and the shoulders below it are a person.
/// 5. A shape that runs along another one across a narrow gap was cut from it: the flap of an envelope, the lid of a
/// bin. Two shapes of similar size stay separate, and so do two persons.
/// 6. One small shape beside a large one, or two equal shapes below or above it, belong to it: a clapper, wheels, the
/// nub of a battery. Three are rain and stay separate.
/// 7. Four or more shapes at equal distances and angles around a centre are rays.
/// 8. Two shapes that mirror each other on both sides of the rest are a pair: the bells of an alarm clock.
/// 9. With more than eight groups, the icon moves as a whole.
///
/// Other shapes move separately: badges, waves, sparkles. Shapes around one centre or corner move from the inside
/// outwards. Otherwise, if one shape is largest, it moves first and the others follow by their distance from it. All
/// others move from left to right, or downwards.
struct IconGroups {
  /// The numbers of the shapes of each group, in the order in which the groups move.
  private(set) var groups: [[Int]] = []
  private var pieces: [IconPiece] = []
  /// The bounding box of the icon.
  private let box: Rect
  /// The longer side of the box.
  private let extent: Double

  /// An icon with more groups moves as a whole.
  static let mostGroups = 8
  /// An icon with more shapes is not analysed.
  private static let mostShapes = 48

  // Fractions of the icon's longer side.
  /// The widest gap between shapes that were cut apart.
  private static let cutGap = 0.07
  /// The widest gap between a small shape and the one it belongs to.
  private static let nearGap = 0.13
  /// The widest gap between a head and shoulders.
  private static let neckGap = 0.16
  /// The tolerance of equal positions and sizes.
  private static let same = 0.02

  // Other fractions.
  /// The least fraction of an outline that runs along the shape it was cut from.
  private static let facingShare = 0.3
  /// The largest box of a small shape, as a fraction of the box of the shape it belongs to.
  private static let smallShare = 0.125
  /// Two shapes of similar size: the least box of the smaller one, as fractions of the larger one's box and the icon's.
  private static let likeSizes = (ofOther: 0.7, ofAll: 0.15)

  /// - Parameters:
  ///   - shapes: the flattened contours of each shape, in points, y down.
  ///   - name: the icon's name.
  init(shapes: [[[Point]]], name: String) {
    let found = shapes.enumerated().map { index, contours in
      IconPiece(shapes: [index], contours: contours.filter { $0.count > 2 })
    }
    let empty = found.indices.filter { found[$0] == nil }
    pieces = found.compactMap { $0 }
    box =
      found.compactMap { $0 }.map(\.box).union ?? Rect(.zero)
    extent = max(box.width, box.height)
    defer {
      if groups.isEmpty {
        groups = [Array(shapes.indices)]
      } else {
        groups[0] = (groups[0] + empty).sorted()
      }
    }
    guard pieces.count > 1, pieces.count <= Self.mostShapes, extent > 0 else { return }
    if let slash {
      groups = [pieces.indices.filter { $0 != slash }.flatMap { pieces[$0].shapes }.sorted()]
      groups.append(pieces[slash].shapes)
      return
    }
    if name.split(separator: ".").contains(where: { $0 == "slash" || $0 == "off" }) { return }
    if !sortBars() && !joinRows() {
      joinHeads()
      joinCuts()
      // A shape below a part that belongs to a shape belongs to it, too.
      for _ in 0..<2 { joinSmallParts() }
      joinRays()
      joinPairs()
      sort()
    }
    if pieces.count <= Self.mostGroups { groups = pieces.map(\.shapes) }
  }

  private func near(_ a: Double, _ b: Double, _ share: Double = same) -> Bool {
    abs(a - b) <= share * extent
  }

  private func areAlike(_ values: [Double]) -> Bool {
    near(values.min() ?? 0, values.max() ?? 0)
  }

  /// Merges pieces that are connected by pairs.
  private mutating func join(_ pairs: [(Int, Int)], areAround: Bool = false) {
    var owner = Array(pieces.indices)
    for (a, b) in pairs where owner[a] != owner[b] {
      let (low, high) = (min(owner[a], owner[b]), max(owner[a], owner[b]))
      for index in owner.indices where owner[index] == high { owner[index] = low }
    }
    let whole = pieces
    pieces = owner.indices.filter { owner[$0] == $0 }.map { root in
      IconPiece.joined(
        owner.indices.filter { owner[$0] == root }.map { whole[$0] }, areAround: areAround)
    }
  }

  // MARK: Steps

  /// The piece that is a straight line from corner to corner.
  private var slash: Int? {
    let long = pieces.indices.filter { index in
      let piece = pieces[index]
      return piece.box.width >= 0.75 * box.width && piece.box.height >= 0.75 * box.height
        && piece.area < 0.3 * piece.size && piece.area > 0.9 * piece.hullArea
    }
    return long.count == 1 ? long[0] : nil
  }

  private mutating func sortBars() -> Bool {
    guard pieces.count > 2 else { return false }
    if areAlike(pieces.map(\.box.height)), areAlike(pieces.map(\.box.midY)) {
      pieces.sort { $0.box.midX < $1.box.midX }
    } else if areAlike(pieces.map(\.box.width)), areAlike(pieces.map(\.box.midX)) {
      pieces.sort { $0.box.midY < $1.box.midY }
    } else {
      return false
    }
    return true
  }

  private mutating func joinHeads() {
    var pairs: [(Int, Int)] = []
    for (head, piece) in pieces.enumerated() {
      let (a, slack) = (piece.box, Self.same * extent)
      guard a.height > 0, (0.8...1.25).contains(a.width / a.height) else { continue }
      let shoulders = pieces.indices.filter { index in
        let b = pieces[index].box
        return index != head && b.minY >= a.maxY - slack && b.minY - a.maxY < Self.neckGap * extent
          && b.minX - slack <= a.minX && a.maxX <= b.maxX + slack
          && abs(a.midX - b.midX) < 0.2 * b.width && b.width > 1.2 * a.width
          && b.width < 4 * a.width && b.height < 3.2 * a.height
      }
      if let best = shoulders.min(by: {
        abs(pieces[$0].box.midX - a.midX) < abs(pieces[$1].box.midX - a.midX)
      }) {
        pairs.append((head, best))
      }
    }
    // Shoulders with two heads are not a person.
    pairs = pairs.filter { pair in pairs.count { $0.1 == pair.1 } == 1 }
    for (head, shoulders) in pairs {
      pieces[head].isPerson = true
      pieces[shoulders].isPerson = true
    }
    join(pairs)
  }

  private mutating func joinCuts() {
    var pairs: [(Int, Int)] = []
    for (first, a) in pieces.enumerated() {
      for (second, b) in pieces.enumerated().dropFirst(first + 1) {
        if a.isPerson && b.isPerson { continue }
        let (low, high) = (min(a.size, b.size), max(a.size, b.size))
        let areTwo =
          low > Self.likeSizes.ofOther * high
          && low > Self.likeSizes.ofAll * box.width * box.height
        let (short, long) = a.outlineLength < b.outlineLength ? (a, b) : (b, a)
        guard !areTwo, a.distance(to: b, most: Self.cutGap * extent) < .infinity,
          short.share(within: 1.3 * Self.cutGap * extent, of: long) >= Self.facingShare
        else { continue }
        pairs.append((first, second))
      }
    }
    join(withoutRain(pairs))
  }

  /// Returns the pairs without those of a piece that has three or more small ones.
  private func withoutRain(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var pairs = pairs
    for index in pieces.indices {
      func isDrop(_ pair: (Int, Int)) -> Bool {
        guard pair.0 == index || pair.1 == index else { return false }
        let other = pair.0 == index ? pair.1 : pair.0
        return pieces[other].size <= Self.smallShare * pieces[index].size
      }
      if pairs.count(where: isDrop) > 2 { pairs.removeAll(where: isDrop) }
    }
    return pairs
  }

  private mutating func joinSmallParts() {
    var pairs: [(Int, Int)] = []
    for (index, piece) in pieces.enumerated() {
      let alike = pieces.indices.filter { $0 != index && pieces[$0].isLike(piece) }
      guard alike.count < 2, piece.area >= 0.6 * piece.hullArea else { continue }
      let others = pieces.indices.filter { $0 != index && !alike.contains($0) }
      let distances = others.map {
        (index: $0, distance: piece.distance(to: pieces[$0], most: Self.nearGap * extent))
      }
      guard let nearest = distances.min(by: { $0.distance < $1.distance }),
        nearest.distance < .infinity
      else { continue }
      let owner = pieces[nearest.index]
      guard piece.size <= Self.smallShare * owner.size else { continue }
      let (a, b, slack) = (piece.box, owner.box, Self.same / 2 * extent)
      let isInWidth = b.minX - slack <= a.midX && a.midX <= b.maxX + slack
      let isInHeight = b.minY - slack <= a.midY && a.midY <= b.maxY + slack
      let isBelow =
        isInWidth && !isInHeight
        && alike.allSatisfy {
          near(pieces[$0].box.midY, a.midY) || near(pieces[$0].box.midX, a.midX)
        }
      let isBeside = isInHeight && !isInWidth && alike.isEmpty
      if isBelow || isBeside { pairs.append((index, nearest.index)) }
    }
    join(withoutRain(pairs))
  }

  private mutating func joinRows() -> Bool {
    var rows: [[Int]] = []
    for index in pieces.indices.sorted(by: { pieces[$0].box.minY < pieces[$1].box.minY }) {
      let bottom = rows.last?.map { pieces[$0].box.maxY }.max() ?? -.infinity
      if pieces[index].box.minY < bottom - Self.same * extent {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    let heights = rows.map { $0.map { pieces[$0].box.height }.max() ?? 0 }
    guard rows.count > 2, rows[0].count > 1, rows.allSatisfy({ $0.count == rows[0].count }),
      (heights.max() ?? 0) < 1.6 * (heights.min() ?? 0)
    else { return false }
    let whole = pieces
    pieces = rows.map { row in IconPiece.joined(row.map { whole[$0] }) }
    return true
  }

  private mutating func joinRays() {
    guard pieces.count > 3,
      let largest = pieces.indices.max(by: { pieces[$0].size < pieces[$1].size })
    else { return }
    for (middle, center) in [(pieces[largest].box.middle, largest), (box.middle, nil as Int?)] {
      let others = pieces.indices.filter { $0 != center }
      func radius(_ index: Int) -> Double { pieces[index].box.middle.distance(to: middle) }
      let rings = others.map { first in
        others.filter { index in
          abs(radius(index) - radius(first)) < 0.1 * radius(first)
            && pieces[index].size < 0.1 * extent * extent
        }
      }
      guard let ring = rings.max(by: { $0.count < $1.count }), ring.count > 3,
        radius(ring[0]) > 0.15 * extent,
        !others.contains(where: { other in
          !ring.contains(other) && ring.contains { pieces[$0].isLike(pieces[other]) }
        })
      else { continue }
      let angles = ring.map { index in
        let way = pieces[index].box.middle - middle
        return atan2(way.y, way.x)
      }.sorted()
      let last = angles[0] + 2 * Double.pi
      let gaps = zip(angles, angles.dropFirst() + [last]).map { $1 - $0 }.sorted()
      // Rays that do not go all the way round have one wide gap, which does not count.
      guard gaps[gaps.count - 2] < 1.7 * gaps[0], 2 * .pi - gaps[gaps.count - 1] > 1.7 else {
        continue
      }
      join(ring.dropFirst().map { (ring[0], $0) }, areAround: true)
      return
    }
  }

  private mutating func joinPairs() {
    guard pieces.count > 2, let largest = pieces.max(by: { $0.size < $1.size }) else { return }
    var pairs: [(Int, Int)] = []
    for (first, a) in pieces.enumerated() {
      for (second, b) in pieces.enumerated().dropFirst(first + 1) {
        guard near(a.box.width, b.box.width), near(a.box.height, b.box.height),
          near(a.box.midY, b.box.midY), abs(a.area - b.area) <= 0.05 * max(a.area, b.area),
          pieces.count(where: { $0.isLike(a) }) == 2
        else { continue }
        let middle = (a.box.midX + b.box.midX) / 2
        if near(middle, box.midX) || near(middle, largest.box.midX) {
          pairs.append((first, second))
        }
      }
    }
    join(pairs, areAround: true)
  }

  // MARK: Order

  private mutating func sort() {
    guard pieces.count > 1 else { return }
    if sortOutwards() { return }
    let sizes = pieces.map(\.size).sorted()
    guard let largest = pieces.indices.max(by: { pieces[$0].size < pieces[$1].size }),
      sizes[sizes.count - 2] < 0.6 * sizes[sizes.count - 1]
    else {
      sortInLine()
      return
    }
    let body = pieces.remove(at: largest)
    let keys = pieces.map { piece in
      (
        (piece.distance(to: body) / (0.1 * extent)).rounded(),
        (piece.box.midX / (0.05 * extent)).rounded(), piece.box.midY
      )
    }
    pieces = [body] + pieces.indices.sorted { keys[$0] < keys[$1] }.map { pieces[$0] }
  }

  private mutating func sortInLine() {
    let (x, y) = (pieces.map(\.box.midX), pieces.map(\.box.midY))
    let isWide = (x.max() ?? 0) - (x.min() ?? 0) >= (y.max() ?? 0) - (y.min() ?? 0)
    pieces.sort { a, b in
      isWide
        ? (a.box.midX, a.box.midY) < (b.box.midX, b.box.midY)
        : (a.box.midY, a.box.midX) < (b.box.midY, b.box.midX)
    }
  }

  /// Sorts pieces around one centre or corner, or waves, from the inside outwards; `false` for other icons.
  private mutating func sortOutwards() -> Bool {
    guard pieces.count > 2 else { return false }
    let rising = pieces.sorted { $0.box.width * $0.box.height < $1.box.width * $1.box.height }
    if rising[0].area > 0.9 * rising[0].hullArea,
      zip(rising, rising.dropFirst()).allSatisfy({ isAround($1.box, $0.box) })
    {
      pieces = rising
      return true
    }
    func areWaves(
      _ pieces: [IconPiece], _ across: (Rect) -> Double, _ along: (Rect) -> Double,
      _ length: (Rect) -> Double
    ) -> Bool {
      let places = pieces.map { along($0.box) }
      let steps = zip(places, places.dropFirst()).map { $1 - $0 }
      let lengths = pieces.map { length($0.box) }
      return pieces.allSatisfy { near(across($0.box), across(pieces[0].box), 1.5 * Self.same) }
        && zip(lengths, lengths.dropFirst()).allSatisfy { $0 < $1 }
        && (steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 })
    }
    let wide = pieces.sorted { $0.box.width < $1.box.width }
    let high = pieces.sorted { $0.box.height < $1.box.height }
    if areWaves(wide, \.midX, \.midY, \.width) {
      pieces = wide
    } else if areWaves(high, \.midY, \.midX, \.height) {
      pieces = high
    } else {
      return false
    }
    return true
  }

  /// Whether a box contains another one, and they share the middle or a corner.
  private func isAround(_ a: Rect, _ b: Rect) -> Bool {
    let slack = Self.same * extent
    guard a.minX <= b.minX + slack, a.minY <= b.minY + slack, a.maxX >= b.maxX - slack,
      a.maxY >= b.maxY - slack
    else { return false }
    if a.middle.distance(to: b.middle) < 4 * slack { return true }
    return min(abs(a.minX - b.minX), abs(a.maxX - b.maxX)) < 2 * slack
      && min(abs(a.minY - b.minY), abs(a.maxY - b.maxY)) < 2 * slack
  }
}
