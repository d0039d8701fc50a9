internal import SymtextCommandLine

/// What is known of images from before, read beside the lines: it is never in memory as a whole.
struct KnownImages {
  /// A file of entries in the order of their lines, as far as it was read.
  private struct Source {
    var reader: EntryReader
    var entries: [String: BatchEntry] = [:]
    /// The same in their order, for taking them away.
    var files: [(line: Int, file: String)] = []
    var firstKept = 0
    var lastLine = 0
    var isAtEnd = false

    mutating func read(to line: Int) {
      while !isAtEnd, lastLine <= line, entries.count < KnownImages.mostEntries {
        // What cannot be read is made again.
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

  /// How many lines may have come or gone in between, so that entries are found all the same.
  private static let slack = 1024
  /// The most entries of a file that are kept: the images of one line, and more.
  private static let mostEntries = 12_000

  /// Nothing is known.
  init() {}

  /// - Parameter paths: files of entries, those that go before others first; some may not be there.
  /// - Throws: ``CommandError`` when one is there, and is none.
  init(_ paths: [String]) throws(CommandError) {
    for path in paths where File.exists(path) {
      var first = try EntryReader(path)
      // A file that a kill has cut off may begin with nothing.
      _ = try first.next(isStrict: !path.hasSuffix(ResultLog.partEnding) && !path.hasSuffix(".old"))
      sources.append(Source(reader: try EntryReader(path)))
    }
  }

  /// What is known of the image of a line; `nil` when nothing is.
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
