public import Drawing
public import Geometry
public import SymbolText

/// A document's icon that is set at a size: where everything is, and what draws it.
///
/// Points, y down, from the top left of the canvas.
public struct DocumentIconLayout: Sendable {
  /// The size of the canvas.
  public let size: DocumentIconSize
  /// The box around the page.
  public let pageFrame: Rect
  /// How far the folded corner reaches along the top and the right edge of the page.
  public let fold: Double
  /// The box around the ink of the centre; `nil` when nothing stands there.
  public let imageFrame: Rect?
  /// The symbol as it is set; `nil` without one.
  public let symbol: ResolvedSymbol?
  /// From the capitals of the text to its baseline, as wide as the text; `nil` when none is shown.
  public let textFrame: Rect?
  /// Whether a part of the text was left out.
  public let isTruncated: Bool
  /// The characters of the text that no font has.
  public let missingCharacters: [Unicode.Scalar]
  /// What the icon is called for those who cannot see it.
  public let altText: String
  let items: [DisplayItem]

  /// The finished picture.
  public func displayList() -> DisplayList {
    DisplayList(width: size.points, height: size.points, items: items, altText: altText)
  }
}
