internal import Synchronization
internal import SymtextCommandLine
internal import SymtextPreviews
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolText

/// The options of themes: a built-in theme or a file, and measures that replace its own.
struct ThemeOptions {
  /// Returns the option that names a theme.
  /// - Parameters:
  ///   - control: the control that has the theme.
  ///   - usual: the theme without the option.
  static func theme(of control: String, otherwise usual: String) -> Command.Option {
    .init(
      name: "theme", value: "name|file",
      help: """
        Theme of the \(control): \(Theme.builtInNames.alternatives), or a file of design tokens (symtext theme). \
        May be repeated: a later one is laid over those before it. Default: \(usual).
        """, isRepeated: true, choices: Theme.builtInNames)
  }

  static let options: [Command.Option] = [
    theme(of: "button", otherwise: "that of the platform"),
    .init(
      name: "radius", value: "points", help: "Corner radius, instead of the theme's.",
      range: .buttonMeasure),
    .init(
      name: "height", value: "points", help: "Minimum height, instead of the theme's.",
      range: .buttonMeasure),
    .init(
      name: "padding", value: "points",
      help: "Space on both sides of the content, instead of the theme's.", range: .buttonMeasure),
    .init(
      name: "gap", value: "points",
      help: "Space between symbol and text, instead of the theme's.", range: .buttonMeasure),
    .init(
      name: "icon-size", value: "points",
      help: "Side of the square that holds the symbol, instead of the theme's.",
      range: .buttonMeasure),
  ]

  /// The theme with the measures of the options.
  let theme: Theme
  /// Whether the options name a theme or a measure.
  let isGiven: Bool
  let style: ButtonStyle
  let size: ButtonSize
  /// The family of the label; `nil` for the default one.
  let family: String?
  /// Remarks about the theme.
  let warnings: [Sentence]

  /// - Throws: ``CommandError`` for an unknown theme, style or size, or a file that is no theme.
  init(_ arguments: Arguments, platform: ButtonPlatform) throws(CommandError) {
    var warnings: [Sentence] = []
    let named = try Self.named(arguments, &warnings)
    var shown = named ?? platform.theme
    let own = ["radius", "height", "padding", "gap", "icon-size"].filter { arguments.has($0) }
    if !own.isEmpty { try Self.change(&shown, arguments) }
    style = try Self.style(arguments, shown)
    size = try Self.size(arguments, shown)
    let hasStyles = arguments.text("kind") == ButtonKind.button.rawValue
    if hasStyles, let other = shown.substitutes[style], other != style {
      warnings.append(
        "\(shown.name) has no \(style.rawValue) button; \(Self.name(of: other, in: shown)) is drawn"
      )
    }
    if hasStyles, let other = shown.sizeSubstitutes[size], other != size {
      warnings.append("\(shown.name) has no \(size.rawValue) button; \(other.rawValue) is drawn")
    }
    family = named.flatMap { Self.family(of: $0, arguments, &warnings) }
    self.theme = shown
    isGiven = named != nil || !own.isEmpty
    self.warnings = warnings
  }

  /// Reads the themes that options name, each over those before it; `nil` if they name none.
  static func named(
    _ arguments: Arguments, _ warnings: inout [Sentence]
  ) throws(CommandError) -> Theme? {
    var theme: Theme?
    for text in arguments.all("theme") {
      theme = try read(text, over: theme, arguments, &warnings)
    }
    return theme
  }

  /// Reads a built-in theme or a file.
  /// - Parameter base: The theme under it; `nil` for the one that the file names.
  static func read(
    _ text: String, over base: Theme? = nil, _ arguments: Arguments,
    _ warnings: inout [Sentence]
  ) throws(CommandError) -> Theme {
    guard text.contains(".") || text.contains("/") else {
      if let theme = Theme.builtIn(text) { return theme }
      let near = NameSuggestions.nearest(to: text, among: Theme.builtInNames).first
      throw .badValue(
        "theme", text, suggestion: near,
        "\(Theme.builtInNames.alternatives), or a file such as my.tokens.json, is expected")
    }
    let access = arguments.fileAccess
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    func bytes(_ path: String) throws(SymbolError) -> [UInt8] {
      try access.bytes(path, mostBytes: Theme.mostBytes)
    }
    do {
      let read = try Theme.reading(tokens: try bytes(text), over: base) {
        (path) throws(ThemeError) in
        do { return try bytes(folder + path) } catch { throw ThemeError("", "\(error)") }
      }
      warnings += read.remarks.map { "\(text): \($0)" }
      return read.theme
    } catch let error as SymbolError {
      throw CommandError(error)
    } catch {
      throw .badData("\(text): \("\(error)")")
    }
  }

  // MARK: Measures

  private static func change(_ theme: inout Theme, _ arguments: Arguments) throws(CommandError) {
    let (radius, height) = (try arguments.number("radius"), try arguments.number("height"))
    let (padding, gap) = (try arguments.number("padding"), try arguments.number("gap"))
    let icon = try arguments.number("icon-size")
    theme.change { _, values in
      for size in values.sizes.keys {
        guard var measures = values.sizes[size] else { continue }
        if let radius {
          measures.radius = .points(radius)
          measures.radiusRounded = .points(radius)
          (measures.radiusPressed, measures.radiusSelected) = (nil, nil)
        }
        if let height {
          measures.height = height
          // A lower button has less space above its label.
          measures.above = measures.above.map { min($0, height / 4) }
        }
        if let padding {
          measures.side = padding
          (measures.iconSide, measures.labelSide) = (nil, nil)
        }
        if let gap { measures.gap = gap }
        if let icon { (measures.icon, measures.iconAlone) = (icon, icon) }
        values.sizes[size] = measures
      }
    }
  }

  // MARK: Names

  private static func style(
    _ arguments: Arguments, _ theme: Theme
  ) throws(CommandError) -> ButtonStyle {
    let text = arguments.text("style")
    if let style = ButtonStyle(rawValue: text) ?? theme.styleNames[text] { return style }
    let own = ButtonStyle.allCases.map(\.rawValue) + theme.styleNames.keys.sorted()
    throw .badValue(
      "style", text, suggestion: NameSuggestions.nearest(to: text, among: own).first,
      "\(own.alternatives) is expected")
  }

  private static func size(
    _ arguments: Arguments, _ theme: Theme
  ) throws(CommandError) -> ButtonSize {
    let text = arguments.text("size")
    if let size = ButtonSize(rawValue: text) ?? theme.sizeNames[text] { return size }
    let own = ButtonSize.allCases.map(\.rawValue) + theme.sizeNames.keys.sorted()
    throw .badValue(
      "size", text, suggestion: NameSuggestions.nearest(to: text, among: own).first,
      "\(own.alternatives) is expected")
  }

  /// Returns a theme's own name of a style, in parentheses after ours.
  private static func name(of style: ButtonStyle, in theme: Theme) -> String {
    let own = theme.styleNames.filter { $0.value == style }.keys.min()
    return own.map { "\(style.rawValue) (\($0))" } ?? style.rawValue
  }

  // MARK: Fonts

  /// Returns the family of a theme's texts; `nil` for the default one, or that of another option.
  static func family(
    of theme: Theme, _ arguments: Arguments, _ warnings: inout [Sentence]
  ) -> String? {
    guard !arguments.has("font"), let wanted = theme.families.first else { return nil }
    guard let family = family(of: theme, arguments.fileAccess) else {
      warnings.append(
        "no font of \(theme.name) (\(theme.families.joined(separator: ", "))) is installed; the default font stands in"
      )
      return nil
    }
    if !family.hasBytes(of: wanted) {
      warnings.append("the font of \(theme.name), \(wanted), is not installed; \(family) stands in")
    }
    return family
  }

  /// Returns the first installed family of a theme; `nil` if none is.
  private static func family(of theme: Theme, _ access: FileAccess) -> String? {
    let families = theme.families
    let key = families.joined(separator: "\n")
    if let known = found.withLock({ $0[key] }) { return known.isEmpty ? nil : known }
    let family = families.first { family in
      // A name is never a file here.
      !family.contains("/")
        && (try? access.face(named: family, weight: 400, isItalic: false)) != nil
    }
    found.withLock { known in
      if known.count >= mostKnown { known.removeAll() }
      known[key] = family ?? ""
    }
    return family
  }

  private static let mostKnown = 64
  private static let found = Mutex<ExactDictionary<String>>([:])
}
