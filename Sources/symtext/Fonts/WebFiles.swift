internal import FontGlyphs
internal import OpenType
internal import Support

/// What is written beside a font: for the web, and for programs.
struct WebFiles {
  var output: String
  var set: SymbolSet
  var compiler: FontCompiler

  func write(font: [UInt8], woff2: Bool, css: Bool, json: Bool) throws(CommandError) {
    if woff2 {
      let bytes: [UInt8]
      do { bytes = try WOFF2File.encoded(font) } catch { throw .unavailable("\(error)") }
      try File.write(bytes, to: path(".woff2"))
    }
    if css {
      let name = baseName(of: path(""))
      let sources = [("\(name).woff2", "woff2"), (baseName(of: output), "truetype")]
      let sheet = StyleSheet(set, compiler: compiler, sources: woff2 ? sources : [sources[1]])
      try File.write(Array(sheet.css.utf8), to: path(".css"))
      try File.write(Array(sheet.page(styleSheet: "\(name).css").utf8), to: path(".html"))
    }
    if json { try File.write(Array((list.text + "\n").utf8), to: path(".json")) }
  }

  /// The output's path with another extension.
  private func path(_ suffix: String) -> String {
    let name = baseName(of: output)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return output + suffix }
    return output.dropLast(name.distance(from: dot, to: name.endIndex)) + suffix
  }

  private func baseName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private var list: JSONValue {
    .object([
      ("family", .string(compiler.familyName)),
      ("symbols", .array(set.symbols.map { description($0) })),
    ])
  }

  private func description(_ symbol: Symbol) -> JSONValue {
    let metadata = symbol.metadata
    func code(_ name: String) -> JSONValue {
      set.codePoints[name].map { .string(String($0, radix: 16, uppercase: true)) } ?? .null
    }
    func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
    return .object([
      ("name", .string(symbol.name)), ("codePoint", code(symbol.name)),
      ("altText", .string(metadata.altText)), ("category", .string(metadata.category)),
      ("keywords", strings(metadata.keywords)),
      ("aliases", .object(metadata.aliases.map { ($0, code($0)) })),
      ("since", .string(metadata.since)),
      ("base", metadata.base.map { .string($0) } ?? .null),
      ("layers", .array(symbol.layers.map { description($0) })),
    ])
  }

  private func description(_ layer: SymbolLayer) -> JSONValue {
    .object([
      ("level", .string(layer.level.rawValue)),
      ("color", layer.color.map { .string($0.rawValue) } ?? .null),
      ("threshold", layer.variableThreshold.map { .number($0) } ?? .null),
      ("clears", .bool(layer.clearsInMonochrome || layer.clearsInColor)),
      ("tag", layer.tag.map { .string($0.rawValue) } ?? .null),
    ])
  }
}
