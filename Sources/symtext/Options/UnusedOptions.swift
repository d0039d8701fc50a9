internal import SymtextService
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextOpenType
internal import SymtextSymbolText
internal import SymtextFonts

/// Warnings about given options without effect on the picture.
///
/// There is no warning about an option for the picture's surroundings, such as appearance or language, or about a
/// bound, such as a width: a picture may meet it without a change.
struct UnusedOptions {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Whether one of several options was given.
  private func hasAny(_ names: [String]) -> Bool { names.contains { arguments.has($0) } }

  /// Returns a warning with the reason for each given option.
  func warnings(_ names: [String], _ reason: Sentence) -> [Sentence] {
    names.filter { arguments.has($0) }.map { "\(arguments.given($0)) has no effect: \(reason)" }
  }

  /// Returns a warning about one option, if it was given and a condition holds.
  func warning(_ name: String, if isIdle: @autoclosure () -> Bool, _ reason: Sentence) -> [Sentence]
  {
    arguments.has(name) && isIdle() ? warnings([name], reason) : []
  }

  // MARK: Symbols

  private static let ofSymbols = [
    "scale", "symbol-weight", "slant", "mode", "palette", "gradient", "value", "variable", "cells",
  ]

  /// - Parameter symbols: all symbols of the picture.
  func warnings(symbols: [ResolvedSymbol]) -> [Sentence] {
    guard hasAny(Self.ofSymbols) else { return [] }
    let symbols = symbols + symbols.compactMap(\.successor)
    guard !symbols.isEmpty else { return warnings(Self.ofSymbols, "there is no symbol") }
    // Invalid values were reported before.
    guard let painting = try? PaintingOptions(arguments).painting else { return [] }
    return warning(
      "symbol-weight", if: symbols.allSatisfy { !$0.hasWeights },
      "the symbols' font has only one weight")
      + slantWarnings(symbols)
      + warning(
        "palette", if: !symbols.contains { $0.takesPalette(of: painting) },
        "no symbol is drawn in the palette mode")
      + warning(
        "value", if: !symbols.contains { $0.takesValue(of: painting) },
        "no symbol shows a value" + (painting.variable == .draw ? " by drawing its lines" : ""))
      + warning(
        "variable", if: symbols.allSatisfy { $0.painting(of: painting).value == nil },
        "no symbol has a value; set it with \(option: "value")")
  }

  /// Returns a warning if a slant that was given leaves all symbols upright.
  private func slantWarnings(_ symbols: [ResolvedSymbol]) -> [Sentence] {
    guard let slant = arguments["slant"].flatMap({ SymbolSlant($0) }), slant != .upright,
      slant != .degrees(0), symbols.allSatisfy({ $0.slope == 0 })
    else { return [] }
    // Symbols in braces may have a slant of their own.
    guard symbols.contains(where: { $0.configuration.slant == slant }) else {
      return warnings(["slant"], "every symbol has a slant of its own")
    }
    return warnings(
      ["slant"],
      slant == .matched && symbols.allSatisfy({ $0.textFont.slope == 0 })
        ? "the text is upright; make it italic, or give degrees"
        : "glyphs with colours and images stay upright")
  }

  /// Returns warnings about symbols that do not show a value, their own in braces or the option's.
  func warnings(valueOf symbols: [ResolvedSymbol]) -> [Sentence] {
    guard arguments.has("value") || symbols.contains(where: { $0.configuration.value != nil }),
      let painting = try? PaintingOptions(arguments).painting
    else { return [] }
    // If no symbol takes the option's value, another sentence says so.
    let isTaken = symbols.contains { $0.takesValue(of: painting) }
    var said: Set<String> = []
    return symbols.compactMap { symbol in
      let draws = symbol.painting(of: painting).variable == .draw
      let expects =
        symbol.configuration.value != nil
        || isTaken && painting.value != nil && (draws ? symbol.isFilled : symbol.hasVariableLayers)
      // Another sentence tells that the version lacks variable draw.
      guard expects, !symbol.showsValue(of: painting),
        !symbol.painting(of: painting).holdsBackVariableDraw,
        said.insert(symbol.name).inserted
      else { return nil }
      let mode = symbol.shownMode(of: painting).rawValue
      let reason: Sentence =
        switch (draws, draws ? symbol.isFilled : symbol.hasVariableLayers) {
        case (true, true):
          "it is filled, and variable=draw draws lines; use an outlined symbol, or variable=color"
        case (true, false): "it has no lines to draw in part"
        case (false, true): "no layer of it shows a value in the mode \(mode); use another mode"
        case (false, false): "it has no variable layers"
        }
      return "value has no effect on `\(symbol.name)`: " + reason
    }
  }

  /// Warns of the styles that the version of --effects-of lacks, and names the styles that replace them.
  func warnings(versionOf symbols: [ResolvedSymbol]) -> [Sentence] {
    guard arguments.has("effects-of"), let painting = try? PaintingOptions(arguments).painting
    else { return [] }
    let symbols = symbols + symbols.compactMap(\.successor)
    func first(_ isHeldBack: (SymbolPainting) -> Bool) -> ResolvedSymbol? {
      symbols.first { isHeldBack($0.painting(of: painting)) }
    }
    var warnings: [Sentence] = []
    if let symbol = first(\.holdsBackGradient) {
      warnings.append(
        "gradients came with SF Symbols \(SymbolPainting.gradientVersion): the colours of `\(symbol.name)` are flat"
      )
    }
    if let symbol = first({ $0.holdsBackVariableDraw && $0.value != nil }) {
      let early: Sentence = "variable draw came with SF Symbols \(SymbolPainting.drawVersion): "
      warnings.append(
        early
          + (symbol.showsValue(of: painting)
            ? "variable color shows the value of `\(symbol.name)`"
            : "`\(symbol.name)` shows no value, because it has no layers for variable color"))
    }
    return warnings
  }

  /// - Parameters:
  ///   - symbols: all symbols of the picture.
  ///   - text: the text, with U+FFFC for each symbol and image; evaluated only if a colour was given.
  func warnings(
    colorOf symbols: [ResolvedSymbol], text: @autoclosure () -> String
  ) -> [Sentence] {
    guard arguments.has("color"), !symbols.isEmpty, case let text = text(),
      text.allSatisfy({ $0.isWhitespace || $0 == "\u{FFFC}" }),
      text.count(where: { $0 == "\u{FFFC}" }) == symbols.count,
      let painting = try? PaintingOptions(arguments).painting,
      !symbols.contains(where: { $0.takesTextColor(of: painting) })
    else { return [] }
    return warnings(["color"], "there are no letters, and the symbols have colours of their own")
  }

  // MARK: Fonts

  /// - Parameters:
  ///   - font: the font of the text.
  ///   - items: the drawing, whose letters may have other fonts.
  func warnings(font: Font, items: @autoclosure () -> [DisplayItem]) -> [Sentence] {
    guard hasAny(["axes", "features"]) else { return [] }
    var faces = [font.face]
    items().forEachLeaf { item in
      // A run without characters is a symbol.
      if case .glyphs(let run, _) = item, !run.range.isEmpty,
        !faces.contains(where: { $0.id == run.font.face.id })
      {
        faces.append(run.font.face)
      }
    }
    return axisWarnings(faces) + featureWarnings(faces)
  }

  private func axisWarnings(_ faces: [Face]) -> [Sentence] {
    guard let coordinates = arguments["axes"].flatMap({ DesignCoordinates($0) }) else { return [] }
    return coordinates.values.filter { axis in faces.allSatisfy { $0.axis(axis.tag) == nil } }
      .map { axis in
        let axes = faces[0].axes.map { "\($0.tag)" }.joined(separator: ", ")
        return "\(option: "axes") \(axis.tag) has no effect: no font of the text has this axis; "
          + "\(faces[0].family) has \(axes.isEmpty ? "none" : axes)"
      }
  }

  private func featureWarnings(_ faces: [Face]) -> [Sentence] {
    guard let features = arguments["features"].flatMap({ FontFeature.list($0) }) else { return [] }
    // Features in Apple's tables have other names, and the `kern` table has none.
    guard !faces.contains(where: { $0.hasTable("morx") || $0.hasTable("kerx") }) else { return [] }
    var known = faces.reduce(into: Set<Tag>()) { $0.formUnion($1.featureTags) }
    if faces.contains(where: { $0.hasTable("kern") }) { known.insert("kern") }
    return features.filter { !known.contains($0.tag) }.map {
      "\(option: "features") \($0.tag) has no effect: no font of the text has this feature; "
        + "`symtext font inspect` shows which \(faces[0].family) has"
    }
  }
}
