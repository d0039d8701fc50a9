internal import SymtextService
internal import SymtextCommandLine
internal import SymtextSupport

/// The command `symtext watch`.
enum WatchCommand {
  static let command = Command(
    name: "watch",
    abstract: "Runs a command, and again whenever a file in a folder changes.",
    discussion: """
      What stands behind -- is any program with its arguments; symtext is this one. It runs at once, and again when \
      a file in the folder, or below it, is changed, added or taken away. Whether one is, is looked for every few \
      tenths of a second, by times of modification; names that begin with a dot do not count. Several changes at \
      once are one. Let the program write elsewhere: what files other than .svg become while it runs is taken for \
      its own doing. Ctrl-C ends it.

        symtext watch my-drawings -- symtext font build my-drawings -o My.ttf
        symtext watch my-drawings -- sh -c 'symtext font build my-drawings -o My.ttf && symtext symbols list --library My.ttf -o my.png'
      """,
    operand: .init(
      name: "folder", help: "The folder; then -- and the program to run.", isRepeated: true,
      continuation: "-- <program> …"),
    options: [
      .init(
        name: "interval", value: "seconds", help: "How often to look: 0.05 to 60.",
        defaultValue: "0.3", range: .watchInterval)
    ],
    action: .runs { (arguments) throws(CommandError) in
      let folder = arguments.operands[0]
      var words = Array(arguments.operands.dropFirst())
      guard !words.isEmpty else {
        throw .usage(
          "the program is missing: symtext watch \(folder) -- symtext font build \(folder) -o My.ttf"
        )
      }
      guard File.isDirectory(folder) else {
        throw .noInput(
          File.exists(folder)
            ? "\(folder) is a file; name the folder it is in" : "there is no folder \(folder)")
      }
      if words[0] == "symtext" { words[0] = ForegroundProgram.own }
      let interval = try arguments.number("interval") ?? 0.3
      try watch(folder, interval: interval) { () throws(CommandError) in
        let status = try ForegroundProgram.run(words)
        Console.note(
          status == 0
            ? "done; waiting for changes in \(folder) (Ctrl-C ends)"
            : "\(words[0]) ended with status \(status); waiting for changes in \(folder) (Ctrl-C ends)",
          isNamed: true)
      }
    })

  /// Runs something now and whenever files have changed, for ever.
  private static func watch(
    _ folder: String, interval: Double, _ run: () throws(CommandError) -> Void
  ) throws(CommandError) {
    var ownDoing: Set<String> = []
    while true {
      let before = try stamps(folder)
      try run()
      let after = try stamps(folder)
      // A drawing that changed meanwhile counts, unless that happens at every run.
      let changed = changes(from: before, to: after)
      let drawings = Set(changed.filter { $0.hasSuffix(".svg") })
      let news = drawings.subtracting(ownDoing)
      for file in drawings.intersection(ownDoing).sorted().prefix(1) {
        Console.warn("\(file) changes whenever the program runs, which is not taken for a change")
      }
      ownDoing = drawings
      if !news.isEmpty {
        Console.note("\(news.sorted()[0]) has changed", isNamed: true)
        continue
      }
      var last = after
      while true {
        ForegroundProgram.rest(seconds: interval)
        let now = try stamps(folder)
        guard let first = changes(from: last, to: now).sorted().first else { continue }
        last = now
        // Until all of it is written.
        while true {
          ForegroundProgram.rest(seconds: min(interval, 0.1))
          let next = try stamps(folder)
          if next == last { break }
          last = next
        }
        Console.note("\(first) has changed", isNamed: true)
        break
      }
    }
  }

  private static func stamps(_ folder: String) throws(CommandError) -> [String: FileStamp] {
    let files: [String]
    do { files = try InputFile.files(under: folder, suffix: "") } catch {
      throw CommandError(error)
    }
    var stamps: [String: FileStamp] = [:]
    for file in files { stamps[file] = FileStamp(file) }
    return stamps
  }

  /// The files that are different, or in one of both only.
  private static func changes(
    from old: [String: FileStamp], to new: [String: FileStamp]
  ) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}

extension NumberRange {
  fileprivate static let watchInterval = NumberRange(0.05...60, "seconds")
}
