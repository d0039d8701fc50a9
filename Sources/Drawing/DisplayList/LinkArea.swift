public import SymtextGraphics

/// A link area of a picture.
public struct LinkArea: Hashable, Sendable {
  /// The target: an absolute or relative URL.
  public var address: String
  /// The text of the link.
  public var text: String
  /// The area, in points, y down.
  public var box: Rect

  /// Creates an area.
  public init(address: String, text: String, box: Rect) {
    self.address = address
    self.text = text
    self.box = box
  }

  /// Returns the area moved by a vector.
  func offsetBy(_ v: Vector) -> LinkArea {
    LinkArea(address: address, text: text, box: box.offsetBy(v))
  }
}
