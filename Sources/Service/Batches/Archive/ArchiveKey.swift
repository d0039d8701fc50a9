internal import SymtextSupport
internal import SymtextCommandLine

/// The name of a picture in an archive as WebDataset reads it: what stands before the first dot is the key of
/// a sample.
struct ArchiveKey {
  /// Without dots, with folders.
  let key: String
  /// With the point before it.
  let ending: String

  /// Takes a name apart at its first dot.
  init(_ name: String) {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let file = name[folder.endIndex...]
    let dot = file.firstIndex(of: ".") ?? file.endIndex
    key = String(folder) + file[..<dot]
    ending = String(file[dot...])
  }

  /// A name that has one dot only: those before the last one become _, and one is added where there is none.
  /// - Throws: ``CommandError`` (bad data) when an archive cannot have it.
  static func name(_ name: String, format: String?) throws(CommandError) -> String {
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .badValue(
        key: "output", "the name of a file has no control characters")
    }
    let steps = name.split(separator: "/").filter { $0 != "." }
    guard !name.hasPrefix("/"), !steps.contains(".."), let last = steps.last, last.first != "."
    else {
      throw .badValue(
        key: "output", "a name such as a/b.png is expected in an archive, not “\(name)”")
    }
    var parts = last.split(separator: ".", omittingEmptySubsequences: false)
    let known = [
      "png", "svg", "pdf", "apng", "webp", "gif", "json", "lottie", "ico", "icns", "html", "md",
      "mp4", "webm",
    ]
    let ending =
      parts.count > 1 && known.contains(parts[parts.count - 1].lowercased())
      ? String(parts.removeLast()) : format ?? "png"
    let file = parts.joined(separator: "_")
    let whole = (steps.dropLast().map(String.init) + ["\(file).\(ending)"]).joined(separator: "/")
    // What is said of it lies beside it, under a name that may be longer.
    guard TarHeader(whole, bytes: 0) != nil,
      TarHeader(ArchiveKey(whole).key + entryEnding(of: ending), bytes: 0) != nil
    else {
      throw .badValue(
        key: "output",
        "the name has \(whole.utf8.count) bytes, which an archive does not hold; its last part has at most 100, all of it 255"
      )
    }
    return whole
  }

  /// How the name of what is said of a picture ends: a Lottie is a .json itself.
  static func entryEnding(of ending: String) -> String {
    ending.lowercased() == "json" ? ".entry.json" : ".json"
  }
}
