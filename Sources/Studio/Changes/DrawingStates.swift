internal import SymtextSupport
internal import SymtextSymbolImport

/// The states of a drawing's file that the worker has written or accepted, by which it finds annotations that are lost
/// when a program saves an older copy.
struct DrawingStates: Sendable {
  /// The content of the file in its last state.
  private(set) var last: [UInt8]
  /// The changes from each state to the next one.
  private var edits: [FileEdit] = []

  /// The most states of a drawing that are compared.
  private static let mostStates = 50
  /// The largest file with the states of a drawing.
  private static let mostBytes = 64 << 20

  init(_ bytes: [UInt8]) { last = bytes }

  /// Adds the next state.
  mutating func append(_ bytes: [UInt8]) {
    guard bytes != last else { return }
    edits.append(FileEdit(from: last, to: bytes))
    if edits.count >= Self.mostStates { edits.removeFirst() }
    last = bytes
  }

  /// The content in each state, the last one first.
  var all: [[UInt8]] {
    var states = [last]
    for edit in edits.reversed() {
      guard let state = edit.undone(states.last)?.bytes else { break }
      states.append(state)
    }
    return states
  }

  // MARK: File

  /// Reads the states of a drawing; `nil` if none are kept.
  /// - Parameters:
  ///   - drawing: The path of the drawing.
  ///   - folder: The folder with the states of drawings.
  init?(of drawing: String, in folder: String) {
    guard
      let bytes = UserCache.read(Self.file(drawing, folder), mostBytes: Self.mostBytes),
      let value = try? JSONReader.value(bytes),
      value["path"]?.string?.hasBytes(of: drawing) ?? false,
      let last = value["last"]?.string
    else { return nil }
    self.last = Array(last.utf8)
    edits = (value["edits"]?.values ?? []).compactMap(FileEdit.init)
  }

  /// Keeps the states for later sessions; without a place they are known in this one alone.
  func keep(of drawing: String, in folder: String) {
    let file = Self.file(drawing, folder)
    let value = JSONValue.object([
      ("path", .string(drawing)), ("last", .string(String(decoding: last, as: UTF8.self))),
      ("edits", .array(edits.map { .object($0.members) })),
    ])
    let bytes = value.bytes
    guard bytes.count <= Self.mostBytes, (try? OutputFile.createDirectories(above: file)) != nil,
      (try? OutputFile.write(bytes, to: file)) != nil
    else { return }
    FolderFiles.makePrivate(file)
  }

  private static func file(_ drawing: String, _ folder: String) -> String {
    "\(folder)/\(UserCache.name(of: drawing))"
  }
}
