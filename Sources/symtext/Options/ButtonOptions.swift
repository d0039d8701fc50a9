internal import SymtextService
internal import SymtextGraphics
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextPreviews
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// A button on the command line.
struct ButtonOptions {
  static let options: [Command.Option] =
    [
      .init(
        name: "label", value: "text",
        help: """
          Text of the button; symbols in braces stand in it, with options as in render: "Add {cart weight=bold}". {{ \
          is a brace.
          """),
      .init(
        name: "subtitle", value: "text", help: "Smaller text below the label."),
      .init(
        name: "symbol", value: "symbol",
        help: """
          Symbol beside the text: a name, or braces with options, such as "{bell.badge scale=large else=bell}".
          """),
      .init(
        name: "trailing-symbol", value: "symbol",
        help: "Second symbol, after the text, by name or in braces."),
      ControlImageOption.option(
        "Without --symbol the first one is shown; --symbol and --state-symbol can name it."),
      .init(
        name: "placement", value: "side",
        help: "Position of the symbol: \(names(SymbolPlacement.self)) (without the text).",
        defaultValue: SymbolPlacement.leading.rawValue, choices: .of(SymbolPlacement.self)),
      .init(
        name: "kind", value: "kind",
        help: """
          \(names(ButtonKind.self)): a button in its style, a chip, a floating action button (fab), or a badge with a \
          count or a word; a badge without a label is a dot.
          """,
        defaultValue: ButtonKind.button.rawValue, choices: .of(ButtonKind.self)),
      .init(
        name: "style", value: "style",
        help: "\(names(ButtonStyle.self)), or a theme's own name, such as tonal.",
        defaultValue: ButtonStyle.filled.rawValue,
        choices: .of(ButtonStyle.self) + Theme.builtInStyleNames),
      .init(
        name: "size", value: "size",
        help: "\(names(ButtonSize.self)), or a theme's own name, such as xs.",
        defaultValue: ButtonSize.regular.rawValue,
        choices: .of(ButtonSize.self) + Theme.builtInSizeNames),
      .init(
        name: "shape", value: "shape",
        help: "\(names(ButtonShape.self)); automatic is that of the theme.",
        defaultValue: ButtonShape.automatic.rawValue, choices: .of(ButtonShape.self)),
      .init(
        name: "role", value: "role",
        help: "\(names(ButtonRole.self)): destructive is red; cancel is semibold.",
        defaultValue: ButtonRole.normal.rawValue, choices: .of(ButtonRole.self)),
      .init(
        name: "state", value: "state", help: "\(names(ButtonState.self)).",
        defaultValue: ButtonState.normal.rawValue, choices: .of(ButtonState.self)),
      .init(
        name: "preset", value: "preset",
        help: """
          Symbol configuration for a kind of button: system (body style, large scale), regular (medium), bar (large) or \
          compactBar (medium). Options of symbols override it.
          """, choices: .of(ButtonPreset.self)),
      .init(
        name: "form", value: "form",
        help: """
          \(names(ButtonForm.self)): a toggle is on in the state selected; pullDown and popUp have menu arrows, and split has one in a part of its own.
          """,
        defaultValue: ButtonForm.push.rawValue, choices: .of(ButtonForm.self)),
      .init(
        name: "state-symbol", value: "state=symbol",
        help: """
          Symbol for one state, as STATE=NAME or STATE={NAME options}, such as "selected={heart.fill scale=large}". \
          STATE= removes the symbol. May be repeated.
          """, isRepeated: true),
      .init(
        name: "state-label", value: "state=text", help: "Text for one state. May be repeated.",
        isRepeated: true),
      .init(
        name: "state-color", value: "state=color",
        help: "Colour of the button for one state. May be repeated.", isRepeated: true),
      .init(
        name: "behind", value: "color|file",
        help: """
          Backdrop of the button, seen through glass: a colour, or an image file scaled to cover the button and 24 \
          points around it.
          """),
      .init(name: "tint", value: "color", help: "Colour of the button.", defaultValue: "accent"),
      .init(
        name: "max-width", value: "points", help: "Maximum width of the button.",
        range: .buttonWidth),
      .init(
        name: "max-lines", value: "number",
        help: "Maximum lines of a label that is too long for the width.", defaultValue: "1",
        range: .lines),
      .init(
        name: "min-width", value: "points", help: "Minimum width of the button.",
        range: .buttonWidth),
      .init(
        name: "width", value: "points",
        help: "Width of the button, for one that fills its place; the content is centred in it.",
        range: .buttonWidth),
      .init(
        name: "truncate", value: "part",
        help: "Part to leave out of a label that is too long: head, middle or tail.",
        defaultValue: "tail", choices: .of(Truncation.self)),
      .init(
        name: "direction", value: "direction",
        help: "ltr, rtl, or auto: from the label's first letter.", defaultValue: "auto",
        choices: .of(WritingDirection.self)),
    ] + ThemeOptions.options

  /// The options of text styles; the platform is also that of the button.
  static let textStyles = TextStyleOptions.options(
    isSized: false,
    platforms: """
      Platform of the button and of text styles: \(names(ButtonPlatform.self)). It determines type, heights, spacing \
      and corners; watchOS is dark by default. Default: iOS.
      """,
    platformNames: .of(ButtonPlatform.self))

  private static func names<Value: CaseIterable & RawRepresentable>(_: Value.Type) -> String
  where Value.RawValue == String { Value.allCases.map(\.rawValue).alternatives }

  private(set) var button: Button
  /// The font of the label, at its size.
  let font: Font
  /// The options of text and symbols.
  let text: TextOptions
  /// The state that it changes to; `nil` if it keeps its own.
  private let nextState: ButtonState?
  /// The theme.
  private let theme: ThemeOptions
  /// Whether `--truncate` was given.
  private let saysTruncation: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    saysTruncation = arguments.has("truncate")
    let platform = try Self.platform(arguments)
    theme = try ThemeOptions(arguments, platform: platform)
    let kind = try arguments.choice("kind", ButtonKind.self)
    let size = kind == .badge && !arguments.has("label") ? .mini : theme.size
    let measures = theme.theme.measures(size, of: kind)
    let style =
      if let standard = measures.type?.textStyle {
        try TextStyleOptions(arguments, standard: standard)
      } else {
        try TextStyleOptions(settingsOf: arguments)
      }
    let images = try ControlImageOption.images(arguments)
    var text = try TextOptions(arguments, style: style, family: theme.family)
    try text.add(images)
    self.text = text
    let label = try ButtonLooks.label(arguments.text("label"), "label")
    let leading = try Self.symbol("symbol", arguments, text)
    let symbol = leading?.name ?? images.first?.name
    guard !label.plain.isEmpty || symbol != nil || kind == .badge else {
      throw .usage(
        "a button needs \(option: "label"), \(option: "symbol") or \(option: "image")")
    }
    let trailing = try Self.symbol("trailing-symbol", arguments, text)
    if let trailing, label.plain.isEmpty {
      throw .badValue(
        "trailing-symbol", trailing.name,
        "a second symbol stands after a label; give \(option: "label")")
    }
    if trailing != nil, try arguments.choice("form", ButtonForm.self).isMenu {
      throw .badValue("trailing-symbol", nil, "a menu button has its arrows there")
    }
    var configuration = text.configuration
    if arguments.has("preset") {
      // The default scale does not override a preset.
      if !arguments.has("scale") { configuration.scale = nil }
      configuration = try arguments.choice("preset", ButtonPreset.self).configuration
        .applying(configuration)
    }
    if let own = leading?.configuration { configuration = configuration.applying(own) }
    if let successor = text.successor { configuration.successor = successor }
    // The spinner turns in films.
    if arguments.knows("effect"), arguments.text("state") == ButtonState.loading.rawValue {
      configuration.effect = configuration.effect ?? EffectPlan(.rotate(.clockwise))
    }
    var painting = try PaintingOptions(arguments).painting
    if platform == .watchOS, !arguments.has("appearance") { painting.appearance = .dark }
    var attributes = text.attributes
    if theme.isGiven, arguments.has("weight") { attributes.weight = .value(text.weight) }
    let width = try arguments.number("width")
    let most = try arguments.number("max-width")
    let least = try arguments.number("min-width")
    for name in ["min-width", "max-width"] where width != nil && arguments.has(name) {
      throw .usage("\(option: "width") says how wide it is; leave out \(option: name)")
    }
    button = Button(
      label: label.plain,
      symbol: try text.present(symbol, beside: label.plain),
      placement: try arguments.choice("placement", SymbolPlacement.self),
      style: theme.style, size: size,
      shape: try arguments.choice("shape", ButtonShape.self),
      role: try arguments.choice("role", ButtonRole.self),
      state: try arguments.choice("state", ButtonState.self),
      tint: try arguments.adaptiveColor("tint") ?? .accent,
      maxWidth: width ?? most,
      minWidth: width ?? least,
      maxLines: try LineOptions.maxLines(arguments) ?? 1,
      truncation: try arguments.choice("truncate", Truncation.self), configuration: configuration,
      painting: painting, attributes: attributes,
      direction: try arguments.choice("direction", WritingDirection.self), platform: platform,
      form: try arguments.choice("form", ButtonForm.self),
      looks: try ButtonLooks.read(arguments, text),
      hasBoldText: arguments.has("bold-text"), backdrop: try Self.backdrop(arguments),
      theme: theme.isGiven ? theme.theme : nil, text: label.text,
      subtitle: arguments.text("subtitle"),
      trailingSymbol: try text.present(trailing?.name, beside: label.plain),
      trailingConfiguration: trailing?.configuration ?? SymbolConfiguration(), kind: kind)
    font = try text.font(
      size: style.pointSize ?? measures.type?.size ?? size.pointSize(on: platform))
    nextState =
      arguments.has("to-state") ? try arguments.choice("to-state", ButtonState.self) : nil
  }

  /// Reads a symbol by name or in braces.
  private static func symbol(
    _ option: String, _ arguments: Arguments, _ text: TextOptions
  ) throws(CommandError) -> ControlSymbol? {
    guard let source = arguments[option], !source.isEmpty else { return nil }
    var symbol = try ControlSymbol(source, option)
    try symbol.choose { text }
    return symbol
  }

  private static func platform(_ arguments: Arguments) throws(CommandError) -> ButtonPlatform {
    guard let text = arguments["platform"] else { return .iOS }
    let all = ButtonPlatform.allCases
    guard let platform = all.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
      throw .badValue("platform", text, "\(all.map(\.rawValue).alternatives) is expected")
    }
    return platform
  }

  static func backdrop(_ arguments: Arguments) throws(CommandError) -> ButtonBackdrop? {
    guard let text = arguments["behind"] else { return nil }
    if let color = AdaptiveColor(text) { return .color(color) }
    guard text.contains(".") || text.contains("/") else {
      throw .badValue("behind", text, "a colour, or an image file, is expected")
    }
    do { return .image(try arguments.fileAccess.image(text)) } catch { throw CommandError(error) }
  }

  /// Lays out the button.
  func layout() throws(CommandError) -> ButtonLayout {
    do {
      return try button.layout(font: font, library: text.source, fallback: text.fallback)
    } catch {
      throw CommandError(error)
    }
  }

  /// Lays out the pressed button.
  func pressed() throws(CommandError) -> ButtonLayout {
    guard button.state == .normal else {
      throw .badValue("press", nil, "a button that is \(button.state.rawValue) cannot be pressed")
    }
    var pressed = self
    pressed.button.state = .pressed
    return try pressed.layout()
  }

  /// Whether its backdrop is an image; `OutputOptions` warns about a background that a colour covers.
  private var standsOnImage: Bool {
    if case .image? = button.backdrop { true } else { false }
  }

  /// Returns warnings about missing symbols and characters, a truncated label and options without effect.
  func warnings(_ layout: ButtonLayout) -> [Sentence] {
    let isAlone = button.symbol == nil || button.label.isEmpty
    let cuts = button.maxWidth == nil && !button.label.contains(where: \.isNewline)
    return theme.warnings
      + text.warnings(
        symbols: layout.symbols, missing: layout.missingCharacters,
        faces: layout.faces, font: font, items: layout.displayList().items)
      + text.warnings(skipped: layout.skippedReasons)
      // With --truncate the user expects truncation.
      + (layout.isTruncated && !saysTruncation
        ? [
          "the label is truncated; give it room with \(option: "max-width") or \(option: "max-lines")"
        ] : [])
      + text.idle.warning(
        "placement", if: isAlone, "there is no symbol beside a label")
      + text.idle.warning(
        "style", if: !button.kind.hasStyles, "a \(button.kind.rawValue) has one style")
      + text.idle.warning("preset", if: button.symbol == nil, "there is no symbol")
      + text.idle.warning("subtitle", if: button.label.isEmpty, "there is no label above it")
      + text.idle.warning(
        "image", if: button.looks.isEmpty && !text.shows(layout.symbols),
        "\(option: "symbol") names another symbol")
      + text.idle.warning(
        "background", if: standsOnImage, "\(option: "behind") covers all of the picture")
      + text.idle.warning("tint", if: button.role == .destructive, "a destructive button is red")
      + text.idle.warning(
        "max-lines", if: cuts, "without \(option: "max-width") a label has one line")
      + text.idle.warning(
        "truncate", if: cuts, "without \(option: "max-width") a label is not truncated")
  }

  /// Returns the warnings for a page of all buttons.
  func sheetWarnings() throws(CommandError) -> [Sentence] {
    warnings(try layout())
      + text.idle.warnings(
        ["style", "size", "state", "appearance"], "\(option: "sheet") shows all of them")
      + text.idle.warnings(["behind"], "\(option: "sheet") has its own backgrounds")
  }

  /// The state in which it comes to rest.
  var lastState: ButtonState { nextState ?? button.state }

  /// Lays out the button in its next state.
  func changed() throws(CommandError) -> ButtonLayout {
    guard let state = nextState else { return try layout() }
    for one in [state, button.state] where one == .focused {
      throw .badValue(
        "to-state", nil, "a focus ring cannot be animated; a state other than focused is expected")
    }
    var changed = self
    changed.button.state = state
    return try changed.layout()
  }

  /// Draws the button in every style, size and state.
  func sheet() throws(CommandError) -> DisplayList {
    do {
      return try ButtonSheet(button).displayList(
        font: font, library: text.source, fallback: text.fallback)
    } catch {
      throw CommandError(error)
    }
  }

  /// Draws the button with its measures.
  func picture(of spec: ButtonSpec, background: Color?) throws(CommandError) -> DisplayList {
    do {
      return try spec.displayList(font: font, library: text.source, background: background)
    } catch {
      throw CommandError(error)
    }
  }
}
