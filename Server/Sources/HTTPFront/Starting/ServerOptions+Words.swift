extension ServerOptions {
  /// Reads the words of a command line.
  package init(_ words: [String], processors: Int) throws(UsageError) {
    self.init()
    workers.count = processors
    var queue: Bool = false
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        throw UsageError(
          "\(word): options are expected, such as --http 8080; `symtext-server --help` tells all")
      }
      let equal = word.firstIndex(of: "=")
      let name = word[..<(equal ?? word.endIndex)].dropFirst(2)
      guard let option = OptionTable.all.first(where: { $0.name == name }) else {
        throw UsageError("there is no option --\(name); `symtext-server --help` tells all")
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
      throw UsageError("--gallery and --make-gallery both say what is at /; give one of them")
    }
    if socket != nil, words.contains(where: { $0 == "--http" || $0.hasPrefix("--http=") }) {
      throw UsageError("--socket and --http both say where to listen; give one of them")
    }
  }
}
