internal import CommandSupport
internal import SymbolText
internal import Support

/// What the lines of a batch ask for.
struct BatchPlan {
  /// An image, or why there is none.
  enum Item: Sendable {
    case image(BatchImage)
    case wrong(line: Int, CommandError)

    /// From 1.
    var line: Int {
      switch self {
      case .image(let image): image.line
      case .wrong(let line, _): line
      }
    }
  }

  private let folder: BatchFolder
  /// Which files lines and their texts may name.
  private let fileAccess: FileAccess
  private let pattern: BatchPattern?
  private let format: PictureFormat?
  private let matrix: BatchMatrix
  /// Where lines make a file, and which one does.
  private var makers: [FilePlace: Int] = [:]
  /// In the order of the lines.
  private(set) var items: [Item] = []
  /// Whether the pattern named a file, or had to.
  private var namesFiles = false
  /// How many lines say something.
  private(set) var lineCount = 0

  /// - Throws: ``CommandError``: usage, or no input for a folder that is none.
  init(_ arguments: Arguments, _ folder: BatchFolder) throws(CommandError) {
    self.folder = folder
    pattern = try arguments["out-pattern"].map { (text) throws(CommandError) in
      try BatchPattern(text)
    }
    format = arguments.has("format") ? try arguments.choice("format", PictureFormat.self) : nil
    matrix = try BatchMatrix(arguments.all("matrix"))
    fileAccess = .folders(try FileAccessOptions.folders(arguments) + matrix.files)
  }

  /// Reads all lines; empty ones are let pass.
  mutating func read(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
      lineCount += 1
      do throws(CommandError) {
        try add(BatchLine(line, number: index + 1))
      } catch {
        items.append(.wrong(line: index + 1, error))
      }
    }
  }

  /// Says which options of the batch have no effect on its lines.
  func warnings(_ arguments: Arguments) -> [String] {
    let idle = IdleOptions(arguments)
    return idle.warning(
      "force", if: !arguments.has("manifest"), "without --manifest all images are made each time")
      + idle.warning(
        "out-pattern", if: !namesFiles && !items.isEmpty, "every line says its own output")
  }

  private mutating func add(_ line: BatchLine) throws(CommandError) {
    let combinations = matrix.combinations(for: line)
    guard combinations.count == 1 || line.output == nil else {
      throw .badData(
        "--matrix makes \(combinations.count) images of the line; leave out output and name them by --out-pattern"
      )
    }
    for combination in combinations {
      do throws(CommandError) {
        items.append(.image(try image(line, combination)))
      } catch {
        items.append(.wrong(line: line.number, error))
      }
    }
  }

  private mutating func image(
    _ line: BatchLine, _ combination: [(key: String, value: JSONValue)]
  ) throws(CommandError) -> BatchImage {
    var words = try BatchWords(line.members + combination, line.keys)
    let name = try self.name(line, words)
    let file = try folder.file(named: name)
    if let format, !words.says("format"), PictureFormat(fileName: file) == nil {
      words.add(try line.keys.option("format"), format.rawValue, "format")
    }
    let image = try BatchImage(
      words, line.keys, line: line.number, name: name, file: file, fileAccess: fileAccess)
    let place = try folder.place(of: file)
    if let maker = makers[place] {
      throw .badData(
        maker == line.number
          ? "\(file) is made twice; put what differs into --out-pattern"
          : "\(file) is the file of line \(maker) already; name another one")
    }
    makers[place] = line.number
    return image
  }

  private mutating func name(_ line: BatchLine, _ words: BatchWords) throws(CommandError) -> String
  {
    if let output = line.output { return output }
    namesFiles = true
    guard let pattern else {
      throw .badData("output is missing; name a file, or all files by --out-pattern")
    }
    return try pattern.file(
      words, line: line.number, command: line.keys.name, format: format ?? .png)
  }
}
