internal import SymtextSupport
/// The texts of an object in a line of JSON, with their places.
///
/// The line is known to be valid JSON.
struct JSONTexts {
  /// The texts by their keys; the last one of a key counts.
  private(set) var texts: ExactDictionary<PlacedText> = [:]
  /// The offsets of all values by their keys.
  private(set) var places: ExactDictionary<Int> = [:]

  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
    scan()
  }

  private mutating func scan() {
    var depth = 0
    var key: String?
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let text = string()
        guard depth == 1 else { continue }
        guard let name = key else {
          key = text.text
          continue
        }
        texts[name] = text
        places[name] = text.start
        key = nil
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 1, let key { places[key] = offset }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","):
        if depth == 1 { key = nil }
      case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default:
        if depth == 1, let key, places[key] == nil { places[key] = offset }
      }
      offset += 1
    }
  }

  /// Reads a string from its quotation mark on.
  private mutating func string() -> PlacedText {
    var text = PlacedText(start: offset + 1)
    offset += 1
    while offset < bytes.endIndex, bytes[offset] != UInt8(ascii: "\"") {
      let place = offset
      guard bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.endIndex else {
        text.append(bytes[offset], at: place)
        offset += 1
        continue
      }
      for byte in escaped() { text.append(byte, at: place) }
    }
    offset += 1
    return text
  }

  /// Reads a character behind a backslash.
  private mutating func escaped() -> [UInt8] {
    let letter = bytes[offset + 1]
    offset += 2
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      var units = [unit()]
      if UTF16.isLeadSurrogate(units[0]), offset + 1 < bytes.endIndex,
        bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
      {
        offset += 2
        units.append(unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [letter]
    }
  }

  /// Reads four hexadecimal digits.
  private mutating func unit() -> UInt16 {
    let end = min(offset + 4, bytes.endIndex)
    let digits = String(decoding: bytes[offset..<end], as: UTF8.self)
    offset = end
    return UInt16(digits, radix: 16) ?? 0xFFFD
  }
}
