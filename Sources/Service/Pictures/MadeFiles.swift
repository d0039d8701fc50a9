internal import SymtextCommandLine

/// Files of several pictures, before they are written.
package struct MadeFiles {
  /// The files, with their names in a folder if there is one.
  private let files: [(name: String, bytes: [UInt8])]
  /// Their destination.
  private let place: Place
  /// The largest picture, with all warnings.
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

  /// One file with all pictures.
  /// - Parameter format: the file's extension.
  package static func file(
    _ bytes: [UInt8], format: String, of picture: Picture, pixels: Double
  ) -> MadeFiles {
    MadeFiles([("", bytes)], .file(format: format), picture, pixels: pixels)
  }

  /// A folder of files, which appears completely or not at all.
  package static func folder(
    _ files: [(name: String, bytes: [UInt8])], of picture: Picture, pixels: Double
  ) -> MadeFiles {
    MadeFiles(files, .folder, picture, pixels: pixels)
  }

  /// Files in subfolders of a folder with other files.
  package static func tree(
    _ files: [(name: String, bytes: [UInt8])], of picture: Picture, pixels: Double
  ) -> MadeFiles {
    MadeFiles(files, .tree, picture, pixels: pixels)
  }

  /// Returns the only file and its extension.
  /// - Parameter path: the path in the error.
  /// - Throws: ``CommandError`` (bad data) if there are several.
  func single(path: String) throws(CommandError) -> (EncodedPicture, format: String) {
    guard case .file(let format) = place, let file = files.first else {
      throw CommandError(
        .badData, code: .badValue, about: .option("output"),
        .value(
          path, expected: "a batch writes no folders; give an .icns or .ico file, or a size"))
    }
    return (EncodedPicture(bytes: file.bytes, pixels: (pixels, pixels)), format)
  }

  /// Writes the files.
  /// - Throws: ``CommandError`` (cannot create).
  func write(to path: String) throws(CommandError) {
    switch place {
    case .file: for file in files { try File.write(file.bytes, to: path) }
    case .folder: try File.write(files, toDirectory: path)
    case .tree:
      try File.createDirectories(above: path)
      try File.write(files, toDirectory: path)
    }
  }
}
