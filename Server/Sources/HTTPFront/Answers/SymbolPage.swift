internal import HTTPTypes
package import SymtextSupport

/// One page of a list of symbols.
package struct SymbolPage: Sendable {
  package var category: String?
  /// The last symbol of the previous page; `nil` for the first page.
  package var after: String?
  package var limit: Int

  package init(category: String?, after: String?, limit: Int) {
    self.category = category
    self.after = after
    self.limit = limit
  }

  /// A key that distinguishes this page from others.
  var text: String { "\(category ?? "")\n\(after ?? "")\n\(limit)" }

  /// Returns the page, the number of symbols on all pages and, if another page follows, its `after`.
  package func value(of symbols: [JSONValue]) throws(Problem) -> JSONValue {
    let all = symbols.filter { symbol in
      category.map { symbol["category"]?.string?.hasBytes(of: $0) == true } ?? true
    }
    var rest = all[...]
    if let after {
      guard let index = all.firstIndex(where: { $0["name"]?.string?.hasBytes(of: after) == true })
      else {
        throw Problem(
          .badRequest, code: "bad-value",
          "after: no symbol \(Problem.quoted(after)) in this list", key: "after")
      }
      rest = all[(index + 1)...]
    }
    let page = rest.prefix(limit)
    var members: [JSONValue.Member] = [
      ("symbols", .array(Array(page))), ("total", .integer(all.count)),
    ]
    if page.count < rest.count, let name = page.last?["name"] {
      members.append(("next", name))
    }
    return .object(members)
  }
}
