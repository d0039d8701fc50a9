public import SymtextGraphics

/// A mode of a theme: light or dark, with normal or increased contrast.
public enum ThemeMode: String, CaseIterable, Sendable {
  /// Light, at normal contrast.
  case light
  /// Dark, at normal contrast.
  case dark
  /// Light, at increased contrast.
  case lightIncreased = "light-high-contrast"
  /// Dark, at increased contrast.
  case darkIncreased = "dark-high-contrast"

  /// Returns the mode of an appearance and a contrast.
  public init(_ appearance: Appearance, _ contrast: Contrast) {
    switch (appearance, contrast) {
    case (.light, .normal): self = .light
    case (.dark, .normal): self = .dark
    case (.light, .increased): self = .lightIncreased
    case (.dark, .increased): self = .darkIncreased
    }
  }

  /// Whether the ground is dark.
  public var isDark: Bool { self == .dark || self == .darkIncreased }
  /// Whether contrast is increased.
  public var isIncreased: Bool { self == .lightIncreased || self == .darkIncreased }

  /// The appearance.
  public var appearance: Appearance { isDark ? .dark : .light }
  /// The contrast.
  public var contrast: Contrast { isIncreased ? .increased : .normal }

  /// Its place in ``allCases``.
  var index: Int {
    switch self {
    case .light: 0
    case .dark: 1
    case .lightIncreased: 2
    case .darkIncreased: 3
    }
  }
}
