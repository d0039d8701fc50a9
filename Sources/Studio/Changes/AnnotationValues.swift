internal import SymtextSupport
internal import SymtextSymbolImport

/// The values of a symbol's annotations by key, each property of each layer on its own, so that changes of
/// different properties differ in their keys.
struct AnnotationValues: Equatable, Sendable {
  private(set) var values: ExactDictionary<JSONValue> = [:]
  /// The number of layers that have annotations.
  private(set) var layerCount = 0

  /// - Parameter members: The values as the page has them; layers are a list of objects.
  init(_ members: [JSONValue.Member]) {
    for (key, value) in members {
      guard key.hasBytes(of: "layers"), let layers = value.values else {
        values[key] = value
        continue
      }
      layerCount = layers.count
      for (index, layer) in layers.enumerated() {
        for (name, value) in layer.members ?? [] { values["layers[\(index)].\(name)"] = value }
      }
    }
  }

  /// The value of a key, or of the property that it is a part of; `nil` without one.
  subscript(key: String) -> JSONValue? { values[Self.property(of: key)] }

  /// Returns the property that a key names a part of: `layers[0].draw` for `layers[0].draw.start`.
  static func property(of key: String) -> String {
    guard let steps = JSONText.steps(key), let first = steps.first, case .member(let name) = first
    else { return key }
    guard name.string.hasBytes(of: "layers"), steps.count > 2, case .index(let index) = steps[1],
      case .member(let property) = steps[2]
    else { return name.string }
    return "layers[\(index)].\(property.string)"
  }

  /// Returns the keys whose values differ, sorted.
  func differing(from other: AnnotationValues) -> [String] {
    ExactSet(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }
      .sorted()
  }
}
