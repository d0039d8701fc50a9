internal import HTTPTypes
internal import Hummingbird
internal import SymtextSupport

extension Front {
  /// Keys that the server handles itself and does not pass to a worker.
  private static let ownKeys: Set<ExactText> = ["v", "onerror"]

  /// Draws a command's picture.
  func picture(
    _ name: String, format: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    let command = try command(name, format: format)
    return try await picture(command, format: format, query, adding: [], request)
  }

  /// Draws a single symbol.
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

  /// Draws an animated symbol or text.
  func animation(
    format: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    // The command calls an animated PNG “png”.
    let format = format == "apng" ? "png" : format
    let command = try command("animate", format: format)
    guard let name = query["symbol"] else {
      return try await picture(command, format: format, query, adding: [], request)
    }
    try Self.checkSymbolName(name)
    try Self.refuse(["text"], in: query, because: "symbol replaces it")
    return try await picture(
      command, format: format, query.without(["symbol"]), adding: [.init("text", "{\(name)}")],
      request)
  }

  /// Returns a text's metrics as `symtext metrics --json` prints them.
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
      ["command", "format", "output", "id"], in: query, because: "the path sets it")
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
        "no picture \(Problem.quoted(name)); /openapi.json lists all")
    }
    guard command.formats.contains(format) else {
      throw Problem(
        .notFound, code: "unknown-format",
        "\(name) has the formats \(command.formats.joined(separator: ", ")), not \(Problem.quoted(format))"
      )
    }
    return command
  }

  /// Rejects names with other characters, which no symbol has and which could be markup.
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
        "no symbol named \(Problem.quoted(name)); /v1/symbols lists all, /v1/symbols?q=word searches",
        key: "symbol")
    }
  }

  private static func refuse(
    _ names: [String], in query: Query, because reason: String
  ) throws(Problem) {
    if let item = query.items.first(where: { names.contains($0.name) }) {
      throw Problem(
        .badRequest, code: "bad-key", "\(item.name) is not allowed here: \(reason)",
        key: item.name)
    }
  }
}
