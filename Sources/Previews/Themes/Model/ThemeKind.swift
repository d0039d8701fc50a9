/// The measures and looks of a kind of control that is no usual button: a chip, a floating action button or a badge.
public struct ThemeKind: Hashable, Sendable {
  /// The measures of each size; a size that it lacks has those of the regular one.
  public var sizes: [ButtonSize: ThemeMeasures]
  /// The looks.
  public var style: ThemeStyle

  /// Makes a kind.
  public init(sizes: [ButtonSize: ThemeMeasures] = [:], style: ThemeStyle = ThemeStyle()) {
    self.sizes = sizes
    self.style = style
  }

  /// Returns the kind with the values of another one where it has none of a size, or no look at rest.
  func filled(from other: ThemeKind) -> ThemeKind {
    ThemeKind(
      sizes: sizes.isEmpty ? other.sizes : sizes,
      style: style[.normal] == ThemeLook() ? other.style : style)
  }
}

extension ThemeValues {
  /// Returns the values for a kind of control, which has them in every style.
  ///
  /// A theme without the kind has that of iOS 26 in its own colours.
  func of(_ kind: ButtonKind, _ mode: ThemeMode) -> ThemeValues {
    guard kind != .button else { return self }
    let own = (kinds[kind] ?? ThemeKind()).filled(from: Theme.iOS26Kind(kind, mode))
    var values = self
    for size in ButtonSize.allCases { values.sizes[size] = own.sizes[size] ?? own.sizes[.regular] }
    for style in ButtonStyle.allCases { values.styles[style] = own.style }
    return values
  }
}
