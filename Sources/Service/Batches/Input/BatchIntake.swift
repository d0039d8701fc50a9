internal import SymtextCommandLine
internal import SymtextSupport
internal import SymtextSymbolText

/// Reads the lines of a batch one after another and returns the images that they request; for one thread at a time.
struct BatchIntake {
  /// An image, or an error.
  struct Item: Sendable {
    /// Its place in the order of all, from 0.
    let ticket: Int
    /// From 1.
    let line: Int
    let id: JSONValue?
    let meta: JSONValue?
    let content: Result<BatchImage, CommandError>
    /// The entry of an earlier run.
    let known: BatchEntry?
  }

  /// The source of the lines.
  private enum Records {
    case lines(LineReader)
    case table(CSVRecords)
  }

  private let options: BatchOptions
  private let folder: BatchFolder
  private let fileAccess: FileAccess
  private var records: Records
  private var known: KnownImages
  /// The line that makes each file, by a 64-bit hash of its place, which takes a sixth of the memory of names.
  private var makers: [Int: UInt32] = [:]
  /// The remaining items of the last line, last one first.
  private var pending: [Item] = []
  private var nextTicket = 0
  /// Whether the pattern named a file, or may have had to: the output of an invalid line is unknown.
  private(set) var namesFiles = false
  /// The number of non-empty lines.
  private(set) var lineCount = 0
  private var isAtEnd = false

  /// - Parameters:
  ///   - reader: the lines.
  ///   - isTable: whether they are CSV.
  ///   - known: the images of earlier runs.
  init(
    _ options: BatchOptions, _ folder: BatchFolder, _ reader: LineReader, isTable: Bool,
    known: KnownImages = KnownImages()
  ) {
    self.options = options
    self.folder = folder
    fileAccess = FileAccess.folders(options.allowedFiles)
    records = isTable ? .table(CSVRecords(reader)) : .lines(reader)
    self.known = known
  }

  /// Returns the next image, or an error; `nil` at the end.
  /// - Throws: ``CommandError`` if nothing more can be read.
  mutating func next() throws(CommandError) -> Item? {
    while true {
      if let item = pending.popLast() { return item }
      guard !isAtEnd else { return nil }
      do throws(CommandError) {
        try readLine()
      } catch {
        isAtEnd = true
        throw error
      }
    }
  }

  /// Reads no more lines.
  mutating func stop() {
    isAtEnd = true
    pending.removeAll()
  }

  private mutating func readLine() throws(CommandError) {
    let number: Int
    let members: Result<RequestObject, CommandError>
    switch records {
    case .lines(let reader):
      guard let line = try reader.next() else {
        isAtEnd = true
        return
      }
      guard !line.isBlank, options.shard?.contains(line: line.number) ?? true else { return }
      number = line.number
      members = Result { () throws(CommandError) in
        try RequestObject(line, example: BatchLine.example)
      }
    case .table(var table):
      guard let record = try table.next() else {
        isAtEnd = true
        return
      }
      records = .table(table)
      guard options.shard?.contains(line: record.line) ?? true else { return }
      number = record.line
      members = record.members.flatMap { members in
        Result { () throws(CommandError) in try RequestObject(members) }
      }
    }
    lineCount += 1
    var isTable = false
    if case .table = records { isTable = true }
    var items: [Item] = []
    var object: RequestObject?
    do throws(CommandError) {
      let said = try members.get()
      object = said
      let line = try BatchLine(
        said, meta: Self.meta(said), number: number, in: options.table, hasTexts: isTable)
      items = try images(of: line)
    } catch {
      namesFiles = true
      items = [item(number, object, .failure(error))]
    }
    pending = items.reversed()
  }

  private static func meta(_ object: RequestObject) -> JSONValue? {
    object.members.last { $0.key == "meta" }?.value
  }

  private mutating func item(
    _ line: Int, _ object: RequestObject?, _ content: Result<BatchImage, CommandError>
  ) -> Item {
    item(line, id: object?.id, meta: object.flatMap(Self.meta), content)
  }

  private mutating func item(
    _ line: Int, id: JSONValue?, meta: JSONValue?, _ content: Result<BatchImage, CommandError>
  ) -> Item {
    defer { nextTicket += 1 }
    let file = try? content.get().file
    return Item(
      ticket: nextTicket, line: line, id: id, meta: meta, content: content,
      known: file.flatMap { known.entry(ofFile: $0, line: line) })
  }

  private mutating func images(of line: BatchLine) throws(CommandError) -> [Item] {
    let combinations = options.matrix.combinations(for: line)
    guard combinations.count == 1 || line.output == nil else {
      throw .badData(
        .badValue, key: "output",
        "\(option: "matrix") makes \(combinations.count) images of the line; leave out output and name them with \(option: "out-pattern")"
      )
    }
    var items: [Item] = []
    for combination in combinations {
      do throws(CommandError) {
        let image = try image(line, combination)
        items.append(item(line.number, id: line.id, meta: line.meta, .success(image)))
      } catch {
        namesFiles = true
        items.append(
          item(
            line.number, id: line.id, meta: line.meta,
            .failure(line.keys.onLine(error, nil))))
      }
    }
    return items
  }

  private mutating func image(
    _ line: BatchLine, _ combination: [(key: String, value: JSONValue)]
  ) throws(CommandError) -> BatchImage {
    var words = try RequestWords(line.members + combination, line.keys)
    let formats = line.keys.command.formats
    var name = try self.name(line, words)
    if options.isArchive {
      name = try ArchiveKey.name(name, format: words["format"] ?? options.format)
    }
    let file = options.isArchive ? name : try folder.file(named: name)
    let saysFormat = formats.contains { file.lowercased().hasSuffix(".\($0)") }
    if let format = options.format, !words.says("format"), !saysFormat,
      PictureFormat(fileName: file) == nil
    {
      words.add(try line.keys.option("format"), format, "format")
    }
    let image = try BatchImage(
      words, line.keys, name: name, file: file, fileAccess: fileAccess,
      version: options.table.version)
    let place: Int
    if options.isArchive {
      var hasher = Hasher()
      hasher.combine(ExactText(ArchiveKey(name).key))
      place = hasher.finalize()
    } else {
      place = try folder.place(of: file)
    }
    if let maker = makers[place] {
      throw .badData(
        .takenOutput, key: "output",
        Int(maker) == line.number
          ? "\(file) is made twice; add a key that differs to \(option: "out-pattern")"
          : options.isArchive
            ? "line \(maker) already has the key \(ArchiveKey(name).key); give another one"
            : "line \(maker) already writes \(file); give another file")
    }
    makers[place] = UInt32(clamping: line.number)
    return image
  }

  private mutating func name(
    _ line: BatchLine, _ words: RequestWords
  ) throws(CommandError) -> String {
    if let output = line.output { return output }
    namesFiles = true
    if let pattern = options.pattern {
      return try pattern.file(words, line, format: options.format ?? "png")
    }
    guard options.isArchive else {
      throw .badData(
        .missingKey, key: "output",
        "output is missing; add a file, or name all files with \(option: "out-pattern")")
    }
    let digits = "\(line.number)"
    return String(repeating: "0", count: max(9 - digits.count, 0)) + digits
  }
}
