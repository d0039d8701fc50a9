/// An error when a font is read or written.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, as the end of a sentence whose subject is the font or table.
  public var description: String
  /// If the error concerns only single glyphs: the reasons, by name.
  public var failures: [String: String] = [:]

  /// Makes an error from its sentence.
  public init(_ description: String) { self.description = description }
}
