/// The positions and thicknesses of a font's underline and strikethrough, in points.
public struct DecorationMetrics: Hashable, Sendable {
  /// From the baseline down to the upper edge of the underline; negative above the baseline.
  public var underlineOffset: Double
  /// The thickness of the underline.
  public var underlineThickness: Double
  /// From the baseline up to the upper edge of the strikethrough.
  public var strikethroughOffset: Double
  /// The thickness of the strikethrough.
  public var strikethroughThickness: Double
}

extension Font {
  /// The underline and strikethrough by the font's tables, at its design coordinates.
  ///
  /// Missing and implausible values are replaced by usual fractions of the em.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/post>,
  /// <https://learn.microsoft.com/typography/opentype/spec/os2#ystrikeoutsize>
  public var decorationMetrics: DecorationMetrics {
    let native = instance.native
    let em = Double(face.unitsPerEm)
    func thickness(_ value: Double?, else usual: Double) -> Double {
      guard let value, value > 0, value <= em / 4 else { return usual }
      return value
    }
    func offset(_ value: Double?, else usual: Double) -> Double {
      guard let value, value != 0, abs(value) <= em else { return usual }
      return value
    }
    let underline = thickness(native.underlineThickness, else: em / 20)
    let strikethrough = thickness(native.strikethroughThickness, else: underline)
    let middle = (metrics.xHeight / scale + strikethrough) / 2
    return DecorationMetrics(
      underlineOffset: -offset(native.underlineOffset, else: -em / 10) * scale,
      underlineThickness: underline * scale,
      strikethroughOffset: offset(
        native.strikethroughOffset, else: middle.isFinite ? middle : em / 4) * scale,
      strikethroughThickness: strikethrough * scale)
  }
}
