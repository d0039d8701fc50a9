/// The values of a theme in one mode.
public struct ThemeValues: Hashable, Sendable {
  /// The palette: colours by their names.
  ///
  /// `accent` is the tint, `onAccent` the colour of content on it, `destructive` and `onDestructive` replace them in
  /// destructive buttons; `text`, `tertiaryText` and `page` are the colours of the page. Other names are free.
  public var colors: [String: ThemeColor]
  /// The measures of each size.
  public var sizes: [ButtonSize: ThemeMeasures]
  /// The looks of each style.
  public var styles: [ButtonStyle: ThemeStyle]
  /// The looks of states in all styles, unless a style has its own.
  public var states: [ButtonState: ThemeLook]
  /// The measures of all buttons.
  public var button: ThemeButton
  /// The rules of contrast.
  public var contrast: ThemeContrast
  /// The material of glass.
  public var glass: ThemeGlass
  /// The chips, floating action buttons and badges; where there is none, those of iOS have the theme's colours.
  public var kinds: [ButtonKind: ThemeKind]
  /// The values of bars; where there is none, bars are those of iOS with the theme's palette.
  public var bars: [ThemeBarPlace: ThemeBar]

  /// Makes values; those of a new theme are empty.
  public init(
    colors: [String: ThemeColor] = [:], sizes: [ButtonSize: ThemeMeasures] = [:],
    styles: [ButtonStyle: ThemeStyle] = [:], states: [ButtonState: ThemeLook] = [:],
    button: ThemeButton = ThemeButton(), contrast: ThemeContrast = ThemeContrast(),
    glass: ThemeGlass = ThemeGlass(), kinds: [ButtonKind: ThemeKind] = [:],
    bars: [ThemeBarPlace: ThemeBar] = [:]
  ) {
    self.colors = colors
    self.sizes = sizes
    self.styles = styles
    self.states = states
    self.button = button
    self.contrast = contrast
    self.glass = glass
    self.kinds = kinds
    self.bars = bars
  }
}
