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

  private let folder: String
  private let pattern: BatchPattern?
  private let format: PictureFormat?
  private let matrix: BatchMatrix
  /// Files of the batch that are no images.
  private let ownFiles: Set<String>
  /// Files that a line makes, and which one.
  private var makers: [String: Int] = [:]
  /// In the order of the lines.
  private(set) var items: [Item] = []
  /// How many lines say something.
  private(set) var lineCount = 0

  /// - Parameter ownFiles: what no image may be written over.
  /// - Throws: ``CommandError`` (usage).
  init(_ arguments: Arguments, ownFiles: [String]) throws(CommandError) {
    folder = arguments.text("output")
    pattern = try arguments["out-pattern"].map { (text) throws(CommandError) in
      try BatchPattern(text)
    }
    format = arguments.has("format") ? try arguments.choice("format", PictureFormat.self) : nil
    matrix = try BatchMatrix(arguments.all("matrix"))
    self.ownFiles = Set(ownFiles.map(Self.normalized))
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
    let file = try self.file(line, words)
    if let format, !words.says("format"), PictureFormat(fileName: file) == nil {
      words.add(try line.keys.option("format"), format.rawValue, "format")
    }
    let image = try BatchImage(words, line.keys, line: line.number, file: file)
    guard !ownFiles.contains(file) else {
      throw .badData("\(file) is a file of the batch itself; name another one")
    }
    if let maker = makers[file] {
      throw .badData(
        maker == line.number
          ? "\(file) is made twice; put what differs into --out-pattern"
          : "\(file) is the file of line \(maker) already; name another one")
    }
    makers[file] = line.number
    return image
  }

  private func file(_ line: BatchLine, _ words: BatchWords) throws(CommandError) -> String {
    let name: String
    if let output = line.output {
      name = output
    } else if let pattern {
      name = try pattern.file(
        words, line: line.number, command: line.keys.name, format: format ?? .png)
    } else {
      throw .badData("output is missing; name a file, or all files by --out-pattern")
    }
    guard !name.isEmpty, name != "-", !name.hasSuffix("/") else {
      throw .badData("output: a file is expected, not “\(name)”")
    }
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .badData("output: the name of a file has no control characters") }
    return Self.normalized(name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)")
  }

  /// The same path without steps that lead nowhere.
  private static func normalized(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
  }
}
