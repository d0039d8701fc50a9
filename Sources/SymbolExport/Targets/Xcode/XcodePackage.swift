internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `xcode`: a Swift package with an asset catalog of custom symbols.
///
/// Keys of the catalog are those of Apple's Asset Catalog Format Reference and of catalogs that Xcode writes.
struct XcodePackage: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let assets = try job.names(.dots, prefix: job.library.slug)
    let cases = try cases
    report.add(renamed: cases, in: .swift)
    var made: [(sets: [ExportedFile], symbol: XcodeSymbol)] = []
    var refused: [String] = []
    let library = job.library.library
    let results = ParallelMap.map(
      job.symbols.count, threads: job.threads, progress: job.progress
    ) { index in
      let symbol = job.symbols[index]
      return Result {
        try SymbolSetFolder(
          symbol, asset: assets[symbol.name], of: library, generator: job.generator)
      }
    }
    for (symbol, result) in zip(job.symbols, results) {
      guard !symbol.metadata.isDisplayOnly else {
        refused.append(symbol.name)
        continue
      }
      do {
        let folder = try result.get()
        made.append(
          (
            folder.files.map { ExportedFile("\(catalog)/\($0.path)", $0.bytes, of: symbol.name) },
            XcodeSymbol(
              name: cases[symbol.name], asset: assets[symbol.name],
              altText: symbol.metadata.altText)
          ))
      } catch {
        throw ExportError("\(error)")
      }
    }
    report.add(.leftOut, "display-only symbols are left out", of: refused)
    let sources = XcodeSources(
      module: module, generator: job.generator, symbols: made.map(\.symbol))
    return [
      ExportedFile("Package.swift", sources.manifest),
      ExportedFile("\(folder)/\(sources.type).swift", sources.enumeration),
      ExportedFile("\(folder)/\(sources.type)+SwiftUI.swift", sources.swiftUI),
      ExportedFile("\(folder)/\(sources.type)+UIKit.swift", sources.uiKit),
      ExportedFile("\(folder)/\(sources.type)+AppKit.swift", sources.appKit),
      ExportedFile("\(catalog)/Contents.json", Self.root),
    ] + made.flatMap(\.sets)
  }

  /// The module: `SymtextSymbols`.
  private var module: String {
    NameLanguage.swift.identifier(job.library.words + ["symbols"], .pascal)
  }
  private var folder: String { "Sources/\(module)" }
  private var catalog: String { "\(folder)/Resources/Symbols.xcassets" }

  /// The catalog's own description; its members keep Xcode from making symbols that would meet those of UIKit.
  private static let root = SymbolSetFolder.text(
    .object([
      ("info", SymbolSetFolder.info),
      (
        "properties",
        .object([("generate-swift-asset-symbol-extensions", .string("disabled"))])
      ),
    ]))

  var usage: String {
    let symbol = job.symbols.first { !$0.metadata.isDisplayOnly } ?? job.symbols[0]
    let name = (try? cases)?[symbol.name] ?? symbol.name
    let prefix =
      job.prefix == ""
      ? "" : " Names in the catalog have a prefix, so that none hides a symbol of the system."
    return """
      The folder is a Swift package: add it to a project with File › Add Package Dependencies… › Add Local…, or as \
      `.package(path: …)`.

      ```swift
      import \(module)

      Image(symbol: .\(name))  // SwiftUI, with the words for VoiceOver
      Label("Title", symbol: .\(name))
      UIImage(symbol: .\(name))  // UIKit
      NSImage.symbol(.\(name))  // AppKit
      ```

      Each symbol has nine weights and three scales, its layers for all rendering modes, and its form for text from \
      right to left.\(prefix)
      """
  }

  /// The cases of the enumeration, which have no prefix.
  private var cases: ExportNames {
    get throws(ExportError) {
      try ExportNames(
        job.names, .camel, .swift, overrides: job.overrides, reserved: XcodeSources.members)
    }
  }
}
