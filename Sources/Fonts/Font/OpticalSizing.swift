/// Where a font's place on its axis of optical sizes, `opsz`, comes from.
///
/// <https://learn.microsoft.com/typography/opentype/spec/dvaraxistag_opsz>
public enum OpticalSizing: Hashable, Sendable {
  /// Its size in points, which are CSS's pixels, as in browsers; fonts without the axis have one design.
  ///
  /// A place that is given in coordinates goes before it.
  case automatic
  /// The font's standard design, or the place that is given in coordinates.
  case none
}
