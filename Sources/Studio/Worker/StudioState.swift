internal import SymtextSupport
internal import SymtextSymbolImport

/// The knowledge of a worker, which one thread changes at a time.
struct StudioState: Sendable {
  var folder: StudioFolder
  var history: EditHistory
  /// The number of the last event.
  var number = 0
  /// The last views of symbols with their tags, by name.
  var views = BoundedCache<ExactText, (tag: SymbolTag, view: SymbolView)>(limit: 64)
  /// The values of symbols' annotations by ``key(_:_:)``.
  var values = BoundedCache<ExactText, AnnotationValues>(limit: 4096)
  /// The names of the symbols that the page shows, which are compiled first.
  var visible: [String] = []
  /// The tags of files that the worker has written, by path.
  private var written: ExactDictionary<String> = [:]
  /// The last bytes of drawings that the worker has written, by path.
  private var drawings: ExactDictionary<[UInt8]> = [:]
  var isEnded = false

  init(folder: StudioFolder, history: EditHistory) {
    self.folder = folder
    self.history = history
    recallWritten()
  }

  /// The key of a symbol in a state.
  static func key(_ name: String, _ tag: String) -> ExactText { ExactText("\(name) \(tag)") }

  /// Notes that the worker has written a file; `nil` if it has removed it.
  mutating func noteWritten(_ path: String, _ bytes: [UInt8]?) {
    written[path] = AnnotationJournal.tag(bytes)
    if path.hasSuffix(".svg") { drawings[path] = bytes }
  }

  /// Returns the states of a drawing, the last one first; empty if the worker has not written it.
  func states(of path: String) -> [[UInt8]] {
    guard let last = drawings[path] else { return [] }
    var states = [last]
    for entry in history.entries.prefix(history.count).reversed() {
      for (name, edit) in entry.edits where path.hasBytes(of: "\(folder.options.folder)/\(name)") {
        guard states.count < Self.mostStates, let state = edit.undone(states.last)?.bytes else {
          return states
        }
        states.append(state)
      }
    }
    return states
  }

  /// The most states of a drawing that are compared.
  private static let mostStates = 50

  /// Notes that a file is as another program has written it, and is taken as it is.
  mutating func noteForeign(_ path: String) {
    written[path] = nil
    if drawings[path] != nil { drawings[path] = FolderFiles.read(path) }
  }

  /// Takes drawings that an earlier session has written, and that are as it left them, as the last states.
  mutating func recallWritten() {
    var last: ExactDictionary<FileEdit> = [:]
    for entry in history.entries.prefix(history.count) {
      for (path, edit) in entry.edits where path.hasSuffix(".svg") { last[path] = edit }
    }
    for (path, edit) in last {
      let file = "\(folder.options.folder)/\(path)"
      let bytes = FolderFiles.read(file)
      if AnnotationJournal.tag(bytes) == edit.after { drawings[file] = bytes }
    }
  }

  /// Whether a file is as the worker has written it last.
  func isOwn(_ path: String, _ bytes: [UInt8]?) -> Bool {
    written[path] == AnnotationJournal.tag(bytes)
  }

  /// Returns the next symbol to compile in the background.
  mutating func nextWaiting() -> StudioSymbol? { folder.nextWaiting(visible) }

  /// The labels of the changes that can be taken back and made again.
  var undoMembers: [JSONValue.Member] {
    [
      ("undo", history.undoLabel.map { .string($0) } ?? .null),
      ("redo", history.redoLabel.map { .string($0) } ?? .null),
    ]
  }
}
