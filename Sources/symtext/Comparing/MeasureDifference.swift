internal import SymtextCommandLine
internal import SymtextSupport

/// A value that differs between the JSON files beside two pictures.
struct MeasureDifference: Sendable {
  /// The keys and indices that lead to the value, as in `symbols[0].baseline`.
  let path: String
  /// The values, as JSON; `nothing` if one file lacks the value.
  let first: String
  let second: String

  var json: JSONValue {
    .object([
      ("path", .string(path)), ("first", .string(first)), ("second", .string(second)),
    ])
  }

  /// The greatest difference of numbers that are equal: JSON has four decimals.
  private static let tolerance = 2e-4
  /// The greatest size of a file.
  private static let mostBytes = 16 << 20
  /// The number of differences that are found.
  private static let most = 1000
  /// Keys whose values name files.
  private static let names: ExactSet = ["output", "file", "library", "libraries"]

  /// Returns the differences of `NAME.json` beside two pictures; none if one of them has no such file.
  static func all(_ first: String, _ second: String) -> [MeasureDifference] {
    guard let one = value(beside: first), let other = value(beside: second) else { return [] }
    var found: [MeasureDifference] = []
    compare(one, other, at: "", &found)
    return found
  }

  private static func value(beside picture: String) -> JSONValue? {
    guard let dot = picture.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let file = "\(picture[..<dot]).json"
    guard File.size(file) != nil, let bytes = try? File.read(file, mostBytes: mostBytes) else {
      return nil
    }
    return try? JSONReader.value(bytes)
  }

  private static func compare(
    _ first: JSONValue, _ second: JSONValue, at path: String, _ found: inout [MeasureDifference]
  ) {
    guard found.count < most else { return }
    switch (first, second) {
    case (.object(let members), .object(let others)):
      let values = (
        ExactDictionary(members, uniquingKeysWith: { $1 }),
        ExactDictionary(others, uniquingKeysWith: { $1 })
      )
      let keys = members.map(\.0) + others.map(\.0).filter { values.0[$0] == nil }
      for key in keys where !names.contains(key) {
        compare(
          values.0[key], values.1[key], at: path.isEmpty ? key : "\(path).\(key)", &found)
      }
    case (.array(let values), .array(let others)):
      for index in 0..<max(values.count, others.count) {
        compare(values[safe: index], others[safe: index], at: "\(path)[\(index)]", &found)
      }
    case (.number(let value), .number(let other)) where abs(value - other) <= tolerance: break
    default:
      let texts = (first.compactText, second.compactText)
      if !texts.0.hasBytes(of: texts.1) {
        found.append(MeasureDifference(path: path, first: texts.0, second: texts.1))
      }
    }
  }

  private static func compare(
    _ first: JSONValue?, _ second: JSONValue?, at path: String, _ found: inout [MeasureDifference]
  ) {
    if let first, let second { return compare(first, second, at: path, &found) }
    guard found.count < most else { return }
    found.append(
      MeasureDifference(
        path: path, first: first?.compactText ?? "nothing",
        second: second?.compactText ?? "nothing"))
  }
}
