/// A font's version: a number and thousandths, as in the tables `head` and `name`.
///
/// <https://learn.microsoft.com/typography/opentype/spec/recom#head-table>
public struct FontVersion: Hashable, Sendable, CustomStringConvertible {
  /// The number before the point, 0 to 32767.
  public let major: Int
  /// The fraction in thousandths: 20 for version 1.02.
  public let thousandths: Int

  /// Version 0.100, the default.
  public static let first = FontVersion(major: 0, thousandths: 100)

  private init(major: Int, thousandths: Int) {
    self.major = major
    self.thousandths = thousandths
  }

  /// Parses a number with up to three decimals, such as `2` or `1.05`.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    func isNumber(_ part: Substring) -> Bool {
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard (1...2).contains(parts.count), parts.allSatisfy(isNumber),
      let major = Int16(String(parts[0]))
    else { return nil }
    var thousandths = 0
    if parts.count == 2 {
      guard parts[1].count <= 3, let value = Int(parts[1]) else { return nil }
      thousandths =
        parts[1].utf8.count == 1 ? value * 100 : parts[1].utf8.count == 2 ? value * 10 : value
    }
    self.init(major: Int(major), thousandths: thousandths)
  }

  /// With three decimals: `1.050`.
  public var description: String {
    let digits = String(thousandths)
    return "\(major)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// The value for `head`.
  var revision: Double { Double(major) + Double(thousandths) / 1000 }
}
