internal import SymtextCommandLine
internal import SymtextSymbols
internal import SymtextFontGlyphs
package import SymtextSymbolImport

/// The notes on a built font.
package enum BuildNotes {
  /// Prints notes on drawings and symbols.
  package static func tell(_ built: BuiltFont, _ report: ImportReport) {
    tell(built.compiled)
    let guessed = report.guessedAltTexts.filter { built.set.has($0.symbol) }
    if let first = guessed.first {
      let which =
        guessed.count == 1
        ? "\(first.symbol) has no title and is" : "\(guessed.count) symbols have no title and are"
      Console.note(
        "\(which) described by the file name, as in “\(first.altText)” for \(first.symbol); add a <title> to the drawing or “alt” to symbols.json"
      )
    }
    if !built.compiled.symbolsWithoutLigature.isEmpty {
      Console.note(
        "names with other than English letters have no ligature: \(list(built.compiled.symbolsWithoutLigature))"
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ")
      + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }

  /// Prints the symbols that follow text only in part beyond an end of the named weights.
  private static func tell(_ parts: [String: Double], _ end: String) {
    let early = parts.filter { $0.value < 1 }
    guard !early.isEmpty else { return }
    let still = early.filter { $0.value == 0 }.keys.sorted()
    Console.note(
      "beside text \(end), \(early.count == 1 ? "1 symbol follows" : "\(early.count) symbols follow") the weight only in part, because lines would meet"
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
        "more than \(FontCompiler.mostLayers) layers; the front ones have no feature: \(list(report.symbolsOfManyLayers))"
      )
    }
    if !report.symbolsOfOneWeight.isEmpty {
      Console.note(
        "too intricate to cut out at every weight; programs without colour layers show Regular in one colour: \(list(report.symbolsOfOneWeight))"
      )
    }
    if !report.uncutSymbols.isEmpty {
      Console.note(
        "too intricate to cut out; programs without colour layers show them in one colour, without clearing: \(list(report.uncutSymbols))"
      )
    }
    if !report.heldBack.isEmpty {
      let names = report.heldBack.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      let parts = names.map { name, part in "\(name) \(Int((part * 100).rounded())) %" }
      Console.note(
        "Black strokes limited to a part of the usual width, because lines are close: \(list(parts))"
      )
    }
    if !report.symbolsOfVersion1.isEmpty {
      Console.note(
        "in one colour in programs without COLR version 1, because the clearing changes along the weight axis: \(list(report.symbolsOfVersion1))"
      )
    }
    if report.glyphsBeyondVersion0 > 0 {
      Console.note(
        "in one colour in programs without COLR version 1, as version 0 is limited to 65,535 layers: \(report.glyphsBeyondVersion0) glyphs; split the symbols into several fonts"
      )
    }
    tell(report.endingEarly.mapValues(\.lighter), "lighter than Ultralight")
    tell(report.endingEarly.mapValues(\.heavier), "heavier than Black")
    if report.leavesOverlaps {
      Console.note(
        "with more than \(FontCompiler.mostJoined) symbols, overlaps that take long to remove are kept; \(option: "overlaps") remove removes them"
      )
    }
  }
}
