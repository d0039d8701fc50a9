internal import SymtextSupport
internal import SymtextCommandLine

/// The JSON Schema (draft 2020-12) of requests or of lines of a batch, made from the table of commands.
package struct RequestSchema {
  /// The kind of lines.
  package enum Lines: String, CaseIterable, Sendable {
    case request
    case batchLine = "batch-line"
  }

  private let lines: Lines
  private let table: CommandTable

  package init(_ lines: Lines, _ table: CommandTable) {
    self.lines = lines
    self.table = table
  }

  /// The file, with a line feed at its end.
  package var file: [UInt8] {
    var keys = SchemaKeys()
    let commands = (lines == .request ? table.all : table.pictures).map { command($0, &keys) }
    let others = lines == .request ? Self.own : []
    let document: JSONValue = .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
      ("description", .string(text)),
      ("type", .string("object")),
      ("oneOf", .array(commands + others)),
      ("$defs", .object(keys.definitions)),
    ])
    return JSONDocument.file(schema: document)
  }

  private var title: String {
    lines == .request ? "A request to `symtext serve --stdio`" : "A line of `symtext batch`"
  }

  private var text: String {
    lines == .request
      ? "An object in a line of at most 1,048,576 bytes of UTF-8. Its keys are the long options of its command in camel case. null and false leave a key out."
      : "An object in a line of at most 1,048,576 bytes of UTF-8. Its keys are the long options of its command in camel case; keys of --matrix may be left out. null and false leave a key out."
  }

  private func command(_ keys: RequestKeys, _ all: inout SchemaKeys) -> JSONValue {
    var properties: [(String, JSONValue)] = [
      ("command", .object([("const", .string(keys.name))])), ("id", all.shared("id", Self.id)),
    ]
    if lines == .batchLine {
      properties += [
        ("output", all.shared("output", Self.output)), ("meta", all.shared("meta", Self.meta)),
      ]
    }
    if let operand = keys.syntax.operand {
      let schema = all.operand(operand)
      properties.append((RequestKeys.text, schema))
      // Its name in the help works, too.
      if operand.name != RequestKeys.text, keys.isOperand(operand.name) {
        properties.append((operand.name, schema))
      }
    }
    for (key, option) in keys.keyedOptions where key != "format" {
      let schema = all.option(option, key)
      properties.append((key, schema))
      let aliases = RequestKeys.aliases.filter { $0.value == key }.map(\.key)
      for alias in aliases.sorted() + [option.otherName].compactMap(\.self) {
        properties.append((alias, schema))
      }
    }
    let formats = keys.command.formats.filter {
      lines == .batchLine || !Responder.refusedFormats.contains($0)
    }
    if keys.command.makesPictures {
      properties.append(
        ("format", .object([("enum", .array(formats.map { .string($0) } + [.null]))])))
    }
    return .object([
      ("title", .string(keys.name)), ("description", .string(keys.command.abstract)),
      ("properties", .object(properties)),
      ("required", .array(keys.name == "button" ? [] : [.string("command")])),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static let own: [JSONValue] = ["hello", "ping"].map { name in
    .object([
      ("title", .string(name)),
      (
        "properties",
        .object([
          ("command", .object([("const", .string(name))])),
          ("id", .object([("$ref", .string("#/$defs/id"))])),
        ])
      ), ("required", .array([.string("command")])), ("additionalProperties", .bool(false)),
    ])
  }

  private static let id: JSONValue = .object([
    (
      "description",
      .string("Copied to answers and results: a text of at most 128 bytes, or a whole number.")
    ),
    ("type", .array([.string("string"), .string("integer"), .string("null")])),
    ("maxLength", .number(Double(RequestObject.mostIDBytes))),
  ])
  private static let output: JSONValue = .object([
    (
      "description",
      .string(
        "The file, below the folder of --output. Default: the name of --out-pattern or --tar.")
    ),
    ("type", .string("string")),
  ])
  private static let meta: JSONValue = .object([
    ("description", .string("Any value; it is copied to results and manifests."))
  ])
}

/// The schemas of keys, each once in the file.
private struct SchemaKeys {
  private(set) var definitions: [(String, JSONValue)] = []
  private var texts: [String: String] = [:]

  /// Returns a reference to a schema that commands share.
  mutating func shared(_ name: String, _ schema: JSONValue) -> JSONValue {
    let text = schema.compactText
    if let known = texts["\(name) \(text)"] { return Self.reference(known) }
    var free = name
    var number = 2
    while definitions.contains(where: { $0.0 == free }) {
      free = "\(name)-\(number)"
      number += 1
    }
    texts["\(name) \(text)"] = free
    definitions.append((free, schema))
    return Self.reference(free)
  }

  private static func reference(_ name: String) -> JSONValue {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }

  mutating func operand(_ operand: Command.Operand) -> JSONValue {
    let types = Self.text + (operand.isRepeated ? [.string("array")] : [])
    return shared(
      RequestKeys.text,
      .object([
        ("description", .string(operand.help)), ("type", .array(types)),
        ("items", .object([("type", .string("string"))])),
        ("additionalProperties", .object([("type", .string("string"))])),
      ]))
  }

  private static let text: [JSONValue] = ["string", "number", "object", "null"].map { .string($0) }

  mutating func option(_ option: Command.Option, _ key: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("description", .string(option.help))]
    switch KeyKind(option) {
    case .flag: members.append(("type", .array([.string("boolean"), .string("null")])))
    case .number:
      var types = ["number", "string", "null"]
      if option.range?.isWhole == true { types[0] = "integer" }
      if option.isValueOptional { types.append("boolean") }
      members.append(("type", .array(types.map { .string($0) })))
      if let range = option.range {
        members += [
          ("minimum", .number(range.bounds.lowerBound)),
          ("maximum", .number(range.bounds.upperBound)),
        ]
      }
    case .choice(let values):
      members.append(("enum", .array(values.map { .string($0) } + [.null])))
    case .texts:
      members += [
        ("type", .array(["object", "string", "array", "null"].map { .string($0) })),
        (
          "additionalProperties",
          .object([("type", .array(["string", "number", "object"].map { .string($0) }))])
        ),
        ("items", .object([("type", .string("string"))])),
      ]
    case .text, .color, .file:
      var types = Self.text
      if option.isRepeated { types.append(.string("array")) }
      if option.isValueOptional { types.append(.string("boolean")) }
      members += [
        ("type", .array(types)), ("items", .object([("type", .string("string"))])),
        ("additionalProperties", .object([("type", .string("string"))])),
      ]
    }
    if let standard = option.defaultValue { members.append(("default", .string(standard))) }
    return shared(key, .object(members))
  }
}
