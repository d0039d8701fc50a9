/// The interpolation of colours between the stops of a gradient.
public enum GradientInterpolation: Sendable {
  /// Components are multiplied by their opacity first, so that clear stops add no colour.
  ///
  /// <https://www.w3.org/TR/css-color-4/#interpolation-alpha>
  case premultiplied
  /// Colours and opacities are interpolated separately, as in SVG, in PDF, and in browsers for font gradients.
  case separate
}
