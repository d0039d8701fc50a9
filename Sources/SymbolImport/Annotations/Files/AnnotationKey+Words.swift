internal import SymtextSupport

extension AnnotationKey {
  /// The properties of layers that are declarations, in the layers' styles of drawings and the rules of templates.
  private static let declarations: ExactDictionary<String> = [
    "threshold": "-sfsymbols-variable-threshold", "group": "-sfsymbols-motion-group",
    "pulses": "-sfsymbols-always-pulses", "rotates": "-sfsymbols-always-rotates",
    "tag": "-sfsymbols-layer-tags",
  ]

  /// The name of the declaration of a layer's property; `nil` for other properties.
  var declaration: String? { Self.declarations[name] }
}

extension JSONValue {
  /// The value as a word of a class or a style; `nil` for objects and lists.
  var word: String? {
    switch self {
    case .string(let text): text
    case .bool(let flag): "\(flag)"
    default: number == nil ? nil : compactText
    }
  }
}

extension UInt8 {
  /// Whether it is space of XML.
  var isMarkupSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
