internal import SymtextCommandLine
internal import SymtextSymbols
internal import SymtextFontGlyphs
package import SymtextSymbolImport

/// The notes on a built font: those that ask a designer to act, and details.
package struct BuildNotes {
  /// The greatest number of notes that a build prints unless it is verbose.
  private static let mostPrinted = 2

  /// Notes that name a remedy, the most urgent first.
  private var actions: [Sentence] = []
  /// Numbers, and limits of the drawings without a remedy.
  private var details: [Sentence] = []

  /// - Parameter keepsCodePoints: Whether later builds keep the code points of this one.
  package init(_ built: BuiltFont, _ report: ImportReport, keepsCodePoints: Bool) {
    if !keepsCodePoints {
      actions.append(
        "code points may change when drawings are added; \(option: "codepoints") FILE keeps them")
    }
    addTitles(report.guessedAltTexts.filter { built.set.has($0.symbol) })
    addActions(built.compiled)
    addDetails(built.compiled)
    if !built.compiled.symbolsWithoutLigature.isEmpty {
      details.append(
        "names with other than English letters have no ligature: \(Self.list(built.compiled.symbolsWithoutLigature))"
      )
    }
  }

  /// All notes in the words of the command line, for a report.
  package var texts: [String] { (actions + details).map(\.description) }

  /// Prints the most urgent notes, or all.
  package func tell(isVerbose: Bool) {
    let printed = isVerbose ? details + actions : Array(actions.prefix(Self.mostPrinted))
    for note in printed { Console.note(note) }
  }

  private mutating func addTitles(_ guessed: [(symbol: String, altText: String)]) {
    guard let first = guessed.first else { return }
    let which =
      guessed.count == 1
      ? "\(first.symbol) has no title and is" : "\(guessed.count) symbols have no title and are"
    actions.append(
      "\(which) described by the file name, as in “\(first.altText)” for \(first.symbol); add a <title> to the drawing or “alt” to symbols.json"
    )
  }

  private mutating func addActions(_ report: FontCompiler.Report) {
    if report.glyphsBeyondVersion0 > 0 {
      actions.append(
        "in one colour in programs without COLR version 1, as version 0 is limited to 65,535 layers: \(report.glyphsBeyondVersion0) glyphs; split the symbols into several fonts"
      )
    }
    if report.leavesOverlaps {
      actions.append(
        "with more than \(FontCompiler.mostJoined) symbols, overlaps that take long to remove are kept; \(option: "overlaps") remove removes them"
      )
    }
  }

  private mutating func addDetails(_ report: FontCompiler.Report) {
    details.append(
      "\(report.symbolCount) \(report.symbolCount == 1 ? "symbol" : "symbols"), \(report.glyphCount) glyphs: \(report.compositeCount) composed of others, \(report.switchedGlyphs.count) with other outlines at some weights, \(report.overlappingGlyphs.count) with overlapping contours"
    )
    if !report.symbolsOfManyLayers.isEmpty {
      details.append(
        "more than \(FontCompiler.mostLayers) layers; the front ones have no feature: \(Self.list(report.symbolsOfManyLayers))"
      )
    }
    if !report.symbolsOfOneWeight.isEmpty {
      details.append(
        "too intricate to cut out at every weight; programs without colour layers show Regular in one colour: \(Self.list(report.symbolsOfOneWeight))"
      )
    }
    if !report.uncutSymbols.isEmpty {
      details.append(
        "too intricate to cut out; programs without colour layers show them in one colour, without clearing: \(Self.list(report.uncutSymbols))"
      )
    }
    if !report.heldBack.isEmpty {
      let names = report.heldBack.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      let parts = names.map { name, part in "\(name) \(Int((part * 100).rounded())) %" }
      details.append(
        "Black strokes limited to a part of the usual width, because lines are close: \(Self.list(parts))"
      )
    }
    if !report.symbolsOfVersion1.isEmpty {
      details.append(
        "in one colour in programs without COLR version 1, because the clearing changes along the weight axis: \(Self.list(report.symbolsOfVersion1))"
      )
    }
    addParts(report.endingEarly.mapValues(\.lighter), beside: "lighter than Ultralight")
    addParts(report.endingEarly.mapValues(\.heavier), beside: "heavier than Black")
  }

  /// Adds the symbols that follow the text's weight only in part beyond an end of the named weights.
  private mutating func addParts(_ parts: [String: Double], beside end: String) {
    let early = parts.filter { $0.value < 1 }
    guard !early.isEmpty else { return }
    let still = early.filter { $0.value == 0 }.keys.sorted()
    let which = early.count == 1 ? "1 symbol follows" : "\(early.count) symbols follow"
    let most = still.isEmpty ? "" : "; not at all: \(Self.list(still))"
    details.append(
      "beside text \(end), \(which) the weight only in part, because lines would meet\(most)")
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ")
      + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }
}
