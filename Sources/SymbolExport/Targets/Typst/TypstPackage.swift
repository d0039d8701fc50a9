internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The target `typst`: a package with a function that sets symbols beside text, and their shapes as SVG.
///
/// Typst finds no fonts in packages, so that a font would have to be installed.
/// <https://github.com/typst/packages/blob/main/docs/manifest.md>
struct TypstPackage: TargetWriter {
  let job: ExportJob

  func files(_ report: inout TargetReport) throws(ExportError) -> [ExportedFile] {
    let names = try job.names(.kebab)
    var files = [
      ExportedFile("typst.toml", manifest),
      ExportedFile("lib.typ", TypstSource.text(job.generator)),
    ]
    for variant in job.variants {
      let symbols = try job.flat(variant)
      report.add(scaled: symbols)
      let folder = Self.folder(variant)
      for (listed, symbol) in zip(job.symbols, symbols) {
        let path = "\(folder)/\(names[listed.name]).svg"
        files.append(ExportedFile(path, Self.svg(symbol, variant.mode), of: listed.name))
      }
      for (listed, symbol) in try job.rightToLeftForms(of: variant) {
        let path = "\(folder)/\(names[listed.name])-rtl.svg"
        files.append(ExportedFile(path, Self.svg(symbol, variant.mode), of: listed.name))
      }
    }
    files.append(ExportedFile("symbols.json", table(names).bytes))
    report.addLosses(of: job, colors: .light)
    report.add(.leftOut, "gradients and patterns of the text become one colour")
    return files
  }

  var usage: String {
    let weights =
      job.weights.count > 1
      ? "The weight follows that of `#set text(weight: …)`, as far as the package has it."
      : "The package has one weight; `symtext export typst --weights all` writes nine, which follow that of the text."
    let modes =
      job.modes.count > 1
      ? " Modes are \(job.modes.map { "`mode: \"\($0.rawValue)\"`" }.joined(separator: ", "))." : ""
    let palette =
      job.modes.contains(.palette)
      ? " In a palette, `fill:` is the first colour and `colors: (red, blue)` are the others." : ""
    return """
      Copy the folder to `~/.local/share/typst/packages/local/\(package)/1.0.0`, or import its `lib.typ`. It needs \
      Typst 0.13, and no font.

      ```typst
      #import "@local/\(package):1.0.0": icon

      A #icon("\(job.sample(.kebab))") beside text.
      ```

      A symbol has the size and colour of the text around it, and its description for screen readers. \(weights) \
      Typst does not tell functions of `*strong*` text: give `weight: "bold"` there.\(modes)\(palette) Other arguments \
      are `size:`, `scale:`, `fill:`, `dir:` and `alt:`.
      """
  }

  /// The name of the package: `symtext-symbols`.
  private var package: String {
    NameLanguage.typst.identifier(job.library.words + ["symbols"], .kebab)
  }

  private var manifest: String {
    let library = job.library
    func quoted(_ text: String) -> String { JSONValue.string(text).packedText }
    // It has to be an identifier of SPDX.
    let license = library.knownLicense.map { "license = \(quoted($0.spdx))\n" } ?? ""
    let description = quoted("The symbols of \(library.family), beside text.")
    return """
      [package]
      name = "\(package)"
      version = "1.0.0"
      compiler = "0.13.0"
      entrypoint = "lib.typ"
      authors = [\(quoted(library.author))]
      description = \(description)
      \(license)
      """
  }

  private static func folder(_ variant: FlatSymbol.Variant) -> String {
    "svg/\(variant.weight.rawValue)-\(variant.scale.rawValue)-\(variant.mode.rawValue)"
  }

  /// Returns a file in which `lib.typ` replaces `currentColor`, for the other levels of a palette with their class.
  private static func svg(_ symbol: FlatSymbol, _ mode: RenderingMode) -> String {
    let paths = symbol.svgPaths { shape in
      let level =
        mode == .palette && shape.level != .primary ? " class=\"\(shape.level.rawValue)\"" : ""
      return "\(level) fill=\"currentColor\""
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(symbol.width)\""
      + " height=\"\(symbol.height)\" viewBox=\"\(symbol.viewBox)\">\(paths)</svg>\n"
  }

  /// The table from which `lib.typ` chooses files.
  private func table(_ names: ExportNames) -> JSONValue {
    let entries = job.symbols.map { listed in
      var members: [(String, JSONValue)] = [("alt", .string(listed.metadata.altText))]
      if listed.metadata.rightToLeft != nil { members.append(("rtl", .bool(true))) }
      return (names[listed.name], JSONValue.object(members))
    }
    let taken = ExactSet(job.names.map { names[$0] })
    var aliases: ExactDictionary<String> = [:]
    for listed in job.symbols {
      let others = listed.metadata.aliases.map { NameScheme.kebab.joined(NameWords.words(of: $0)) }
      // `icon` writes dots of names as hyphens. A symbol's own name goes before others' aliases.
      for name in [listed.name.replacingDots] + others where !taken.contains(name) && !name.isEmpty
      {
        if aliases[name] == nil || name.hasBytes(of: listed.name.replacingDots) {
          aliases[name] = names[listed.name]
        }
      }
    }
    func list(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
    return .object([
      // In units of which the box has 24.
      ("capHeight", .numeral((1 / DrawingGrid.unit).text(decimals: 3))),
      (
        "weights",
        .object(job.weights.map { (String(Int($0.axisValue)), .string($0.rawValue)) })
      ),
      ("scales", list(job.scales.map(\.rawValue))), ("modes", list(job.modes.map(\.rawValue))),
      ("symbols", .object(entries)),
      ("aliases", .object(aliases.keys.sorted().map { ($0, .string(aliases[$0] ?? "")) })),
    ])
  }
}
