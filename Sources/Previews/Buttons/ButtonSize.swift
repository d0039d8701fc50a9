public import SymtextSymbolText

/// The size of a button: its font size and spaces.
public enum ButtonSize: String, CaseIterable, Sendable {
  /// For toolbars of dense windows.
  case mini
  /// For dense layouts.
  case small
  /// The default size.
  case regular
  /// For the main action.
  case large
  /// For the only action of a screen.
  case extraLarge

  /// The size of the label's font on iOS, in points.
  public var pointSize: Double { pointSize(on: .iOS) }

  /// The size of the label's font on a platform, in points.
  public func pointSize(on platform: ButtonPlatform) -> Double {
    ButtonMetrics(self, on: platform).pointSize
  }

  /// Returns the text style of the label on a platform.
  ///
  /// Apple publishes no assignment of text styles to the sizes of buttons.
  public func textStyle(on platform: ButtonPlatform) -> TextStyle {
    switch (platform, self) {
    case (.iOS, .mini), (.macOS, .mini), (.watchOS, .mini), (.visionOS, .mini): .footnote
    case (.iOS, .small), (.macOS, .small), (.visionOS, .small): .subheadline
    case (.watchOS, .small): .caption2
    case (.iOS, .extraLarge), (.watchOS, .extraLarge), (.visionOS, .extraLarge): .title3
    case (.iOS, _), (.macOS, _), (.watchOS, _), (.visionOS, _), (.tvOS, .regular): .body
    case (.tvOS, .mini): .caption2
    case (.tvOS, .small): .caption1
    case (.tvOS, .large): .callout
    case (.tvOS, .extraLarge): .headline
    }
  }
}
