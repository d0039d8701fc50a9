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
    try job.checkCharacters()
    report.addMissingScales(of: job)
    let names = try job.names(.camel, .dart)
    report.add(renamed: names, in: .dart)
    report.addMissingCharacters(of: job)
    report.addSharedCharacters(of: job)
    report.addLosses(of: job, directions: .mirroring)
    report.addLosses(of: job, colors: .none)
    let font = try SlimFont(job, scales: job.scales, directions: false)
    let icons = try icons(names, font.characters)
    return [
      ExportedFile("pubspec.yaml", manifest),
      ExportedFile("lib/\(package).dart", constants(icons)),
      ExportedFile("lib/\(package)_names.dart", lookup(icons)),
      ExportedFile("lib/fonts/\(type).ttf", font.file.encoded()),
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

      `weight:` from 100 to 900 sets the font's weight.\(scales) Release builds keep only the icons that the app names. A look-up \
      by name, `package:\(package)/\(package)_names.dart`, is apart, because it keeps them all.
      """
  }

  private var scales: String {
    let endings = job.scales.dropFirst().map { "`\(NameScheme.pascal.joined([$0.rawValue]))`" }
    guard !endings.isEmpty else { return "" }
    return " Names of other scales end in \(endings.joined(separator: " and "))."
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

  /// A constant: a symbol at a scale.
  private struct Icon {
    let name: String
    let symbol: ListedSymbol
    let scale: SymbolScale
    let character: UInt32
  }

  /// Returns the constants of all scales; names of scales but the first one have a word for it.
  /// - Throws: ``ExportError`` if two would have one name.
  private func icons(
    _ names: ExportNames, _ characters: ScaleCharacters
  ) throws(ExportError) -> [Icon] {
    var taken: ExactDictionary<String> = [:]
    var icons: [Icon] = []
    for symbol in job.symbols {
      for scale in job.scales {
        guard let character = characters[symbol.name, scale] else { continue }
        let ending = scale == job.scales.first ? "" : NameScheme.pascal.joined([scale.rawValue])
        let name = names[symbol.name] + ending
        if let other = taken[name.lowercased()] {
          throw ExportError(symbol.name, meets: other, at: "the constant \(name)")
        }
        taken[name.lowercased()] = symbol.name
        icons.append(Icon(name: name, symbol: symbol, scale: scale, character: character))
      }
    }
    return icons
  }

  private func constants(_ icons: [Icon]) -> String {
    let lines = icons.map { icon in
      let metadata = icon.symbol.metadata
      let isMirrored = metadata.rightToLeft == .mirrored ? ", matchTextDirection: true" : ""
      let words = metadata.altText.isEmpty ? icon.symbol.name : metadata.altText
      return """
          /// \(words.split(whereSeparator: \.isNewline).joined(separator: " ")).
          static const IconData \(icon.name) = IconData(0x\(String(icon.character, radix: 16)), fontFamily: _family, fontPackage: _package\(isMirrored));

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

  private func lookup(_ icons: [Icon]) -> String {
    let lines = icons.filter { $0.scale == job.scales.first }.map {
      "  \(DartConstants().quoted($0.symbol.name)): \(type).\($0.name),\n"
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
