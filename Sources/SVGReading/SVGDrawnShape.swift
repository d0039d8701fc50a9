package import SymtextGraphics

/// A shape of an SVG file with its paint.
package struct SVGDrawnShape: Sendable {
  /// What is filled, or the centre lines of what is stroked.
  package var path: Path
  /// `nil` is not filled.
  package var fill: SVGFill?
  /// `nil` is not stroked.
  package var stroke: SVGStroke?
  /// Which places it encloses when it clips others.
  var clipRule: FillRule
  /// The product of the opacities of the shape and of the groups around it.
  package var opacity: Double
  /// Those around it and its own that are less than 1, outermost first.
  package var fades: [SVGFade]
  /// Whether its stroke is behind its fill.
  package var strokesFirst: Bool
  /// What it is clipped to, one inside the other.
  package var clips: [SVGClip]
  /// Whether `display` and `visibility` show it.
  var isShown: Bool
  /// The names of the classes on the element itself.
  package var classes: [String]
  /// The element.
  package var element: XMLElement
  /// The `id`s of the elements around it, outermost first, and its own last.
  package var ids: [String]

  /// Whether anything of it can be seen.
  package var isVisible: Bool {
    isShown && opacity > 0
      && (fill.map { $0.opacity > 0 } ?? false || stroke.map { $0.opacity > 0 } ?? false)
  }
}

/// How a shape is filled.
package struct SVGFill: Hashable, Sendable {
  package var color: SVGColor
  /// What it has in place of the colour; `nil` is none.
  package var gradient: SVGGradient?
  package var opacity: Double
  package var rule: FillRule
}

/// How a shape is stroked; lengths in the drawing's space.
package struct SVGStroke: Hashable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  package var color: SVGColor
  /// What it has in place of the colour; `nil` is none.
  package var gradient: SVGGradient?
  package var opacity: Double
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for an unbroken line.
  package var dashes: [Double]
  package var dashOffset: Double
  /// What uneven transforms make of the round pen.
  package var stretch = Affine.identity
}

/// A colour of an SVG file.
package enum SVGColor: Hashable, Sendable {
  /// The colour of the text around the drawing.
  case current
  /// Red, green and blue, 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
