internal import SymtextSVGReading
internal import SymtextSymbols
package import SymtextSymbolImport

/// Changes attributes of a template's paths in the text of the file, which otherwise stays as it is.
package struct TemplatePatch {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// The elements by their offset.
  private let elements: [Int: XMLPlace]
  private var changes: [(range: Range<Int>, text: String)] = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    elements = Dictionary(
      uniqueKeysWithValues: (XMLPlace(rootOf: bytes)?.all ?? []).map { ($0.tag.lowerBound, $0) })
  }

  /// Sets attributes of the element at a place; `nil` removes one.
  /// - Throws: ``GuideError`` if no start tag is there.
  package mutating func set(
    _ attributes: [(name: String, value: String?)], of path: TemplatePath
  ) throws(GuideError) {
    guard let element = element(path.line, path.column) else {
      throw GuideError("no start tag is found on line \(path.line); save the file as UTF-8")
    }
    var added = ""
    for (name, value) in attributes {
      let old = element[attribute: name]
      if let value, let old {
        changes.append((old.value, value))
      } else if let value {
        added += " \(name)=\"\(value)\""
      } else if let old {
        changes.append((old.whole, ""))
      }
    }
    if !added.isEmpty { changes.append((element.nameEnd..<element.nameEnd, added)) }
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

  /// Returns the element that starts at a place; columns count characters, from 1.
  private func element(_ line: Int, _ column: Int) -> XMLPlace? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    var place = lineStarts[line - 1]
    var left = column - 1
    while left > 0, place < bytes.count {
      place += 1
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      left -= 1
    }
    return elements[place]
  }
}
