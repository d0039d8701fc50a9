internal import SymtextSupport
internal import SymtextSymbolImport

/// What a worker knows, which one thread changes at a time.
struct StudioState: Sendable {
  var folder: StudioFolder
  /// The number of the last event.
  var number = 0
  /// The views of symbols by name and tag.
  var views = BoundedCache<String, SymbolView>(limit: 64)
  /// The names of the symbols that the page shows, which are compiled first.
  var visible: [String] = []
  /// The names of the symbols that are being compiled.
  var busy: ExactSet = []
  var isEnded = false

  /// The key of a view.
  static func key(_ symbol: StudioSymbol) -> String { "\(symbol.name) \(symbol.tag.text)" }
}
