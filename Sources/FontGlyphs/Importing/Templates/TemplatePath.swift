public import Geometry

/// A path of a variant.
public struct TemplatePath: Hashable, Sendable {
  /// The outline.
  ///
  /// Template units: x from the left margin, y from the baseline, down.
  public var path: Path
  /// The layers it belongs to.
  public var layers: [TemplateLayerName]
  /// Guide points for drawing it, `data-clipstroke-keyframes`, as the file has them.
  public var keyframes: String?
  /// Whether places that contours enclose twice are holes, whichever way these turn.
  var isEvenOdd = false
  /// Whether it is stroked, other than by a class of previews.
  var isStroked = false
  /// Whether something cuts it off.
  var isClipped = false
  /// The element that the file has, such as `path` or `circle`.
  var elementName = "path"
  /// The digits behind the point that its coordinates have at most.
  var decimals = 0
  var line: Int
  var column: Int
}
