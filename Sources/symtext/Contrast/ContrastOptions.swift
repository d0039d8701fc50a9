package import SymtextService
package import SymtextCommandLine
package import SymtextDrawing
internal import SymtextGraphics
package import SymtextSymbolText

/// Whether it is told how well the parts of a picture can be told from what is behind them.
package struct ContrastOptions {
  /// - Parameter place: where it is said.
  package static func option(_ place: String) -> Command.Option {
    .init(
      name: "check-contrast",
      help: """
        Say \(place) how far each text and each layer of each symbol stands out from what is behind it, \
        by WCAG 2.2: text 4.5, large text (24 points, or 18.66 bold) and symbols 3. Without \
        --background that is white, or black with --appearance dark. The exit status does not change: \
        faint layers may be meant.
        """)
  }

  package let isAsked: Bool
  private let background: Color

  package init(_ arguments: Arguments, painting: SymbolPainting) throws(CommandError) {
    isAsked = arguments.has("check-contrast")
    let page = Color(.systemBackground, painting.appearance, painting.contrast)
    background = try arguments.color("background")?.over(page) ?? page
  }

  /// Checks a picture, if that is asked for.
  /// - Parameter parts: which of its steps draw what, by what it is called.
  package func report(
    on picture: DisplayList, parts: [NamedSteps] = []
  ) throws(CommandError) -> ContrastReport? {
    guard isAsked else { return nil }
    do { return try ContrastReport(picture, background: background, parts: parts) } catch {
      throw .badData("\(error)")
    }
  }

  /// What is said of a picture, if that is asked for.
  /// - Parameter parts: which of its steps draw what, by what it is called.
  package func lines(
    on picture: DisplayList, parts: [NamedSteps] = []
  ) throws(CommandError) -> [String] {
    try report(on: picture, parts: parts)?.lines ?? []
  }
}
