/// The files and directories that a configuration file of fontconfig includes, whether they exist or not.
///
/// Fontconfig lists only those that exist, but one that appears later changes its answers.
struct ConfigIncludes {
  /// The paths that an include may mean.
  let paths: [String]

  /// - Parameters:
  ///   - text: the file.
  ///   - home: the user's home directory.
  ///   - userFolder: the directory of the prefix `xdg`.
  ///   - folders: the directories in which fontconfig seeks a relative path.
  /// - Returns: `nil` if an include cannot be resolved for sure.
  init?(of text: [UInt8], home: String?, userFolder: String?, folders: [String]) {
    var paths: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: Array("<include".utf8)) {
      rest = rest[start.upperBound...]
      guard let tagEnd = rest.firstIndex(of: UInt8(ascii: ">")),
        let end = rest[tagEnd...].dropFirst().firstIndex(of: UInt8(ascii: "<")),
        rest[end...].starts(with: Array("</include>".utf8)),
        let tag = String(validating: rest[..<tagEnd], as: UTF8.self),
        let content = String(validating: rest[rest.index(after: tagEnd)..<end], as: UTF8.self),
        !content.utf8.contains(UInt8(ascii: "&")), !content.isEmpty,
        tag.utf8.last != UInt8(ascii: "/")
      else { return nil }
      rest = rest[end...]
      let name = String(content.drop(while: \.isWhitespace))
      guard name.last?.isWhitespace == false else { return nil }
      if tag.contains("prefix") {
        guard tag.contains("prefix=\"xdg\""), let userFolder else { return nil }
        paths.append("\(userFolder)/\(name)")
      } else if name.utf8.first == UInt8(ascii: "/") {
        paths.append(name)
      } else if name.utf8.first == UInt8(ascii: "~") {
        guard let home, name.hasPrefix("~/") else { return nil }
        paths.append(home + name.dropFirst())
      } else {
        paths += folders.map { "\($0)/\(name)" }
      }
    }
    self.paths = paths
  }
}
