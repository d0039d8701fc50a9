internal import SymtextCommandLine
internal import SymtextSupport
internal import SymtextSymbolImport

/// The changes of a folder's files that can be taken back and made again, as one stack.
///
/// A file outside the folder keeps them: a line of JSON for each change, and one for each time that a change is taken
/// back or made again. A line is written before the files are, so that no change is lost.
struct EditHistory: Sendable {
  /// A change of one or more files.
  struct Entry: Sendable {
    /// The words of the change.
    var label: String
    /// The names of the symbols.
    var names: [String]
    /// The changes of the files, by their paths from the folder.
    var edits: [(path: String, edit: FileEdit)]
  }

  /// A step of the stack.
  enum Step {
    case change(Entry)
    /// The last change is taken back.
    case undo
    /// A change is made again.
    case redo
  }

  private(set) var entries: [Entry] = []
  /// The number of entries that are made; the others are taken back.
  private(set) var count = 0
  private let folder: String
  /// The path of the file; `nil` keeps the changes in memory alone.
  private let file: String?
  private var size = 0
  /// The kind of the last step, while its files are not all written.
  private var unfinished: Line?
  /// The changes that the last one has replaced.
  private var replaced: [Entry] = []

  /// The most changes that are kept.
  static let mostEntries = 1000
  /// The largest file.
  static let mostBytes = 64 << 20

  /// Reads the history of a folder, and completes a change whose files were written only in part.
  /// - Parameter histories: The folder with the histories of all folders; `nil` keeps changes in memory alone.
  init(of folder: String, in histories: String?) {
    self.folder = folder
    let real = InputFile.realPath(folder) ?? folder
    file = histories.map { "\($0)/\(UserCache.name(of: real))/history" }
    read()
    if let unfinished { complete(unfinished) }
  }

  /// The folder with the states of drawings; `nil` keeps them in memory alone.
  var statesFolder: String? { file.map { "\($0.dropLast("history".utf8.count))states" } }

  /// The label of the change that would be taken back.
  var undoLabel: String? { count > 0 ? entries[count - 1].label : nil }
  /// The label of the change that would be made again.
  var redoLabel: String? { count < entries.count ? entries[count].label : nil }

  // MARK: File

  /// A line of the file.
  private enum Line: String {
    case change
    case undo
    case redo
    /// The files of the line before are written.
    case done
    /// The step of the line before is not made after all.
    case cancel
  }

  /// Reads the lines that another process has added, too.
  mutating func refresh() {
    guard let file, InputFile.size(file) ?? 0 != size else { return }
    (entries, count, unfinished, replaced) = ([], 0, nil, [])
    read()
  }

  /// Reads the file.
  private mutating func read() {
    guard let file, let bytes = UserCache.read(file, mostBytes: Self.mostBytes) else { return }
    size = bytes.count
    for line in bytes.split(separator: 0x0A) {
      // A line that was cut off has changed nothing.
      guard let value = try? JSONReader.value(Array(line)),
        let kind = value["kind"]?.string.flatMap(Line.init)
      else { continue }
      switch kind {
      case .change:
        if let entry = Self.entry(value) { take(.change(entry)) }
      case .undo: take(.undo)
      case .redo: take(.redo)
      case .cancel: reverse()
      case .done: unfinished = nil
      }
    }
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    guard let label = value["label"]?.string, let names = value["names"]?.strings,
      let values = value["edits"]?.values
    else { return nil }
    let edits = values.compactMap { value -> (path: String, edit: FileEdit)? in
      guard let path = value["path"]?.string, let edit = FileEdit(value) else { return nil }
      return (path, edit)
    }
    guard edits.count == values.count else { return nil }
    return Entry(label: label, names: names, edits: edits)
  }

  private mutating func take(_ step: Step) {
    switch step {
    case .change(let entry):
      unfinished = .change
      add(entry)
    case .undo:
      unfinished = .undo
      count = max(count - 1, 0)
    case .redo:
      unfinished = .redo
      count = min(count + 1, entries.count)
    }
  }

  /// Takes the last step back, which is not made after all.
  private mutating func reverse() {
    switch unfinished {
    case .change:
      if !entries.isEmpty { entries.removeLast() }
      count = entries.count
      entries += replaced
    case .undo: count = min(count + 1, entries.count)
    case .redo: count = max(count - 1, 0)
    case .done, .cancel, nil: break
    }
    unfinished = nil
  }

  private mutating func add(_ entry: Entry) {
    replaced = Array(entries[count...])
    entries.removeSubrange(count...)
    entries.append(entry)
    if entries.count > Self.mostEntries { entries.removeFirst(entries.count - Self.mostEntries) }
    count = entries.count
  }

  /// Writes files of the last line that were not written before the process ended.
  ///
  /// A change none of whose files was written is left out.
  private mutating func complete(_ last: Line) {
    let isUndone = last == .undo
    guard let entry = isUndone ? entries[safe: count] : entries[safe: count - 1] else { return }
    var missing: [(path: String, state: FileEdit.State)] = []
    let lock = try? FolderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    for (path, edit) in entry.edits where FolderFiles.isInside("\(folder)/\(path)", folder) {
      let bytes = FolderFiles.read("\(folder)/\(path)")
      if let state = isUndone ? edit.undone(bytes) : edit.redone(bytes) {
        missing.append((path, state))
      }
    }
    guard !missing.isEmpty else { return }
    if missing.count == entry.edits.count {
      reverse()
      try? rewrite(isDone: true)
    } else {
      for (path, state) in missing { try? FolderFiles.write(state, to: "\(folder)/\(path)") }
      try? noteDone()
    }
  }

  // MARK: Changes

  /// Notes a step that is about to be made.
  /// - Throws: ``StudioError`` if the history cannot be written.
  mutating func note(_ step: Step) throws(StudioError) {
    let line: [JSONValue.Member] =
      switch step {
      case .change(let entry): Self.line(entry)
      case .undo: Self.line(.undo)
      case .redo: Self.line(.redo)
      }
    try append(line) { $0.take(step) }
  }

  /// Notes that the files of the last step are written.
  mutating func noteDone() throws(StudioError) {
    try append(Self.line(.done)) { $0.unfinished = nil }
  }

  /// Takes out the last step, which was not made after all.
  mutating func cancel() throws(StudioError) {
    try append(Self.line(.cancel)) { $0.reverse() }
  }

  private static func line(_ kind: Line) -> [JSONValue.Member] {
    [("kind", .string(kind.rawValue))]
  }

  private static func line(_ entry: Entry) -> [JSONValue.Member] {
    [
      ("kind", .string(Line.change.rawValue)), ("label", .string(entry.label)),
      ("names", .array(entry.names.map { .string($0) })),
      (
        "edits",
        .array(entry.edits.map { .object([("path", .string($0.path))] + $0.edit.members) })
      ),
    ]
  }

  /// Adds a line to the file, and then changes the stack in memory.
  private mutating func append(
    _ members: [JSONValue.Member], _ change: (inout EditHistory) -> Void
  ) throws(StudioError) {
    var next = self
    change(&next)
    let bytes = JSONValue.object(members).bytes + [0x0A]
    if let file {
      if size == 0 || size + bytes.count > Self.mostBytes / 2 {
        try next.rewrite(isDone: next.unfinished == nil)
      } else {
        do throws(CommandError) {
          let appended = try AppendedFile(file)
          // A line that was cut off ends before the new one.
          try appended.append([0x0A] + bytes)
          try appended.sync()
        } catch {
          throw StudioError(error)
        }
        next.size += bytes.count + 1
      }
    }
    self = next
  }

  /// The content of the file.
  private var bytes: [UInt8] {
    var lines = entries.map(Self.line)
    for _ in count..<entries.count { lines.append(Self.line(.undo)) }
    return lines.flatMap { JSONValue.object($0).bytes + [0x0A] }
  }

  /// Writes the whole file.
  /// - Parameter isDone: Whether the files of the last change are written.
  private mutating func rewrite(isDone: Bool) throws(StudioError) {
    guard let file else { return }
    var bytes = self.bytes
    while bytes.count > Self.mostBytes / 4, !entries.isEmpty {
      let half = (entries.count + 1) / 2
      entries.removeFirst(half)
      count = max(count - half, 0)
      bytes = self.bytes
    }
    if isDone { bytes += JSONValue.object(Self.line(.done)).bytes + [0x0A] }
    do throws(FileError) {
      try OutputFile.createDirectories(above: file)
      try OutputFile.write(bytes, to: file)
      FolderFiles.makePrivate(file)
    } catch {
      throw StudioError(error)
    }
    size = bytes.count
  }
}
