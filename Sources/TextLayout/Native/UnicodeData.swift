internal import CSymtextUnicode

/// The data of Unicode's algorithms, which come from ICU in whatever version is installed.
enum UnicodeData {
  /// Whether they are there; the first question loads them (0.65 ms).
  static var isInstalled: Bool { unicode_is_installed() }
}
