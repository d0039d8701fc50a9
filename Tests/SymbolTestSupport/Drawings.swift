internal import SymtextFontGlyphs
internal import Foundation
package import SymtextSymbols
internal import SymtextSymbolImport
internal import SymtextTestSupport

/// Returns a drawing in symtext's form with shapes in one layer.
package func svg(
  shapes: String = "<path d=\"M4 12h16\"/>", title: String = "Line", aliases: String? = nil
) -> String {
  let aliasElement = aliases.map { "\n    <aliases>\($0)</aliases>" } ?? ""
  return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
         stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <title>\(title)</title>
      <metadata>
        <category>shapes</category>
        <keywords>one, two words</keywords>\(aliasElement)
        <since>0.1</since>
      </metadata>
      <g class="monochrome-0 hierarchical-0:primary">
        \(shapes)
      </g>
    </svg>
    """
}

/// Returns a symbol with this drawing.
package func drawing(
  name: String, shapes: String = "<path d=\"M4 12h16\"/>", aliases: String? = nil
) throws -> Symbol {
  try DrawingImporter(file: "\(name).svg").symbol(
    from: Array(svg(shapes: shapes, aliases: aliases).utf8), name: name)
}

/// Returns a few symbols of every kind: an open line, a ring, a disc, dots, crossing lines, aliases.
package func smallSet() throws -> SymbolSet {
  try SymbolSet(symbols: [
    try drawing(name: "minus"),
    try drawing(name: "circle", shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\"/>", aliases: "ring"),
    try drawing(
      name: "circle.fill", shapes: "<circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"currentColor\"/>"),
    try drawing(name: "ellipsis", shapes: "<path d=\"M5 12h0M12 12h0M19 12h0\"/>", aliases: "more"),
    try drawing(name: "xmark", shapes: "<path d=\"M5 5L19 19M19 5L5 19\"/>"),
  ])
}

/// The drawings of the bundled library.
package enum BundledDrawings {
  /// The names of the files, sorted.
  package static let files = PackageFiles.files(under: PackageFiles.path("fonts/symbols"))

  /// Every fifth drawing, for slow tests; all with `SYMTEXT_ALL=1`.
  package static let sample = files.enumerated().filter { index, _ in
    TestExtent.isWhole || index.isMultiple(of: 5)
  }.map(\.element)

  /// Languages whose letters or figures have drawings of their own.
  private static let languages: Set = [
    "ar", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "ml", "my",
    "or", "pa", "ru", "ta", "te", "th", "zh",
  ]

  /// Whether a file is the form of a drawing in a language.
  package static func isLanguageForm(_ file: String) -> Bool {
    languages.contains { file.hasSuffix(".\($0).svg") }
  }

  /// Reads a drawing.
  package static func symbol(_ file: String) throws -> Symbol {
    try DrawingImporter(file: file).symbol(
      from: try PackageFiles.bytes(PackageFiles.path("fonts/symbols/\(file)")),
      name: String(file.dropLast(4)))
  }

  /// Returns the names of the library's variants.
  static func variantNames() throws -> [String] {
    let text = try PackageFiles.text(PackageFiles.path("fonts/variants"))
    return text.split(separator: "\n").flatMap { line -> [String] in
      let words = line.prefix { $0 != "#" }.split(separator: " ")
      guard let first = words.first, first.last == ":" else { return words.map(String.init) }
      return words.dropFirst().map { "\(first.dropLast()).\($0)" }
    }
  }

  private static let whole = Result {
    let path = PackageFiles.path("fonts/codepoints")
    let drawn = try files.map { try symbol($0) }
    let variants = SymbolVariants(drawn)
    let names = Set(drawn.map(\.name))
    return try SymbolSet(
      symbols: drawn
        + variantNames().filter { !names.contains($0) }.map { try variants.symbol(named: $0) },
      codePoints: try CodePoints(file: path, text: try PackageFiles.text(path)))
  }

  /// Returns all drawings and the library's variants, with the frozen code points.
  package static func set() throws -> SymbolSet { try whole.get() }
}
