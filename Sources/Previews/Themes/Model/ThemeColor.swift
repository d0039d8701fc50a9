public import SymtextGraphics

/// A colour of a theme: a fixed one, or one that follows the palette.
///
/// The changes apply in the order of the properties.
public struct ThemeColor: Hashable, Sendable {
  /// The colour that is changed.
  public enum Source: Hashable, Sendable {
    /// A colour.
    case fixed(Color)
    /// A system colour in the theme's mode.
    case system(SystemColor)
    /// A colour of the palette, as ``ThemeValues/colors``.
    case named(String)
    /// Black or white, whichever reads better on a colour of the palette (``ThemeContrast``).
    case on(String)
    /// The colour of the button's label.
    case label
  }

  /// Another colour that is laid over the colour.
  public struct Mix: Hashable, Sendable {
    /// The other colour.
    public var source: Source
    /// Its opacity, 0 to 1.
    public var amount: Double

    /// Makes a mixture.
    public init(_ source: Source, amount: Double) {
      self.source = source
      self.amount = amount
    }
  }

  /// The colour that is changed.
  public var source: Source
  /// The change of the lightness in OKLCH, -1 to 1.
  public var lightness: Double
  /// The change of the lightness of a colour on which black reads better; `nil` for the same.
  public var lightnessOnLight: Double?
  /// Another colour that is laid over it; `nil` for none.
  public var mix: Mix?
  /// The factor of its opacity, 0 to 1.
  public var opacity: Double

  /// Makes a colour.
  public init(
    _ source: Source, opacity: Double = 1, lightness: Double = 0,
    lightnessOnLight: Double? = nil, mix: Mix? = nil
  ) {
    self.source = source
    self.opacity = opacity
    self.lightness = lightness
    self.lightnessOnLight = lightnessOnLight
    self.mix = mix
  }

  /// No colour: a part with it is not drawn.
  public static let clear = ThemeColor(.fixed(Color(red: 0, green: 0, blue: 0, alpha: 0)))
}
