/// The colours of a gradient.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr#color-lines>
package struct ColorLine: Sendable {
  /// What comes before the first stop and behind the last one.
  package enum Extend: Int, Sendable {
    /// Their colours.
    case pad
    /// The stops again.
    case `repeat`
    /// The stops again, every other time from the last to the first.
    case reflect
  }

  /// A colour at a place.
  package struct Stop: Hashable, Sendable {
    /// 0 at the start of the gradient, 1 at its end; −2 to 2.
    package var offset: Double
    /// The colour there.
    package var color: PaletteColor

    /// Makes a stop.
    package init(offset: Double, color: PaletteColor) {
      self.offset = offset
      self.color = color
    }
  }

  /// What comes before and behind the stops.
  package var extend: Extend
  /// In the font's order, which need not be that of the line.
  package var stops: [Stop]
}
