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
    platform.theme.measures(self).type?.size ?? 0
  }

  /// Returns the text style of the label on a platform.
  ///
  /// Apple publishes no assignment of text styles to the sizes of buttons.
  public func textStyle(on platform: ButtonPlatform) -> TextStyle {
    platform.theme.measures(self).type?.textStyle ?? .body
  }
}
