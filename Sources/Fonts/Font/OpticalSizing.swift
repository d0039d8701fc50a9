/// The origin of a font's coordinate on the optical size axis, `opsz`.
///
/// <https://learn.microsoft.com/typography/opentype/spec/dvaraxistag_opsz>
public enum OpticalSizing: Hashable, Sendable {
  /// The size in points, equal to CSS pixels, as in browsers.
  ///
  /// Explicit coordinates override it. Fonts without the axis are unaffected.
  case automatic
  /// The font's default, or explicit coordinates.
  case none
}
