internal import SymtextService
internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport
internal import SymtextSymbolText

/// The text style that determines the size, the line height and the weight of the text.
///
/// `--style` is the style of a button, and an older name of `--text-style` in other commands.
struct TextStyleOptions {
  private static let name = "text-style"

  /// - Parameter platforms: the help on the accepted platforms.
  static func options(
    isSized: Bool = true,
    platforms: String =
      "Platform of the text styles: iOS, macOS, tvOS, watchOS or visionOS. Default: iOS.",
    platformNames: @autoclosure @escaping @Sendable () -> [String] = .of(StylePlatform.self)
  ) -> [Command.Option] {
    [
      .init(
        name: name, value: "style",
        help: """
          Text style for size, line height and weight: largeTitle, title1, title2, title3, headline, body, callout, \
          subheadline, footnote, caption1, caption2; subtitle1 on tvOS; footnote2 on watchOS; extraLargeTitle, \
          extraLargeTitle2 on visionOS. \
          \(isSized ? "--size and --weight override" : "--weight overrides") it.
          """, otherName: isSized ? "style" : nil,
        choices: .of(TextStyle.self)),
      .init(
        name: "content-size", value: "category",
        help: """
          The reader's preferred text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 to AX5; \
          on watchOS up to AX3, without medium. Default: large.
          """, choices: ContentSizeCategory.allCases.map(\.shortName)),
      .init(
        name: "platform", value: "platform",
        help: platforms, choices: platformNames()),
      .init(name: "emphasized", help: "Use the style's heavier weight."),
    ]
  }

  /// The numbers of the style; `nil` without a style.
  let style: ResolvedTextStyle?
  /// The settings for text styles of symbols.
  let settings: TypeSettings
  private let isEmphasized: Bool

  /// Points per em.
  var pointSize: Double? { style?.pointSize }
  /// From baseline to baseline, in points.
  var lineHeight: Double? { style?.lineHeight }
  /// The weight of the text.
  var weight: SymbolWeight? { style?.weight(isEmphasized: isEmphasized) }

  init(_ arguments: Arguments) throws(CommandError) {
    settings = try Self.settings(arguments)
    isEmphasized = arguments.has("emphasized")
    guard let text = arguments[Self.name] else {
      for dependent in ["content-size", "platform", "emphasized"] where arguments.has(dependent) {
        throw .usage(
          "\(option: dependent) needs a text style; add \(option: Self.name)")
      }
      style = nil
      return
    }
    let all = TextStyle.allCases.map(\.rawValue)
    guard let found = TextStyle(text) else {
      let near = NameSuggestions.nearest(to: text, among: all).first
      throw .badValue(
        Self.name, text, suggestion: near, "\(all.alternatives) is expected")
    }
    guard let numbers = found.resolved(in: settings) else {
      let has = settings.platform.textStyles.map(\.rawValue)
      throw .badValue(
        Self.name, text,
        "\(settings.platform.rawValue) has no such text style; it has \(has.listed)"
      )
    }
    style = numbers
  }

  /// Uses a control's own text style if the command line has none.
  /// - Parameter standard: the control's own style.
  init(_ arguments: Arguments, standard: TextStyle) throws(CommandError) {
    if arguments[Self.name] != nil {
      try self.init(arguments)
      return
    }
    let settings = try Self.settings(arguments)
    guard ["content-size", "platform", "emphasized"].contains(where: { arguments.has($0) }) else {
      self.init(settings: settings, style: nil, isEmphasized: false)
      return
    }
    self.init(
      settings: settings, style: standard.resolved(in: settings),
      isEmphasized: arguments.has("emphasized"))
  }

  private init(settings: TypeSettings, style: ResolvedTextStyle?, isEmphasized: Bool) {
    (self.settings, self.style, self.isEmphasized) = (settings, style, isEmphasized)
  }

  /// Reads only the reader's settings, for layouts whose parts have their own styles.
  init(settingsOf arguments: Arguments) throws(CommandError) {
    settings = try Self.settings(arguments)
    isEmphasized = false
    style = nil
  }

  private static func settings(_ arguments: Arguments) throws(CommandError) -> TypeSettings {
    var settings = TypeSettings(
      hasBoldText: arguments.knows("bold-text") && arguments.has("bold-text"))
    if let text = arguments["platform"] {
      guard let platform = StylePlatform(text) else {
        throw .badValue(
          "platform", text, "\(StylePlatform.allCases.map(\.rawValue).alternatives) is expected")
      }
      settings.platform = platform
    }
    if let text = arguments["content-size"] {
      guard let category = ContentSizeCategory(text) else {
        throw .badValue(
          "content-size", text,
          "xSmall, small, medium, large, xLarge, xxLarge, xxxLarge or AX1 to AX5 is expected"
        )
      }
      let platform = settings.platform
      guard platform.hasDynamicType else {
        throw .badValue(
          "content-size", text,
          platform == .visionOS
            ? "of visionOS only the sizes at large are public; leave it out"
            : "text has one size on \(platform.rawValue); only iOS and watchOS have Dynamic Type"
        )
      }
      guard platform.contentSizes.contains(category) else {
        throw .badValue(
          "content-size", text,
          "\(platform.rawValue) has no such size; it has \(platform.contentSizes.map(\.shortName).listed)"
        )
      }
      settings.contentSize = category
    }
    return settings
  }
}
