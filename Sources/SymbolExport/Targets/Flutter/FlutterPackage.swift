internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `flutter`: a package of constants of `IconData`, and the variable font.
///
/// All constants are in one class that is never made, as Flutter's tree shaking of icon fonts demands.
struct FlutterPackage: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.camel, .dart)
    report.add(renamed: names, in: .dart)
    report.add(
      .leftOut, "the font does not store the variant, so it has no code point",
      of: job.symbols.filter { $0.codePoint == nil }.map(\.name))
    report.addLosses(of: job, directions: .mirroring)
    report.addLosses(of: job, colors: .none)
    report.add(.leftOut, "scales are left out: Icon has one size")
    let font = job.library.library.face.data
    return [
      ExportedFile("pubspec.yaml", manifest),
      ExportedFile("lib/\(package).dart", constants(names)),
      ExportedFile("lib/\(package)_names.dart", lookup(names)),
      ExportedFile("lib/fonts/\(type).ttf", BinaryReader(font).copy),
    ]
  }

  var usage: String {
    let symbol = job.symbols.first { $0.codePoint != nil } ?? job.symbols[0]
    let name = job.sample(.camel, .dart, of: symbol.name)
    return """
      Add the folder to `pubspec.yaml` (`\(package): { path: … }`), then:

      ```dart
      import 'package:\(package)/\(package).dart';

      Icon(\(type).\(name), weight: 600, semanticLabel: '…')
      ```

      `weight:` from 100 to 900 sets the font's weight. Release builds keep only the icons that the app names. A look-up \
      by name, `package:\(package)/\(package)_names.dart`, is apart, because it keeps them all.
      """
  }

  private var words: [String] { job.library.words }
  private var package: String { NameLanguage.dart.identifier(words + ["symbols"], .snake) }
  private var type: String { NameLanguage.dart.identifier(words + ["symbols"], .pascal) }
  /// The name of the table by names: `symtextByName`.
  private var table: String { NameLanguage.dart.identifier(words + ["by", "name"], .camel) }

  private var manifest: String {
    """
    name: \(package)
    description: \(JSONValue.string("The symbols of \(job.library.family) as icons.").packedText)
    version: 1.0.0
    publish_to: none

    environment:
      sdk: ">=3.0.0 <4.0.0"
      flutter: ">=3.10.0"

    dependencies:
      flutter:
        sdk: flutter

    flutter:
      fonts:
        - family: \(type)
          fonts:
            - asset: lib/fonts/\(type).ttf

    """
  }

  private func constants(_ names: ExportNames) -> String {
    let lines = job.symbols.compactMap { symbol -> String? in
      guard let code = symbol.codePoint else { return nil }
      let isMirrored = symbol.metadata.rightToLeft == .mirrored ? ", matchTextDirection: true" : ""
      let words = symbol.metadata.altText.isEmpty ? symbol.name : symbol.metadata.altText
      return """
          /// \(words.split(whereSeparator: \.isNewline).joined(separator: " ")).
          static const IconData \(names[symbol.name]) = IconData(0x\(String(code, radix: 16)), fontFamily: _family, fontPackage: _package\(isMirrored));

        """
    }
    return """
      // Made by `\(job.generator) export flutter`.
      import 'package:flutter/widgets.dart';

      /// The symbols of \(job.library.family).
      @staticIconProvider
      abstract final class \(type) {
        static const String _family = '\(type)';
        static const String _package = '\(package)';

      \(lines.joined(separator: "\n"))}

      """
  }

  private func lookup(_ names: ExportNames) -> String {
    let lines = job.symbols.filter { $0.codePoint != nil }.map {
      "  \(ConstantLanguage.dart.quoted($0.name)): \(type).\(names[$0.name]),\n"
    }
    return """
      // Made by `\(job.generator) export flutter`.
      import 'package:flutter/widgets.dart';

      import '\(package).dart';

      /// The symbols by name; an app that uses this keeps all icons in its font.
      const Map<String, IconData> \(table) = {
      \(lines.joined())};

      """
  }
}
