internal import SymtextCommandLine
internal import SymtextSupport

/// The comparison of the JSON files beside two pictures: `NAME.json` beside `NAME.png`.
struct ComparedMeasures: Sendable {
  /// The values that differ.
  private(set) var differences: [MeasureDifference] = []
  /// The path of the file that is missing, if only the other picture has one.
  private(set) var missingFile: String?

  /// The greatest difference of numbers that are equal: JSON has four decimals.
  private static let tolerance = 2e-4
  /// The greatest size of a file.
  private static let mostBytes = 16 << 20
  /// The number of differences that are found.
  private static let most = 1000
  /// Keys whose values name files.
  private static let names: ExactSet = ["output", "file", "library", "libraries"]

  /// No differences.
  init() {}

  /// - Throws: ``CommandError`` if a file cannot be read, is too large, or is no JSON.
  init(beside first: String, and second: String) throws(CommandError) {
    let files = (Self.file(beside: first), Self.file(beside: second))
    switch (File.exists(files.0), File.exists(files.1)) {
    case (true, true):
      Self.compare(try Self.value(files.0), try Self.value(files.1), at: "", &differences)
    case (true, false): missingFile = files.1
    case (false, true): missingFile = files.0
    case (false, false): break
    }
  }

  private static func file(beside picture: String) -> String {
    guard let dot = picture.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "\(picture).json" }
    return "\(picture[..<dot]).json"
  }

  private static func value(_ file: String) throws(CommandError) -> JSONValue {
    let bytes = try File.read(file, mostBytes: mostBytes)
    do { return try JSONReader.value(bytes) } catch {
      throw .badData("\(file):\(error.line):\(error.column): \(error.message)")
    }
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
