/// A limit, and a trial of the input at it and one beyond it.
struct Limit: Sendable {
  /// The input that it limits.
  var subject: String
  /// The maximum, as text.
  var most: String
  /// Returns the error for the input at the limit, or with `true` one beyond it; `nil` if it works.
  var outcome: @Sendable (_ isBeyond: Bool) throws -> String?

  /// A number of something.
  init(
    _ subject: String, _ most: Int, unit: String = "",
    outcome: @escaping @Sendable (_ count: Int) throws -> String?
  ) {
    self.subject = subject
    self.most = Self.text(most) + (unit.isEmpty ? "" : " \(unit)")
    self.outcome = { isBeyond in try outcome(isBeyond ? most + 1 : most) }
  }

  /// A number of bytes.
  init(
    _ subject: String, bytes: Int, outcome: @escaping @Sendable (_ count: Int) throws -> String?
  ) {
    self.subject = subject
    let isWhole = bytes % (1 << 20) == 0
    most = isWhole ? "\(Self.text(bytes >> 20)) MiB" : "\(Self.text(bytes)) bytes"
    self.outcome = { isBeyond in try outcome(isBeyond ? bytes + 1 : bytes) }
  }

  /// A limit with a text of its own.
  init(
    _ subject: String, most: String,
    outcome: @escaping @Sendable (_ isBeyond: Bool) throws -> String?
  ) {
    self.subject = subject
    self.most = most
    self.outcome = outcome
  }

  /// Returns a number with separators: 65,535.
  static func text(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (number < 0 ? "−" : "") + String(digits)
  }
}
