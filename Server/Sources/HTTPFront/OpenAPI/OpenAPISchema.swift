internal import SymtextSupport

/// JSON Schemas of keys.
enum OpenAPISchema {
  /// - Parameter inQuery: Whether the key is in an address, where every value is text.
  static func schema(_ key: CommandKeys.Key, inQuery: Bool) -> JSONValue {
    var schema: JSONValue =
      switch key.kind {
      case .toggle: ["type": "boolean"]
      case .number: number(key)
      case .choice: ["type": "string", "enum": .array(key.values.map { .string($0) })]
      case .texts: ["type": "object", "additionalProperties": ["type": "string"]]
      case .text, .color, .file: ["type": "string"]
      }
    if key.isRepeated { schema = ["type": "array", "items": schema] }
    if key.isOptional { schema = ["anyOf": [schema, ["const": true]]] }
    if case .object(let members) = schema, let standard = key.standard, !key.isRepeated,
      key.kind != .number
    {
      schema = .object(members + [("default", .string(standard))])
    }
    return schema
  }

  private static func number(_ key: CommandKeys.Key) -> JSONValue {
    var members: [JSONValue.Member] = [
      ("type", .string(key.isWhole ? "integer" : "number"))
    ]
    if let bounds = key.bounds {
      members += [
        ("minimum", .numeral(bounds.least)), ("maximum", .numeral(bounds.greatest)),
      ]
    }
    return .object(members)
  }

  /// The headers of picture answers.
  static let headers: JSONValue = [
    "Symtext-Width": ["schema": ["type": "number"], "description": "In points."],
    "Symtext-Height": ["schema": ["type": "number"], "description": "In points."],
    "Symtext-Baseline": [
      "schema": ["type": "number"],
      "description": "The first baseline, in points from the top.",
    ],
    "Symtext-Alt": [
      "schema": ["type": "string"],
      "description": "The alternative text, percent-encoded UTF-8.",
    ],
    "ETag": ["schema": ["type": "string"]],
  ]
}
