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

/// CSS's words for what becomes of the empty half of full-width punctuation.
private enum TextSpacingTrim: String, CaseIterable {
  case normal
  case spaceAll = "space-all"
}

/// The font of the text and how its symbols are set: the same for `render`, `metrics` and `button`.
struct TextOptions {
  static let options: [Command.Option] = [
    .init(
      name: "font", value: "family|file",
      help: "The text font: a family name as in a font menu, or a font file.",
      defaultValue: FontFinder.defaultFamily),
    .init(
      name: "weight", value: "weight",
      help: "The text's weight: 1 to 1000, or a name from ultralight to black.",
      defaultValue: "regular"),
    .init(name: "italic", help: "Take the italic of the family."),
    .init(
      name: "axes", value: "axes",
      help: "Places on other axes of a variable font: wdth=75,opsz=20."),
    .init(
      name: "optical-size", value: "size",
      help: """
        The place on a font's axis of optical sizes (opsz): auto, which is the size in points, none, which is \
        the font's standard, or a size.
        """,
      defaultValue: "auto"),
    .init(
      name: "features", value: "features",
      help: "OpenType features to turn on or off: tnum,-liga,ss01=2."),
    .init(
      name: "language", value: "tag",
      help: "The text's language, such as ja or zh-Hant: forms of letters and symbols follow it."),
    .init(
      name: "letter-spacing", value: "points", help: "Space added behind each letter.",
      range: .letterSpacing),
    .init(
      name: "text-spacing-trim", value: "how",
      help: """
        Full-width punctuation beside other punctuation, and at the end of a line that would not hold it: \
        normal takes its empty half away, space-all leaves it.
        """,
      defaultValue: "normal", choices: .of(TextSpacingTrim.self)),
    .init(
      name: "no-fallback",
      help: "Show boxes for characters that the font lacks, not other fonts' letters."),
    .init(.scale), .init(.weight), .init(.cells),
    library, SymbolLibraries.availableOption, SymbolLibraries.missingOption,
  ]

  static let library = Command.Option(
    name: "library", value: "file",
    help: """
      A font to take symbols from: one made by `symtext font build`, or any icon font, whose icons \
      are named by glyph, by ligature or as u+f0f3. May be repeated: the last one is searched first, \
      the bundled symbols last. A name such as material-icons:home is of the one whose family or file is called so; \
      the bundled one is symtext.
      """,
    isRepeated: true)

  /// Tells which options have no effect.
  let idle: UnusedOptions
  private let fontName: String
  private let fileAccess: FileAccess
  private let isItalic: Bool
  private let axisValue: Double
  private let isWeightGiven: Bool
  /// Whether an option of its own says it, and no text style.
  private let isWeightSaid: Bool
  private let coordinates: DesignCoordinates
  private let opticalSizing: OpticalSizing
  /// What is specified for all text.
  let attributes: AttributedText.Attributes
  /// Where fonts come from for characters that the text font lacks.
  let fallback: FontFallback?
  /// What is specified for all symbols.
  let configuration: SymbolConfiguration
  /// The symbol that takes the place of the first one.
  let successor: SymbolSuccessor?
  /// Whether what is drawn moves.
  private let moves: Bool
  /// The symbols.
  let symbols: SymbolLibraries

  /// Checks the options and opens the symbol libraries that are named.
  init(_ arguments: Arguments, style: TextStyleOptions) throws(CommandError) {
    idle = UnusedOptions(arguments)
    fontName = arguments.text("font")
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
      trimsPunctuation: try arguments.choice("text-spacing-trim", TextSpacingTrim.self) == .normal)
    (coordinates, opticalSizing) = try Self.place(arguments)
    fallback = arguments.has("no-fallback") ? nil : .system
    var configuration = try arguments.configuration(.scale, .weight, .cells)
    configuration.typeSettings = style.settings
    moves = arguments.knows("effect")
    configuration.effect = try arguments.effects(of: "effect", isRepeated: true)
    successor = try Self.successor(arguments)
    configuration.room = Self.room(arguments["reflow"]) ?? (moves ? .wider : nil)
    self.configuration = configuration
    symbols = try SymbolLibraries(arguments)
  }

  /// How much room symbols take, as a command says it that draws a text before and after its lines are set anew.
  private static func room(_ text: String?) -> SuccessorRoom? {
    switch text {
    case "before": .before
    case "after": .after
    default: nil
    }
  }

  /// The symbol that another one becomes, by its name or in braces.
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

  private static func coordinates(_ arguments: Arguments) throws(CommandError)
    -> DesignCoordinates
  {
    guard let text = arguments["axes"] else { return DesignCoordinates() }
    guard let coordinates = DesignCoordinates(text) else {
      throw .badValue("axes", text, "tags with values such as wdth=75,opsz=20 are expected")
    }
    return coordinates
  }

  /// The place on the axes, and whether that on the axis of optical sizes follows the size.
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
    // A file of another weight that is named without a weight is taken as it is.
    let synthesis = FontSynthesis(
      of: face, weight: isWeightGiven ? axisValue : 0, isItalic: isItalic)
    return Font(
      face: face, size: size, coordinates: place, synthesis: synthesis,
      opticalSizing: opticalSizing)
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

  /// Says which symbols stand for variants that no library has, which characters no font has, which fonts have
  /// colours that are not drawn, and which options have no effect.
  /// - Parameters:
  ///   - faces: those of all glyphs.
  ///   - font: that of the text.
  ///   - items: what is drawn, asked for only where its fonts matter.
  func warnings(
    symbols: [ResolvedSymbol], missing: [Unicode.Scalar], faces: [Face] = [], font: Font,
    items: @autoclosure () -> [DisplayItem]
  ) -> [Sentence] {
    (warning(missing: missing).map { [$0] } ?? []) + warnings(substituted: symbols)
      + warnings(moving: symbols) + warnings(colors: faces) + warnings(cellsOf: symbols)
      + idle.warnings(symbols: symbols)
      + idle.warning(
        "optical-size", if: font.face.axis("opsz") == nil,
        "\(font.face.family) has no axis of optical sizes")
      + idle.warnings(font: font, items: items()) + warnings(weightOf: font)
      + idle.warning("emphasized", if: isWeightSaid, "\(option: "weight") overrides it")
      + idle.warnings(valueOf: symbols)
  }

  /// Says which fonts have colours that are not drawn.
  private func warnings(colors faces: [Face]) -> [Sentence] {
    var said: Set<Int> = []
    return faces.compactMap { face in
      guard said.insert(face.id).inserted, let table = face.undrawnColors else { return nil }
      let reason =
        table == "SVG "
        ? "are drawings in SVG, which are not read" : "(\(table)) cannot be read"
      return "the colours of \(face.family) \(reason); its letters have the colour of the text"
    }
  }

  /// Says that a font has no other weight than its own.
  private func warnings(weightOf font: Font) -> [Sentence] {
    guard isWeightGiven, font.face.axis(.wght) == nil, font.synthesis.bold == 0,
      axisValue != Double(font.face.weightClass),
      let usual = try? Self.face(named: fontName, isItalic: isItalic, fileAccess: fileAccess),
      usual.file == font.face.file
    else { return [] }
    return idle.warnings(
      ["weight"],
      "of \(font.face.family) there is no weight nearer to it than \(font.face.weightClass)")
  }

  /// Says which symbols would move, where nothing does.
  private func warnings(moving symbols: [ResolvedSymbol]) -> [Sentence] {
    guard !moves,
      let symbol = symbols.first(where: {
        $0.configuration.effect != nil || $0.successor != nil
      })
    else { return [] }
    return [
      "`\(symbol.name)` is drawn at rest: its effect is played by symtext animate"
    ]
  }

  /// Says that symbols stand in no cells where there are none.
  private func warnings(cellsOf symbols: [ResolvedSymbol]) -> [Sentence] {
    guard let symbol = symbols.first(where: \.lacksCells) else { return [] }
    return [
      "cells have no effect on `\(symbol.name)`: \(symbol.textFont.face.family), the font of the text around it, is not monospaced"
    ]
  }

  /// Says for which symbols nothing stands.
  func warnings(skipped names: [String]) -> [Sentence] {
    var said: Set<String> = []
    return names.filter { said.insert($0).inserted }.map {
      "no symbol named `\($0)`: nothing is shown for it"
    }
  }

  /// The name of a symbol beside a text; `nil` where nothing stands for it, which is said then.
  /// - Parameter text: empty where the symbol stands alone and has to be there.
  func present(_ name: String?, beside text: String) throws(CommandError) -> String? {
    guard let name, symbols.missing == .skip, !text.isEmpty else { return name }
    let font = try font(size: 17)
    do throws(SymbolError) {
      _ = try ResolvedSymbol(name, in: symbols, beside: font)
      return name
    } catch {
      guard error.isMissingName else { throw CommandError(error) }
      for warning in warnings(skipped: [name]) { Console.warn(warning) }
      return nil
    }
  }

  private func warnings(substituted symbols: [ResolvedSymbol]) -> [Sentence] {
    var said: Set<String> = []
    return symbols.compactMap { symbol in
      if let name = symbol.missingName {
        return said.insert(name).inserted
          ? "no symbol named `\(name)`: a dashed box stands for it" : nil
      }
      guard let variant = symbol.variantAskedFor, said.insert(variant).inserted else { return nil }
      return
        "there is no `\(variant)`, and it cannot be made of what the font holds; `\(symbol.name)` is shown"
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
  /// Whether a terminal may show something for it.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
