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
  /// The guide points for the draw effect, `data-clipstroke-keyframes`, unchanged.
  package var keyframes: String?
  /// The end of the part that is drawn so far, `data-symtext-draw-caps`, unchanged.
  package var drawCaps: String?
  /// The guide points to which parts without a pen are attached, `data-symtext-draw-attach`, unchanged.
  package var drawAttach: String?
  /// Whether areas that contours enclose twice are holes, regardless of contour direction.
  package var isEvenOdd = false
  /// Whether it is stroked by something other than a preview class.
  package var isStroked = false
  /// Whether it is filled.
  ///
  /// The import fills its area even if it is not.
  package var isFilled = true
  /// Whether it is clipped.
  package var isClipped = false
  /// The name of the element in the file, such as `path` or `circle`.
  package var elementName = "path"
  /// The maximal number of decimals of its coordinates.
  package var decimals = 0
  package var line: Int
  package var column: Int
}
