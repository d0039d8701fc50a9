internal import Reports
internal import Colors
internal import CommandSupport
internal import Drawing
internal import Previews
internal import SymbolText
internal import Fonts
internal import TextLayout

/// What `symtext bar …` commands have in common.
struct BarOptions {
  /// - Parameter items: the options that say what is in the bar.
  static func options(_ items: [Command.Option]) -> [Command.Option] {
    items + own + text + PaintingOptions.options
      + [ContrastOptions.option("on standard error")] + OutputOptions.options
  }

  private static let own: [Command.Option] = [
    .init(
      name: "width", value: "points",
      help: "How wide it is (default: as the device; a menu as its items)."),
    .init(
      name: "device", value: "device", help: "phone or pad.",
      defaultValue: BarDevice.phone.rawValue),
    .init(
      name: "orientation", value: "orientation",
      help: "portrait or landscape: a phone's bars are compact in landscape.",
      defaultValue: BarOrientation.portrait.rawValue),
    .init(
      name: "content-size", value: "category",
      help: """
        How large the reader wants text: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 \
        to AX5. Bars follow it as far as xxxLarge; large titles, lists and menus follow it all the way.
        """,
      defaultValue: ContentSizeCategory.large.rawValue),
    .init(
      name: "tint", value: "color", help: "The colour of what can be tapped.",
      defaultValue: "accent"),
    .init(
      name: "direction", value: "direction",
      help: "ltr, rtl, or auto: that of the first title's first letter.", defaultValue: "auto"),
    .init(
      name: "json", help: "Print the sizes that were applied, as JSON. \(place)"),
    .init(
      name: "report", help: "Print the sizes that were applied, as a table. \(place)"),
  ]

  private static let place =
    "On standard error when the picture goes to standard output."

  private static var text: [Command.Option] {
    TextOptions.options.map { option in
      guard option.name == "scale" else { return option }
      return .init(
        name: "scale", value: "scale",
        help: """
          How large symbols are: small, medium or large (default: large in bars, medium in compact \
          bars, lists and menus).
          """)
    }
  }

  let traits: BarTraits
  /// The font of the titles.
  let font: Font
  /// Where symbols come from, and what is missing.
  let text: TextOptions
  private let contrast: ContrastOptions
  private let isJSON: Bool
  private let isReport: Bool

  init(_ arguments: Arguments, _ output: OutputOptions) throws(CommandError) {
    let style = try TextStyleOptions(settingsOf: arguments)
    text = try TextOptions(arguments, style: style)
    let painting = try PaintingOptions(arguments).painting
    contrast = try ContrastOptions(arguments, painting: painting)
    traits = BarTraits(
      device: try arguments.choice("device", BarDevice.self),
      orientation: try arguments.choice("orientation", BarOrientation.self),
      width: try arguments.number(
        "width", in: .barWidth),
      contentSize: style.settings.contentSize,
      tint: try arguments.adaptiveColor("tint") ?? .accent, painting: painting,
      configuration: text.configuration, attributes: text.attributes,
      direction: try arguments.choice("direction", WritingDirection.self),
      pixelRatio: output.pixelRatio, badgeEffect: arguments["badge-effect"])
    font = try text.font(size: 17)
    isJSON = arguments.has("json")
    isReport = arguments.has("report")
    guard !(isJSON && isReport) else {
      throw .usage("--json and --report say the same; leave out one")
    }
  }

  /// What some bars follow and others do not: they are set again as if it had not been said.
  private static let traitOptions: [(name: String, reset: @Sendable (inout BarTraits) -> Void)] = [
    ("device", { $0.device = BarTraits().device }),
    ("orientation", { $0.orientation = BarTraits().orientation }),
    ("tint", { $0.tint = BarTraits().tint }),
    ("content-size", { $0.contentSize = BarTraits().contentSize }),
  ]

  /// Says which traits look no different from what they are when they are left out.
  private func warnings(
    on list: DisplayList,
    _ layout: (BarTraits, Font, any SymbolSource, FontFallback?) throws(SymbolError) -> BarLayout
  ) -> [String] {
    Self.traitOptions.flatMap { option in
      var usual = traits
      option.reset(&usual)
      return text.idle.warning(
        option.name,
        if: usual != traits
          && (try? layout(usual, font, text.symbols, text.fallback))?.displayList().description
            == list.description,
        "this one does not follow it")
    }
  }

  /// Sets and draws.
  /// - Parameter idle: says which options of this bar alone have no effect.
  func picture(
    _ layout: (BarTraits, Font, any SymbolSource, FontFallback?) throws(SymbolError) -> BarLayout,
    idle: (IdleOptions) -> [String] = { _ in [] }
  ) throws(CommandError) -> Picture {
    let set: BarLayout
    do throws(SymbolError) {
      set = try layout(traits, font, text.symbols, text.fallback)
    } catch {
      throw CommandError(error)
    }
    let list = set.displayList()
    return Picture(
      list: list,
      warnings: text.warnings(
        symbols: set.symbols, missing: set.missingCharacters, faces: set.faces, font: font,
        items: list.items)
        + warnings(on: list, layout) + idle(text.idle),
      report: try contrast.lines(on: list), measures: isJSON ? set.json : nil,
      summary: isReport ? set.lines : [])
  }
}
