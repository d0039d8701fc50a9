internal import HTTPTypes
package import SymtextSupport

/// The query of an address (after the question mark), decoded.
package struct Query: Sendable, Equatable {
  package struct Item: Sendable, Equatable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    package static func == (a: Item, b: Item) -> Bool {
      a.name.hasBytes(of: b.name) && a.value.hasBytes(of: b.value)
    }
  }

  package var items: [Item]

  package init(_ items: [Item]) { self.items = items }

  /// The maximum number of parameters.
  package static let mostItems = 256

  /// Decodes parameters as HTML forms encode them: `+` is a space.
  /// - Throws: ``Problem`` for invalid percent-encoding or UTF-8, and for too many parameters.
  package init(encoded: Substring) throws(Problem) {
    items = []
    for part in encoded.utf8.split(separator: UInt8(ascii: "&")).map({ Substring($0) }) {
      let equal = part.utf8.firstIndex(of: UInt8(ascii: "="))
      let encodedName = part[..<(equal ?? part.endIndex)]
      let encodedValue = equal.map { part[part.utf8.index(after: $0)...] } ?? ""
      guard let name = PercentEncoding.decoded(encodedName, plusIsSpace: true),
        let value = PercentEncoding.decoded(encodedValue, plusIsSpace: true)
      else {
        throw Problem(
          .badRequest, code: "bad-query",
          "the query has a percent sign that does not begin an encoded UTF-8 character, at \(Problem.quoted(String(part))); encode text with encodeURIComponent"
        )
      }
      guard !name.isEmpty else {
        throw Problem(
          .badRequest, code: "bad-query", "the query has a value without a name; write name=value")
      }
      guard items.count < Self.mostItems else {
        throw Problem(
          .badRequest, code: "too-many-keys",
          "the query has more than \(Self.mostItems) values; send it as JSON to /v1/draw")
      }
      items.append(Item(name, value))
    }
  }

  /// The last value of a name.
  package subscript(name: String) -> String? { values(name).last }

  /// The values of a name, in order.
  package func values(_ name: String) -> [String] {
    items.filter { $0.name.hasBytes(of: name) }.map(\.value)
  }

  /// Returns the query without parameters of these names.
  package func without(_ names: Set<ExactText>) -> Query {
    Query(items.filter { !names.contains(ExactText($0.name)) })
  }

  /// The query, encoded, in order.
  package var encoded: String {
    items.map {
      PercentEncoding.encoded($0.name) + "=" + PercentEncoding.encoded($0.value)
    }.joined(separator: "&")
  }
}
