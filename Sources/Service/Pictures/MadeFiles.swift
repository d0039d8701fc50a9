internal import SymtextCommandLine

/// Files that a command has made of several pictures, before anything is written.
package struct MadeFiles {
  /// The files; in a folder or below one, with their names in it.
  private let files: [(name: String, bytes: [UInt8])]
  /// Where they go.
  private let place: Place
  /// The largest picture, with what is to be said.
  package let picture: Picture
  /// The side of the largest picture, in pixels.
  private let pixels: Double

  private enum Place {
    case file
    case folder
    case tree
  }

  private init(
    _ files: [(name: String, bytes: [UInt8])], _ place: Place, _ picture: Picture, pixels: Double
  ) {
    self.files = files
    self.place = place
    self.picture = picture
    self.pixels = pixels
  }

  /// One file that holds all of them.
  package static func file(_ bytes: [UInt8], of picture: Picture, pixels: Double) -> MadeFiles {
    MadeFiles([("", bytes)], .file, picture, pixels: pixels)
  }

  /// A folder of them, which is seen whole or not at all.
  package static func folder(
    _ files: [(name: String, bytes: [UInt8])], of picture: Picture, pixels: Double
  ) -> MadeFiles {
    MadeFiles(files, .folder, picture, pixels: pixels)
  }

  /// Files in folders below one that holds others, too.
  package static func tree(
    _ files: [(name: String, bytes: [UInt8])], of picture: Picture, pixels: Double
  ) -> MadeFiles {
    MadeFiles(files, .tree, picture, pixels: pixels)
  }

  /// The bytes of the one file; `nil` when there are several.
  package var encoded: EncodedPicture? {
    guard place == .file, let file = files.first else { return nil }
    return EncodedPicture(bytes: file.bytes, pixels: (pixels, pixels))
  }

  /// Writes them, and says what there is to say.
  /// - Throws: ``CommandError`` (cannot create).
  func write(to path: String) throws(CommandError) {
    for warning in picture.warnings { File.warn(warning) }
    switch place {
    case .file: for file in files { try File.write(file.bytes, to: path) }
    case .folder: try File.write(files, toDirectory: path)
    case .tree:
      for file in files {
        let name = path + (path.hasSuffix("/") ? "" : "/") + file.name
        try File.createDirectories(above: name)
        try File.write(file.bytes, to: name)
      }
    }
    for line in picture.report { File.note(line) }
  }
}
