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
    case file(format: String)
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
  /// - Parameter format: its kind, by the extension of its name.
  package static func file(
    _ bytes: [UInt8], format: String, of picture: Picture, pixels: Double
  ) -> MadeFiles {
    MadeFiles([("", bytes)], .file(format: format), picture, pixels: pixels)
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

  /// The one file, and its kind.
  /// - Parameter path: where it would be written.
  /// - Throws: ``CommandError`` (bad data) when there are several.
  func single(path: String) throws(CommandError) -> (EncodedPicture, format: String) {
    guard case .file(let format) = place, let file = files.first else {
      throw CommandError(
        .badData, code: .badValue, about: .option("output"),
        .value(
          path, expected: "a batch makes no folders; name an .icns or .ico file, or say a size"))
    }
    return (EncodedPicture(bytes: file.bytes, pixels: (pixels, pixels)), format)
  }

  /// Writes them.
  /// - Throws: ``CommandError`` (cannot create).
  func write(to path: String) throws(CommandError) {
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
  }
}
