package import SymtextCommandLine
internal import SymtextImageFormats

/// The options of `serve`.
package struct ServeOptions: Sendable {
  package static let options: [Command.Option] = [
    .init(name: "stdio", help: "Answer on the standard streams."),
    .init(
      name: "frames",
      help: "Send a picture's bytes after the line of its answer, instead of base64 in it."),
    .init(
      name: "threads", value: "count",
      help: """
        Number of threads that draw, 1 to 64. With more than one, answers may be out of order.
        """,
      defaultValue: "1", range: .threads),
    .init(
      name: "memory", value: "size",
      help: "Maximum memory, such as 512M or 2G; a signal ends a process that needs more."),
    .init(
      name: "max-requests", value: "number", help: "Exit with 0 after this many answers.",
      range: .requests),
    .init(
      name: "max-pixels", value: "number",
      help: "Maximum pixels of a picture; larger ones are refused.",
      range: .pixels),
    FileAccessOptions.allowFiles(
      "A folder whose fonts, libraries and images requests and their texts may open; / is all."),
    .init(
      name: "no-system-fonts",
      help: """
        Use no installed fonts except Inter, for the same answers on all machines. Characters that it lacks are boxes.
        """),
  ]

  let hasFrames: Bool
  let threads: Int
  /// Bytes; `nil` for no limit.
  let memory: Int?
  let mostRequests: Int?
  let mostPixels: Int
  let allowedFiles: [String]
  let hasSystemFonts: Bool

  /// - Throws: ``CommandError``: usage, or no input for a missing folder.
  package init(_ arguments: Arguments) throws(CommandError) {
    guard arguments.has("stdio") else {
      throw .usage(
        "\(option: "stdio"), or \(option: "http") and a port, is missing"
      )
    }
    hasFrames = arguments.has("frames")
    threads = try arguments.count("threads") ?? 1
    memory = try arguments["memory"].map(Self.bytes)
    mostRequests = try arguments.count("max-requests")
    mostPixels = try arguments.count("max-pixels") ?? Pixmap.mostPixels
    allowedFiles = try FileAccessOptions.folders(arguments)
    hasSystemFonts = !arguments.has("no-system-fonts")
  }

  /// The minimum memory of a process.
  private static let leastMemory = 128 << 20

  private static func bytes(_ text: String) throws(CommandError) -> Int {
    let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { shifts[Character($0.uppercased())] }
    guard let number = Int(shift == nil ? text : String(text.dropLast())), number > 0,
      number < 1 << 30, number << (shift ?? 0) >= leastMemory
    else {
      throw .badValue("memory", text, "a size such as 512M or 2G, at least 128M, is expected")
    }
    return number << (shift ?? 0)
  }
}

extension NumberRange {
  /// Numbers of answers.
  fileprivate static let requests = NumberRange(whole: 1...1_000_000_000)
  /// Numbers of pixels of a picture.
  fileprivate static let pixels = NumberRange(whole: 1...Double(Pixmap.mostPixels))
}
