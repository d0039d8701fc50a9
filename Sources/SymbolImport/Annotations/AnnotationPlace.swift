internal import SymtextSupport

/// The `symbols.json` that has the annotations of an icon.
///
/// It is in the icon's own folder. If that folder has none, and the nearest one in the folders around it describes a font
/// with `$font`, it is that one, because a build of that folder reads it.
struct AnnotationPlace {
  /// The name of the file.
  static let name = "symbols.json"
  /// The most folders around an icon's own that are searched.
  private static let mostFolders = 32

  /// The path for messages; the file need not exist yet.
  let path: String
  /// The path with all links resolved, by which two spellings of one file are known.
  let target: String

  /// - Parameter icon: The path of the icon.
  /// - Throws: ``SourceError`` if its folder does not exist.
  init(for icon: String) throws(SourceError) {
    let folder = icon.lastIndex(of: "/").map { String(icon[...$0]) } ?? ""
    guard let real = InputFile.realPath(folder.isEmpty ? "." : folder) else {
      throw SourceError("cannot read \(icon): there is no such file", kind: .missing)
    }
    let own = folder + Self.name
    path = InputFile.exists(own) ? own : Self.project(around: real) ?? own
    target = InputFile.realPath(path) ?? "\(real == "/" ? "" : real)/\(Self.name)"
  }

  /// Makes the place in a folder whose drawings all have their annotations in its own file.
  /// - Throws: ``SourceError`` if the folder does not exist.
  init(in folder: String) throws(SourceError) {
    guard let real = InputFile.realPath(folder) else {
      throw SourceError("cannot read the folder \(folder): there is no such file", kind: .missing)
    }
    path = "\(folder)/\(Self.name)"
    target = InputFile.realPath(path) ?? "\(real == "/" ? "" : real)/\(Self.name)"
  }

  /// Returns the nearest file in the folders around a folder if it describes a font.
  /// - Parameter folder: A path with all links resolved.
  private static func project(around folder: String) -> String? {
    var folder = folder[...]
    for _ in 0..<mostFolders {
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
      let path = "\(folder)/\(name)"
      guard InputFile.exists(path) else { continue }
      // A file that cannot be read describes no font.
      let value = (try? InputFile.read(path, mostBytes: MetadataFile.mostBytes)).flatMap {
        try? JSONReader.value($0)
      }
      return value?[MetadataFile.fontEntry]?.members == nil ? nil : path
    }
    return nil
  }
}
