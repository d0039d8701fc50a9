internal import SymtextGraphics
package import SymtextPreviews
package import SymtextSupport
package import SymtextDrawing

extension BarSpec {
  /// Returns the measures of the bar as JSON, with the values of the theme and their tokens.
  /// - Parameter contrast: the report on its contrast; `nil` if nobody asked for it.
  package func json(contrast: ContrastReport?) -> JSONDocument {
    JSONDocument(
      .bar,
      layout.members(contrast: contrast) + [
        ("theme", .string((layout.traits.theme ?? .iOS26).name)),
        ("values", .array(entries.map(Self.json))),
      ])
  }

  private static func json(_ entry: Entry) -> JSONValue {
    var members: [JSONValue.Member] = [
      ("name", .string(entry.name)), ("token", .string(entry.token)),
    ]
    switch entry.value {
    case .color(let color):
      members += [
        ("color", .string(color.opaqueHexadecimal)),
        ("opacity", .number(color.alpha.rounded(decimals: 3))),
      ]
    case .number(let number): members.append(("value", .number(number)))
    case .type(let size, let weight):
      members += [
        ("pointSize", .number(size)), ("weight", weight.map { .number($0) } ?? .null),
      ]
    }
    return .object(members)
  }
}
