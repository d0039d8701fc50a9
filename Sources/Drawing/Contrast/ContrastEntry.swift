public import SymtextGraphics

/// How well one part of a picture can be told from what is behind it.
public struct ContrastEntry: Hashable, Sendable {
  /// What a part is.
  public enum Kind: Hashable, Sendable {
    /// Letters.
    case text
    /// Letters that are at least 24 points, or 18.66 points and bold.
    case largeText
    /// Layers of a symbol, counted from 1 at its back.
    case symbol(layers: ClosedRange<Int>)
    /// An image that is painted in one colour.
    case image

    /// The least ratio that is enough for most people.
    ///
    /// <https://www.w3.org/TR/WCAG22/#contrast-minimum>,
    /// <https://www.w3.org/TR/WCAG22/#non-text-contrast>
    public var limit: Double { self == .text ? 4.5 : 3 }
  }

  /// What it is.
  public var kind: Kind
  /// The letters, or what a symbol or an image is called.
  public var name: String
  /// What the item of a bar or a menu is called that it belongs to; `nil` for none.
  public var item: String?
  /// How it looks on what is behind it; of a gradient, where it stands out least.
  public var color: Color
  /// What is behind it.
  public var backdrop: Color

  /// How far it stands out, 1 to 21.
  public var ratio: Double { color.contrastRatio(to: backdrop) }
  /// Whether that is enough.
  public var passes: Bool { ratio >= kind.limit }
}
