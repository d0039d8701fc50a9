package import SymtextGraphics

/// A shape of an SVG file with its paint.
package struct SVGDrawnShape: Sendable {
  /// The outline of the fill and the centre line of the stroke.
  package var path: Path
  /// `nil` when the shape is not filled.
  package var fill: SVGFill?
  /// `nil` when the shape is not stroked.
  package var stroke: SVGStroke?
  /// The fill rule that applies when the shape clips others.
  var clipRule: FillRule
  /// The product of the opacities of the shape and of the groups around it.
  package var opacity: Double
  /// The fades of the groups around the shape and its own, outermost first; only opacities below 1.
  package var fades: [SVGFade]
  /// Whether the stroke is drawn before the fill.
  package var strokesFirst: Bool
  /// The clips of the shape; they intersect.
  package var clips: [SVGClip]
  /// The result of `display` and `visibility`.
  var isShown: Bool
  /// The class names of the element itself.
  package var classes: [String]
  package var element: XMLElement
  /// The `id`s of the elements around the shape, outermost first, and its own last.
  package var ids: [String]

  /// Whether any part of the shape can be seen.
  package var isVisible: Bool {
    isShown && opacity > 0
      && (fill.map { $0.opacity > 0 } ?? false || stroke.map { $0.opacity > 0 } ?? false)
  }
}

/// The fill of a shape.
package struct SVGFill: Hashable, Sendable {
  package var color: SVGColor
  /// The gradient that replaces the colour; `nil` for a plain colour.
  package var gradient: SVGGradient?
  package var opacity: Double
  package var rule: FillRule
}

/// The stroke of a shape; lengths in the drawing's space.
package struct SVGStroke: Hashable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  package var color: SVGColor
  /// The gradient that replaces the colour; `nil` for a plain colour.
  package var gradient: SVGGradient?
  package var opacity: Double
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Alternating lengths of dashes and gaps; empty for an unbroken line.
  package var dashes: [Double]
  package var dashOffset: Double
  /// The distortion of the round pen by transforms that scale unevenly.
  package var stretch = Affine.identity
}

/// A colour of an SVG file.
package enum SVGColor: Hashable, Sendable {
  /// The colour of the text around the drawing.
  case current
  /// Red, green and blue, 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
