internal import SymtextCommandLine
internal import SymtextSupport

/// Two pictures to compare.
struct ComparedPair: Sendable {
  /// The name that reports give it: the path below both folders, or that of the second picture.
  let name: String
  /// The path of the expected picture; `nil` if there is none.
  let first: String?
  /// The path of the other picture; `nil` if there is none.
  let second: String?

  /// The ends of the names of pictures.
  private static let suffixes = [".png", ".jpg", ".jpeg", ".webp", ".svg", ".pdf"]
  /// The most pictures in a folder.
  private static let most = 100_000

  /// Returns the pictures of two folders, by their paths below them.
  /// - Throws: ``CommandError`` (incomparable) if a folder cannot be read, or holds too many pictures.
  static func pairs(of first: String, _ second: String) throws(CommandError) -> [ComparedPair] {
    let names = (try names(under: first), try names(under: second))
    let known = (ExactSet(names.0), ExactSet(names.1))
    let all = names.0 + names.1.filter { !known.0.contains($0) }
    guard !all.isEmpty else {
      throw CommandError(
        .incomparable,
        .sentence(
          "there is no picture in \(first) or \(second): names end in \(suffixes.joined(separator: ", "))"
        ))
    }
    return all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      ComparedPair(
        name: name, first: known.0.contains(name) ? "\(first)/\(name)" : nil,
        second: known.1.contains(name) ? "\(second)/\(name)" : nil)
    }
  }

  private static func names(under folder: String) throws(CommandError) -> [String] {
    var names: [String] = []
    for suffix in suffixes {
      var leftOut: [String] = []
      do {
        names += try InputFile.files(under: folder, suffix: suffix, leftOut: &leftOut).map {
          String($0.dropFirst(folder.count).drop { $0 == "/" })
        }
      } catch {
        throw CommandError(.incomparable, .sentence("\(error)"))
      }
      guard leftOut.isEmpty, names.count <= most else {
        throw CommandError(
          .incomparable,
          .sentence("\(leftOut.first ?? "\(folder) holds more than \(most) pictures")"))
      }
    }
    return names
  }
}
