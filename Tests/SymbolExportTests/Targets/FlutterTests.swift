import SymtextSymbolExport
import SymtextFontGlyphs
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextSymbols
import Testing

struct FlutterTests {
  @Test func `Constants have the font's code points, and mirror what is mirrored`() throws {
    let library = try TestLibrary.bundled.get()
    let files = try TestJob.texts(
      .flutter, TestJob.job(["heart", "list.bullet", "case", "bell.square"]))
    let dart = try #require(files["lib/symtext_symbols.dart"])
    let heart = try #require(library.font.entry(named: "heart")).codePoint
    #expect(
      dart.contains(
        "static const IconData heart = IconData(0x\(String(heart, radix: 16)), fontFamily: _family, fontPackage: _package);"
      ))
    let list = dart.split(separator: "\n").first { $0.contains(" listBullet = ") }
    #expect(list?.hasSuffix(", matchTextDirection: true);") == true)
    #expect(dart.contains("@staticIconProvider\nabstract final class SymtextSymbols {"))
    #expect(!dart.contains("Map<"), "a look-up in this file would keep all icons in the font")
    #expect(
      files["lib/symtext_symbols_names.dart"]?.contains("\"heart\": SymtextSymbols.heart,") == true)
    #expect(files["pubspec.yaml"]?.contains("- asset: lib/fonts/SymtextSymbols.ttf") == true)
  }

  @Test func `A variant that the font does not store is named in the report`() throws {
    let library = try TestLibrary.bundled.get()
    var choice = SymbolChoice(library)
    try choice.add(named: "bell.square")
    try choice.add(named: "bell")
    let job = try ExportJob(ExportedLibrary(library), symbols: choice.symbols)
    let report = try ExportTarget.flutter.files(of: job).report
    #expect(report.remarks.contains { $0.symbols == ["bell.square"] && $0.kind == .leftOut })
  }
}
