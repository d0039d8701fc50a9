package import SymtextCommandLine

/// The action of a command.
package enum CommandAction: Sendable {
  package typealias Draw =
    @Sendable (Arguments, OutputOptions) throws(CommandError) -> Picture
  package typealias Answer = @Sendable (Arguments) throws(CommandError) -> Report
  package typealias Run = @Sendable (Arguments) throws(CommandError) -> Void
  package typealias Pass = @Sendable (ArraySlice<String>) throws(CommandError) -> Void

  /// None: it only has subcommands.
  case leads
  /// Draws a picture.
  case draws(Draw)
  /// Makes files in formats of its own: films, icons, pages.
  case makes(Files)
  /// Makes a report: text for people, JSON for programs.
  case reports(Answer)
  /// Makes a file if there is an output, a report otherwise.
  case reportsOrMakes(Answer, Files)
  /// Runs on the command line only, not in batches or requests.
  case runs(Run)
  /// Runs another program if its words ask for it, else `otherwise`.
  case passesOn(Pass, otherwise: Run)

  /// Files in formats beyond those of ``OutputOptions``.
  package struct Files: Sendable {
    /// The file extensions, built on each call.
    package var formats: [String] { formatNames() }
    /// Whether they are animations.
    package let moves: Bool
    /// The default `size` of a request for one picture; `nil` if it needs no size.
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

  /// Whether `batch` and `serve` can make pictures with it.
  package var makesPictures: Bool {
    if case .draws = action { true } else { files != nil }
  }

  /// Whether it makes a report if no picture is requested.
  package var answers: Bool {
    switch action {
    case .reports, .reportsOrMakes: true
    case .leads, .draws, .makes, .runs, .passesOn: false
    }
  }

  /// The extensions of the files that it makes.
  package var formats: [String] {
    if case .draws = action { .of(PictureFormat.self) } else { files?.formats ?? [] }
  }

  /// Whether it makes animations.
  package var moves: Bool { files?.moves ?? false }

  /// The default size of a request for one picture.
  var pictureSize: String? { files?.pictureSize }
}
