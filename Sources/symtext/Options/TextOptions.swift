internal import SymtextService
internal import SymtextSupport
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// CSS's values for the empty half of full-width punctuation.
private enum TextSpacingTrim: String, CaseIterable {
  case normal
  case spaceAll = "space-all"
}

/// The options for the text's font and its symbols, shared by `render`, `metrics`, `button` and others.
struct TextOptions {
  static let options: [Command.Option] = [
    .init(
      name: "font", value: "family|file",
      help: "Font of the text: a family name as in a font menu, or a font file.",
      defaultValue: FontFinder.defaultFamily),
    .init(
      name: "weight", value: "weight",
      help: "Weight of the text: 1 to 1000, or a name from ultralight to black.",
      defaultValue: "regular"),
    .init(
      name: "bold-text",
      help: "Draw for readers who prefer bold text: all text and all symbols are heavier."),
    .init(name: "italic", help: "Use the italic of the family."),
    .init(
      name: "axes", value: "axes",
      help: "Values of other axes of a variable font: wdth=75,opsz=20."),
    .init(
      name: "optical-size", value: "size",
      help: """
        Value of the font's optical size axis (opsz): auto, the size in points; none, the font's default; or a size.
        """,
      defaultValue: "auto"),
    .init(
      name: "features", value: "features",
      help: "OpenType features to turn on or off: tnum,-liga,ss01=2."),
    .init(
      name: "font-palette", value: "palette",
      help: """
        Palette of colour fonts: normal, the first one; light or dark, the first one for such backgrounds; or its \
        number, from 0.
        """,
      defaultValue: "normal"),
    .init(
      name: "language", value: "tag",
      help: "Language of the text, such as ja or zh-Hant; it selects forms of letters and symbols."),
    .init(
      name: "letter-spacing", value: "points", help: "Space added after each letter.",
      range: .letterSpacing),
    .init(
      name: "text-spacing-trim", value: "how",
      help: """
        Empty half of full-width punctuation, beside other punctuation and at the end of a line that is too short for \
        it: normal removes it, space-all keeps it.
        """,
      defaultValue: "normal", choices: .of(TextSpacingTrim.self)),
    .init(
      name: "no-fallback",
      help: "Show boxes for characters that the font lacks, instead of other fonts' letters."),
    .init(.scale), .init(.weight), .init(.slant), .init(.cells),
    library, SymbolLibraries.noBundledOption, SymbolLibraries.availableOption,
    SymbolLibraries.missingOption,
  ]

  static let library = Command.Option(
    name: "library", value: "file",
    help: """
      A font with symbols: one made by `symtext font build`, or any icon font, whose icons have the names of glyphs or \
      ligatures, or names such as u+f0f3. May be repeated: the last one is searched first, the bundled library last. \
      The first library with bell also makes all variants of it, such as bell.fill. \
      The prefix of material-icons:home selects a library by its family or file; the bundled one is symtext.
      """,
    isRepeated: true)

  /// Warnings about options without effect.
  let idle: UnusedOptions
  private let fontName: String
  private let fileAccess: FileAccess
  private let isItalic: Bool
  private let axisValue: Double
  private let isWeightGiven: Bool
  /// The weight of the text.
  var weight: Double { axisValue }
  /// Whether `--weight` gives the weight, and not a text style.
  private let isWeightSaid: Bool
  private let coordinates: DesignCoordinates
  private let opticalSizing: OpticalSizing
  /// The attributes of all text.
  let attributes: AttributedText.Attributes
  /// The source of fonts for characters that the text font lacks.
  let fallback: FontFallback?
  /// The configuration of all symbols.
  let configuration: SymbolConfiguration
  /// The symbol that replaces the first one.
  let successor: SymbolSuccessor?
  /// Whether the picture is animated.
  private let moves: Bool
  /// Whether the picture has room for motion.
  private let hasRoom: Bool
  /// The libraries of symbols.
  let symbols: SymbolLibraries
  /// The symbols: those of the libraries, and before them the images of a button or a bar.
  private(set) var source: any SymbolSource
  /// The names of the images.
  private var images: [String] = []

  /// Checks the options and opens the symbol libraries.
  /// - Parameter family: The family of the text without `--font`; `nil` for the default one.
  init(
    _ arguments: Arguments, style: TextStyleOptions, family: String? = nil
  ) throws(CommandError) {
    idle = UnusedOptions(arguments)
    fontName = arguments.has("font") ? arguments.text("font") : family ?? arguments.text("font")
    fileAccess = arguments.fileAccess
    isItalic = arguments.has("italic")
    let weight = arguments.text("weight")
    guard case .value(let value) = AttributedText.Weight(weight) else {
      throw .badValue("weight", weight, "1 to 1000 or a name from ultralight to black is expected")
    }
    axisValue = (arguments.has("weight") ? nil : style.weight?.axisValue) ?? value
    isWeightSaid = arguments.has("weight")
    isWeightGiven = isWeightSaid || style.weight != nil
    attributes = AttributedText.Attributes(
      language: try Self.language(arguments), features: try Self.features(arguments),
      letterSpacing: try arguments.number("letter-spacing"),
      trimsPunctuation: try arguments.choice("text-spacing-trim", TextSpacingTrim.self) == .normal,
      fontPalette: try Self.palette(arguments))
    (coordinates, opticalSizing) = try Self.place(arguments)
    fallback = arguments.has("no-fallback") ? nil : .system
    var configuration = try arguments.configuration(.scale, .weight, .slant, .cells)
    configuration.typeSettings = style.settings
    moves = arguments.knows("effect")
    hasRoom = arguments.knows("canvas") && arguments.has("canvas")
    // Room is measured around symbols that can move.
    configuration.effect =
      try arguments.effects(of: "effect", isRepeated: true)
      ?? (hasRoom ? EffectPlan(chains: []) : nil)
    successor = try Self.successor(arguments)
    configuration.room = Self.room(arguments["reflow"]) ?? (moves || hasRoom ? .wider : nil)
    self.configuration = configuration
    symbols = try SymbolLibraries(arguments)
    source = symbols
  }

  /// Adds images, by which items and buttons ask for them like symbols.
  mutating func add(_ images: [(name: String, image: PlainImage)]) throws(CommandError) {
    guard !images.isEmpty else { return }
    do throws(SymbolError) {
      source = try ImageSymbols(images, before: symbols)
    } catch {
      throw CommandError(error)
    }
    self.images = images.map { $0.name }
  }

  /// Returns the room for replaced symbols, if a command draws the text before and after a new line layout.
  private static func room(_ text: String?) -> SuccessorRoom? {
    switch text {
    case "before": .before
    case "after": .after
    default: nil
    }
  }

  /// Returns the symbol that replaces another one, by its name or in braces.
  private static func successor(_ arguments: Arguments) throws(CommandError) -> SymbolSuccessor? {
    guard let text = arguments["to"] else { return nil }
    let source = text.hasPrefix("{") ? text : "{\(text)}"
    let spans: [AttributedText.Span]
    do { spans = try Markup.text(source).spans } catch { throw .badValue("to", text, "\(error)") }
    guard spans.count == 1, case .symbol(let symbol) = spans[0].content else {
      throw .badValue(
        "to", text, "one symbol is expected, such as bell.slash or \"{wifi value=1}\"")
    }
    return SymbolSuccessor(
      symbol.name, configuration: symbol.configuration, altText: symbol.altText)
  }

  private static func language(_ arguments: Arguments) throws(CommandError) -> String? {
    guard let text = arguments["language"] else { return nil }
    guard LanguageTag.isWellFormed(text) else {
      throw .badValue("language", text, "a tag such as ja or zh-Hant is expected")
    }
    return text
  }

  private static func features(_ arguments: Arguments) throws(CommandError) -> [FontFeature] {
    guard let text = arguments["features"] else { return [] }
    guard let features = FontFeature.list(text) else {
      throw .badValue("features", text, "tags such as tnum,-liga,ss01=2 are expected")
    }
    return features
  }

  private static func palette(_ arguments: Arguments) throws(CommandError) -> FontPalette {
    let text = arguments.text("font-palette")
    guard let palette = FontPalette(text) else {
      throw .badValue("font-palette", text, "normal, light, dark or a number from 0 is expected")
    }
    return palette
  }

  private static func coordinates(_ arguments: Arguments) throws(CommandError)
    -> DesignCoordinates
  {
    guard let text = arguments["axes"] else { return DesignCoordinates() }
    guard let coordinates = DesignCoordinates(text) else {
      throw .badValue("axes", text, "tags with values such as wdth=75,opsz=20 are expected")
    }
    return coordinates
  }

  /// Returns the design coordinates, and whether the optical size follows the font size.
  private static func place(
    _ arguments: Arguments
  ) throws(CommandError) -> (DesignCoordinates, OpticalSizing) {
    var coordinates = try coordinates(arguments)
    switch arguments.text("optical-size") {
    case "auto": return (coordinates, .automatic)
    case "none": return (coordinates, .none)
    case let text:
      guard let size = Double(text), NumberRange.size.bounds.contains(size) else {
        throw .badValue(
          "optical-size", text, "auto, none, or \(NumberRange.size.text) are expected")
      }
      coordinates["opsz"] = coordinates["opsz"] ?? size
      return (coordinates, .none)
    }
  }

  /// Opens the text font.
  func font(size: Double) throws(CommandError) -> Font {
    let face = try Self.face(
      named: fontName, weight: axisValue, isItalic: isItalic, fileAccess: fileAccess)
    var place = DesignCoordinates(weight: axisValue)
    for (tag, value) in coordinates.values { place[tag] = value }
    // A font file given without a weight is used unchanged.
    let synthesis = FontSynthesis(
      of: face, weight: isWeightGiven ? axisValue : 0, isItalic: isItalic)
    return Font(
      face: face, size: size, coordinates: place, synthesis: synthesis,
      opticalSizing: opticalSizing)
  }

  /// The font of the text, heavier for readers who turn on Bold Text.
  /// - Parameter font: the font without that.
  func shownFont(_ font: Font) throws(CommandError) -> Font {
    guard configuration.hasBoldText else { return font }
    var fonts = TextFonts(font, hasBoldText: true)
    do throws(SymbolError) {
      return try fonts.font(AttributedText.Attributes())
    } catch {
      throw CommandError(error)
    }
  }

  /// Opens a font by the name of its family or of its file.
  static func face(
    named name: String, weight: Double = 400, isItalic: Bool = false,
    fileAccess: FileAccess = .everything
  ) throws(CommandError) -> Face {
    do {
      return try fileAccess.face(named: name, weight: weight, isItalic: isItalic)
    } catch {
      throw CommandError(error)
    }
  }

  /// Whether each image is among some symbols.
  func shows(_ symbols: [ResolvedSymbol]) -> Bool {
    images.allSatisfy { name in symbols.contains { $0.name.hasBytes(of: name) } }
  }

  /// Returns warnings about replaced variants, missing characters, unsupported colour fonts and options without effect.
  /// - Parameters:
  ///   - faces: the faces of all glyphs.
  ///   - font: the font of the text.
  ///   - items: the drawing, evaluated only if its fonts matter.
  func warnings(
    symbols: [ResolvedSymbol], missing: [Unicode.Scalar], faces: [Face] = [], font: Font,
    items: @autoclosure () -> [DisplayItem]
  ) -> [Sentence] {
    (warning(missing: missing).map { [$0] } ?? []) + warnings(substituted: symbols)
      + warnings(moving: symbols) + warnings(colors: faces) + warnings(cellsOf: symbols)
      + idle.warnings(symbols: symbols)
      + idle.warning(
        "optical-size", if: font.face.axis("opsz") == nil,
        "\(font.face.family) has no optical size axis")
      + idle.warnings(font: font, items: items()) + warnings(weightOf: font)
      + idle.warning("emphasized", if: isWeightSaid, "\(option: "weight") overrides it")
      + idle.warnings(valueOf: symbols) + idle.warnings(versionOf: symbols)
  }

  /// Returns warnings about fonts whose colours are not supported.
  private func warnings(colors faces: [Face]) -> [Sentence] {
    var said: Set<Int> = []
    return faces.compactMap { face in
      guard said.insert(face.id).inserted, let table = face.undrawnColors else { return nil }
      let reason =
        table == "SVG "
        ? "are SVG drawings, which are not supported" : "(\(table)) cannot be read"
      let rest =
        table == "SVG " && !face.hasOutlinesOfDrawings
        ? "nothing is drawn for its glyphs, which have no outlines"
        : "its letters are drawn in the text's colour"
      return "the colours of \(face.family) \(reason); \(rest)"
    }
  }

  /// Returns a warning if the font has no closer weight.
  private func warnings(weightOf font: Font) -> [Sentence] {
    guard isWeightGiven, font.face.axis(.wght) == nil, font.synthesis.bold == 0,
      axisValue != Double(font.face.weightClass),
      let usual = try? Self.face(named: fontName, isItalic: isItalic, fileAccess: fileAccess),
      usual.file == font.face.file
    else { return [] }
    return idle.warnings(
      ["weight"],
      "the closest installed weight of \(font.face.family) is \(font.face.weightClass)")
  }

  /// Returns a warning if a still picture has symbols with effects.
  private func warnings(moving symbols: [ResolvedSymbol]) -> [Sentence] {
    guard !moves, !hasRoom,
      let symbol = symbols.first(where: {
        $0.configuration.effect != nil || $0.successor != nil
      })
    else { return [] }
    return [
      "`\(symbol.name)` is drawn at rest; symtext animate plays its effect"
    ]
  }

  /// Returns a warning if a font without cells has symbols in cells.
  private func warnings(cellsOf symbols: [ResolvedSymbol]) -> [Sentence] {
    guard let symbol = symbols.first(where: \.lacksCells) else { return [] }
    return [
      "cells have no effect on `\(symbol.name)`: the font of the text around it, \(symbol.textFont.face.family), is not monospaced"
    ]
  }

  /// Returns warnings about omitted symbols.
  /// - Parameter reasons: why each is missing.
  func warnings(skipped reasons: [String]) -> [Sentence] {
    var said: Set<String> = []
    return reasons.filter { said.insert($0).inserted }.map {
      "\($0): it is omitted"
    }
  }

  /// Returns the name of a symbol beside a text; `nil`, with a warning, if `--missing skip` omits it.
  /// - Parameter text: empty for a symbol alone, which is required.
  func present(_ name: String?, beside text: String) throws(CommandError) -> String? {
    guard let name, symbols.missing == .skip, !text.isEmpty else { return name }
    let font = try font(size: 17)
    do throws(SymbolError) {
      _ = try ResolvedSymbol(name, in: source, beside: font)
      return name
    } catch {
      guard error.isMissingName else { throw CommandError(error) }
      for warning in warnings(skipped: [error.reason]) { Console.warn(warning) }
      return nil
    }
  }

  private func warnings(substituted symbols: [ResolvedSymbol]) -> [Sentence] {
    var said: Set<String> = []
    return symbols.compactMap { symbol in
      if let name = symbol.missingName {
        guard said.insert(name).inserted else { return nil }
        let reason = symbol.missingReason ?? "no symbol named `\(name)`"
        return "\(reason): it is drawn as a dashed placeholder"
      }
      guard let variant = symbol.variantAskedFor, said.insert(variant).inserted else { return nil }
      if let refusal = symbol.missingReason { return "\(refusal); `\(symbol.name)` is drawn" }
      return
        "there is no `\(variant)`, and the font's data cannot make it; `\(symbol.name)` is drawn"
    }
  }

  private func warning(missing: [Unicode.Scalar]) -> Sentence? {
    guard !missing.isEmpty else { return nil }
    let list = missing.prefix(8).map { scalar in
      let number = "U+\(String(scalar.value, radix: 16, uppercase: true))"
      return scalar.isShown ? "“\(scalar)” (\(number))" : number
    }
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    let fonts =
      fallback == nil ? "the font \(fontName) has no glyph" : "no installed font has a glyph"
    return "\(fonts) for \(list.joined(separator: ", "))\(more)"
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may show it.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
