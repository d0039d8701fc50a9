internal import SymtextCommandLine
internal import SymtextSymbols
internal import SymtextFontGlyphs
package import SymtextSymbolImport

/// What is told of a font that was built.
package enum BuildNotes {
  /// Tells what became of drawings and symbols.
  package static func tell(_ built: BuiltFont, _ report: ImportReport) {
    tell(built.compiled)
    let guessed = report.guessedAltTexts.filter { built.set.has($0.symbol) }
    if let first = guessed.first {
      let which =
        guessed.count == 1
        ? "\(first.symbol) has no title, and is" : "\(guessed.count) symbols have no title, and are"
      Console.note(
        "\(which) called by the words of the file's name, as in “\(first.altText)” for \(first.symbol); a <title> in the drawing or “alt” in symbols.json says it better"
      )
    }
    if !built.compiled.symbolsWithoutLigature.isEmpty {
      Console.note(
        "names that are not of English letters are no ligatures: \(list(built.compiled.symbolsWithoutLigature))"
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ")
      + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }

  /// Says which symbols cannot follow texts beyond an end of the named weights all the way.
  private static func tell(_ parts: [String: Double], _ end: String) {
    let early = parts.filter { $0.value < 1 }
    guard !early.isEmpty else { return }
    let still = early.filter { $0.value == 0 }.keys.sorted()
    Console.note(
      "beside text that is \(end), \(early.count == 1 ? "1 symbol follows" : "\(early.count) symbols follow") the weight only in part, because lines would meet"
        + (still.isEmpty ? "" : "; not at all: \(list(still))"))
  }

  private static func tell(_ report: FontCompiler.Report) {
    Console.note(
      "\(report.symbolCount) \(report.symbolCount == 1 ? "symbol" : "symbols"), \(report.glyphCount) glyphs: "
        + "\(report.compositeCount) composed of others, "
        + "\(report.switchedGlyphs.count) with other outlines at some weights, "
        + "\(report.overlappingGlyphs.count) with overlapping contours")
    if !report.symbolsOfManyLayers.isEmpty {
      Console.note(
        "more than \(FontCompiler.mostLayers) layers, of which those in front have no feature: \(list(report.symbolsOfManyLayers))"
      )
    }
    if !report.symbolsOfOneWeight.isEmpty {
      Console.note(
        "too intricate to be cut out at every weight, so that programs that paint no layers show Regular in one colour: \(list(report.symbolsOfOneWeight))"
      )
    }
    if !report.uncutSymbols.isEmpty {
      Console.note(
        "too intricate to be cut out, so that programs that paint no layers show them in one colour as if nothing cleared: \(list(report.uncutSymbols))"
      )
    }
    if !report.heldBack.isEmpty {
      let names = report.heldBack.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      let parts = names.map { name, part in "\(name) \(Int((part * 100).rounded())) %" }
      Console.note(
        "held back in Black, because lines are close, to this part of the stroke that others have: \(list(parts))"
      )
    }
    if !report.symbolsOfVersion1.isEmpty {
      Console.note(
        "in one colour for programs that do not know COLR version 1, because what clears is cut out of them in several ways along the weight axis: \(list(report.symbolsOfVersion1))"
      )
    }
    if report.glyphsBeyondVersion0 > 0 {
      Console.note(
        "in one colour for programs that do not know COLR version 1, whose list of 65,535 layers is full: \(report.glyphsBeyondVersion0) glyphs; several fonts have room for all"
      )
    }
    tell(report.endingEarly.mapValues(\.lighter), "lighter than Ultralight")
    tell(report.endingEarly.mapValues(\.heavier), "heavier than Black")
    if report.leavesOverlaps {
      Console.note(
        "in sets of more than \(FontCompiler.mostJoined) symbols overlaps that take long to remove are kept; \(option: "overlaps") remove removes them"
      )
    }
  }
}
