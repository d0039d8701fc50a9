/// The role of a text, which determines its size, line height and weight.
public enum TextStyle: String, CaseIterable, Sendable {
  /// The title of a wide page, as in a magazine; on visionOS only.
  case extraLargeTitle
  /// A smaller title of a wide page; on visionOS only.
  case extraLargeTitle2
  /// The title of a screen; not on tvOS.
  case largeTitle
  /// A title of the first level.
  case title1
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A heading of a section.
  case headline
  /// A line below a title; on tvOS only.
  case subtitle1
  /// Running text; the default.
  case body
  /// A remark; not on watchOS.
  case callout
  /// A heading below the headline; not on tvOS and watchOS.
  case subheadline
  /// A note below the text; not on tvOS.
  case footnote
  /// A caption of a picture.
  case caption1
  /// A smaller caption; on iOS, macOS and tvOS the smallest style.
  case caption2
  /// The smallest note; on watchOS only.
  case footnote2

  /// Reads a name, case-insensitively; `title`, `subhead` and `caption` are short for `title1`, `subheadline` and
  /// `caption1`, and the guidelines' names `footnote1` and `extraLargeTitle1` stand for `footnote` and
  /// `extraLargeTitle`.
  package init?(_ name: String) {
    let short = [
      "title": "title1", "subhead": "subheadline", "caption": "caption1", "footnote1": "footnote",
      "extralargetitle1": "extralargetitle",
    ]
    let name = short[name.lowercased()] ?? name.lowercased()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = found
  }

  /// Returns the measures of the style; `nil` if the platform has no such style.
  public func resolved(in settings: TypeSettings = TypeSettings()) -> ResolvedTextStyle? {
    switch settings.platform {
    case .iOS: TextStyleTable.iOS(self, at: settings.contentSize)
    case .macOS: TextStyleTable.macOS(self)
    case .tvOS: TextStyleTable.tvOS(self)
    case .watchOS: WatchTextStyles.style(self, at: settings.contentSize)
    case .visionOS: TextStyleTable.visionOS(self)
    }
  }
}
