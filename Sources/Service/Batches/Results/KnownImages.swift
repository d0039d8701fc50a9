internal import SymtextSupport
internal import SymtextCommandLine

/// The entries of images from earlier runs, read along with the lines and never completely in memory.
struct KnownImages {
  /// A file of entries in the order of their lines, and the part of it that was read.
  private struct Source {
    var reader: EntryReader
    var entries: ExactDictionary<BatchEntry> = [:]
    /// The entries in their order, to remove them.
    var files: [(line: Int, file: String)] = []
    var firstKept = 0
    var lastLine = 0
    var isAtEnd = false

    mutating func read(to line: Int) {
      while !isAtEnd, lastLine <= line, entries.count < KnownImages.mostEntries {
        // Images without a readable entry are drawn again.
        guard let next = try? reader.next(isStrict: false) else {
          isAtEnd = true
          return
        }
        guard case .image(let entry, _) = next else { continue }
        lastLine = max(lastLine, entry.line)
        entries[entry.file] = entry
        files.append((entry.line, entry.file))
      }
    }

    mutating func forget(before line: Int) {
      while firstKept < files.count, files[firstKept].line < line {
        let file = files[firstKept].file
        if let entry = entries[file], entry.line < line { entries[file] = nil }
        firstKept += 1
      }
      if firstKept > KnownImages.mostEntries {
        files.removeFirst(firstKept)
        firstKept = 0
      }
    }
  }

  private var sources: [Source] = []

  /// The number of lines that may be added or removed before others so that their entries are still found.
  private static let slack = 1024
  /// The maximum entries of a file in memory: the images of one line, and more.
  private static let mostEntries = 12_000

  /// Knows no images.
  init() {}

  /// - Parameter paths: files of entries, the most important first; they need not exist.
  /// - Throws: ``CommandError`` if an existing one has other content.
  init(_ paths: [String]) throws(CommandError) {
    for path in paths where File.exists(path) {
      var first = try EntryReader(path)
      // An interrupted run may leave a file without a complete entry.
      _ = try first.next(isStrict: !path.hasSuffix(ResultLog.partEnding) && !path.hasSuffix(".old"))
      sources.append(Source(reader: try EntryReader(path)))
    }
  }

  /// Returns the earlier entry of a line's image; `nil` if there is none.
  mutating func entry(ofFile file: String, line: Int) -> BatchEntry? {
    var found: BatchEntry?
    for index in sources.indices {
      sources[index].read(to: line + Self.slack)
      sources[index].forget(before: line - Self.slack)
      found = found ?? sources[index].entries[file]
    }
    return found
  }
}
