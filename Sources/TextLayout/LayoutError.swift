/// A text could not be laid out.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that says what is missing and how to get it.
  public var description: String

  /// Lines that wrap and text from right to left follow Unicode's rules, whose data are not there.
  static let noUnicodeData = LayoutError(
    description: """
      lines that wrap and text from right to left need ICU, which is not installed: install the package \
      libicu72 (Debian 12), libicu76 (Debian 13) or icu4c (Homebrew)
      """)
}
