/// A value in a valid JSON text, and the places of its parts.
struct JSONPlace {
  /// A member of an object, or a value of an array.
  struct Part {
    var step: JSONText.Step
    /// The first byte: of the name, or of the value.
    var start: Int
    /// The bytes of the value.
    var value: Range<Int>
  }

  let bytes: [UInt8]
  /// The bytes of the value.
  var range: Range<Int>

  /// The value of a whole text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    start = Self.skipSpace(bytes, start)
    range = start..<Self.end(bytes, start)
  }

  /// The parts of an object or an array, in order; of parts with one name, the last counts.
  var parts: [Part] {
    let isObject = bytes[range.lowerBound] == UInt8(ascii: "{")
    var parts: [Part] = []
    var place = Self.skipSpace(bytes, range.lowerBound + 1)
    while place < range.upperBound - 1 {
      let start = place
      var step = JSONText.Step.index(parts.count)
      if isObject {
        let end = Self.end(bytes, place)
        let name = try? JSONReader.value(Array(bytes[place..<end]))
        step = .member(ExactText(name?.string ?? ""))
        // After the name come a colon and space.
        place = Self.skipSpace(bytes, Self.skipSpace(bytes, end) + 1)
      }
      let end = Self.end(bytes, place)
      parts.append(Part(step: step, start: start, value: place..<end))
      place = Self.skipSpace(bytes, end)
      if place < bytes.count, bytes[place] == UInt8(ascii: ",") {
        place = Self.skipSpace(bytes, place + 1)
      }
    }
    return parts
  }

  private static func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      ?? bytes.count
  }

  /// Returns the end of the value that starts at a place.
  private static func end(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        while bytes[place] != UInt8(ascii: "\"") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        if depth == 0 { return place + 1 }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return place }
        depth -= 1
        if depth == 0 { return place + 1 }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return place
  }
}
