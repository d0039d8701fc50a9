internal import Synchronization

extension Theme {
  /// The names of the built-in themes, the default first.
  public static let builtInNames: [String] = ["ios-26"] + BuiltInFiles.names

  /// The names that built-in themes have for styles; a test compares them with the themes, which need not be read here.
  package static let builtInStyleNames = [
    "accent", "btn-light", "btn-link", "btn-outline-primary", "btn-primary", "btn-secondary",
    "default", "elevated", "flat", "ghost", "light", "link", "osd", "outline", "outline-primary",
    "outlined", "primary", "raised", "secondary", "standard", "subtle", "suggested-action", "text",
    "tonal", "transparent",
  ]

  /// The names that built-in themes have for sizes.
  package static let builtInSizeNames = [
    "default", "l", "lg", "m", "medium", "pill", "s", "sm", "xs",
  ]

  /// Returns the built-in theme of a name; `nil` if there is none.
  ///
  /// All but ``iOS26`` are files of design tokens, `themes/NAME.json`, which are read at their first use.
  public static func builtIn(_ name: String) -> Theme? {
    if name == "ios-26" { return iOS26 }
    if let theme = known.withLock({ $0[name] }) { return theme }
    guard let file = BuiltInTheme(name), var theme = file.names else { return nil }
    theme.read(from: file)
    known.withLock { $0[name] = theme }
    return theme
  }

  private static let known = Mutex<[String: Theme]>([:])

  /// macOS 26.
  public static let macOS26 = builtIn("macos-26") ?? iOS26
  /// watchOS.
  public static let watchOS = builtIn("watchos") ?? iOS26
  /// tvOS.
  public static let tvOS = builtIn("tvos") ?? iOS26
  /// visionOS.
  public static let visionOS = builtIn("visionos") ?? iOS26
}
