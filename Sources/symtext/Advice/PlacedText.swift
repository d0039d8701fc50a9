internal import SymtextSupport

/// A text that was read from a file, such as a word of a shell or a text in JSON, with the place of each of its bytes.
struct PlacedText {
  /// The text in UTF-8, without the quotation marks and escapes of the file.
  private(set) var bytes: [UInt8] = []
  /// The offsets in the file, one for each byte.
  private var offsets: [Int] = []
  /// The offset of its beginning in the file.
  let start: Int

  init(start: Int) { self.start = start }

  /// Makes a text of bytes as they stand in the file.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    offsets = Array(bytes.indices)
    start = bytes.startIndex
  }

  /// Makes the text of a string in JSON; `nil` for another value.
  /// - Parameters:
  ///   - json: the text of the member.
  ///   - offset: the place of that text in the file.
  init?(_ member: PlacedJSONMember, in json: [UInt8], at offset: Int) {
    guard let string = member.value.string else { return nil }
    bytes = Array(string.utf8)
    offsets = JSONReader.offsets(ofString: member.range, in: json).map { offset + $0 }
    start = offset + member.start
  }

  /// The text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ byte: UInt8, at offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  /// Returns the offset in the file of a byte of the text.
  func place(_ byte: Int) -> Int {
    offsets.indices.contains(byte) ? offsets[byte] : start
  }

  /// Returns some bytes of the text.
  func part(_ range: Range<Int>) -> PlacedText {
    var part = PlacedText(start: place(range.lowerBound))
    for index in range { part.append(bytes[index], at: offsets[index]) }
    return part
  }

  /// Replaces a byte by a space.
  mutating func blank(_ index: Int) { bytes[index] = 0x20 }

  /// Replaces spans of code, as Markdown writes them between backquotes, by spaces.
  mutating func blankCode() {
    let quote = UInt8(ascii: "`")
    var runs: [Range<Int>] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: quote) {
      index = bytes[start...].firstIndex { $0 != quote } ?? bytes.endIndex
      runs.append(start..<index)
    }
    /// The last run of each length: a run without a later one of its length encloses nothing.
    var last: [Int: Int] = [:]
    for (place, run) in runs.enumerated() { last[run.count] = place }
    var place = 0
    while place < runs.count {
      let open = runs[place]
      place += 1
      guard let end = last[open.count], end >= place else { continue }
      while runs[place].count != open.count { place += 1 }
      for index in open.lowerBound..<runs[place].upperBound where bytes[index] != 0x0A {
        bytes[index] = 0x20
      }
      place += 1
    }
  }
}
