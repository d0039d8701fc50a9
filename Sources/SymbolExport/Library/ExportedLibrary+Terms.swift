extension ExportedLibrary {
  /// The licence, if it is a known one.
  var knownLicense: KnownLicense? {
    .stated(in: [license, licenseAddress].compactMap { $0 }.joined(separator: "\n"))
  }

  /// The name of the licence: the first line of its text that is not the copyright.
  var licenseTitle: String {
    let lines = (license ?? "").split(whereSeparator: \.isNewline).map(String.init)
    return knownLicense?.title ?? lines.first { !Self.isCopyright($0) } ?? "See README.md"
  }

  /// The holder of the copyright; the family if the font names none.
  var author: String {
    let line = copyright?.split(whereSeparator: \.isNewline).first ?? ""
    let words = line.split(separator: " ").drop { word in
      Self.isCopyright(word) || word.allSatisfy { $0.isNumber || $0.isPunctuation }
    }
    return words.isEmpty ? family : words.joined(separator: " ")
  }

  private static func isCopyright(_ text: some StringProtocol) -> Bool {
    let text = text.lowercased()
    return ["copyright", "©", "(c)"].contains { text.hasPrefix($0) }
  }
}
