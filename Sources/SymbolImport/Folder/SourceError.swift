internal import SymtextFontGlyphs
internal import SymtextOpenType
internal import SymtextSVGReading
internal import SymtextSupport
public import SymtextSymbols

/// An error of drawings, or of files beside them, that stops a font build.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public enum Kind: Sendable {
    /// A file does not exist or cannot be read.
    case missing
    /// A file is invalid.
    case invalid
    /// A name is invalid or unknown.
    case misnamed
    /// A variant of a display-only symbol.
    case displayOnly
    /// Several variants or symbols that cannot be made.
    case unmade
    /// No symbol is left for the font.
    case empty
    /// A system library is not installed.
    case notInstalled
  }

  /// The kind of the error.
  public var kind: Kind
  /// One sentence that names the file and the expected content.
  public var description: String
  /// The description without the file at its front, for a place that names it itself.
  let reason: String
  /// The place in a file; `nil` without one.
  public internal(set) var place: FindingPlace?

  /// Makes an error.
  package init(_ description: String, kind: Kind = .invalid) {
    self.kind = kind
    self.description = description
    reason = description
  }

  /// Makes the error of an invalid file.
  init(file: String, reason: String) {
    kind = .invalid
    description = "\(file): \(reason)"
    self.reason = reason
    place = FindingPlace(file: file)
  }

  /// Joins the errors of symbols that cannot be made; `nil` without any.
  init?(_ errors: [SourceError]) {
    guard let first = errors.first else { return nil }
    guard errors.count > 1 else {
      self = first
      return
    }
    let lines = errors.map(\.description) + ["\(errors.count) symbols cannot be made"]
    self.init(lines.joined(separator: "\n"), kind: .unmade)
  }

  init(_ error: ImportError) {
    self.init(error.description)
    place = FindingPlace(
      file: error.file, layer: error.layer, line: error.line, column: error.column)
  }

  /// Returns the error with the shapes of its element in its place.
  func located() -> SourceError {
    guard var place, place.line != nil, let file = place.file else { return self }
    ShapePlaces(file: file)?.complete(element: &place)
    var error = self
    error.place = place
    return error
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
