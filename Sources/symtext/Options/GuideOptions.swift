internal import SymtextService
internal import SymtextCommandLine
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The guides over a picture.
struct GuideOptions {
  static let options: [Command.Option] = [
    .init(
      name: "guides", value: "list",
      help: """
        Draw hairline guides over the picture: box (of each line), extents (ascent, descent), cap, x-height, \
        baseline, rect (alignment rectangles), bearings, ink, and a legend below, which makes the picture higher. A \
        list selects guides: --guides=baseline,cap.
        """,
      isValueOptional: true)
  ]

  /// `nil` draws none.
  private let kinds: Set<MeasureKind>?
  private let hasLegend: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    guard let list = arguments["guides"] else {
      kinds = nil
      hasLegend = false
      return
    }
    var words = list.split(separator: ",").map(String.init)
    if words.isEmpty { words = Self.names }
    var kinds: Set<MeasureKind> = []
    for word in words where word != Self.legend {
      guard let kind = MeasureKind(rawValue: word) else {
        let near = NameSuggestions.nearest(to: word, among: Self.names).first
        throw .usage(
          suggestion: near,
          "\(option: "guides")=\(list): there is no guide \(word); the guides are \(Self.names.joined(separator: ", "))"
        )
      }
      kinds.insert(kind)
    }
    self.kinds = kinds
    hasLegend = words.contains(Self.legend)
  }

  private static let legend = "legend"
  private static let names = MeasureKind.allCases.map(\.rawValue) + [legend]

  /// - Parameter font: of the text.
  func style(pixelRatio: Double, font: Font) -> MeasureStyle? {
    kinds.map {
      MeasureStyle(kinds: $0, pixelRatio: pixelRatio, legendFont: hasLegend ? font : nil)
    }
  }
}
