/// A font's version: a number and thousandths, as the tables `head` and `name` have it.
///
/// <https://learn.microsoft.com/typography/opentype/spec/recom#head-table>
public struct FontVersion: Hashable, Sendable, CustomStringConvertible {
  /// The number before the point, 0 to 32767.
  public let major: Int
  /// What stands behind it, in thousandths: 20 of version 1.02.
  public let thousandths: Int

  /// The version 0.100, that of fonts of which nothing is said.
  public static let first = FontVersion(major: 0, thousandths: 100)

  private init(major: Int, thousandths: Int) {
    self.major = major
    self.thousandths = thousandths
  }

  /// Reads a number with up to three digits behind its point, such as `2` or `1.05`.
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

  /// With three digits behind the point: `1.050`.
  public var description: String {
    let digits = String(thousandths)
    return "\(major)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// As `head` has it.
  var revision: Double { Double(major) + Double(thousandths) / 1000 }
}
