internal import SymtextCommandLine
internal import SymtextSupport

/// The folder for the images of a batch, and the files that they must not replace.
struct BatchFolder: Sendable {
  private let path: String
  /// The folder that images cannot leave; `nil` if they may be anywhere.
  private let walls: OutputFolder?
  /// Other files of the batch.
  private let ownPlaces: Set<FilePlace>
  /// The file of the lines.
  private let input: FileNode?

  /// - Parameters:
  ///   - ownFiles: the files that no image may replace.
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

  /// Returns the path of an image, relative to the current directory.
  /// - Throws: ``CommandError`` (bad data) if it is not a file, or is outside the folder.
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

  /// Returns a 64-bit hash of an image's place, to find two images with one place.
  ///
  /// Below a folder no link is followed, so the path is the place. Elsewhere the directories are created first, as a
  /// place needs an existing directory.
  /// - Throws: ``CommandError`` (bad data) if it is a file of the batch itself.
  func place(of file: String) throws(CommandError) -> Int {
    if walls == nil { try File.createDirectories(above: file) }
    let place = FilePlace(file)
    guard !ownPlaces.contains(place), input == nil || FileNode(file) != input else {
      throw .badData(
        .takenOutput, key: "output", "\(file) is a file of the batch itself; give another one")
    }
    var hasher = Hasher()
    if walls == nil { hasher.combine(place) } else { hasher.combine(ExactText(file)) }
    return hasher.finalize()
  }

  /// Returns the size of an image in bytes; `nil` if it does not exist.
  /// - Throws: ``CommandError`` (bad data) if a link leads to it.
  func size(of image: BatchImage) throws(CommandError) -> Int? {
    guard let walls else { return File.size(image.file) }
    do { return try walls.size(of: image.name) } catch { throw CommandError(error) }
  }

  /// Writes an image and creates its folders.
  /// - Throws: ``CommandError``.
  func write(_ bytes: LongBytes, of image: BatchImage) throws(CommandError) {
    guard let walls else {
      try File.createDirectories(above: image.file)
      return try File.write(bytes, to: image.file)
    }
    do { try walls.write(bytes, to: image.name) } catch { throw CommandError(error) }
  }

  /// Removes `.` and `NAME/..` from a path.
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
