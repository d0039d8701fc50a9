internal import SymtextCommandLine
internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextImageFormats
internal import SymtextSupport
internal import SymtextSymbolText

/// A process's answer to `hello`: its commands and limits, and the versions that its answers depend on.
struct Hello {
  /// Raised when something is removed or changed.
  static let protocolVersion = 1

  private let options: ServeOptions
  private let table: CommandTable

  init(_ options: ServeOptions, _ table: CommandTable) {
    self.options = options
    self.table = table
  }

  var json: JSONDocument {
    let library = try? SymbolLibrary.bundled()
    let libraryHash = library.map { Self.hash($0.face) } ?? ""
    let font = try? FontFinder.face(family: FontFinder.defaultFamily, weight: 400)
    let fontHash = font.map(Self.hash) ?? ""
    let all = [table.version, libraryHash, fontHash, options.hasSystemFonts ? "system" : "alone"]
    return JSONDocument(
      .hello,
      [
        ("protocol", .number(Double(Self.protocolVersion))), ("version", .string(table.version)),
        ("hash", .string(Self.hash(of: all))),
        (
          "library",
          .object([
            ("symbols", .number(Double(library?.font.names.count ?? 0))),
            ("hash", .string(libraryHash)),
          ])
        ),
        (
          "font",
          .object([("family", .string(FontFinder.defaultFamily)), ("hash", .string(fontHash))])
        ),
        ("frames", .bool(options.hasFrames)), ("threads", .number(Double(options.threads))),
        ("systemFonts", .bool(options.hasSystemFonts)),
        (
          "limits",
          .object([
            ("lineBytes", .number(Double(RequestObject.mostBytes))),
            ("idBytes", .number(Double(RequestObject.mostIDBytes))),
            ("pixels", .number(Double(options.mostPixels))),
          ])
        ),
        ("commands", .array(table.all.map(command) + Self.own)),
        ("errors", .array(Self.errors)),
      ])
  }

  /// The codes of answers, without those of a batch's files.
  private static let errors = ErrorCode.allCases
    .filter { ![.outside, .takenOutput, .unwritable].contains($0) }
    .map { code in
      JSONValue.object([
        ("code", .string(code.rawValue)),
        ("exit", .array(code.statuses.map { .number(Double($0)) })), ("help", .string(code.help)),
      ])
    }

  private static let own = [
    ("hello", "Returns this process's commands, limits and versions."),
    ("ping", "Returns an empty result."),
  ].map { name, help in
    JSONValue.object([
      ("name", .string(name)), ("kind", .string("result")), ("summary", .string(help)),
      ("formats", .array([])), ("keys", .array([])),
    ])
  }

  private func command(_ keys: RequestKeys) -> JSONValue {
    let command = keys.command
    let formats = command.formats.filter { !Responder.refusedFormats.contains($0) }
    var all: [JSONValue] = []
    if let operand = keys.syntax.operand, keys.isOperand(RequestKeys.text) {
      all.append(
        .object([
          ("key", .string(RequestKeys.text)), ("kind", .string("text")),
          ("help", .string(operand.help)), ("required", .bool(operand.isRequired)),
          ("repeated", .bool(operand.isRepeated)),
        ]))
    }
    all += keys.keyedOptions.map { key, option in
      key == "format"
        ? .object(
          [
            ("key", .string(key)), ("kind", .string("choice")),
            ("values", .array(formats.map { .string($0) })),
            ("help", .string("Format of the picture.")),
          ] + (command.answers ? [] : [("default", .string("png"))]))
        : json(of: option, key: key)
    }
    return .object([
      ("name", .string(keys.name)),
      (
        "kind",
        .string(command.moves ? "film" : command.makesPictures ? "picture" : "result")
      ),
      ("summary", .string(command.abstract)),
      ("formats", .array(formats.map { .string($0) })),
      ("keys", .array(all)),
    ])
  }

  private func json(of option: Command.Option, key: String) -> JSONValue {
    let kind = KeyKind(option)
    var members: [(String, JSONValue)] = [("key", .string(key)), ("kind", .string(kind.name))]
    if let unit = kind.unit { members.append(("unit", .string(unit))) }
    if let range = option.range {
      members += [
        ("minimum", .number(range.bounds.lowerBound)),
        ("maximum", .number(range.bounds.upperBound)),
      ]
      if range.isWhole { members.append(("integer", .bool(true))) }
    }
    if case .choice(let values) = kind {
      members.append(("values", .array(values.map { .string($0) })))
    }
    if let value = option.defaultValue { members.append(("default", .string(value))) }
    if option.isRequired { members.append(("required", .bool(true))) }
    if option.isRepeated { members.append(("repeated", .bool(true))) }
    if option.isValueOptional { members.append(("optional", .bool(true))) }
    if let alias = RequestKeys.aliases.first(where: { $0.value == key })?.key
      ?? option.otherName.map({ Command.Option.key(of: $0) })
    {
      members.append(("alias", .string(alias)))
    }
    members.append(("help", .string(option.help)))
    return .object(members)
  }

  /// Returns a hash that differs for other and for changed files.
  private static func hash(_ face: Face) -> String {
    let data = BinaryReader(face.data)
    return "\(hexadecimal(UInt64(CRC32.checksum(data.copy)), digits: 8))-\(data.count)"
  }

  /// Returns the 64-bit FNV-1a hash of several texts.
  private static func hash(of texts: [String]) -> String {
    hexadecimal(FNV1a.hash(texts.joined(separator: "\0")), digits: 16)
  }

  private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
