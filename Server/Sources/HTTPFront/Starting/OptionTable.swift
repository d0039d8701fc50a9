/// Options of the command line, with their help and parsers.
enum OptionTable {
  struct Option: Sendable {
    var name: String
    /// The placeholder of the value; `nil` for a switch.
    var value: String?
    var help: String
    var read: @Sendable (inout ServerOptions, String) throws(UsageError) -> Void
  }

  static let all: [Option] = [
    .init(
      name: "http", value: "[host:]port",
      help: "Address to listen on. (default: 127.0.0.1:8080; port 0 takes a free port)"
    ) {
      options, text throws(UsageError) in
      let colon = text.lastIndex(of: ":")
      if let colon { options.host = String(text[..<colon]) }
      let port = colon.map { text[text.index(after: $0)...] } ?? text[...]
      options.port = try number(String(port), 0...65535, "http")
      if options.host.hasPrefix("["), options.host.hasSuffix("]") {
        options.host = String(options.host.dropFirst().dropLast())
      }
      guard !options.host.isEmpty else {
        throw UsageError("--http \(text): a host must precede the colon, such as 127.0.0.1")
      }
    },
    .init(name: "socket", value: "file", help: "Listen on a Unix socket instead of a port.") {
      options, text throws(UsageError) in options.socket = text
    },
    .init(
      name: "program", value: "file",
      help:
        "The symtext program. (default: SYMTEXT_PROGRAM, else symtext beside this program, in ../../bin, or on PATH)"
    ) {
      options, text throws(UsageError) in options.program = text
    },
    .init(
      name: "workers", value: "count",
      help: "Number of worker processes. (default: one per processor)"
    ) {
      options, text throws(UsageError) in
      options.workers.count = try number(text, 1...256, "workers")
    },
    .init(
      name: "draw-timeout", value: "seconds",
      help: "Time limit for a picture; a slower worker is killed. (default: 2)"
    ) {
      options, text throws(UsageError) in
      guard let seconds = Double(text), (0.05...600).contains(seconds) else {
        throw UsageError("--draw-timeout \(text): must be 0.05 to 600 seconds")
      }
      options.workers.drawSeconds = seconds
    },
    .init(
      name: "queue", value: "count",
      help:
        "Number of requests that may wait for a worker; others get 503. (default: 64 per worker)"
    ) {
      options, text throws(UsageError) in
      options.workers.queueLimit = try number(text, 0...1_000_000, "queue")
    },
    .init(
      name: "memory", value: "size",
      help: "Address space limit of a worker, such as 512M or 1G. (default: 512M)"
    ) {
      options, text throws(UsageError) in options.memory = text
    },
    .init(
      name: "max-requests", value: "count",
      help: "Replace a worker after this many answers. (default: 100000)"
    ) {
      options, text throws(UsageError) in
      options.mostRequests = try number(text, 1...1_000_000_000, "max-requests")
    },
    .init(
      name: "max-pixels", value: "count",
      help: "Pixel limit of a picture; larger ones get 422. (default: 16777216)"
    ) {
      options, text throws(UsageError) in
      options.mostPixels = try number(text, 1...(1 << 28), "max-pixels")
    },
    .init(
      name: "max-answer", value: "size",
      help: "Size limit of a picture's file; larger ones get 422. (default: 64M)"
    ) {
      options, text throws(UsageError) in
      options.workers.answerBytes = try size(text, "max-answer")
    },
    .init(
      name: "allow-files", value: "folder",
      help:
        "Let requests name fonts, libraries and images in this folder. By default they open no file. May be repeated."
    ) {
      options, text throws(UsageError) in options.allowedFolders.append(text)
    },
    .init(
      name: "no-system-fonts", value: nil,
      help: "Use only bundled and allowed fonts, so that answers are the same on every machine."
    ) {
      options, _ throws(UsageError) in options.hasSystemFonts = false
    },
    .init(
      name: "cache", value: "size",
      help: "Memory for cached answers, such as 64M; 0 turns the cache off. (default: 64M)"
    ) {
      options, text throws(UsageError) in options.cacheBytes = try size(text, "cache")
    },
    .init(
      name: "connections", value: "count",
      help: "Number of clients connected at once; others wait. (default: 4096)"
    ) {
      options, text throws(UsageError) in
      options.connections = try number(text, 1...100_000, "connections")
    },
    .init(
      name: "key-file", value: "file",
      help:
        "Accept only signed addresses. One key a line, of 16 characters or more: the first signs, all are accepted; # begins a comment."
    ) {
      options, text throws(UsageError) in options.keyFile = text
    },
    .init(
      name: "access-log", value: "file",
      help: "Append a line for each request to this file; - is standard output."
    ) {
      options, text throws(UsageError) in options.accessLog = text
    },
    .init(
      name: "access-log-format", value: "format",
      help:
        "common, the form of Apache and nginx, or json, which adds the time taken. (default: common)"
    ) {
      options, text throws(UsageError) in
      guard let format = AccessLogEntry.Format(rawValue: text) else {
        throw UsageError("--access-log-format \(text): must be common or json")
      }
      options.accessLogFormat = format
    },
    .init(
      name: "fonts", value: "folder",
      help: "Serve this folder's files under /fonts/ instead of Symtext.ttf and Symtext.woff2."
    ) {
      options, text throws(UsageError) in options.fontFolder = text
    },
    .init(
      name: "gallery", value: "folder", help: "Serve a gallery written by `symtext gallery` at /."
    ) {
      options, text throws(UsageError) in options.galleryFolder = text
    },
    .init(
      name: "make-gallery", value: nil,
      help: "Make the gallery at the start, which takes a few seconds, and serve it at /."
    ) {
      options, _ throws(UsageError) in options.makesGallery = true
    },
    .init(
      name: "allow-origin", value: "origin",
      help: "Let scripts of this origin read answers; * allows every origin."
    ) {
      options, text throws(UsageError) in options.allowOrigin = text
    },
  ]

  static func number(
    _ text: String, _ range: ClosedRange<Int>, _ name: String
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(name) must be a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  static func size(_ text: String, _ name: String) throws(UsageError) -> Int {
    let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { shifts[$0] }
    let digits = shift == nil ? text[...] : text.dropLast()
    guard let number = Int(digits), (0...1_000_000_000).contains(number),
      number << (shift ?? 0) <= 1 << 40
    else { throw UsageError("--\(name) must be a size such as 64M, not \(text)") }
    return number << (shift ?? 0)
  }
}
