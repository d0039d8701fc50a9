internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

extension Front {
  /// The maximum number of symbols in one answer.
  static let mostSymbols = 1000

  /// Lists or searches symbols, one page at a time.
  func symbols(_ query: Query, _ request: Request) async throws(Problem) -> Response {
    let known: Set<ExactText> = ["q", "category", "limit", "after", "v", "onerror"]
    if let item = query.items.first(where: { !known.contains(ExactText($0.name)) }) {
      throw Problem(
        .badRequest, code: "unknown-key",
        "symbols has no key \(Problem.quoted(item.name)); its keys are q, category, limit and after",
        key: item.name)
    }
    var limit = 100
    if let text = query["limit"] {
      guard let number = Int(text), (1...Self.mostSymbols).contains(number) else {
        throw Problem(
          .badRequest, code: "bad-value",
          "limit must be a number from 1 to \(Self.mostSymbols)",
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
      return try await kept(Self.answer(try page.value(of: found), tag))
    }
  }

  /// Answers with a symbol's name, category, keywords and other facts.
  func facts(
    of name: String, _ query: Query, _ request: Request
  ) async throws(Problem) -> Response {
    let list = DrawRequest(command: "symbols list", format: nil)
    var named = list
    named.members.append(("name", .string(name)))
    return try await answer(named, format: "json", query, request) { tag throws(Problem) in
      let symbols = try await ask(list).head["result"]?.values ?? []
      var found = symbols.first { $0["name"]?.string?.hasBytes(of: name) == true }
      if found == nil { found = try await variant(name) }
      // An alias hides no variant.
      guard
        let symbol = found
          ?? symbols.first(where: { symbol in
            symbol["aliases"]?.strings?.contains { $0.hasBytes(of: name) } == true
          })
      else {
        throw Problem(
          .notFound, code: "unknown-symbol",
          "no symbol named \(Problem.quoted(name)); /v1/symbols?q=word searches",
          key: "symbol")
      }
      return try await kept(Self.answer(symbol, tag))
    }
  }

  /// Returns the facts of a variant that the library does not store and that can be made; `nil` if there is none.
  private func variant(_ name: String) async throws(Problem) -> JSONValue? {
    let search = DrawRequest(
      command: "symbols search", format: nil, members: [("text", .string(name))])
    let answer: WorkerAnswer
    do throws(Problem) {
      answer = try await ask(search)
    } catch {
      // A search that was not made has not shown that there is none.
      guard error.status < 500 else { throw error }
      return nil
    }
    return answer.head["result"]?.values?.first { $0["name"]?.string?.hasBytes(of: name) == true }
  }

  private static func answer(_ value: JSONValue, _ tag: EntityTag) -> Answer {
    Answer(
      WorkerAnswer(head: .object([("result", value)])), format: "json", tag: tag)
  }
}
