internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

extension Front {
  /// The most symbols of one answer.
  static let mostSymbols = 1000

  /// Lists symbols, or those that are found, a page at a time.
  func symbols(_ query: Query, _ request: Request) async throws(Problem) -> Response {
    let known: Set<String> = ["q", "category", "limit", "after", "v", "onerror"]
    if let item = query.items.first(where: { !known.contains($0.name) }) {
      throw Problem(
        .badRequest, code: "unknown-key",
        "there is no key \(Problem.quoted(item.name)) for symbols; there are q, category, limit and after",
        key: item.name)
    }
    var limit = 100
    if let text = query["limit"] {
      guard let number = Int(text), (1...Self.mostSymbols).contains(number) else {
        throw Problem(
          .badRequest, code: "bad-value",
          "limit: a number from 1 to \(Self.mostSymbols) is expected",
          key: "limit")
      }
      limit = number
    }
    let words = query["q"].map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    let draw = DrawRequest(
      command: words == nil ? "symbols list" : "symbols search", format: nil,
      members: words.map { [("text", .string($0))] } ?? [])
    let page = SymbolPage(category: query["category"], after: query["after"], limit: limit)
    var named = draw
    named.members.append(("page", .string(page.text)))
    return try await answer(named, format: "json", query, request) { tag throws(Problem) in
      let found = try await ask(draw).head["result"]?.values ?? []
      return Self.answer(try page.value(of: found), tag)
    }
  }

  /// What is known of a symbol.
  func facts(
    of name: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    let list = DrawRequest(command: "symbols list", format: nil)
    var named = list
    named.members.append(("name", .string(name)))
    return try await answer(named, format: "json", query, request) { tag throws(Problem) in
      let symbols = try await ask(list).head["result"]?.values ?? []
      guard
        let symbol = symbols.first(where: { $0["name"]?.string == name })
          ?? symbols.first(where: { $0["aliases"]?.strings?.contains(name) == true })
      else {
        throw Problem(
          .notFound, code: "unknown-symbol",
          "there is no symbol \(Problem.quoted(name)); /v1/symbols?q=word searches",
          key: "symbol")
      }
      return Self.answer(symbol, tag)
    }
  }

  private static func answer(_ value: JSONValue, _ tag: EntityTag) -> Answer {
    Answer(
      WorkerAnswer(head: .object([("result", value)])), format: "json", tag: tag)
  }
}
