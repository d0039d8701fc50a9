/// Where a font has lines under and through its text, in points.
public struct DecorationMetrics: Hashable, Sendable {
  /// From the baseline down to the upper edge of a line under text; negative above the baseline.
  public var underlineOffset: Double
  /// How thick that line is.
  public var underlineThickness: Double
  /// From the baseline up to the upper edge of a line through text.
  public var strikethroughOffset: Double
  /// How thick that line is.
  public var strikethroughThickness: Double
}

extension Font {
  /// Where lines under and through text are: what the font says at its place in the design space, or usual parts
  /// of the em where it says nothing, or what nobody could draw.
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
