/// Splits bytes, as they arrive, into lines.
package struct LineSplitter {
  /// A line, or a marker for a line over the size limit, whose rest is skipped.
  package enum Line: Equatable, Sendable {
    case whole([UInt8])
    case tooLong
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var isPassingOver = false

  package init(limit: Int) { self.limit = limit }

  /// Adds bytes and returns the lines that end in them, without line ends.
  package mutating func lines(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      append(bytes[start..<end])
      lines.append(finishLine())
      start = bytes.index(after: end)
    }
    append(bytes[start...])
    return lines
  }

  /// Returns the last line if no line end follows it.
  package mutating func last() -> Line? {
    rest.isEmpty && !isPassingOver ? nil : finishLine()
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    if isPassingOver { return }
    guard rest.count + bytes.count <= limit else {
      isPassingOver = true
      rest = []
      return
    }
    rest += bytes
  }

  private mutating func finishLine() -> Line {
    defer {
      rest = []
      isPassingOver = false
    }
    if isPassingOver { return .tooLong }
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    return .whole(rest)
  }
}
