import SymtextSymbolText
import SymtextSymbols

@testable import SymtextSymbolExport

/// A job whose texts have characters that languages reserve.
enum HostileTexts {
  static let altText = "He said \"&<>\" \\n ${x} %d #{a} */ ]]>\nsecond\u{1}line 'x' 😀"
  static let family = "3D \"A\" & <B> \\ %#{}$"

  /// Returns a job for the symbol `heart` and one with a form from right to left.
  static func job() throws -> ExportJob {
    let plain = try TestJob.job(["heart", "list.bullet"])
    var library = plain.library
    library.family = family
    return try ExportJob(
      library,
      symbols: plain.symbols.map { symbol in
        var symbol = symbol
        symbol.metadata.altText = altText
        return symbol
      })
  }
}
