internal import Geometry

/// A shape of an SVG file with its paint.
struct SVGDrawnShape: Sendable {
  /// What is filled, or the centre lines of what is stroked.
  var path: Path
  /// `nil` is not filled.
  var fill: SVGFill?
  /// `nil` is not stroked.
  var stroke: SVGStroke?
  /// Which places it encloses when it clips others.
  var clipRule: FillRule
  /// The product of the opacities of the shape and of the groups around it.
  var opacity: Double
  /// What it is clipped to, one inside the other.
  var clips: [SVGClip]
  /// Whether `display` and `visibility` show it.
  var isShown: Bool
  /// The names of the classes on the element itself.
  var classes: [String]
  /// The element.
  var element: XMLElement
  /// The `id`s of the elements around it, outermost first, and its own last.
  var ids: [String]

  /// Whether anything of it can be seen.
  var isVisible: Bool {
    isShown && opacity > 0
      && (fill.map { $0.opacity > 0 } ?? false || stroke.map { $0.opacity > 0 } ?? false)
  }
}

/// How a shape is filled.
struct SVGFill: Hashable, Sendable {
  var color: SVGColor
  var opacity: Double
  var rule: FillRule
}

/// How a shape is stroked; lengths in the drawing's space.
struct SVGStroke: Hashable, Sendable {
  enum Cap: String, Sendable { case butt, round, square }
  enum Join: String, Sendable { case miter, round, bevel }

  var color: SVGColor
  var opacity: Double
  var width: Double
  var cap: Cap
  var join: Join
  var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for an unbroken line.
  var dashes: [Double]
  var dashOffset: Double
  /// What uneven transforms make of the round pen.
  var stretch = Affine.identity
}

/// A colour of an SVG file.
package enum SVGColor: Hashable, Sendable {
  /// The colour of the text around the drawing.
  case current
  /// Red, green and blue, 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
