internal import SymtextGraphics
package import SymtextSupport
internal import SymtextSymbols

/// The JSON Schema (draft 2020-12) of `symbols.json`, for editors that complete and check it.
///
/// Every file that ``MetadataFile`` accepts is valid. Whether names of symbols, colours and shapes exist is for the
/// import to find.
package enum AnnotationSchema {
  /// Returns the schema as a file.
  /// - Parameter options: The members of `$font` that are options of `font build`, with their schemas.
  package static func file(options: [JSONValue.Member]) -> [UInt8] {
    let colors: JSONValue.Member = (
      "colors", described("Named colours for layers.", object(of: ["$ref": "#/$defs/color"]))
    )
    return JSONDocument.file(
      schema: [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "symbols.json",
        "description":
          "Layers, colours, motion and words of symbols by name or file name, and the options of `symtext font build`.",
        "type": "object",
        "properties": [
          "$schema": described("The address of this schema.", ["type": "string"]),
          "$font": described(
            "The options of `symtext font build FOLDER`, with paths from the folder.",
            closed([colors] + options)),
        ],
        "additionalProperties": ["$ref": "#/$defs/entry"],
        "$defs": ["entry": entry, "layer": layer, "color": color, "point": point, "name": name],
      ])
  }

  /// The schemas of an entry's members, which may have others besides.
  static let entryMembers: [JSONValue.Member] = AnnotationSchema.words + motion
  /// The schemas of a layer's members.
  static let layerMembers: [JSONValue.Member] = paint + lines

  private static let entry: JSONValue = [
    "description": "A symbol. Members of other programs are allowed and ignored.",
    "type": "object", "properties": .object(entryMembers),
  ]
  private static let layer: JSONValue = described("A layer.", closed(layerMembers))

  // MARK: Words

  private static let words: [JSONValue.Member] = {
    let alt = described(
      "The alternative text, or one for each language.",
      [
        "type": ["string", "object"],
        "propertyNames": ["pattern": "^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$"],
        "additionalProperties": ["type": "string", "minLength": 1],
      ])
    let categories = described(
      "The category, then more keywords.", list(of: text))
    let keywords = described("More words that find it.", list(of: text))
    let since = described("The version that added it.", text)
    return [
      ("alt", alt), ("altText", alt), ("title", alt),
      ("category", described("Its category.", text)),
      ("categories", categories), ("keywords", keywords), ("tags", keywords),
      (
        "aliases",
        described(
          "Other names, also as objects with a member “name”.",
          list(of: ["type": ["string", "object"], "required": ["name"]]))
      ),
      ("since", since), ("version", since), ("note", described("A remark on its use.", text)),
      (
        "displayOnly",
        described(
          "The sentence that tells why it may not be customised.",
          ["type": "string", "pattern": #"\S"#])
      ),
      (
        "rightToLeft",
        described("Its form from right to left: mirror, or a symbol.", ["$ref": "#/$defs/name"])
      ),
      ("mode", described("Its preferred mode.", choice(PreferredMode.self))),
      (
        "forms",
        described("Symbols for languages, such as “ar”.", object(of: ["$ref": "#/$defs/name"]))
      ),
    ]
  }()

  // MARK: Annotation

  private static let motion: [JSONValue.Member] = [
    (
      "layers",
      described(
        "Its layers, back to front.",
        [
          "type": "array", "items": ["$ref": "#/$defs/layer"],
          "maxItems": .integer(Symbol.mostLayers),
        ])
    ),
    (
      "anchor",
      described(
        "The point that it turns about, in units of its viewBox.", ["$ref": "#/$defs/point"])
    ),
    (
      "opticalCenter",
      described(
        "The point that belongs in the middle of a circle, in units of its viewBox.",
        ["$ref": "#/$defs/point"])
    ),
    (
      "wiggle",
      described(
        "How it wiggles: a direction of turning, or an angle clockwise from the right.",
        [
          "anyOf": [
            ["enum": ["clockwise", "counterclockwise"]],
            ["type": "number", "minimum": -180, "maximum": 180],
            ["type": "string", "pattern": "^[-+]?[0-9.]"],
          ]
        ])
    ),
    ("rotate", described("How it turns.", ["enum": ["clockwise", "counterclockwise"]])),
    (
      "loop",
      described("Whether its layers with values form a loop.", ["enum": ["closed", "open"]])
    ),
    ("draw", described("Draws its motion groups from front to back.", ["enum": ["reversed"]])),
    (
      "margins",
      described(
        "Space added at its sides, in units of its viewBox; negative takes away.",
        closed([("left", coordinate), ("right", coordinate)]))
    ),
    (
      "shift",
      described("Its movement, in units of its viewBox, y down.", ["$ref": "#/$defs/point"])
    ),
    (
      "valueMode",
      described("How it shows a value.", ["enum": ["color", "draw"]])
    ),
  ]

  private static let paint: [JSONValue.Member] = {
    let share: JSONValue = ["type": "number", "minimum": 0, "maximum": 1]
    let modes: [JSONValue] = AnnotationReader.modes.map { .string($0) }
    return [
      (
        "shapes",
        described(
          "Its shapes, by id (“#wave”), by number and print (“2~a91c”), or all others (“*”).",
          list(of: ["type": "string", "pattern": .string(selector)]))
      ),
      ("level", described("Its importance.", choice(HierarchicalLevel.self))),
      ("color", described("Its colour in the multicolor mode.", ["$ref": "#/$defs/color"])),
      (
        "opacity",
        described(
          "Its opacity, in all modes but monochrome or by mode.",
          [
            "type": ["number", "object"], "minimum": 0, "maximum": 1,
            "properties": [
              "monochrome": ["enum": [0, 1]], "hierarchical": share, "multicolor": share,
            ],
            "additionalProperties": false,
          ])
      ),
      (
        "clear",
        described(
          "Whether, or the modes in which, it clears the layers behind it.",
          ["type": ["boolean", "array"], "items": ["enum": .array(modes)]])
      ),
      (
        "threshold",
        described(
          "It is lit when the symbol's value exceeds this.",
          ["type": "number", "minimum": 0, "maximum": .number(0.9999)])
      ),
      ("tag", described("Its purpose.", choice(SymbolLayer.Tag.self))),
      (
        "group",
        described(
          "Its place in the order of motion; the highest moves first.",
          [
            "type": "integer", "minimum": 0,
            "maximum": .integer(LayerMotion.groups.upperBound),
          ])
      ),
      ("pulses", described("Whether it always pulses.", ["type": "boolean"])),
      ("rotates", described("Whether it always turns.", ["type": "boolean"])),
      (
        "anchor",
        described(
          "The point that it turns about, in units of its viewBox.", ["$ref": "#/$defs/point"])
      ),
    ]
  }()

  private static let lines: [JSONValue.Member] = {
    let factor: JSONValue = [
      "type": "number", "minimum": .number(StrokeWidths.range.lowerBound),
      "maximum": .number(StrokeWidths.range.upperBound),
    ]
    return [
      (
        "stroke",
        described(
          "Factors of its strokes at Regular and in Black.",
          closed([("400", factor), ("900", factor)]))
      ),
      (
        "weights",
        described(
          "Changes of its lines at some weights, in units of its viewBox; between weights they change evenly.",
          closed(
            SymbolWeight.allCases.map { weight in
              (
                "\(Int(weight.axisValue))",
                closed([("stroke", factor), ("shift", ["$ref": "#/$defs/point"])])
              )
            }))
      ),
      (
        "fine",
        described("Whether its lines are thin at heavy weights.", ["type": "boolean"])
      ),
      ("fill", described("Its lines in filled variants.", ["enum": ["filled", "stroked"]])),
      (
        "draw",
        described(
          "The start of the pen on a closed line, as a share of its length, its direction, whether it goes both ways, whether there is a pen, the ends of the part drawn so far, and the layer with whose pen this one travels.",
          closed([
            ("start", ["type": "number", "minimum": 0, "maximum": 1]),
            ("reversed", ["type": "boolean"]), ("both", ["type": "boolean"]),
            ("pen", ["type": "boolean"]),
            ("ends", ["enum": .array(ends.map { .string($0) })]),
            (
              "with",
              [
                "type": "integer", "minimum": 0,
                "maximum": .integer(Symbol.mostLayers - 1),
              ]
            ),
          ]))
      ),
    ]
  }()

  /// The ends of lines that are being drawn: one for both, or one for each.
  private static let ends: [String] = {
    let caps = StrokeGuide.Cap.allCases.map(\.rawValue)
    return caps + caps.flatMap { start in caps.map { "\(start) \($0)" } }
  }()

  private static let selector =
    #"^(\*|#.+|[1-9][0-9]*(~[0-9A-Fa-f]{4})?( @[^, ]+(,[^, ]+){3})?)$"#

  private static let color: JSONValue = [
    "description":
      "A colour by name or as #RRGGBB, one of “colors” of “$font”, or two for light and dark backgrounds.",
    "anyOf": [
      ["enum": .array(LayerColor.allCases.map { .string($0.rawValue) })],
      ["type": "string", "minLength": 1],
      [
        "type": "array", "items": ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"], "minItems": 2,
        "maxItems": 2,
      ],
    ],
  ]
  private static let coordinate: JSONValue = [
    "type": "number", "minimum": -10_000, "maximum": 10_000,
  ]
  private static let point: JSONValue = [
    "description": "x and y.", "type": "array", "items": coordinate, "minItems": 2, "maxItems": 2,
  ]
  private static let name: JSONValue = [
    "description": "The name of a symbol.", "type": "string", "pattern": #"^[^_\s][^\s]*$"#,
  ]

  // MARK: Kinds of values

  private static let text: JSONValue = ["type": "string"]

  private static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  private static func object(of values: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": values]
  }

  private static func choice<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) -> JSONValue where Word.RawValue == String {
    ["enum": .array(type.allCases.map { .string($0.rawValue) })]
  }

  /// An object with no other members.
  private static func closed(_ members: [JSONValue.Member]) -> JSONValue {
    ["type": "object", "properties": .object(members), "additionalProperties": false]
  }

  private static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object([("description", .string(text))] + members)
  }
}
