/// The colours of a gradient.
///
/// <https://learn.microsoft.com/typography/opentype/spec/colr#color-lines>
package struct ColorLine: Sendable {
  /// The continuation before the first stop and after the last one.
  package enum Extend: Int, Sendable {
    /// The colour of the nearest stop.
    case pad
    /// The stops repeat.
    case `repeat`
    /// The stops repeat, reversed every other time.
    case reflect
  }

  /// A colour at an offset.
  package struct Stop: Hashable, Sendable {
    /// 0 at the start of the gradient, 1 at its end; −2 to 2.
    package var offset: Double
    /// The colour.
    package var color: PaletteColor

    /// Makes a stop.
    package init(offset: Double, color: PaletteColor) {
      self.offset = offset
      self.color = color
    }
  }

  /// The continuation before and after the stops.
  package var extend: Extend
  /// In the font's order, which may differ from the order of offsets.
  package var stops: [Stop]
}
