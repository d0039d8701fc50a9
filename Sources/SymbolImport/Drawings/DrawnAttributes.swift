internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport
internal import SymtextSymbols

/// The attributes of a layer or a shape that a drawing's form has, without those that editors add.
///
/// Inkscape and others write ids, attributes in their own namespaces, and `style` properties with the values that every
/// drawing has anyway. They are passed over. A value that would change the picture is left for the importer to refuse.
struct DrawnAttributes {
  /// The attributes and `style` properties of the form, and those that it lacks.
  private(set) var own: [(key: String, value: String)] = []
  /// The classes.
  private(set) var classes: [String] = []
  /// The properties in `style` that are not SVG's.
  private(set) var declarations: [StyleDeclaration] = []
  /// The values of `data-symtext-…`, by the rest of the name.
  private(set) var annotations: [JSONValue.Member] = []
  /// The map of the attribute `transform`.
  private(set) var map = Affine.identity

  /// - Parameter strokeWidth: The `stroke-width` of the drawing, which means nothing.
  /// - Throws: ``ImportError`` for an invalid `transform`.
  init(_ element: XMLElement, strokeWidth: String?, file: String) throws(ImportError) {
    func take(_ key: String, _ value: String) {
      if key == "stroke-width", value == strokeWidth { return }
      if !Self.isUsual(key, value) { own.append((key, value)) }
    }
    for (key, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "class": classes = value.split(whereSeparator: \.isWhitespace).map(String.init)
      case "style":
        for declaration in value.split(separator: ";").map(Self.declaration)
        where !declaration.name.isEmpty && !declaration.name.hasPrefix("-inkscape-") {
          if Self.isProperty(declaration.name) {
            take(declaration.name, declaration.value)
          } else {
            declarations.append(declaration)
          }
        }
      case "transform":
        guard let map = SVGTransform.parse(value) else {
          throw ImportError(
            file: file, line: element.line, column: element.column,
            message: "transform=\"\(value)\" is not a list of transforms")
        }
        self.map = map
      case "id": break
      case _ where key.hasPrefix(Self.prefix): break
      case _ where key.hasPrefix("data-") || key.hasPrefix("xml:") || key.hasPrefix("{"): break
      default: take(key, value)
      }
    }
    annotations = Self.annotations(of: element)
  }

  private static let prefix = "data-symtext-"

  /// Returns the values of an element's `data-symtext-…` as they are in `symbols.json`.
  static func annotations(of element: XMLElement) -> [JSONValue.Member] {
    element.attributes.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix(prefix) }
      .map { key, value in
        let words = key.dropFirst(prefix.utf8.count).split(separator: "-")
        let name = words.dropFirst().reduce(String(words.first ?? "")) {
          $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
        return (name, (try? JSONReader.value(Array(value.utf8))) ?? .string(value))
      }
  }

  /// Returns the end of the attribute's name for a key of `symbols.json`: `optical-center` for `opticalCenter`.
  static func name(of key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }

  /// Reads a declaration; one without a value has its whole text as its name.
  private static func declaration(_ text: Substring) -> StyleDeclaration {
    let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2, !parts[1].isEmpty else { return StyleDeclaration(text.trimmed, "") }
    return StyleDeclaration(parts[0], parts[1])
  }

  /// The texts for the colour of a drawing.
  private static let black: Set<String> = ["currentcolor", "#000", "#000000", "black"]
  /// The properties that have one value in every drawing.
  private static let usual: [String: Set<String>] = [
    "stroke": black, "color": black, "stroke-linecap": ["round"],
    "stroke-linejoin": ["round"], "stroke-dasharray": ["none"], "stroke-dashoffset": ["0"],
    "stroke-opacity": ["1"], "fill-opacity": ["1"], "opacity": ["1"],
    "fill-rule": ["nonzero", "evenodd"], "clip-rule": ["nonzero", "evenodd"],
    "display": ["inline"], "visibility": ["visible"], "paint-order": ["normal"],
    "vector-effect": ["none"], "mix-blend-mode": ["normal"], "filter": ["none"],
    "marker": ["none"], "isolation": ["auto"],
  ]
  /// The properties whose value does not matter to round strokes.
  private static let idle: Set<String> = ["stroke-miterlimit", "font-variation-settings"]

  /// Whether a name is that of a property of SVG.
  static func isProperty(_ name: String) -> Bool {
    usual[name] != nil || idle.contains(name) || name == "fill" || name == "stroke-width"
  }

  private static func isUsual(_ name: String, _ value: String) -> Bool {
    idle.contains(name) || usual[name]?.contains(value.lowercased()) ?? false
  }
}
