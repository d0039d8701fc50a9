package import SymtextCommandLine
internal import SymtextFonts
package import SymtextSupport
internal import SymtextSymbolText
internal import SymtextVectorFormats

/// Answers requests one after another, in one thread.
package final class Responder {
  private let options: ServeOptions
  private let table: CommandTable
  private let encoder: PictureEncoder
  private let fileAccess: FileAccess

  /// An example of a request.
  static let example = #"{"id": 1, "label": "Go", "symbol": "arrow.right"}"#
  /// Formats that need another program.
  static let refusedFormats: Set<String> = ["mp4", "webm"]

  package init(_ options: ServeOptions, _ table: CommandTable) {
    self.options = options
    self.table = table
    encoder = PictureEncoder(mostPixels: options.mostPixels)
    fileAccess = .folders(options.allowedFiles)
  }

  /// Returns the bytes of an answer: its line and, with `--frames`, the picture after it.
  package func answer(to line: LineReader.Line) -> LongBytes {
    var id: JSONValue?
    do throws(CommandError) {
      let request = try RequestObject(line, example: Self.example)
      id = request.id
      return try answer(to: request)
    } catch {
      var members: [(String, JSONValue)] = [("id", id ?? .null), ("status", .string("error"))]
      if id == nil { members.append(("line", .number(Double(line.number)))) }
      return LongBytes(
        JSONValue.object(members + [("error", error.json)]).bytes + [UInt8(ascii: "\n")])
    }
  }

  private func answer(to request: RequestObject) throws(CommandError) -> LongBytes {
    var command = "button"
    var format: String?
    var members: [(key: String, value: JSONValue)] = []
    for (key, value) in request.members {
      switch key {
      case "command": command = try Self.text(value, of: key)
      case "format": format = try Self.text(value, of: key)
      case "output":
        throw .badData(
          .unknownKey, key: key, "there is no key output: the answer has the picture")
      default: members.append((RequestKeys.full(key), value))
      }
    }
    if command == "ping" || command == "hello" {
      if let key = members.first?.key ?? format.map({ _ in "format" }) {
        throw .badData(.unknownKey, key: key, "there is no key \(key) for \(command)")
      }
      let result = command == "ping" ? .object([]) : Hello(options, table).json.value
      return line(request, command, [("result", result)])
    }
    let keys = try table.keys(of: command, drawing: false, others: ["hello", "ping"])
    if !keys.command.makesPictures, format != nil { _ = try keys.option("format") }
    var words = try RequestWords(members, keys)
    if words.operands.isEmpty, let operand = keys.syntax.operand, operand.isRequired {
      throw .badData(.missingKey, key: RequestKeys.text, "\(RequestKeys.text) is missing")
    }
    do throws(CommandError) {
      if keys.command.answers, format == nil,
        case .report(let report) = try keys.command.result(
          of: arguments(words, keys, output: nil))
      {
        return line(
          request, command,
          [
            ("result", report.result),
            ("warnings", .array(report.warnings.map { .string(keys.front.words($0)) })),
          ])
      }
      return picture(request, keys, try made(&words, keys, format ?? "png"))
    } catch {
      throw keys.onLine(error, words)
    }
  }

  private static func text(_ value: JSONValue, of key: String) throws(CommandError) -> String {
    guard let text = value.string else {
      throw .badValue(key: key, "a text is expected")
    }
    return text
  }

  private func arguments(
    _ words: RequestWords, _ keys: RequestKeys, output: String?
  ) throws(CommandError) -> Arguments {
    try Arguments(
      options: words.options + (output.map { [("output", $0)] } ?? []), operands: words.operands,
      of: keys.syntax, fileAccess: fileAccess)
  }

  private func made(
    _ words: inout RequestWords, _ keys: RequestKeys, _ format: String
  ) throws(CommandError) -> MadePicture {
    let formats = keys.command.formats.filter { !Self.refusedFormats.contains($0) }
    guard formats.contains(format) else {
      throw .badValue(key: "format", value: format, "\(formats.alternatives) is expected")
    }
    // A file of several sizes needs no size; one picture does.
    if let size = keys.command.pictureSize, ["png", "svg", "pdf"].contains(format),
      !words.says("size"), !words.says("preview")
    {
      words.add(try keys.option("size"), size, "size")
    }
    return try keys.command.made(
      try arguments(words, keys, output: "picture.\(format)"), encoder)
  }

  // MARK: Lines

  private func head(_ request: RequestObject, _ command: String) -> [(String, JSONValue)] {
    [("id", request.id ?? .null), ("status", .string("ok")), ("command", .string(command))]
  }

  private func line(
    _ request: RequestObject, _ command: String, _ members: [(String, JSONValue)]
  ) -> LongBytes {
    LongBytes(JSONValue.object(head(request, command) + members).bytes + [UInt8(ascii: "\n")])
  }

  private func picture(
    _ request: RequestObject, _ keys: RequestKeys, _ made: MadePicture
  ) -> LongBytes {
    var members = head(request, keys.name)
    members += [
      ("format", .string(made.format)),
      (
        "mediaType",
        .string(MadePicture.mediaType(ofFormat: made.format, moves: keys.command.moves))
      ),
    ]
    members += made.measuresOfPlace
    members += made.wordsForReaders
    if let measures = made.measures { members.append(("measures", measures.value)) }
    members += [
      ("warnings", .array(made.notes.map { .string(keys.front.words($0)) })),
      ("bytes", .number(Double(made.bytes.count))),
    ]
    var answer = JSONValue.object(members).bytes
    if options.hasFrames {
      answer.append(UInt8(ascii: "\n"))
      return Self.answer(answer, count: made.bytes.count, end: [], made.bytes.forEachPiece)
    }
    // The picture's text goes before the brace that ends the object.
    answer.removeLast()
    answer += #","data":""#.utf8
    return Self.answer(
      answer, count: Base64.count(made.bytes.count), end: Array("\"}\n".utf8)
    ) { take in Base64.forEachPiece(of: made.bytes, take) }
  }

  /// Returns an answer with a picture between a start and an end.
  /// - Parameters:
  ///   - count: the number of bytes of the picture.
  ///   - passOn: makes the pieces of the picture.
  private static func answer(
    _ start: [UInt8], count: Int, end: [UInt8],
    _ passOn: @escaping (_ take: LongBytes.Taking) -> Void
  ) -> LongBytes {
    let answer = LongBytes(count: start.count + count + end.count) { take in
      guard take(start) else { return }
      var isTaken = true
      passOn { piece in
        isTaken = take(piece)
        return isTaken
      }
      if isTaken { _ = take(end) }
    }
    // A short answer is written at once.
    return count <= mostBytesAtOnce ? LongBytes(answer.bytes) : answer
  }

  private static let mostBytesAtOnce = 1 << 20
}
