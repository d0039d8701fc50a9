internal import SymtextService
internal import SymtextCommandLine
internal import SymtextSupport

/// The command `symtext watch`.
enum WatchCommand {
  static let command = Command(
    name: "watch",
    abstract: "Runs a program, and again whenever a file in a folder changes.",
    discussion: """
      After -- come any program and its arguments; symtext is this program. It runs at once, and again when a file \
      in the folder, or below it, is changed, added or removed. symtext compares modification times every few tenths \
      of a second and ignores names that begin with a dot. Several changes at once count as one. Let the program \
      write elsewhere: while it runs, changes to files other than .svg are taken for its own and ignored. Ctrl-C ends \
      symtext.

        symtext watch my-drawings -- symtext font build my-drawings -o My.ttf
        symtext watch my-drawings -- sh -c 'symtext font build my-drawings -o My.ttf && symtext symbols list --library My.ttf -o my.png'
      """,
    operand: .init(
      name: "folder", help: "The folder; then -- and the program to run.", isRepeated: true,
      continuation: "-- <program> …"),
    options: [
      .init(
        name: "interval", value: "seconds", help: "Time between checks: 0.05 to 60.",
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
      try File.checkFolder(folder)
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

  /// Calls `run` now and after each change of files, forever.
  private static func watch(
    _ folder: String, interval: Double, _ run: () throws(CommandError) -> Void
  ) throws(CommandError) {
    var ownDoing: ExactSet = []
    while true {
      let before = try stamps(folder)
      try run()
      let after = try stamps(folder)
      // A drawing that changes during a run counts, unless it changes in every run.
      let changed = changes(from: before, to: after)
      let drawings = ExactSet(changed.filter { $0.hasSuffix(".svg") || $0.hasSuffix(".pdf") })
      let news = drawings.subtracting(ownDoing)
      for file in drawings.intersection(ownDoing).sorted().prefix(1) {
        Console.warn("\(file) changes at every run of the program; its changes are ignored")
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
        // Wait until it is completely written.
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

  private static func stamps(_ folder: String) throws(CommandError) -> ExactDictionary<FileStamp> {
    let files: [String]
    var leftOut: [String] = []
    do { files = try InputFile.files(under: folder, suffix: "", leftOut: &leftOut) } catch {
      throw CommandError(error)
    }
    var stamps: ExactDictionary<FileStamp> = [:]
    for file in files { stamps[file] = FileStamp(file) }
    return stamps
  }

  /// Returns the files that differ or are on one side only.
  private static func changes(
    from old: ExactDictionary<FileStamp>, to new: ExactDictionary<FileStamp>
  ) -> [String] {
    ExactSet(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}

extension NumberRange {
  fileprivate static let watchInterval = NumberRange(0.05...60, "seconds")
}
