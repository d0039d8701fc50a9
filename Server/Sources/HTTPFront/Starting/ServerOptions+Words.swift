extension ServerOptions {
  /// Parses the arguments of a command line.
  package init(_ words: [String], processors: Int) throws(UsageError) {
    self.init()
    workers.count = processors
    var used: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        throw UsageError(
          "\(word) is not an option such as --http 8080; `symtext-server --help` lists all")
      }
      let equal = word.firstIndex(of: "=")
      let name = word[..<(equal ?? word.endIndex)].dropFirst(2)
      guard let option = (OptionTable.all + OptionTable.studio).first(where: { $0.name == name })
      else {
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
      used.append(String(name))
    }
    try Self.check(used)
    if !used.contains("queue") { workers.queueLimit = workers.count * 64 }
    if galleryFolder != nil, makesGallery {
      throw UsageError("--gallery and --make-gallery cannot be combined: both set the gallery at /")
    }
    if accessLog == nil, used.contains("access-log-format") {
      throw UsageError("--access-log-format has no effect without --access-log")
    }
    if socket != nil, used.contains("http") {
      throw UsageError("--socket and --http cannot be combined: both set the address to listen on")
    }
  }
  /// Checks that all options belong to a studio, or none.
  private static func check(_ used: [String]) throws(UsageError) {
    let ofStudio = OptionTable.studio.map(\.name)
    guard used.contains("studio") else {
      if let name = used.first(where: ofStudio.contains) {
        throw UsageError("--\(name) has no effect without --studio")
      }
      return
    }
    if let name = used.first(where: { !ofStudio.contains($0) && $0 != "program" }) {
      throw UsageError("--\(name) has no effect with --studio")
    }
    if used.contains("stay"), used.contains("idle") {
      throw UsageError("--stay and --idle cannot be combined: both set when the studio ends")
    }
  }
}
