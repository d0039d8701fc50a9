internal import CSymtextFreeType
internal import SymtextGraphics

/// A path in FreeType's format: 26.6 fixed-point pixels, y up.
///
/// Reuses its memory.
struct FreeTypeOutline {
  private(set) var points: [FT_Vector] = []
  private(set) var tags: [CChar] = []
  private(set) var ends: [Int16] = []

  /// Replaces the outline with a path.
  /// - Parameters:
  ///   - path: in pixels, y down.
  ///   - offset: added to its points, in pixels.
  ///   - height: the row from which y counts upwards.
  /// - Returns: `false` when the path exceeds FreeType's limits.
  mutating func take(_ path: Path, offsetBy offset: Vector = .zero, height: Int) -> Bool {
    points.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var isInside = true
    func add(_ point: Point, _ tag: Int32) {
      let x = (point.x + offset.x) * 64
      let y = (Double(height) - (point.y + offset.y)) * 64
      // FreeType's rasterizer takes less than 2¹⁸ pixels.
      let limit = 16_777_216.0
      guard abs(x) < limit, abs(y) < limit else { return isInside = false }
      points.append(FT_Vector(x: FT_Pos(x.rounded()), y: FT_Pos(y.rounded())))
      tags.append(CChar(tag))
    }
    func finish() {
      if points.count > Int(ends.last ?? -1) + 1 { ends.append(Int16(clamping: points.count - 1)) }
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        add(p, FT_CURVE_TAG_ON)
      case .line(let p): add(p, FT_CURVE_TAG_ON)
      case .quad(let c, let p):
        add(c, FT_CURVE_TAG_CONIC)
        add(p, FT_CURVE_TAG_ON)
      case .cubic(let c1, let c2, let p):
        add(c1, FT_CURVE_TAG_CUBIC)
        add(c2, FT_CURVE_TAG_CUBIC)
        add(p, FT_CURVE_TAG_ON)
      case .close: finish()
      }
    }
    finish()
    return isInside && points.count <= 32_767
  }

  /// Whether it may reach into a range of columns.
  func reaches(left: Int, width: Int) -> Bool {
    var (isLeft, isRight) = (true, true)
    for point in points {
      isLeft = isLeft && point.x < 64 * left
      isRight = isRight && point.x > 64 * (left + width)
    }
    return !isLeft && !isRight
  }

  /// Moves it to the right by whole pixels.
  mutating func moveBy(_ pixels: Int) {
    guard pixels != 0 else { return }
    for index in points.indices { points[index].x += 64 * pixels }
  }

  /// Replaces the outline with another one, without its gaps.
  mutating func take(_ other: FreeTypeOutline, without columns: OutlineGap, _ rows: OutlineGap) {
    tags = other.tags
    ends = other.ends
    points.removeAll(keepingCapacity: true)
    for point in other.points {
      points.append(FT_Vector(x: columns.closed(point.x), y: rows.closed(point.y)))
    }
  }

  mutating func withOutline(_ body: (UnsafeMutablePointer<FT_Outline>) -> FT_Error) -> FT_Error {
    unsafe points.withUnsafeMutableBufferPointer { points in
      unsafe tags.withUnsafeMutableBufferPointer { tags in
        unsafe ends.withUnsafeMutableBufferPointer { ends in
          var outline = unsafe FT_Outline(
            n_contours: Int16(ends.count), n_points: Int16(points.count),
            points: points.baseAddress, tags: tags.baseAddress, contours: ends.baseAddress, flags: 0
          )
          return unsafe body(&outline)
        }
      }
    }
  }
}

extension FreeTypeOutline: Equatable {
  static func == (a: FreeTypeOutline, b: FreeTypeOutline) -> Bool {
    a.ends == b.ends && a.tags == b.tags
      && a.points.elementsEqual(b.points) { $0.x == $1.x && $0.y == $1.y }
  }

  var quickHash: QuickHash {
    var hash = QuickHash()
    for point in points {
      hash.combine(point.x)
      hash.combine(point.y)
    }
    return hash
  }
}
