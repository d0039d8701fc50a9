/// An error in layout.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the missing component and how to install it.
  public var description: String

  /// Line wrapping and right-to-left text need Unicode data, which is not installed.
  static let noUnicodeData = LayoutError(
    description: """
      lines that wrap and text from right to left need ICU, which is not installed: install the package \
      libicu72 (Debian 12), libicu76 (Debian 13) or icu4c (Homebrew)
      """)
}
