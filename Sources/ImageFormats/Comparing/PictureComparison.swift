/// The differences of two pictures, pixel by pixel.
package struct PictureComparison: Sendable {
  /// The sizes of both pictures, in pixels.
  package let sizes: (first: (width: Int, height: Int), second: (width: Int, height: Int))
  /// The distance of the second picture's content from that of the first, in pixels; the one with the fewest
  /// differences of those that were tried.
  package let shift: (x: Int, y: Int)
  /// The number of pixels that were compared.
  package let comparedPixels: Int
  /// The number of pixels that look different.
  package private(set) var differing = 0
  /// The number of pixels that differ only because an edge moved by up to half a pixel.
  package private(set) var edges = 0
  /// The number of pixels whose colours differ by no more than the threshold.
  package private(set) var faint = 0
  /// The greatest distance of colours among ``differing``, with its place in the first picture.
  package private(set) var greatest: (distance: Double, x: Int, y: Int)?
  /// The parts in which pixels look different, those with the most pixels first.
  package private(set) var regions: [(box: PixelBox, count: Int)] = []

  /// The kind of a difference.
  package enum Difference: Sendable {
    case faint, edge, clear
  }

  /// Compares two pictures.
  /// - Parameter mark: called for each pixel that differs, with its place in the first picture.
  package init(
    _ first: Pixmap, _ second: Pixmap, settings: ComparisonSettings,
    mark: (_ x: Int, _ y: Int, _ difference: Difference) -> Void = { _, _, _ in }
  ) {
    sizes = ((first.width, first.height), (second.width, second.height))
    let (shift, box) = Self.alignment(first, second, most: settings.mostShift)
    self.shift = shift
    comparedPixels = box.map { $0.area } ?? 0
    guard let box else { return }
    var distance = ColorDistance()
    var regions = DifferenceRegions(width: first.width)
    var (clear, edges, faint) = (0, 0, 0)
    var greatest: (distance: Double, x: Int, y: Int)?
    first.forEachDifference(from: second, in: box, shift: shift) { x, y, own, other in
      if settings.ignored.contains(where: { $0.contains(x, y) }) { return true }
      let distance = distance.between(own, other)
      guard distance > settings.threshold else {
        faint += 1
        mark(x, y, .faint)
        return true
      }
      if !settings.countsEdges,
        Self.isEdge(first, x, y, of: other)
          || Self.isEdge(second, x + shift.x, y + shift.y, of: own)
      {
        edges += 1
        mark(x, y, .edge)
        return true
      }
      clear += 1
      regions.add(x: x, y: y)
      if distance > greatest?.distance ?? 0 { greatest = (distance, x, y) }
      mark(x, y, .clear)
      return true
    }
    (differing, self.edges, self.faint, self.greatest) = (clear, edges, faint, greatest)
    self.regions = regions.regions()
  }

  /// Returns the shift with the fewest differences, and the part of the first picture that the second one covers.
  private static func alignment(
    _ first: Pixmap, _ second: Pixmap, most: Int
  ) -> (shift: (x: Int, y: Int), box: PixelBox?) {
    var best: (shift: (x: Int, y: Int), box: PixelBox, count: Int)?
    var shifts: [(x: Int, y: Int)] = []
    for y in -most...most { for x in -most...most { shifts.append((x, y)) } }
    // Of equal ones, the shortest.
    shifts.sort { $0.x * $0.x + $0.y * $0.y < $1.x * $1.x + $1.y * $1.y }
    for shift in shifts {
      guard let box = common(first, second, shift) else { continue }
      var count = first.width * first.height - box.area
      if shifts.count > 1 {
        let most = best?.count ?? .max
        first.forEachDifference(from: second, in: box, shift: shift) { _, _, _, _ in
          count += 1
          return count < most
        }
      }
      if count < best?.count ?? .max { best = (shift, box, count) }
    }
    return (best?.shift ?? (0, 0), best?.box)
  }

  /// Returns the part of the first picture that the second one covers; `nil` for none.
  private static func common(
    _ first: Pixmap, _ second: Pixmap, _ shift: (x: Int, y: Int)
  ) -> PixelBox? {
    let (left, top) = (max(-shift.x, 0), max(-shift.y, 0))
    let right = min(first.width, second.width - shift.x)
    let bottom = min(first.height, second.height - shift.y)
    guard right > left, bottom > top else { return nil }
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a pixel has a colour that a picture shows at a place, or shows there after a shift by up to half a pixel in
  /// any direction.
  private static func isEdge(_ picture: Pixmap, _ x: Int, _ y: Int, of pixel: UInt32) -> Bool {
    func bytes(_ x: Int, _ y: Int) -> SIMD4<Int32> {
      let place =
        4 * (min(max(y, 0), picture.height - 1) * picture.width + min(max(x, 0), picture.width - 1))
      return SIMD4(
        Int32(picture.pixels[place]), Int32(picture.pixels[place + 1]),
        Int32(picture.pixels[place + 2]), Int32(picture.pixels[place + 3]))
    }
    // Nine times the colours on the way to the neighbours: an edge that covers a part of a pixel, and moves by half a
    // pixel, takes up to two thirds of the colour beside it.
    let own = bytes(x, y)
    var (least, most) = (own &* 9, own &* 9)
    func see(_ value: SIMD4<Int32>) {
      least = pointwiseMin(least, value)
      most = pointwiseMax(most, value)
    }
    for (dx, dy) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
      let (aside, below) = (bytes(x + dx, y), bytes(x, y + dy))
      see(own &* 3 &+ aside &* 6)
      see(own &* 3 &+ below &* 6)
      see(own &+ (aside &+ below) &* 2 &+ bytes(x + dx, y + dy) &* 4)
    }
    // A flat part has no edge that could move.
    guard least != most else { return false }
    let value =
      SIMD4<Int32>(
        Int32(pixel & 0xFF), Int32(pixel >> 8 & 0xFF), Int32(pixel >> 16 & 0xFF), Int32(pixel >> 24)
      )
      &* 9
    let slack = SIMD4<Int32>(repeating: 9 * Self.slack)
    return all(value .>= least &- slack) && all(value .<= most &+ slack)
  }

  /// The inaccuracy of a component that counts as equal at an edge.
  private static let slack: Int32 = 2
}

extension PixelBox {
  /// Whether a pixel lies in the box.
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }
}
