internal import SymtextService
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextSymbols
internal import SymtextFonts
internal import SymtextTextLayout

/// The common options of the `symtext bar …` commands.
struct BarOptions {
  /// - Parameters:
  ///   - items: the options for the bar's content.
  ///   - kind: the kind of bar.
  static func options(_ kind: BarKind, _ items: [Command.Option]) -> [Command.Option] {
    let images: [Command.Option] = kind == .search ? [] : [image]
    let content = items + images
    return content + own + (kind.hasForms ? [form] : [])
      + (kind.isBar ? [art] : []) + text
      + PaintingOptions.options
      + [ContrastOptions.option("on standard error")] + OutputOptions.options
      + [OutputOptions.canvas()] + OutputOptions.ofShowing
  }

  private static let image = ControlImageOption.option(
    "An item shows it by its name, as in --item Home=logo --image logo.pdf.")

  private static let own: [Command.Option] = [
    ThemeOptions.theme(
      of: "bar", otherwise: "ios-26, whose bars on a desktop are those of macOS"),
    .init(
      name: "width", value: "points",
      help: "Width. Default: the device's; for a menu, that of its items.", range: .barWidth),
    .init(
      name: "device", value: "device",
      help: """
        phone, pad or desktop; a desktop of Apple's has no tab bar and no navigation bar. Default: that of the theme, \
        or phone.
        """, choices: .of(BarDevice.self)),
    .init(
      name: "orientation", value: "orientation",
      help: "portrait or landscape: a phone's bars are compact in landscape.",
      defaultValue: BarOrientation.portrait.rawValue, choices: .of(BarOrientation.self)),
    .init(
      name: "content-size", value: "category",
      help: """
        The reader's preferred text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 to AX5. Bars \
        grow up to xxxLarge; large titles, lists and menus up to AX5.
        """,
      defaultValue: ContentSizeCategory.large.rawValue,
      choices: ContentSizeCategory.allCases.map(\.shortName)),
    .init(
      name: "tint", value: "color", help: "Colour of tappable items.",
      defaultValue: "accent"),
    .init(
      name: "behind", value: "color|file",
      help: """
        Backdrop of the bar, seen through glass and translucent grounds: a colour, or an image file scaled to cover the \
        picture.
        """),
    .init(
      name: "direction", value: "direction",
      help: "ltr, rtl, or auto: from the first title's first letter.", defaultValue: "auto",
      choices: .of(WritingDirection.self)),
    .init(
      name: "sheet",
      help: """
        Draw a page of all forms, on every device that has them, in both orientations, light and dark.
        """),
    .init(
      name: "spec",
      help: """
        Draw the boxes of items on the bar, and below it the values of the theme with their tokens; print them as JSON \(place.dropFirst(2)).
        """),
    .init(
      name: "json", help: "Print the applied sizes as JSON\(place)."),
    .init(
      name: "table", help: "Print the applied sizes as a table\(place)."),
  ]

  private static let form = Command.Option(
    name: "form", value: "form",
    help: """
      docked: from edge to edge, as in systems until 2025. floating: capsules and panels of glass, with their shadows \
      in the picture.
      """,
    defaultValue: BarForm.docked.rawValue, choices: .of(BarForm.self))

  private static let art = Command.Option(
    name: "art", value: "art",
    help: "regular, or thin: symbols with fine strokes, as in bars before 2019.",
    defaultValue: BarArt.regular.rawValue, choices: .of(BarArt.self))

  private static let place =
    ", on standard error if the picture goes to standard output"

  private static var text: [Command.Option] {
    TextOptions.options.map { option in
      guard option.name == "scale" else { return option }
      return .init(
        name: "scale", value: "scale",
        help: """
          Scale of the symbols: small, medium or large. Default: large in bars; medium in compact bars, lists and \
          menus.
          """, choices: .of(SymbolScale.self))
    }
  }

  let traits: BarTraits
  /// The font of the titles.
  let font: Font
  /// The options of text and symbols.
  let text: TextOptions
  private let contrast: ContrastOptions
  /// Remarks about the theme.
  private let themeWarnings: [Sentence]
  private let isJSON: Bool
  private let isReport: Bool
  private let isSheet: Bool
  private let isSpec: Bool
  private let kind: BarKind
  private let canvas: MotionCanvas?

  init(
    _ kind: BarKind, _ arguments: Arguments, _ output: OutputOptions
  ) throws(CommandError) {
    self.kind = kind
    canvas = MotionCanvas(arguments, output)
    let style = try TextStyleOptions(settingsOf: arguments)
    var themeWarnings: [Sentence] = []
    let theme = try ThemeOptions.named(arguments, &themeWarnings)
    let family = theme.flatMap { ThemeOptions.family(of: $0, arguments, &themeWarnings) }
    self.themeWarnings = themeWarnings
    var text = try TextOptions(arguments, style: style, family: family)
    try text.add(try ControlImageOption.images(arguments))
    self.text = text
    let painting = try PaintingOptions(arguments).painting
    contrast = try ContrastOptions(arguments, painting: painting)
    traits = BarTraits(
      device: arguments.has("device")
        ? try arguments.choice("device", BarDevice.self) : theme?.device ?? .phone,
      orientation: try arguments.choice("orientation", BarOrientation.self),
      form: kind.hasForms ? try arguments.choice("form", BarForm.self) : .docked,
      art: kind.isBar ? try arguments.choice("art", BarArt.self) : .regular,
      width: try arguments.number("width"),
      contentSize: style.settings.contentSize, hasBoldText: style.settings.hasBoldText,
      tint: try arguments.adaptiveColor("tint") ?? .accent,
      background: output.background, painting: painting,
      configuration: text.configuration, attributes: text.attributes,
      direction: try arguments.choice("direction", WritingDirection.self),
      pixelRatio: output.pixelRatio, badgeEffect: try arguments.effects(of: "badge-effect"),
      theme: theme, backdrop: try ButtonOptions.backdrop(arguments).map(BarBackdrop.init))
    font = try text.font(size: 17)
    isJSON = arguments.has("json")
    isReport = arguments.has("table")
    guard !(isJSON && isReport) else {
      throw .usage("\(option: "json") and \(option: "table") print the same; leave out one")
    }
    // In `animate`, a sheet is a film strip.
    isSheet = arguments.has("sheet") && !arguments.knows("badge-effect")
    isSpec = arguments.has("spec") && !arguments.knows("badge-effect")
    for other in ["sheet", "json", "table"] where isSpec && arguments.has(other) {
      throw .usage(
        "\(option: "spec") and \(option: other) are two answers; leave out one")
    }
    guard !(isSheet && (isJSON || isReport)) else {
      throw .usage(
        "\(option: "sheet") shows many bars, \(option: "json") and \(option: "table") measure one; leave out one"
      )
    }
    if let absence = kind.absence, !isSheet, (try? traits.check(kind)) == nil {
      throw .badValue("device", absence.device.rawValue, "\(absence.instead)")
    }
  }

  /// Options that some bars ignore, and how to reset each: a bar that looks the same without an option ignores it.
  private static let traitOptions: [(name: String, reset: @Sendable (inout BarTraits) -> Void)] = [
    ("device", { $0.device = BarTraits().device }),
    ("orientation", { $0.orientation = BarTraits().orientation }),
    ("form", { $0.form = BarTraits().form }), ("art", { $0.art = BarTraits().art }),
    ("tint", { $0.tint = BarTraits().tint }),
    ("content-size", { $0.contentSize = BarTraits().contentSize }),
  ]

  /// Returns warnings about traits that do not change the picture.
  private func warnings(
    on list: DisplayList,
    _ layout: (BarTraits, Font, any SymbolSource, FontFallback?) throws(SymbolError) -> BarLayout
  ) -> [Sentence] {
    Self.traitOptions.flatMap { option in
      var usual = traits
      option.reset(&usual)
      return text.idle.warning(
        option.name,
        if: usual != traits
          && (try? layout(usual, font, text.source, text.fallback))?.displayList().description
            == list.description,
        "it changes nothing here")
    }
  }

  /// Lays out and draws the bar.
  /// - Parameter idle: returns warnings about options of this kind of bar only.
  func picture(
    _ layout: (BarTraits, Font, any SymbolSource, FontFallback?) throws(SymbolError) -> BarLayout,
    idle: (UnusedOptions) -> [Sentence] = { _ in [] }
  ) throws(CommandError) -> Picture {
    let set: BarLayout
    do throws(SymbolError) {
      set = try layout(traits, font, text.source, text.fallback)
    } catch {
      throw CommandError(error)
    }
    let list = set.displayList()
    if isSheet { return try sheet(set, layout, idle: idle) }
    let report = try contrast.report(on: list, parts: set.parts)
    var picture = Picture(
      list: list,
      warnings: themeWarnings
        + text.warnings(
          symbols: set.symbols, missing: set.missingCharacters, faces: set.faces, font: font,
          items: list.items)
        + text.idle.warning("image", if: !text.shows(set.symbols), "no item names it")
        + warnings(on: list, layout) + idle(text.idle),
      report: isJSON ? [] : report?.lines ?? [],
      measures: isJSON ? set.json(contrast: report) : nil,
      summary: isReport ? set.lines : [])
    if isSpec {
      let spec = BarSpec(set)
      do throws(SymbolError) {
        picture.list = try spec.displayList(
          font: font, library: text.source, background: traits.background)
      } catch {
        throw CommandError(error)
      }
      picture.measures = spec.json(contrast: report)
      picture.report = []
    }
    canvas?.extend(&picture.list, &picture.warnings)
    return picture
  }

  /// Draws the page of all forms.
  private func sheet(
    _ set: BarLayout, _ layout: BarSheet.Setting, idle: (UnusedOptions) -> [Sentence]
  ) throws(CommandError) -> Picture {
    let list: DisplayList
    do throws(SymbolError) {
      list = try BarSheet(kind, traits).displayList(
        font: font, library: text.source, fallback: text.fallback, layout)
    } catch {
      throw CommandError(error)
    }
    return Picture(
      list: list,
      warnings: themeWarnings
        + text.warnings(
          symbols: set.symbols, missing: set.missingCharacters, faces: set.faces, font: font,
          items: list.items) + idle(text.idle)
        + text.idle.warnings(
          ["device", "orientation", "form", "appearance"], "\(option: "sheet") shows all of them")
        + text.idle.warning("canvas", if: true, "\(option: "sheet") shows stills of all sizes"),
      report: try contrast.lines(on: list))
  }
}
