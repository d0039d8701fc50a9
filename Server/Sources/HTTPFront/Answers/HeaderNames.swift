internal import HTTPTypes

/// Headers that are ours, or have no name in HTTPTypes.
enum HeaderNames {
  /// The first baseline in points from the picture's top, y down.
  static let baseline = name("Symtext-Baseline")
  /// The picture's size in points.
  static let width = name("Symtext-Width")
  static let height = name("Symtext-Height")
  /// What the picture says to those who cannot see it, percent-encoded UTF-8.
  static let alternative = name("Symtext-Alt")
  /// What had no effect, percent-encoded UTF-8, a header each.
  static let warning = name("Symtext-Warning")
  /// What to add as `v=` to an address that never changes.
  static let version = name("Symtext-Version")
  static let contentOptions = name("X-Content-Type-Options")

  static let exposed =
    "Symtext-Baseline, Symtext-Width, Symtext-Height, Symtext-Alt, Symtext-Warning, Symtext-Version"

  private static func name(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { fatalError("\(text) is no name of a header") }
    return name
  }
}
