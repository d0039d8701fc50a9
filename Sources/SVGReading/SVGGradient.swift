package import SymtextGraphics

/// Colours that change along a line or from circle to circle, with which a shape is filled or stroked.
///
/// <https://www.w3.org/TR/SVG2/pservers.html#Gradients>
package struct SVGGradient: Hashable, Sendable {
  /// Along what colours change, in the gradient's own space.
  package enum Shape: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// From the circle of the focus to the one that holds it.
    case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
  }

  /// How it goes on before the first stop and behind the last one.
  package enum Spread: String, Sendable { case pad, reflect, `repeat` }

  /// A colour at a place, 0 to 1.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: SVGColor
    package var opacity: Double
  }

  package var shape: Shape
  /// At least two, with offsets that do not fall.
  package var stops: [Stop]
  package var spread: Spread
  /// From its own space to the drawing's.
  package var map: Affine
}
