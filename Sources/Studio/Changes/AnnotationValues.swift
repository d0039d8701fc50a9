internal import SymtextSupport
internal import SymtextSymbolImport

/// The values of a symbol's annotations by key, each property of each layer on its own, so that changes of
/// different properties differ in their keys.
struct AnnotationValues: Equatable, Sendable {
  private(set) var values: ExactDictionary<JSONValue> = [:]
  /// The layers, back to front.
  private(set) var layers: [JSONValue] = []
  /// The number of layers that have annotations.
  var layerCount: Int { layers.count }
  /// The path data of the shapes of each layer, by its index; empty if the shapes are not known.
  private var outlines: [Int: [String]] = [:]

  /// - Parameters:
  ///   - members: The values as the page has them; layers are a list of objects.
  ///   - shapes: The shapes as the page has them, by which layers that change their places are known.
  init(_ members: [JSONValue.Member], shapes: [JSONValue] = []) {
    for shape in shapes {
      guard let layer = shape["layer"]?.integer, let path = shape["path"]?.string else { continue }
      outlines[layer, default: []].append(path)
    }
    for (key, value) in members {
      guard key.hasBytes(of: "layers"), let layers = value.values else {
        values[key] = value
        continue
      }
      self.layers = layers
      for (index, layer) in layers.enumerated() {
        for (name, value) in layer.members ?? [] { values["layers[\(index)].\(name)"] = value }
      }
    }
  }

  /// The value of a key, or of the property that it is a part of; `nil` without one.
  subscript(key: String) -> JSONValue? { values[Self.property(of: key)] }

  /// Whether the value that a key would change is the same as in another state.
  ///
  /// If the layers are not the same ones, the index of a layer means another layer.
  func agrees(with other: AnnotationValues, on key: String) -> Bool {
    let property = Self.property(of: key)
    guard property.hasPrefix("layers") else { return values[property] == other.values[property] }
    guard property.contains(".") else { return layers == other.layers }
    return layers.map { $0["shapes"] } == other.layers.map { $0["shapes"] }
      && !moves(Self.layer(of: key), in: other) && values[property] == other.values[property]
  }

  /// Whether the shapes of a layer are those of another layer in another state.
  ///
  /// New geometry in a layer is no move.
  private func moves(_ layer: Int?, in other: AnnotationValues) -> Bool {
    guard let layer, let here = outlines[layer], let there = other.outlines[layer], here != there
    else { return false }
    return outlines.values.contains(there) || other.outlines.values.contains(here)
  }

  /// Returns the index of the layer that a key names; `nil` without one.
  private static func layer(of key: String) -> Int? {
    guard let steps = JSONText.steps(key), case .index(let index)? = steps[safe: 1] else {
      return nil
    }
    return index
  }

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
