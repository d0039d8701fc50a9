internal import SymtextFontGlyphs
internal import SymtextSVGReading
internal import SymtextSymbols
internal import SymtextSupport

/// Classes and properties of our own form in a file that is imported as an icon, which has no use for them.
struct DroppedRoles {
  /// The classes and properties, in the order of the file, each once.
  private var names: [String] = []
  private var known: ExactSet = []
  private let root: XMLElement

  /// The classes that our own form has on shapes.
  private static let shapeClasses: Set<String> = ["fine", "filled", "stroked"]
  private static let shapes: Set<String> = [
    "path", "circle", "ellipse", "rect", "line", "polyline", "polygon",
  ]

  init(_ root: XMLElement) {
    self.root = root
    add(root)
  }

  /// Whether an element is a `<g>` with a class of a layer, such as `hierarchical-0:primary`.
  static func isLayer(_ element: XMLElement) -> Bool {
    element.name == "g" && SVGReader.classes(element).contains { LayerClass($0) != nil }
  }

  private mutating func add(_ element: XMLElement) {
    for name in SVGReader.classes(element)
    where LayerClass(name) != nil
      || Self.shapes.contains(element.name) && Self.shapeClasses.contains(name)
    {
      if known.insert(name).inserted { names.append(name) }
    }
    for declaration in [StyleDeclaration](styleText: element.attributes["style"] ?? "")
    where declaration.name.hasPrefix("-sfsymbols-") {
      if known.insert(declaration.name).inserted { names.append(declaration.name) }
    }
    for child in element.children { add(child) }
  }

  /// The warning that the file's layers, colours and roles are left out; `nil` if it has none.
  var sentence: String? {
    guard let first = names.first else { return nil }
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    let list = names.count == 1 ? first : names.prefix(6).joined(separator: ", ") + more
    let missing = DrawingImporter.missingAttributes(of: root)
    let remedy =
      if missing.isEmpty {
        "put every shape into a <g class=\"monochrome-0 hierarchical-0:primary\"> directly in <svg>"
      } else {
        "in our own form <svg> also has \(missing.joined(separator: " "))"
      }
    return
      "imported as an icon, without the layers, colours and roles of \(list); \(remedy), as in fonts/DRAWING.md"
  }
}
