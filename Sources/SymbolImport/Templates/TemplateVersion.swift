/// The version of the template format.
package struct TemplateVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the point.
  ///
  /// Versions 1 to 7 are supported.
  package var major: Int
  /// The number after the point.
  package var minor: Int

  /// Makes a version.
  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The newest supported version.
  package static let newest = TemplateVersion(7)

  /// Reads the version in a text such as `Template v.3.0`, `v.3.0` or `3`; `nil` if it has none.
  package init?(text: String) {
    let lower = text.lowercased()
    guard
      let start = lower.indices.first(where: { index in
        lower[index].isNumber
          && (index == lower.startIndex || ". v".contains(lower[lower.index(before: index)]))
      })
    else { return nil }
    let parts = lower[start...].prefix { $0.isNumber || $0 == "." }
      .split(separator: ".", maxSplits: 2)
    guard let first = parts.first, let major = Int(first), (1...999).contains(major) else {
      return nil
    }
    self.init(major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// The version as text, such as `3.0`.
  package var description: String { "\(major).\(minor)" }

  /// The first Xcode version that reads it.
  package var xcode: Int {
    switch major {
    case ...1: 11
    case 2...6: major + 10
    default: 26
    }
  }

  package static func < (a: TemplateVersion, b: TemplateVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
