internal import SymtextSupport

/// The changes of an annotation file, so that they can be undone.
///
/// It stands beside the file, with a line of JSON for each change: the hashes before and after, the place, and the texts
/// that were removed and inserted. A line is written before the change is made.
package struct AnnotationJournal {
  /// The path of the journal.
  package let path: String
  private var lines: [JSONValue]

  /// The most changes that are kept.
  private static let mostLines = 200
  /// The largest journal.
  static let mostBytes = 16 << 20

  /// Opens the journal of a file; without one there are no changes.
  /// - Throws: ``SourceError`` if it cannot be read, or is too large.
  package init(of file: String) throws(SourceError) {
    let name = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    path = "\(file[..<name]).\(file[name...]).undo"
    let bytes =
      InputFile.exists(path) ? try InputFile.source(path, mostBytes: Self.mostBytes) : []
    lines = bytes.split(separator: 0x0A).compactMap { try? JSONReader.value(Array($0)) }
  }

  /// The text of the journal.
  package var bytes: [UInt8] { lines.flatMap { $0.bytes + [0x0A] } }

  /// Whether no change is left.
  package var isEmpty: Bool { lines.isEmpty }

  /// The number of the last change; 0 without changes.
  package var lastNumber: Int { lines.last?["number"]?.integer ?? 0 }

  /// Returns the hash of a file's bytes, by which a writer knows that nobody has changed it; `none` for no file.
  package static func tag(_ bytes: [UInt8]?) -> String {
    bytes.map { String(FNV1a.hash($0), radix: 36) } ?? "none"
  }

  /// Adds a change; the oldest ones go if there are too many.
  /// - Parameter number: A number that orders the changes of several files.
  /// - Throws: ``SourceError`` for a change that alone is too large.
  package mutating func add(
    from old: [UInt8]?, to new: [UInt8], number: Int = 0
  ) throws(SourceError) {
    lines.append(.object([("number", .integer(number))] + FileEdit(from: old, to: new).members))
    try leaveOutOldest()
  }

  private mutating func leaveOutOldest() throws(SourceError) {
    var count = 0
    let kept = lines.suffix(Self.mostLines).reversed().prefix { line in
      count += line.bytes.count + 1
      return count <= Self.mostBytes
    }
    guard !kept.isEmpty else {
      throw SourceError(
        "\(path) has no room for a change of more than \(Self.mostBytes >> 20) MiB; make it in parts"
      )
    }
    lines = kept.reversed()
  }

  /// Undoes the last change.
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: `nil` if the file is not as the last change has left it, or the journal cannot restore its bytes.
  package mutating func undo(_ bytes: [UInt8]) -> FileEdit.State? {
    let tag = Self.tag(bytes)
    // A change that was not made after all has nothing to undo.
    while let line = lines.last, line["after"]?.string != tag, line["before"]?.string == tag {
      lines.removeLast()
    }
    guard let undone = lines.last.flatMap(FileEdit.init)?.undone(bytes) else { return nil }
    lines.removeLast()
    return undone
  }
}
