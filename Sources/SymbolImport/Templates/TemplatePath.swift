package import SymtextSymbols
package import SymtextGraphics

/// A path of a variant.
package struct TemplatePath: Hashable, Sendable {
  /// The outline.
  ///
  /// Template units: x from the left margin, y from the baseline, down.
  package var path: Path
  /// The layers it belongs to.
  package var layers: [LayerClass]
  /// Guide points for drawing it, `data-clipstroke-keyframes`, as the file has them.
  package var keyframes: String?
  /// Whether places that contours enclose twice are holes, whichever way these turn.
  package var isEvenOdd = false
  /// Whether it is stroked, other than by a class of previews.
  package var isStroked = false
  /// Whether it is filled; what it encloses is drawn also where it is not.
  package var isFilled = true
  /// Whether something cuts it off.
  package var isClipped = false
  /// The element that the file has, such as `path` or `circle`.
  package var elementName = "path"
  /// The digits behind the point that its coordinates have at most.
  package var decimals = 0
  package var line: Int
  var column: Int
}
