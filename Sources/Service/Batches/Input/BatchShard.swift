internal import SymtextCommandLine
internal import SymtextSupport

/// One of n parts of a batch: every n-th line.
struct BatchShard: Sendable {
  /// From 1.
  let number: Int
  let count: Int

  /// The maximum number of shards.
  static let most = 100_000

  /// Reads `2/8`.
  /// - Throws: ``CommandError`` (usage).
  init(_ text: String) throws(CommandError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else {
      throw .badValue(
        "shard", text,
        "a part and the number of parts are expected, such as 1/8, at most \(Self.most)"
      )
    }
    self.number = number
    self.count = count
  }

  /// Reads the shard in the last line of results; `nil` without a valid one.
  init?(said value: JSONValue?) {
    guard let text = value?.string, let shard = try? BatchShard(text) else { return nil }
    self = shard
  }

  /// The value in the form of `--shard`.
  var text: String { "\(number)/\(count)" }

  /// Whether a line belongs to it.
  func contains(line: Int) -> Bool { (line - 1) % count == number - 1 }
}
