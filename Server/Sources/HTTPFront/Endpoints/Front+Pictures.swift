internal import HTTPTypes
internal import Hummingbird

extension Front {
  /// Keys that are for the front, and not for a worker.
  private static let ownKeys: Set<String> = ["v", "onerror"]

  /// A picture of a command.
  func picture(
    _ name: String, format: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    let command = try command(name, format: format)
    return try await picture(command, format: format, query, adding: [], request)
  }

  /// A symbol alone.
  func symbol(
    _ name: String, format: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    let command = try command("render", format: format)
    try Self.checkSymbolName(name)
    try Self.refuse(["text"], in: query, because: "the symbol is the text")
    do throws(Problem) {
      return try await picture(
        command, format: format, query, adding: [.init("text", "{\(name)}")], request)
    } catch {
      guard error.code == "unknown-symbol" else { throw error }
      var missing = error
      missing.status = HTTPResponse.Status.notFound.code
      missing.title = HTTPResponse.Status.notFound.reasonPhrase
      throw missing
    }
  }

  /// A symbol, or a text, that moves.
  func animation(
    format: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    // An animated PNG is a PNG to the command.
    let format = format == "apng" ? "png" : format
    let command = try command("animate", format: format)
    guard let name = query["symbol"] else {
      return try await picture(command, format: format, query, adding: [], request)
    }
    try Self.checkSymbolName(name)
    try Self.refuse(["text"], in: query, because: "symbol says what moves")
    return try await picture(
      command, format: format, query.without(["symbol"]), adding: [.init("text", "{\(name)}")],
      request)
  }

  /// The numbers of a text, as `symtext metrics --json` prints them.
  func textMetrics(_ query: Query, _ request: Request) async throws(Problem) -> Response {
    guard let command = try hello().command("metrics") else {
      throw FrontResponder.notFound("/v1/metrics")
    }
    let items = CanonicalQuery.items(query.without(Self.ownKeys), of: command)
    let draw = DrawRequest(items, command: command, format: nil)
    return try await answer(draw, format: "json", query, request)
  }

  private func picture(
    _ command: CommandKeys, format: String, _ query: Query, adding items: [Query.Item],
    _ request: Request
  ) async throws(Problem) -> Response {
    try Self.refuse(
      ["command", "format", "output", "id"], in: query, because: "the path says what is drawn")
    var asked = query.without(Self.ownKeys)
    asked.items += items
    let draw = DrawRequest(
      CanonicalQuery.items(asked, of: command), command: command, format: format)
    return try await answer(draw, format: format, query, request)
  }

  private func command(_ name: String, format: String) throws(Problem) -> CommandKeys {
    guard let command = try hello().command(name) else {
      throw Problem(
        .notFound, code: "unknown-command",
        "there is no \(Problem.quoted(name)) to draw; /openapi.json says what there is")
    }
    guard command.formats.contains(format) else {
      throw Problem(
        .notFound, code: "unknown-format",
        "\(name) is drawn as \(command.formats.joined(separator: ", ")), not as \(Problem.quoted(format))"
      )
    }
    return command
  }

  /// Names with other characters are no names, and would be markup.
  private static func checkSymbolName(_ name: String) throws(Problem) {
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: ":"):
        true
      default: false
      }
    }
    guard isName else {
      throw Problem(
        .notFound, code: "unknown-symbol",
        "there is no symbol \(Problem.quoted(name)); /v1/symbols lists all, /v1/symbols?q=word searches",
        key: "symbol")
    }
  }

  private static func refuse(
    _ names: [String], in query: Query, because reason: String
  ) throws(Problem) {
    if let item = query.items.first(where: { names.contains($0.name) }) {
      throw Problem(
        .badRequest, code: "bad-key", "\(item.name) cannot be said here: \(reason)",
        key: item.name)
    }
  }
}
