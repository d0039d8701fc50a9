public import SymtextGraphics

/// An area of a picture that leads somewhere.
public struct LinkArea: Hashable, Sendable {
  /// Where it leads: a URL, also a relative one.
  public var address: String
  /// What it says.
  public var text: String
  /// The area, in points, y down.
  public var box: Rect

  /// Makes an area.
  public init(address: String, text: String, box: Rect) {
    self.address = address
    self.text = text
    self.box = box
  }

  /// The same elsewhere.
  func offsetBy(_ v: Vector) -> LinkArea {
    LinkArea(address: address, text: text, box: box.offsetBy(v))
  }
}
