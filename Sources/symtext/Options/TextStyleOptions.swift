internal import SymtextService
internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport
internal import SymtextSymbolText

/// The text style that the size, the line height and the weight of the text come from.
///
/// `--style` is that of a button; before there were others, text styles were called so.
struct TextStyleOptions {
  private static let name = "text-style"

  /// - Parameter platforms: those whose names are taken, with what is taken from them.
  static func options(
    isSized: Bool = true,
    platforms: String = "Whose text styles: iOS, macOS or tvOS (default: iOS).",
    platformNames: @autoclosure @escaping @Sendable () -> [String] = .of(StylePlatform.self)
  ) -> [Command.Option] {
    [
      .init(
        name: name, value: "style",
        help: """
          Take size, line height and weight from a text style: largeTitle, title1, title2, title3, \
          headline, body, callout, subheadline, footnote, caption1, caption2; subtitle1 on tvOS. \
          \(isSized ? "--size and --weight override" : "--weight overrides") it.
          """, otherName: isSized ? "style" : nil,
        choices: .of(TextStyle.self)),
      .init(
        name: "content-size", value: "category",
        help: """
          How large the reader wants text styles: xSmall, small, medium, large, xLarge, xxLarge, \
          xxxLarge, AX1 to AX5 (default: large).
          """, choices: ContentSizeCategory.allCases.map(\.shortName)),
      .init(
        name: "platform", value: "platform",
        help: platforms, choices: platformNames()),
      .init(name: "emphasized", help: "Take the style's heavier weight."),
    ]
  }

  /// The numbers of the style; `nil` when none is asked for.
  let style: ResolvedTextStyle?
  /// What text styles of symbols are resolved with.
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
          "\(option: dependent) says how a text style is set; name one with \(option: Self.name)")
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

  /// Takes the text style that a control has where none is named.
  /// - Parameters:
  ///   - standard: the control's own; `nil` where its platform's text styles are not in the table.
  ///   - platform: the platform's name.
  init(
    _ arguments: Arguments, standard: TextStyle?, platform: String
  ) throws(CommandError) {
    if arguments[Self.name] != nil, standard != nil {
      try self.init(arguments)
      return
    }
    guard let standard else {
      for option in [Self.name, "content-size", "emphasized"] where arguments.has(option) {
        throw .usage(
          "\(arguments.given(option)): the text styles of \(platform) are not known, only those of iOS, macOS and tvOS"
        )
      }
      self.init(settings: TypeSettings(), style: nil, isEmphasized: false)
      return
    }
    guard ["content-size", "platform", "emphasized"].contains(where: { arguments.has($0) }) else {
      self.init(settings: TypeSettings(), style: nil, isEmphasized: false)
      return
    }
    let settings = try Self.settings(arguments)
    self.init(
      settings: settings, style: standard.resolved(in: settings),
      isEmphasized: arguments.has("emphasized"))
  }

  private init(settings: TypeSettings, style: ResolvedTextStyle?, isEmphasized: Bool) {
    (self.settings, self.style, self.isEmphasized) = (settings, style, isEmphasized)
  }

  /// Reads only how large the reader wants text, for what knows the styles of its own parts.
  init(settingsOf arguments: Arguments) throws(CommandError) {
    settings = try Self.settings(arguments)
    isEmphasized = false
    style = nil
  }

  private static func settings(_ arguments: Arguments) throws(CommandError) -> TypeSettings {
    var settings = TypeSettings()
    if let text = arguments["platform"] {
      guard let platform = StylePlatform(text) else {
        throw .badValue("platform", text, "iOS, macOS or tvOS is expected")
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
      guard settings.platform.hasDynamicType else {
        throw .badValue(
          "content-size", text,
          "text has one size on \(settings.platform.rawValue); only iOS has Dynamic Type"
        )
      }
      settings.contentSize = category
    }
    return settings
  }
}
