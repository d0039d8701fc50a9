package import SymtextSupport

/// A change of a file's bytes, which can be taken back and made again.
package struct FileEdit: Sendable {
  /// The tag of the bytes before the change, as of ``AnnotationJournal/tag(_:)``.
  package let before: String
  /// The tag of the bytes after the change.
  package let after: String
  /// The offset of the first byte that differs.
  private let start: Int
  private let removed: String
  private let inserted: String

  /// Compares the bytes of a file.
  /// - Parameters:
  ///   - old: `nil` if there was no file.
  ///   - new: UTF-8, as `old`.
  package init(from old: [UInt8]?, to new: [UInt8]) {
    let bytes = old ?? []
    var start = zip(bytes, new).prefix { $0 == $1 }.count
    // A character is kept whole.
    while start > 0, start < max(bytes.count, new.count),
      [bytes, new].contains(where: { start < $0.count && $0[start] & 0xC0 == 0x80 })
    {
      start -= 1
    }
    let most = min(bytes.count, new.count) - start
    var same = zip(bytes.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    while same > 0, new[new.count - same] & 0xC0 == 0x80 { same -= 1 }
    before = AnnotationJournal.tag(old)
    after = AnnotationJournal.tag(new)
    self.start = start
    removed = String(decoding: bytes[start..<(bytes.count - same)], as: UTF8.self)
    inserted = String(decoding: new[start..<(new.count - same)], as: UTF8.self)
  }

  /// Reads the members of ``members``; `nil` if they are no change.
  package init?(_ value: JSONValue) {
    guard let before = value["before"]?.string, let after = value["after"]?.string,
      let start = value["at"]?.integer, start >= 0, let removed = value["removed"]?.string,
      let inserted = value["inserted"]?.string
    else { return nil }
    (self.before, self.after, self.start) = (before, after, start)
    (self.removed, self.inserted) = (removed, inserted)
  }

  /// The members of a line of JSON.
  package var members: [JSONValue.Member] {
    [
      ("before", .string(before)), ("after", .string(after)), ("at", .integer(start)),
      ("removed", .string(removed)), ("inserted", .string(inserted)),
    ]
  }

  /// The state of a file.
  package enum State: Hashable, Sendable {
    case bytes([UInt8])
    /// There is no file.
    case noFile

    /// The content; `nil` if there is no file.
    package var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  }

  /// Returns the file before the change; `nil` if it is not as the change has left it.
  package func undone(_ bytes: [UInt8]?) -> State? {
    replaced(bytes, from: after, inserted, to: before, removed)
  }

  /// Returns the file after the change; `nil` if it is not as it was before.
  package func redone(_ bytes: [UInt8]?) -> State? {
    replaced(bytes, from: before, removed, to: after, inserted)
  }

  private func replaced(
    _ bytes: [UInt8]?, from tag: String, _ old: String, to newTag: String, _ new: String
  ) -> State? {
    guard AnnotationJournal.tag(bytes) == tag else { return nil }
    if newTag == AnnotationJournal.tag(nil) { return .noFile }
    var bytes = bytes ?? []
    guard bytes.count - old.utf8.count >= start else { return nil }
    bytes.replaceSubrange(start..<(start + old.utf8.count), with: new.utf8)
    return AnnotationJournal.tag(bytes) == newTag ? .bytes(bytes) : nil
  }
}
