internal import SymtextCommandLine
package import SymtextDrawing
internal import SymtextGraphics
internal import SymtextPreviews
package import SymtextSupport

extension ContrastReport {
  /// The report for people.
  package var lines: [String] {
    var table = TextTable([
      .init(title: "contrast", isTrailing: true), .init(title: "needs", isTrailing: true),
      .init(title: ""), .init(title: "color"), .init(title: "behind"), .init(title: "of"),
    ])
    for entry in entries {
      table.add([
        Self.hundredths(entry.ratio), Self.tenths(entry.kind.limit),
        entry.isExempt ? "exempt" : entry.passes ? "" : "too low",
        entry.color.opaqueHexadecimal, entry.backdrop.opaqueHexadecimal, Self.text(entry),
      ])
    }
    var lines = entries.isEmpty ? [] : table.lines
    let (all, low) = (entries.count, failures.count)
    lines.append(
      all == 0
        ? "contrast: there is nothing to check"
        : low == 0
          ? "contrast: enough everywhere (\(all) checked)"
          : "contrast: too low in \(low) of \(all)")
    if !unchecked.isEmpty {
      let names = unchecked.map { "“\($0)”" }.joined(separator: ", ")
      lines.append("contrast: not checked, as they have colours of their own: \(names)")
    }
    return lines
  }

  /// The report for machines.
  package var json: JSONValue {
    .object([
      ("passes", .bool(failures.isEmpty)),
      ("parts", .array(entries.map(Self.json(of:)))),
      ("unchecked", .array(unchecked.map { .string($0) })),
    ])
  }

  private static func json(of entry: ContrastEntry) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("kind", .string(kind(entry.kind))), ("name", .string(entry.name)),
    ]
    if let item = entry.item { members.append(("item", .string(item))) }
    if case .symbol(let layers) = entry.kind {
      members.append(("layers", .array(layers.map { .number(Double($0)) })))
      if entry.isLost { members.append(("lost", .bool(true))) }
    }
    members += [
      ("color", .string(entry.color.opaqueHexadecimal)),
      ("backdrop", .string(entry.backdrop.opaqueHexadecimal)), ("ratio", .number(entry.ratio)),
      ("limit", .number(entry.kind.limit)), ("passes", .bool(entry.passes)),
    ]
    if entry.isExempt { members.append(("exempt", .bool(true))) }
    return .object(members)
  }

  private static func kind(_ kind: ContrastEntry.Kind) -> String {
    switch kind {
    case .text: "text"
    case .largeText: "largeText"
    case .symbol: "symbol"
    case .image: "image"
    }
  }

  private static func text(_ entry: ContrastEntry) -> String {
    let name = entry.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = name.count > 40 ? "\(name.prefix(39))…" : name
    return text(entry, short) + (entry.item.map { ", of “\($0)”" } ?? "")
  }

  private static func text(_ entry: ContrastEntry, _ short: String) -> String {
    switch entry.kind {
    case .text, .largeText: return "text “\(short)”"
    case .image: return "image “\(short)”"
    case .symbol(let layers):
      let (first, last) = (layers.lowerBound, layers.upperBound)
      return "symbol “\(short)”, " + (first == last ? "layer \(first)" : "layers \(first)–\(last)")
        + (entry.isLost ? ", lost on the layer behind" : "")
    }
  }

  /// Rounds down, so that no contrast below the limit looks sufficient.
  private static func hundredths(_ value: Double) -> String {
    let count = Int(value * 100)
    let fraction = count % 100
    return "\(count / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func tenths(_ value: Double) -> String {
    let count = Int((value * 10).rounded())
    return "\(count / 10).\(count % 10)"
  }
}
