internal import SymtextSymbols
package import SymtextSymbolImport

/// Changes attributes of a template's paths in the text of the file, which otherwise stays as it is.
package struct TemplatePatch {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var changes: [(range: Range<Int>, text: String)] = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Sets attributes of the element at a place; `nil` removes one.
  /// - Throws: ``GuideError`` if no start tag is there.
  package mutating func set(
    _ attributes: [(name: String, value: String?)], of path: TemplatePath
  ) throws(GuideError) {
    guard let tag = tag(path.line, path.column) else {
      throw GuideError("no start tag is found on line \(path.line); save the file as UTF-8")
    }
    var added = ""
    for (name, value) in attributes {
      let old = tag.attributes.first { $0.name == name }
      if let value, let old {
        changes.append((old.value, value))
      } else if let value {
        added += " \(name)=\"\(value)\""
      } else if let old {
        changes.append((old.whole, ""))
      }
    }
    if !added.isEmpty { changes.append((tag.nameEnd..<tag.nameEnd, added)) }
  }

  /// The changed file.
  package var text: [UInt8] {
    var result: [UInt8] = []
    var place = 0
    // An insertion comes before a change at the same place.
    let order = changes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for change in order where change.range.lowerBound >= place {
      result += bytes[place..<change.range.lowerBound]
      result += Array(change.text.utf8)
      place = change.range.upperBound
    }
    return result + bytes[place...]
  }

  private struct Tag {
    /// The offset behind the element's name.
    var nameEnd: Int
    /// The attributes: the value without quotes, and the whole with the space before it.
    var attributes: [(name: String, value: Range<Int>, whole: Range<Int>)] = []
  }

  /// Reads the start tag at a place; columns count characters, from 1.
  private func tag(_ line: Int, _ column: Int) -> Tag? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    var place = lineStarts[line - 1]
    var left = column - 1
    while left > 0, place < bytes.count {
      place += 1
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      left -= 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "<") else { return nil }
    func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }
    place += 1
    while place < bytes.count, !isSpace(bytes[place]), !isEnd(bytes[place]) { place += 1 }
    var tag = Tag(nameEnd: place)
    while place < bytes.count {
      let before = place
      while place < bytes.count, isSpace(bytes[place]) { place += 1 }
      guard place < bytes.count, !isEnd(bytes[place]) else { return tag }
      let start = place
      while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: "=") {
        place += 1
      }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      while place < bytes.count, isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "=") {
        place += 1
      }
      guard place < bytes.count else { return nil }
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(place + 1)...].firstIndex(of: quote)
      else { return nil }
      tag.attributes.append((name, place + 1..<end, before..<end + 1))
      place = end + 1
    }
    return nil
  }
}
