internal import SymtextSVGReading
internal import SymtextSupport
internal import SymtextSymbols

/// The values of the annotations of a drawing in symtext's own form, as ``DrawingText`` sets them.
struct DrawingValues {
  /// The values by key; those in the file count before those of `symbols.json`.
  let all: [JSONValue.Member]

  /// - Parameter members: The members of the entry in `symbols.json`.
  init(_ root: XMLElement, file: String, members: [JSONValue.Member]) throws(ImportError) {
    var own = Self.words(of: root) + DrawnAttributes.annotations(of: root)
    let strokeWidth = root.attributes["stroke-width"]
    let layers = try Self.layers(of: root).enumerated().map { (index, layer) throws(ImportError) in
      let attributes = try DrawnAttributes(layer, strokeWidth: strokeWidth, file: file)
      return JSONValue.object(Self.members(of: attributes, index: index))
    }
    own.append(("layers", .array(layers)))
    let title = root.children.first { $0.isSVG && $0.name == "title" }?.text.trimmed ?? ""
    let texts = members.first { $0.0.hasBytes(of: "alt") }?.1.members?.filter { $0.0 != "en" } ?? []
    if !texts.isEmpty {
      own.append(("alt", .object((title.isEmpty ? [] : [("en", .string(title))]) + texts)))
    } else if !title.isEmpty {
      own.append(("alt", .string(title)))
    }
    all = own + members.filter { member in !own.contains { $0.0.hasBytes(of: member.0) } }
  }

  /// Returns the elements of the layers, back to front.
  static func layers(of root: XMLElement) -> [XMLElement] {
    root.children.filter { $0.isSVG && $0.name == "g" }
  }

  // MARK: Metadata

  private static let texts = ["category", "since", "note", "displayOnly", "rightToLeft", "mode"]
  private static let lists = ["keywords", "aliases"]

  private static func words(of root: XMLElement) -> [JSONValue.Member] {
    let metadata = root.children.first { $0.isSVG && $0.name == "metadata" }
    let keys = texts + lists + ["forms"] + AnnotationReader.wordedKeys
    return keys.compactMap { key in
      let name = DrawnAttributes.name(of: key)
      guard let element = metadata?.children.last(where: { $0.isSVG && $0.name == name }) else {
        return nil
      }
      return (key, value(element.text.trimmed, of: key))
    }
  }

  private static func value(_ text: String, of key: String) -> JSONValue {
    let list = text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    switch key {
    case _ where lists.contains(key): return .array(list.map { .string($0) })
    case "forms":
      return .object(
        list.map { pair in
          let parts = pair.split(separator: ":", maxSplits: 1).map(\.trimmed)
          return (parts.first ?? "", .string(parts.count > 1 ? parts[1] : ""))
        })
    case "anchor", "opticalCenter":
      let numbers = text.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 2 ? .array(numbers.map { .number($0) }) : .string(text)
    case "wiggle": return Double(text).map { .number($0) } ?? .string(text)
    default: return .string(text)
    }
  }

  // MARK: Layers

  private static func members(of layer: DrawnAttributes, index: Int) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var cleared: [JSONValue] = []
    for word in layer.classes {
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch (parts[0], parts[1]) {
      case ("monochrome-\(index)", "clear"), ("multicolor-\(index)", "clear"):
        cleared.append(.string(String(parts[0].prefix { $0 != "-" })))
      case ("hierarchical-\(index)", let level): members.append(("level", .string(level)))
      case ("multicolor-\(index)", let color):
        let pair = color.split(separator: "/").map { JSONValue.string(String($0)) }
        members.append(("color", pair.count == 2 ? .array(pair) : .string(color)))
      default: break
      }
    }
    if !cleared.isEmpty { members.append(("clear", .array(cleared))) }
    for declaration in layer.declarations {
      let value = declaration.value
      switch declaration.name {
      case "-sfsymbols-variable-threshold":
        members.append(("threshold", number(value)))
      case "-sfsymbols-motion-group": members.append(("group", number(value)))
      case "-sfsymbols-always-pulses": members.append(("pulses", .bool(value == "true")))
      case "-sfsymbols-always-rotates": members.append(("rotates", .bool(value == "true")))
      case "-sfsymbols-layer-tags": members.append(("tag", .string(value)))
      case "-sfsymbols-clear-behind": members.append(("clear", .bool(value == "true")))
      default: break
      }
    }
    return members + layer.annotations
  }

  private static func number(_ text: String) -> JSONValue {
    Double(text).map { .number($0) } ?? .string(text)
  }
}
