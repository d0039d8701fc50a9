import SymtextSymbolExport
import SymtextFontGlyphs
import SymtextSymbolTestSupport
import SymtextSymbolText

/// Exports of a few symbols of the bundled library.
enum TestJob {
  /// Symbols with layers, clearing, colours, a mirrored and another form from right to left.
  static let names = [
    "heart", "heart.fill", "bell.slash", "person.badge.plus", "wifi", "arrow.right", "cloud.sun",
    "list.bullet", "text.alignleft", "trash",
  ]

  /// Returns a job for symbols, or variants that the library can make.
  /// - Throws: ``ExportError`` if the library has none of a name.
  static func job(_ wanted: [String] = names) throws -> ExportJob {
    let library = try TestLibrary.bundled.get()
    var choice = SymbolChoice(library)
    for name in wanted { try choice.add(named: name) }
    return try ExportJob(ExportedLibrary(library), symbols: choice.symbols)
  }

  /// Returns the texts of a target's files by their paths.
  static func texts(_ target: ExportTarget, _ job: ExportJob) throws -> [String: String] {
    let files = try target.files(of: job).files
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
