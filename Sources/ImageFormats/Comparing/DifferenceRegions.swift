/// The parts of a picture in which pixels differ: pixels near each other are one part.
struct DifferenceRegions {
  /// The side of a cell; pixels in the same or in adjacent cells are near.
  private static let side = 8

  private let columns: Int
  private var boxes: [Int: (box: PixelBox, count: Int)] = [:]

  /// - Parameter width: of the picture, in pixels.
  init(width: Int) { columns = (width + Self.side - 1) / Self.side + 1 }

  /// Adds a differing pixel.
  mutating func add(x: Int, y: Int) {
    let cell = y / Self.side * columns + x / Self.side
    let pixel = PixelBox(x: x, y: y, width: 1, height: 1)
    if let known = boxes[cell] {
      boxes[cell] = (known.box.union(pixel), known.count + 1)
    } else {
      boxes[cell] = (pixel, 1)
    }
  }

  /// Returns the parts with the number of differing pixels in each, those with the most pixels first.
  func regions() -> [(box: PixelBox, count: Int)] {
    var left = boxes
    var regions: [(box: PixelBox, count: Int)] = []
    for start in boxes.keys.sorted() {
      guard var region = left.removeValue(forKey: start) else { continue }
      var waiting = [start]
      while let cell = waiting.popLast() {
        for near in [
          -columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1,
        ] {
          guard let other = left.removeValue(forKey: cell + near) else { continue }
          region = (region.box.union(other.box), region.count + other.count)
          waiting.append(cell + near)
        }
      }
      regions.append(region)
    }
    return regions.sorted {
      ($1.count, $0.box.y, $0.box.x) < ($0.count, $1.box.y, $1.box.x)
    }
  }
}

extension PixelBox {
  /// The smallest box around both.
  fileprivate func union(_ other: PixelBox) -> PixelBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
