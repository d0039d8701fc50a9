internal import SymtextCommandLine
internal import SymtextSupport

/// Where the images of a batch go, and which files they must not be.
struct BatchFolder: Sendable {
  private let path: String
  /// What they are written below; `nil` when they may be anywhere.
  private let walls: OutputFolder?
  /// Files of the batch that are no images.
  private let ownPlaces: Set<FilePlace>
  /// The file of the lines.
  private let input: FileNode?

  /// - Parameters:
  ///   - ownFiles: what no image may be written over.
  ///   - input: the file of the lines; - is standard input.
  /// - Throws: ``CommandError`` (usage).
  init(_ arguments: Arguments, ownFiles: [String], input: String) throws(CommandError) {
    path = arguments.text("output")
    guard !path.isEmpty else {
      throw .badValue("output", nil, "a folder is expected; . is the current one")
    }
    walls = arguments.has("anywhere") ? nil : OutputFolder(path)
    ownPlaces = Set(ownFiles.map(FilePlace.init))
    self.input = input == "-" ? FileNode(descriptor: 0) : FileNode(input)
  }

  /// The path of an image from the current directory.
  /// - Throws: ``CommandError`` (bad data) when it is no file, or leads out of the folder.
  func file(named name: String) throws(CommandError) -> String {
    guard !name.isEmpty, name != "-", !name.hasSuffix("/") else {
      throw .badValue(key: "output", "a file is expected, not “\(name)”")
    }
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw .badValue(
        key: "output", "the name of a file has no control characters")
    }
    if walls != nil {
      do { try OutputFolder.check(name) } catch {
        throw CommandError(error, key: "output")
      }
    }
    return Self.normalized(name.hasPrefix("/") || path == "." ? name : "\(path)/\(name)")
  }

  /// What no other image may have, of the place of an image: 64 bits of it.
  ///
  /// Below a folder no link is followed, so that the path says it. Elsewhere the directories are made first, as
  /// a place is told by the directory that is there.
  /// - Throws: ``CommandError`` (bad data) when it is a file of the batch itself.
  func place(of file: String) throws(CommandError) -> Int {
    if walls == nil { try File.createDirectories(above: file) }
    let place = FilePlace(file)
    guard !ownPlaces.contains(place), input == nil || FileNode(file) != input else {
      throw .badData(
        .takenOutput, key: "output", "\(file) is a file of the batch itself; name another one")
    }
    var hasher = Hasher()
    if walls == nil { hasher.combine(place) } else { hasher.combine(file) }
    return hasher.finalize()
  }

  /// The bytes of an image; `nil` when it is not there.
  /// - Throws: ``CommandError`` (bad data) when a link leads to it.
  func size(of image: BatchImage) throws(CommandError) -> Int? {
    guard let walls else { return File.size(image.file) }
    do { return try walls.size(of: image.name) } catch { throw CommandError(error) }
  }

  /// Writes an image; folders are made.
  /// - Throws: ``CommandError``.
  func write(_ bytes: [UInt8], of image: BatchImage) throws(CommandError) {
    guard let walls else {
      try File.createDirectories(above: image.file)
      return try File.write(bytes, to: image.file)
    }
    do { try walls.write(bytes, to: image.name) } catch { throw CommandError(error) }
  }

  /// The same path without steps that lead nowhere.
  private static func normalized(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
  }
}
