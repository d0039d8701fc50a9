internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbolImport

extension AnnotatedDrawing.Shape {
  /// The shape as the page has it.
  var json: JSONValue {
    .object([
      ("selector", .string(selector)), ("path", .string(SVGPathWriter.text(path))),
      ("closed", .bool(isClosed)), ("filled", .bool(isFilled)), ("stroke", .number(strokeWidth)),
      ("layer", layer.map { .integer($0) } ?? .null),
    ])
  }
}
