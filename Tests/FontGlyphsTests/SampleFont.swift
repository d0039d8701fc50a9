@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport

/// A font of about forty symbols of all kinds, drawn and generated; compiled once and shared by the tests.
enum SampleFont {
  private static let drawn = [
    "arrow.forward", "bell", "book", "character", "character.ar", "character.he", "checkmark",
    "circle", "clock", "cloud.sun.rain", "document", "ellipsis", "exclamationmark", "folder",
    "gear", "heart", "hourglass", "leaf", "link", "magnifyingglass", "minus", "moon", "person",
    "person.crop.circle", "plus", "speaker.wave.3", "star", "text.alignleft", "umbrella", "wifi",
    "xmark",
  ]
  private static let generated = [
    "bell.badge", "bell.slash", "book.fill", "folder.badge.plus", "folder.fill.badge.gear",
    "heart.circle.fill", "heart.fill", "heart.slash.circle", "link.badge.plus",
    "moon.rectangle.fill", "person.crop.circle.badge.checkmark", "star.square", "wifi.slash",
  ]

  /// The drawings and the variants.
  static let symbols = Result {
    let drawings = try drawn.map { try BundledDrawings.symbol("\($0).svg") }
    let variants = SymbolVariants(drawings)
    return try kept(drawings + generated.map { try variants.symbol(named: $0) })
  }

  /// Removes forms that are not among the symbols.
  private static func kept(_ symbols: [Symbol]) -> [Symbol] {
    let names = Set(symbols.map(\.name))
    return symbols.map { symbol in
      var symbol = symbol
      symbol.metadata.forms = symbol.metadata.forms.filter { names.contains($0.value) }
      if case .symbol(let form) = symbol.metadata.rightToLeft, !names.contains(form) {
        symbol.metadata.rightToLeft = nil
      }
      return symbol
    }
  }

  static let set = Result { try SymbolSet(symbols: try symbols.get()) }

  private struct Compiled {
    var bytes: [UInt8]
    var report: FontCompiler.Report
    var directory: TemporaryDirectory
  }

  private static let compiled = Result {
    let (file, report) = try FontCompiler().font(try set.get())
    let directory = try TemporaryDirectory()
    try PackageFiles.write(file.encoded(), to: directory.file("sample.ttf"))
    return Compiled(bytes: file.encoded(), report: report, directory: directory)
  }

  static func bytes() throws -> [UInt8] { try compiled.get().bytes }
  static func report() throws -> FontCompiler.Report { try compiled.get().report }
  /// The path of the font's file.
  static func file() throws -> String { try compiled.get().directory.file("sample.ttf") }
}
