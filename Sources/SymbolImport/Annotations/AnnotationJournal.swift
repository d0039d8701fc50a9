internal import SymtextSupport

/// The changes of an annotation file, so that they can be undone.
///
/// It stands beside the file, with a line of JSON for each change: the hashes before and after, the entries that were
/// changed, the place, and the texts that were removed and inserted. A line is written before the change is made.
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
  /// - Parameters:
  ///   - number: A number that orders the changes of several files.
  ///   - entries: The names of the changed entries.
  /// - Throws: ``SourceError`` for a change that alone is too large.
  package mutating func add(
    from old: [UInt8]?, to new: [UInt8], number: Int = 0, entries: [String] = []
  ) throws(SourceError) {
    lines.append(
      Self.line(
        FileEdit(from: old, to: new), number: number,
        entries: .array(entries.map(JSONValue.string))))
    try leaveOutOldest()
  }

  private static func line(_ edit: FileEdit, number: Int, entries: JSONValue) -> JSONValue {
    .object([("number", .integer(number)), ("entries", entries)] + edit.members)
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

  /// Removes changes that were not made after all.
  /// - Parameter bytes: The bytes of the file; `nil` if there is none.
  package mutating func leaveOutUnmade(_ bytes: [UInt8]?) {
    let tag = Self.tag(bytes)
    while let line = lines.last, line["after"]?.string != tag, line["before"]?.string == tag {
      lines.removeLast()
    }
  }

  /// Undoes the last change.
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: `nil` if the file is not as the last change has left it, or the journal cannot restore its bytes.
  package mutating func undo(_ bytes: [UInt8]) -> FileEdit.State? {
    leaveOutUnmade(bytes)
    guard let line = lines.last, let undone = Self.undone(line, bytes) else { return nil }
    lines.removeLast()
    return undone
  }

  private static func undone(_ line: JSONValue, _ bytes: [UInt8]) -> FileEdit.State? {
    FileEdit(line)?.undone(bytes)
  }

  // MARK: Changes of entries

  /// Returns the index of the last change of one of some entries.
  ///
  /// Older versions noted no entries: such a change is of all of them, but only the last one can be taken back alone.
  func lastChange(of entries: ExactSet) -> Int? {
    if let last = lines.last, last["entries"] == nil { return lines.count - 1 }
    return lines.lastIndex { $0["entries"]?.strings?.contains(where: entries.contains) ?? false }
  }

  /// Returns the entries that a change has changed.
  func entries(of change: Int) -> [String] { lines[change]["entries"]?.strings ?? [] }

  /// Returns the number of a change.
  func number(of change: Int) -> Int { lines[change]["number"]?.integer ?? 0 }

  /// Undoes a change, and leaves later ones of other entries.
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - restore: Returns bytes with the change's entries as in other bytes; `nil` if it cannot.
  /// - Returns: `nil` if the file is not as the last change has left it, or the journal cannot restore its bytes.
  mutating func undo(
    _ change: Int, _ bytes: [UInt8],
    restore: (_ entries: [String], _ bytes: [UInt8], _ before: [UInt8]?) -> [UInt8]?
  ) -> FileEdit.State? {
    guard lines.indices.contains(change) else { return nil }
    // The bytes after each change from this one on, the last first.
    var states = [bytes]
    for line in lines[(change + 1)...].reversed() {
      guard case .bytes(let earlier)? = Self.undone(line, states[states.count - 1]) else {
        return nil
      }
      states.append(earlier)
    }
    guard let undone = Self.undone(lines[change], states.removeLast()) else { return nil }
    let before = undone.bytes
    let entries = entries(of: change)
    var (state, kept) = (before, Array(lines[..<change]))
    for (line, later) in zip(lines[(change + 1)...], states.reversed()) {
      guard let restored = restore(entries, later, before) else { return nil }
      kept.append(
        Self.line(
          FileEdit(from: state, to: restored), number: line["number"]?.integer ?? 0,
          entries: line["entries"] ?? []))
      state = restored
    }
    lines = kept
    return state.map(FileEdit.State.bytes) ?? .noFile
  }
}
