/// In which way colours change between the stops of a gradient.
public enum GradientInterpolation: Sendable {
  /// The parts of colours are multiplied by their opacity first, so that what is clear has no colour.
  ///
  /// <https://www.w3.org/TR/css-color-4/#interpolation-alpha>
  case premultiplied
  /// Colours and opacities change each for itself, as SVG, PDF, and browsers with the gradients of fonts, have
  /// it.
  case separate
}
