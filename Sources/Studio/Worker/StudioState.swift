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
  /// The states of drawings and of `symbols.json` that the worker has written, by path.
  private var drawings: ExactDictionary<DrawingStates> = [:]
  var isEnded = false

  init(folder: StudioFolder, history: EditHistory) {
    self.folder = folder
    self.history = history
    guard let kept = history.statesFolder else { return }
    for path in folder.symbols.map(\.source.file) + [folder.metadataFile] where isAnnotated(path) {
      drawings[path] = DrawingStates(of: path, in: kept)
    }
  }

  /// The key of a symbol in a state.
  static func key(_ name: String, _ tag: String) -> ExactText { ExactText("\(name) \(tag)") }

  /// Whether the states of a file are kept.
  private func isAnnotated(_ path: String) -> Bool {
    path.hasSuffix(".svg") || path.hasBytes(of: folder.metadataFile)
  }

  /// Notes that the worker is about to write a file.
  mutating func noteWriting(_ file: FileReplacement) {
    written[file.path] = AnnotationJournal.tag(file.after.bytes)
    guard isAnnotated(file.path), let before = file.before, let after = file.after.bytes
    else { return }
    var states = drawings[file.path] ?? DrawingStates(before)
    states.append(before)
    states.append(after)
    note(states, of: file.path)
  }

  /// Notes that a file has its content before the change, after all.
  /// - Parameter known: The state before the change.
  mutating func forgetWriting(_ file: FileReplacement, since known: StudioState) {
    written[file.path] = AnnotationJournal.tag(file.before)
    guard let before = file.before, isAnnotated(file.path) else { return }
    note(known.drawings[file.path] ?? DrawingStates(before), of: file.path)
  }

  private mutating func note(_ states: DrawingStates, of path: String) {
    drawings[path] = states
    if let folder = history.statesFolder { states.keep(of: path, in: folder) }
  }

  /// Returns the states of a file, the last one first; empty if the worker has not written it.
  func states(of path: String) -> [[UInt8]] { drawings[path]?.all ?? [] }

  /// The files that are not as they were left, by path: another program has written them, while no worker ran or a
  /// moment ago.
  var unseen: [String] { drawings.keys.filter(isUnseen).sorted() }

  /// Whether the worker has written a file, and another program has since.
  func isUnseen(_ path: String) -> Bool {
    guard let states = drawings[path], let now = FolderFiles.read(path) else { return false }
    return states.last != now
  }

  /// Notes that a file is as another program has written it, and is taken as it is.
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - keepsOlder: Whether its annotations are those of the last state, so that the older ones
  ///     stay known.
  mutating func noteForeign(_ path: String, _ bytes: [UInt8]?, keepsOlder: Bool) {
    written[path] = nil
    guard var states = drawings[path], let bytes else { return }
    if keepsOlder { states.append(bytes) } else { states = DrawingStates(bytes) }
    note(states, of: path)
  }

  /// Notes that `symbols.json` is as another program has written it, and is taken as it is.
  ///
  /// If it has the values of an older state, it was brought back on purpose. One that is not JSON is half written.
  mutating func noteForeignEntries(_ path: String, _ bytes: [UInt8]?) {
    guard let bytes, let now = EntryValues(bytes) else {
      written[path] = nil
      return
    }
    let isOlder = states(of: path).dropFirst().contains { state in
      EntryValues(state).map { $0.differing(from: now).isEmpty } ?? false
    }
    noteForeign(path, bytes, keepsOlder: !isOlder)
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
