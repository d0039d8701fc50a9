package import SymtextService
package import SymtextCommandLine
package import SymtextDrawing
internal import SymtextGraphics
package import SymtextSymbolText

/// The option to report the contrast between a picture's parts and their backdrops.
package struct ContrastOptions {
  /// - Parameter place: where the report is printed.
  package static func option(_ place: String) -> Command.Option {
    .init(
      name: "check-contrast",
      help: """
        Print \(place) the contrast of each text and each symbol layer with its backdrop, by WCAG 2.2: text needs 4.5, \
        large text (24 points, or 18.66 bold) and symbols 3. Default background: white, or black with --appearance \
        dark. A disabled control needs none. The exit status stays the same, as faint layers may be intended.
        """)
  }

  package let isAsked: Bool
  private let background: Color

  package init(_ arguments: Arguments, painting: SymbolPainting) throws(CommandError) {
    isAsked = arguments.has("check-contrast")
    let page = Color(.systemBackground, painting.appearance, painting.contrast)
    background = try arguments.color("background")?.over(page) ?? page
  }

  /// Returns the contrast report of a picture; `nil` if it was not requested.
  /// - Parameters:
  ///   - parts: the drawing steps of named parts.
  ///   - isInactive: whether the picture shows a disabled control, which needs no contrast.
  package func report(
    on picture: DisplayList, parts: [NamedSteps] = [], isInactive: Bool = false
  ) throws(CommandError) -> ContrastReport? {
    guard isAsked else { return nil }
    do {
      return try ContrastReport(
        picture, background: background, parts: parts, isInactive: isInactive)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Returns the lines of the report; empty if it was not requested.
  /// - Parameters: as of ``report(on:parts:isInactive:)``.
  package func lines(
    on picture: DisplayList, parts: [NamedSteps] = [], isInactive: Bool = false
  ) throws(CommandError) -> [String] {
    try report(on: picture, parts: parts, isInactive: isInactive)?.lines ?? []
  }
}
