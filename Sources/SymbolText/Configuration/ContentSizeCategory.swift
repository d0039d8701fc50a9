/// The reader's preferred text size: Dynamic Type's twelve sizes.
public enum ContentSizeCategory: String, CaseIterable, Comparable, Sendable {
  /// The smallest.
  case xSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  /// The largest outside the accessibility sizes.
  case xxxLarge
  /// AX1.
  case accessibility1
  /// AX2.
  case accessibility2
  /// AX3.
  case accessibility3
  /// AX4.
  case accessibility4
  /// AX5, the largest.
  case accessibility5

  /// The name in output: `xxLarge`, `AX2`.
  package var shortName: String {
    let long = "accessibility"
    return rawValue.hasPrefix(long) ? "AX\(rawValue.dropFirst(long.count))" : rawValue
  }

  /// Reads a name, case-insensitively: `xxLarge`, `accessibility2`, `AX2`, or UIKit's `extraExtraLarge` and
  /// `accessibilityLarge`.
  package init?(_ name: String) {
    let name = name.lowercased()
    let found = Self.allCases.first { category in
      ([category.rawValue] + category.otherNames).contains { $0.lowercased() == name }
    }
    guard let found else { return nil }
    self = found
  }

  /// Further names.
  private var otherNames: [String] {
    switch self {
    case .xSmall: ["extraSmall"]
    case .small, .medium, .large: []
    case .xLarge: ["extraLarge"]
    case .xxLarge: ["extraExtraLarge"]
    case .xxxLarge: ["extraExtraExtraLarge"]
    case .accessibility1: ["AX1", "accessibilityMedium"]
    case .accessibility2: ["AX2", "accessibilityLarge"]
    case .accessibility3: ["AX3", "accessibilityExtraLarge"]
    case .accessibility4: ["AX4", "accessibilityExtraExtraLarge"]
    case .accessibility5: ["AX5", "accessibilityExtraExtraExtraLarge"]
    }
  }

  /// The index in the table of sizes, from 0.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether it is one of the five sizes in the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether a size is smaller than another.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.index < b.index
  }
}
