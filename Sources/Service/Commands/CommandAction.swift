package import SymtextCommandLine

/// What a command does with its arguments.
package enum CommandAction: Sendable {
  package typealias Draw =
    @Sendable (Arguments, OutputOptions) throws(CommandError) -> Picture
  package typealias Answer = @Sendable (Arguments) throws(CommandError) -> Report
  package typealias Run = @Sendable (Arguments) throws(CommandError) -> Void
  package typealias Pass = @Sendable (ArraySlice<String>) throws(CommandError) -> Void

  /// Nothing: it leads to the commands below it.
  case leads
  /// Draws a picture.
  case draws(Draw)
  /// Makes files of its own kinds: films, icons, pages.
  case makes(Files)
  /// Answers in words: people get text, programs JSON.
  case reports(Answer)
  /// Makes a file where an output is named, and answers in words otherwise.
  case reportsOrMakes(Answer, Files)
  /// Runs on the command line alone; batches and requests cannot name it.
  case runs(Run)
  /// Hands its words to another program, which comes back only where they do not ask for it; then it runs.
  case passesOn(Pass, otherwise: Run)

  /// Files of kinds that ``OutputOptions`` does not make alone.
  package struct Files: Sendable {
    /// The kinds of files, by the extensions of their names, put together now.
    package var formats: [String] { formatNames() }
    /// Whether they move.
    package let moves: Bool
    /// The `size` of the one picture of a request that says none; `nil` where no size is needed.
    let pictureSize: String?
    let make: @Sendable (Arguments) throws(CommandError) -> Product
    private let formatNames: @Sendable () -> [String]

    package init(
      formats: @autoclosure @escaping @Sendable () -> [String], moves: Bool = false,
      pictureSize: String? = nil,
      _ make: @escaping @Sendable (Arguments) throws(CommandError) -> Product
    ) {
      formatNames = formats
      self.moves = moves
      self.pictureSize = pictureSize
      self.make = make
    }
  }
}

extension Command {
  private var files: CommandAction.Files? {
    switch action {
    case .makes(let files), .reportsOrMakes(_, let files): files
    case .leads, .draws, .reports, .runs, .passesOn: nil
    }
  }

  /// Whether `batch` and `serve` get pictures of it.
  package var makesPictures: Bool {
    if case .draws = action { true } else { files != nil }
  }

  /// Whether it answers in words, where no picture is asked for.
  package var answers: Bool {
    switch action {
    case .reports, .reportsOrMakes: true
    case .leads, .draws, .makes, .runs, .passesOn: false
    }
  }

  /// The kinds of files that it makes, by the extensions of their names.
  package var formats: [String] {
    if case .draws = action { .of(PictureFormat.self) } else { files?.formats ?? [] }
  }

  /// Whether what it makes moves.
  package var moves: Bool { files?.moves ?? false }

  /// The size of the one picture that a request gets that says none.
  var pictureSize: String? { files?.pictureSize }
}
