extension ServerOptions {
  /// Parses the arguments of a command line.
  package init(_ words: [String], processors: Int) throws(UsageError) {
    self.init()
    workers.count = processors
    var queue: Bool = false
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        throw UsageError(
          "\(word) is not an option such as --http 8080; `symtext-server --help` lists all")
      }
      let equal = word.firstIndex(of: "=")
      let name = word[..<(equal ?? word.endIndex)].dropFirst(2)
      guard let option = OptionTable.all.first(where: { $0.name == name }) else {
        throw UsageError("unknown option --\(name); `symtext-server --help` lists all")
      }
      if option.value == nil {
        guard equal == nil else { throw UsageError("--\(name) takes no value") }
        try option.read(&self, "")
      } else if let equal {
        try option.read(&self, String(word[word.index(after: equal)...]))
      } else {
        guard let value = rest.popFirst() else {
          throw UsageError("--\(name): a value is missing")
        }
        try option.read(&self, value)
      }
      if name == "queue" { queue = true }
    }
    if !queue { workers.queueLimit = workers.count * 64 }
    if galleryFolder != nil, makesGallery {
      throw UsageError("--gallery and --make-gallery cannot be combined: both set the gallery at /")
    }
    if accessLog == nil, words.contains(where: { $0.hasPrefix("--access-log-format") }) {
      throw UsageError("--access-log-format has no effect without --access-log")
    }
    if socket != nil, words.contains(where: { $0 == "--http" || $0.hasPrefix("--http=") }) {
      throw UsageError("--socket and --http cannot be combined: both set the address to listen on")
    }
  }
}
