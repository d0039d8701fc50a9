internal import SymtextSupport

/// The key of an annotation, such as `layers[0].draw.start`.
struct AnnotationKey {
  /// The key as written.
  let text: String
  /// The steps from the entry of a symbol in `symbols.json`.
  let steps: [JSONText.Step]
  /// The index of the layer, back to front; `nil` for the whole symbol.
  let layer: Int?
  /// The name of the property.
  let name: String
  /// The steps from the property to a part of its value.
  let rest: [JSONText.Step]

  /// Reads a key.
  /// - Throws: ``SourceError`` if it is not valid.
  init(_ text: String) throws(SourceError) {
    guard let steps = JSONText.steps(text), case .member(let first)? = steps.first else {
      throw SourceError(
        "“\(text)” is not a key; use a path such as anchor, alt.de or layers[0].level",
        kind: .misnamed)
    }
    self.text = text
    self.steps = steps
    if first.string == "layers", steps.count > 2, case .index(let index) = steps[1],
      case .member(let name) = steps[2]
    {
      (layer, self.name, rest) = (index, name.string, Array(steps.dropFirst(3)))
    } else {
      (layer, name, rest) = (nil, first.string, Array(steps.dropFirst()))
    }
  }
}
