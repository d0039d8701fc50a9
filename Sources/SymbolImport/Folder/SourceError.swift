internal import SymtextFontGlyphs
internal import SymtextOpenType
internal import SymtextSupport

/// Drawings, or what is said of them beside them, cannot become a font.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Kind: Sendable {
    /// A file is not there or cannot be read.
    case missing
    /// A file is not what it should be.
    case invalid
    /// A name is none of what is read.
    case misnamed
    /// No symbol is left to make a font of.
    case empty
    /// A library of the system is not installed.
    case notInstalled
  }

  /// What stands in the way.
  public var kind: Kind
  /// One sentence that names the file and what would be right.
  public var description: String

  /// Makes an error.
  package init(_ description: String, kind: Kind = .invalid) {
    self.kind = kind
    self.description = description
  }

  init(_ error: FileError) {
    self.init(error.description, kind: error.kind == .missing ? .missing : .invalid)
  }
}

extension InputFile {
  /// Reads a file of text or of a drawing.
  static func source(_ path: String, mostBytes: Int) throws(SourceError) -> [UInt8] {
    do { return try read(path, mostBytes: mostBytes) } catch { throw SourceError(error) }
  }
}
