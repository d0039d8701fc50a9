public import SymtextGraphics

/// The contrast of one part of a picture with its backdrop.
public struct ContrastEntry: Hashable, Sendable {
  /// The kind of a part.
  public enum Kind: Hashable, Sendable {
    /// Letters.
    case text
    /// Letters of at least 24 points, or bold ones of at least 18.66 points.
    case largeText
    /// Layers of a symbol, counted from 1 at the back.
    case symbol(layers: ClosedRange<Int>)
    /// An image painted in one colour.
    case image

    /// The minimum ratio of WCAG 2.2, level AA.
    ///
    /// <https://www.w3.org/TR/WCAG22/#contrast-minimum>,
    /// <https://www.w3.org/TR/WCAG22/#non-text-contrast>
    public var limit: Double { self == .text ? 4.5 : 3 }
  }

  /// The kind of the part.
  public var kind: Kind
  /// The letters, or the name of a symbol or an image.
  public var name: String
  /// The name of the bar or menu item that contains the part; `nil` outside of items.
  public var item: String?
  /// The visible colour on the backdrop; of a gradient, the colour with the least contrast.
  public var color: Color
  /// The colour behind the part.
  public var backdrop: Color
  /// Whether the part lies on layers of its own symbol, as a plus lies on a disc.
  public var isOnLayer = false

  /// The contrast ratio, 1 to 21.
  public var ratio: Double { color.contrastRatio(to: backdrop) }
  /// Whether it is part of a disabled control, which needs no contrast.
  ///
  /// <https://www.w3.org/TR/WCAG22/#contrast-minimum>, Incidental.
  public var isExempt = false
  /// Whether the ratio reaches the limit, or the part needs no contrast.
  public var passes: Bool { isExempt || ratio >= kind.limit }
  /// Whether the part is a mark with hardly another colour than the layers behind it in its own symbol.
  public var isLost: Bool { isOnLayer && color.isAlike(backdrop) }
}
