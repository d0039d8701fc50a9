internal import SymtextGraphics

/// The distances by which a picture's canvas reaches beyond its layout, in points.
///
/// In a line of text the canvas overlaps the content around the picture, which takes the room of its layout.
public struct CanvasMargins: Hashable, Sendable {
  /// The room at the left.
  public var left: Double
  /// The room above.
  public var top: Double
  /// The room at the right.
  public var right: Double
  /// The room below.
  public var bottom: Double

  /// Creates margins.
  public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// No margins.
  public static let none = CanvasMargins()

  /// Returns margins with the larger of both values on each side.
  package func union(_ other: CanvasMargins) -> CanvasMargins {
    CanvasMargins(
      left: max(left, other.left), top: max(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns the sums of both.
  package func adding(_ other: CanvasMargins) -> CanvasMargins {
    CanvasMargins(
      left: left + other.left, top: top + other.top, right: right + other.right,
      bottom: bottom + other.bottom)
  }
}

extension DisplayList {
  /// Returns the picture on a larger canvas.
  /// - Parameter more: the room to add, in points; the picture's ``margins`` grow by it.
  package func extended(by more: CanvasMargins) -> DisplayList {
    guard more != .none else { return self }
    var list = self
    let shift = Vector(more.left, more.top)
    if shift != .zero { list.items = items.map { $0.offsetBy(shift) } }
    list.width += more.left + more.right
    list.height += more.top + more.bottom
    list.firstBaseline = firstBaseline.map { $0 + more.top }
    list.lastBaseline = lastBaseline.map { $0 + more.top }
    list.margins = margins.adding(more)
    return list
  }
}
