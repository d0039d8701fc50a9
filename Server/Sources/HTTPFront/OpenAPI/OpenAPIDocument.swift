package import SymtextSupport

/// The OpenAPI 3.1 document, made from the commands that the workers report.
package struct OpenAPIDocument {
  private let hello: Hello
  /// Whether addresses must be signed.
  private let isSigned: Bool
  /// Whether requests may name files.
  private let hasFiles: Bool

  package init(hello: Hello, isSigned: Bool, hasFiles: Bool = false) {
    self.hello = hello
    self.isSigned = isSigned
    self.hasFiles = hasFiles
  }

  package var value: JSONValue {
    [
      "openapi": "3.1.0",
      "info": [
        "title": "symtext-server", "version": .string(hello.version),
        "description": "Draws text and symbols set together.",
      ],
      "paths": .object(paths),
      "components": [
        "schemas": [
          "Problem": Self.problem, "Line": line, "Symbol": Self.symbol,
          "BatchAnswer": Self.batchAnswer, "LineError": Self.lineError,
        ],
        "responses": ["Problem": Self.problemResponse],
      ],
    ]
  }

  private var paths: [JSONValue.Member] {
    var paths: [JSONValue.Member] = []
    for command in hello.commands where !command.formats.isEmpty {
      let names = command.name.split(separator: " ")
      let path: String
      switch (names.first, names.count) {
      case ("render", 1), ("button", 1), ("docicon", 1): path = "/v1/\(command.name)."
      case ("bar", 2): path = "/v1/bar/\(names[1])."
      default: continue
      }
      for format in command.formats {
        paths.append(
          (
            path + format,
            ["get": operation(command, parameters: parameters(command), formats: [format])]
          ))
      }
    }
    if let render = hello.command("render") {
      let name: JSONValue = [
        "name": "name", "in": "path", "required": true, "schema": ["type": "string"],
        "description": "The symbol's name.", "example": "heart",
      ]
      for format in render.formats {
        paths.append(
          (
            "/v1/symbols/{name}.\(format)",
            [
              "get": operation(
                render, summary: "Draws a single symbol.",
                parameters: [name] + parameters(render, without: ["text"]), formats: [format])
            ]
          ))
      }
      paths.append(
        (
          "/v1/symbols/{name}.json",
          [
            "get": Self.reading(
              "Returns a symbol's category, keywords and aliases.", [name],
              ["$ref": "#/components/schemas/Symbol"])
          ]
        ))
    }
    if let animate = hello.command("animate") {
      let symbol: JSONValue = [
        "name": "symbol", "in": "query", "schema": ["type": "string"],
        "description": "A single symbol, in place of text.", "example": "wifi",
      ]
      for format in animate.formats {
        let name = format == "png" ? "apng" : format
        paths.append(
          (
            "/v1/animation.\(name)",
            [
              "get": operation(
                animate, parameters: [symbol] + parameters(animate, isTextRequired: false),
                formats: [name])
            ]
          ))
      }
    }
    if let metrics = hello.command("metrics") {
      paths.append(
        (
          "/v1/metrics",
          ["get": Self.reading(metrics.summary, parameters(metrics), ["type": "object"])]
        ))
    }
    paths.append(("/v1/symbols", ["get": Self.listing]))
    paths.append(("/v1/draw", ["post": posting]))
    paths.append(("/v1/batch", ["post": batch]))
    paths.append(("/healthz", ["get": Self.plain("Whether the server runs.", "text/plain")]))
    paths.append(
      ("/readyz", ["get": Self.plain("Whether a worker is ready.", "application/json")]))
    paths.append(("/metrics", ["get": Self.plain("Metrics for Prometheus.", "text/plain")]))
    paths.append(
      ("/openapi.json", ["get": Self.plain("This document.", "application/json")]))
    return paths
  }

  // MARK: - Keys

  private func parameters(
    _ command: CommandKeys, without names: Set<ExactText> = [], isTextRequired: Bool = true
  ) -> [JSONValue] {
    var parameters: [JSONValue] = command.keys.filter {
      !names.contains(ExactText($0.name)) && $0.kind != .texts && (hasFiles || $0.kind != .file)
    }.map { key in
      let isRequired = key.isRequired && (isTextRequired || key.name != "text")
      var members: [JSONValue.Member] = [
        ("name", .string(key.name)), ("in", "query"),
        ("description", .string(key.help)),
        ("schema", OpenAPISchema.schema(key, inQuery: true)),
      ]
      if isRequired { members.append(("required", true)) }
      if key.isRepeated {
        members += [("style", "form"), ("explode", true)]
      }
      return .object(members)
    }
    parameters.append([
      "name": "onerror", "in": "query", "schema": ["type": "string", "enum": ["picture"]],
      "description": "Draw an error as a picture, with the error's status.",
    ])
    parameters.append([
      "name": "v", "in": "query", "schema": ["type": "string"],
      "description":
        "The `v` of /readyz. Caches may then keep the answer for a year.",
    ])
    if isSigned {
      for (name, help) in [
        ("sig", "The signature."), ("exp", "The signature's expiry, in seconds since 1970."),
        ("sha256", "The SHA-256 of a posted body, in hexadecimal digits."),
      ] {
        parameters.append([
          "name": .string(name), "in": "query", "schema": ["type": "string"],
          "description": .string(help),
        ])
      }
    }
    return parameters
  }

  /// The schema of a posted request: any command with its keys.
  private var line: JSONValue {
    let forms: [JSONValue] = hello.commands.filter {
      $0.name != "hello" && $0.name != "ping"
    }.map { command in
      var members: [JSONValue.Member] = [
        ("command", ["const": .string(command.name)])
      ]
      if !command.formats.isEmpty {
        members.append(
          ("format", ["type": "string", "enum": .array(command.formats.map { .string($0) })]))
      }
      for key in command.keys where hasFiles || key.kind != .file {
        members.append((key.name, OpenAPISchema.schema(key, inQuery: false)))
      }
      var required = command.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
      if command.name != "button" { required.append("command") }
      return [
        "title": .string(command.name), "type": "object", "properties": .object(members),
        "required": .array(required),
      ]
    }
    return ["anyOf": .array(forms)]
  }

  // MARK: - Operations

  private func operation(
    _ command: CommandKeys, summary: String? = nil, parameters: [JSONValue], formats: [String]
  ) -> JSONValue {
    [
      "summary": .string(summary ?? command.summary), "parameters": .array(parameters),
      "responses": Self.responses(formats.map { ($0, [:]) }, headers: OpenAPISchema.headers),
    ]
  }

  private var posting: JSONValue {
    [
      "summary": "Draws one request, written as a line of `symtext batch`.",
      "requestBody": [
        "required": true,
        "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Line"]]],
      ],
      "responses": Self.responses(
        ["png", "svg", "pdf", "webp", "gif", "apng", "ico", "icns", "lottie", "html", "md", "json"]
          .map { ($0, [:]) },
        headers: OpenAPISchema.headers),
    ]
  }

  private var batch: JSONValue {
    [
      "summary":
        "Draws each line of JSON. Answers with one line for each, then a summary line.",
      "requestBody": [
        "required": true,
        "content": ["application/x-ndjson": ["schema": ["type": "string"]]],
      ],
      "responses": [
        "200": [
          "description": "One line for each request line, in order.",
          "content": [
            "application/x-ndjson": ["schema": ["type": "string"]],
            "application/x-tar": ["schema": ["type": "string", "format": "binary"]],
          ],
        ],
        "default": ["$ref": "#/components/responses/Problem"],
      ],
    ]
  }

  private static let listing: JSONValue = reading(
    "Lists or searches symbols, one page at a time.",
    [
      [
        "name": "q", "in": "query", "schema": ["type": "string"], "description": "Words to find.",
        "example": "shopping_cart",
      ],
      ["name": "category", "in": "query", "schema": ["type": "string"]],
      [
        "name": "limit", "in": "query",
        "schema": ["type": "integer", "minimum": 1, "maximum": 1000, "default": 100],
      ],
      [
        "name": "after", "in": "query", "schema": ["type": "string"],
        "description": "The last symbol of the previous page.",
      ],
    ],
    [
      "type": "object", "required": ["symbols", "total"],
      "properties": [
        "symbols": ["type": "array", "items": ["$ref": "#/components/schemas/Symbol"]],
        "total": ["type": "integer"], "next": ["type": "string"],
      ],
    ])

  private static func reading(
    _ summary: String, _ parameters: [JSONValue], _ schema: JSONValue
  ) -> JSONValue {
    [
      "summary": .string(summary), "parameters": .array(parameters),
      "responses": responses([("json", schema)], headers: [:]),
    ]
  }

  private static func plain(_ summary: String, _ type: String) -> JSONValue {
    [
      "summary": .string(summary),
      "responses": [
        "200": ["description": "Yes.", "content": [type: [:]]],
        "default": ["$ref": "#/components/responses/Problem"],
      ],
    ]
  }

  private static func responses(
    _ formats: [(name: String, schema: JSONValue)], headers: JSONValue
  ) -> JSONValue {
    let content = formats.map { (MediaType.of($0.name), JSONValue.object([("schema", $0.schema)])) }
    return [
      "200": ["description": "The result.", "headers": headers, "content": .object(content)],
      "304": ["description": "The client's copy is current."],
      "default": ["$ref": "#/components/responses/Problem"],
    ]
  }

  // MARK: - Schemas

  private static let problem: JSONValue = [
    "type": "object", "required": ["title", "status", "detail", "code"],
    "properties": [
      "type": ["type": "string"], "title": ["type": "string"],
      "status": ["type": "integer"], "detail": ["type": "string"], "code": ["type": "string"],
      "key": ["type": "string"], "suggestion": ["type": "string"],
    ],
  ]

  private static let problemResponse: JSONValue = [
    "description": "The error, as a problem document (RFC 9457).",
    "content": [
      "application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]],
      "image/png": [:], "image/svg+xml": [:], "application/pdf": [:],
    ],
  ]

  private static let symbol: JSONValue = [
    "type": "object", "required": ["name"],
    "properties": [
      "name": ["type": "string"], "category": ["type": "string"], "altText": ["type": "string"],
      "keywords": ["type": "array", "items": ["type": "string"]],
      "aliases": ["type": "array", "items": ["type": "string"]],
    ],
  ]

  private static let batchAnswer: JSONValue = [
    "type": "object",
    "properties": [
      "line": ["type": "integer"], "status": ["enum": ["ok", "error"]],
      "error": ["$ref": "#/components/schemas/LineError"],
      "data": ["type": "string", "contentEncoding": "base64"], "end": ["type": "boolean"],
      "lines": ["type": "integer"], "made": ["type": "integer"], "wrong": ["type": "integer"],
    ],
  ]

  private static let lineError: JSONValue = [
    "type": "object", "required": ["code", "status", "message"],
    "properties": [
      "code": ["type": "string"], "status": ["type": "integer"], "key": ["type": "string"],
      "message": ["type": "string"], "suggestion": ["type": "string"],
    ],
  ]
}
