internal import SymtextSupport
internal import SymtextCommandLine

/// The name of a picture in an archive for WebDataset, in which the part before the first dot is the key of a sample.
struct ArchiveKey {
  /// The part before the first dot, with folders.
  let key: String
  /// The part from the first dot on.
  let ending: String

  /// Splits a name at its first dot.
  init(_ name: String) {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let file = name[folder.endIndex...]
    let dot = file.firstIndex(of: ".") ?? file.endIndex
    key = String(folder) + file[..<dot]
    ending = String(file[dot...])
  }

  /// Returns a name with one dot: other dots become _, and a name without a known extension gets one.
  /// - Throws: ``CommandError`` (bad data) for a name that an archive cannot have.
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
    // Its entry is beside it, under a name that may be longer.
    guard TarHeader(whole, bytes: 0) != nil,
      TarHeader(ArchiveKey(whole).key + entryEnding(of: ending), bytes: 0) != nil
    else {
      throw .badValue(
        key: "output",
        "the name has \(whole.utf8.count) bytes, too many for an archive; at most 100 in its last part and 255 in all are expected"
      )
    }
    return whole
  }

  /// Returns the extension of a picture's entry; a Lottie is a .json itself.
  static func entryEnding(of ending: String) -> String {
    ending.lowercased() == "json" ? ".entry.json" : ".json"
  }
}
