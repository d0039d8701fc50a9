internal import SymtextCommandLine
internal import SymtextSupport

/// Records of a CSV table; the first one has the names of the columns.
///
/// Commas separate cells or, if the first line has no comma, semicolons or tabs.
/// <https://www.rfc-editor.org/rfc/rfc4180>
struct CSVRecords {
  private let reader: LineReader
  private var columns: [String] = []
  private var separator = UInt8(ascii: ",")

  init(_ reader: LineReader) { self.reader = reader }

  /// A record: its first line, and its cells by the names of their columns.
  struct Record {
    var line: Int
    var members: Result<[(key: String, value: JSONValue)], CommandError>
  }

  /// Returns the next non-empty record; `nil` at the end.
  /// - Throws: ``CommandError``: the input cannot be read, or (bad data) the first line has invalid columns.
  mutating func next() throws(CommandError) -> Record? {
    if columns.isEmpty {
      guard let (line, bytes) = try text() else { return nil }
      try readColumns(bytes.get(), line: line)
    }
    guard let (line, bytes) = try text() else { return nil }
    return Record(
      line: line,
      members: bytes.flatMap { bytes in
        Result { () throws(CommandError) in try members(bytes) }
      })
  }

  /// Reads the bytes of a record, which may have line ends in quotes.
  private mutating func text() throws(CommandError) -> (Int, Result<[UInt8], CommandError>)? {
    var first: Int?
    var bytes: [UInt8] = []
    var count = 0
    var quotes = 0
    while let line = try reader.next() {
      if first == nil, line.isBlank { continue }
      if first != nil {
        bytes.append(UInt8(ascii: "\n"))
        count += 1
      }
      count += line.count
      quotes += line.bytes.count { $0 == UInt8(ascii: "\"") }
      if bytes.count <= RequestObject.mostBytes { bytes += line.bytes }
      let number = first ?? line.number
      first = number
      guard quotes.isMultiple(of: 2) || count > RequestObject.mostBytes else { continue }
      if count > RequestObject.mostBytes {
        return (
          number,
          .failure(
            .badData(
              .lineTooLong,
              "the record has more than \(RequestObject.mostBytes) bytes, the maximum"))
        )
      }
      return (number, .success(bytes))
    }
    guard let first else { return nil }
    return (
      first, .failure(.badData(.notJSON, "the quotation mark that opens here is never closed"))
    )
  }

  private mutating func readColumns(_ bytes: [UInt8], line: Int) throws(CommandError) {
    var bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if !bytes.contains(separator) {
      separator =
        [UInt8(ascii: ";"), UInt8(ascii: "\t")].first { bytes.contains($0) } ?? separator
    }
    columns = try cells(bytes)
    for (place, name) in columns.enumerated() {
      guard !name.isEmpty, !columns[..<place].contains(name) else {
        throw .badData(
          name.isEmpty
            ? "line \(line): column \(place + 1) has no name; the first line must have a key for each column"
            : "line \(line): two columns are named \(name); leave out one")
      }
    }
  }

  private func members(
    _ bytes: [UInt8]
  ) throws(CommandError) -> [(key: String, value: JSONValue)] {
    let cells = try cells(bytes)
    guard cells.count <= columns.count else {
      throw .badData(
        .notJSON,
        "there are \(cells.count) cells, but the first line has \(columns.count) columns")
    }
    var members: [(key: String, value: JSONValue)] = []
    // An empty cell leaves its key out.
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      let parts = column.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        members.append((column, .string(cell)))
        continue
      }
      let member = (parts[1], JSONValue.string(cell))
      if let place = members.firstIndex(where: { $0.key.hasBytes(of: parts[0]) }) {
        members[place].value = members[place].value.adding(member)
      } else {
        members.append((parts[0], .object([member])))
      }
    }
    return members
  }

  private func cells(_ bytes: [UInt8]) throws(CommandError) -> [String] {
    var cells: [[UInt8]] = [[]]
    let quote = UInt8(ascii: "\"")
    var isQuoted = false
    var rest = bytes[...]
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    while let byte = rest.popFirst() {
      if isQuoted {
        if byte != quote {
          cells[cells.count - 1].append(byte)
        } else if rest.first == quote {
          rest.removeFirst()
          cells[cells.count - 1].append(quote)
        } else {
          isQuoted = false
        }
      } else if byte == quote, cells[cells.count - 1].isEmpty {
        isQuoted = true
      } else if byte == separator {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte)
      }
    }
    return try cells.map { (cell) throws(CommandError) in
      guard let text = String(validating: cell, as: UTF8.self) else {
        throw .badData(.notJSON, "not UTF-8; convert the file, for example with iconv")
      }
      return text
    }
  }
}
