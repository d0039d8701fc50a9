internal import SymtextAuthoring
internal import SymtextOpenType
internal import SymtextSupport
internal import SymtextSymbolImport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `web`: a package with the font for style sheets, and with the player, its components and a module for each
/// symbol.
struct WebPackage: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let modules = try job.names(.kebab)
    let constants = try job.names(.camel, .typeScript)
    report.add(renamed: constants, in: .typeScript)
    let symbols = job.symbols.map {
      PlayerPackage.Symbol(
        name: $0.name, module: modules[$0.name], constant: constants[$0.name],
        altText: $0.metadata.altText)
    }
    let font = try SlimFont(job, scales: [.medium], directions: true)
    report.addMissingCharacters(of: job)
    report.addSharedCharacters(of: job)
    report.add(
      .leftOut,
      "the font has neither names, other scales than medium, colours nor layers; the elements have layers and colours"
    )
    do {
      return [
        ExportedFile("package.json", manifest),
        ExportedFile("\(slug).css", try styleSheet(font).css),
      ] + (try player(symbols, font))
    } catch {
      throw ExportError("\(error)")
    }
  }

  var usage: String {
    let constant = job.sample(.camel, .typeScript)
    let module = job.sample(.kebab)
    let prefix = StyleSheet.classNames(of: job.library.library).prefix
    let example = job.symbols[0].name
    return """
      The folder is a package of modules (`npm install ./FOLDER`). Symbols are elements that move, or characters of a \
      font; both have the weight, size, colour and direction of the text around them.

      Elements: each symbol is a module of its own, so that a bundler keeps only those that a page imports.

      ```js
      import { SymtextSymbol } from "\(name)/react";  // or /vue, /svelte
      import { \(constant) } from "\(name)/symbols";  // or: import \(constant) from "\(name)/symbols/\(module)"

      <SymtextSymbol symbol={\(constant)} effect="bounce" trigger="hover" />
      ```

      Without a framework, `define` of `\(name)` adds symbols:

      ```html
      <script type="module">
        import { define } from "\(name)";
        import \(constant) from "\(name)/symbols/\(module)";
        define(\(constant));
      </script>
      <symtext-symbol name="\(example)"></symtext-symbol>
      ```

      The font: import `\(name)/\(slug).css`, which has a class for each symbol.

      ```html
      <i class="\(prefix) \(StyleSheet.classNames(of: job.library.library).symbol(example))"></i>
      ```
      """
  }

  private var slug: String { job.library.slug }
  /// The name of the package: `symtext-symbols`.
  private var name: String { "\(slug)-symbols" }

  private func styleSheet(_ font: SlimFont) throws(SymbolError) -> StyleSheet {
    try StyleSheet(
      job.symbols.filter { font.characters[$0.name, .medium] != nil }, of: job.library.library,
      sources: [(address: "\(slug).woff2", format: "woff2")])
  }

  // MARK: The player

  /// Returns the modules of the player, and the font, which takes as long to compress as a few hundred modules to make.
  private func player(
    _ symbols: [PlayerPackage.Symbol], _ font: SlimFont
  ) throws -> [ExportedFile] {
    let package = PlayerPackage(
      try PlayerFiles(job.library.library), generator: "\(job.generator) export web")
    let fontFile = "\(slug).woff2"
    let made = ParallelMap.map(
      symbols.count + 1, threads: job.threads, progress: job.progress
    ) { index in
      Result { () throws -> ExportedFile in
        guard index > 0 else {
          return ExportedFile(fontFile, try WOFF2File.encoded(font.file.encoded()))
        }
        let module = try package.module(symbols[index - 1])
        return ExportedFile(module.name, module.text, of: symbols[index - 1].name)
      }
    }
    return try package.common(symbols).map { ExportedFile($0.name, $0.text) }
      + made.map { try $0.get() }
  }

  // MARK: package.json

  /// The description of the package.
  ///
  /// <https://nodejs.org/api/packages.html>
  private var manifest: [UInt8] {
    func text(_ value: String) -> JSONValue { .string(value) }
    func entry(_ name: String) -> JSONValue {
      .object([("types", text("./\(name).d.ts")), ("default", text("./\(name).js"))])
    }
    let frameworks = PlayerFramework.allCases.map(\.rawValue)
    let exports: [(String, JSONValue)] =
      [(".", entry("element"))]
      + frameworks.map { name in
        guard name == "svelte" else { return ("./\(name)", entry(name)) }
        return (
          "./svelte",
          .object([
            ("types", text("./svelte.d.ts")), ("svelte", text("./svelte.js")),
            ("default", text("./svelte.js")),
          ])
        )
      } + [
        ("./symbols", entry("symbols")),
        (
          "./symbols/*",
          .object([
            ("types", text("./symbol.d.ts")),
            ("default", text("./\(PlayerPackage.folder)/*.js")),
          ])
        ),
        ("./\(slug).css", text("./\(slug).css")), ("./\(slug).woff2", text("./\(slug).woff2")),
      ]
    return JSONDocument.file(
      tokens: .object([
        ("name", text(name)), ("version", text("1.0.0")), ("type", text("module")),
        ("license", text(job.library.knownLicense?.spdx ?? "SEE LICENSE IN README.md")),
        (
          "sideEffects",
          .array(
            ["./element.js", "./symtext-player.js", "./SymtextSymbol.svelte", "*.css"].map(text))
        ),
        ("exports", .object(exports)),
        ("peerDependencies", .object(frameworks.map { ($0, text("*")) })),
        (
          "peerDependenciesMeta",
          .object(frameworks.map { ($0, .object([("optional", .bool(true))])) })
        ),
      ]))
  }
}
