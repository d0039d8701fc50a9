internal import CommandSupport
internal import Pixels
internal import Drawing
internal import Support

/// What a manifest says of an image.
struct BatchEntry: Sendable {
  /// Where it is.
  let file: String
  /// Its size in bytes.
  let bytes: Int
  /// The checksum of all that was said of it, in hexadecimal.
  let lineHash: String
  /// All that is said, in the order in which it is written.
  private var members: [(String, JSONValue)]

  init(
    _ image: BatchImage, _ picture: Picture, _ encoded: EncodedPicture, altText: String
  ) {
    file = image.file
    bytes = encoded.bytes.count
    lineHash = Self.hexadecimal(image.hash)
    let list = picture.list
    members = [
      ("file", .string(file)), ("line", .number(Double(image.line))),
      ("width", .number(list.width)), ("height", .number(list.height)),
      ("pixelWidth", encoded.pixels.map { .number($0.width) } ?? .null),
      ("pixelHeight", encoded.pixels.map { .number($0.height) } ?? .null),
      ("baseline", list.firstBaseline.map { .number($0) } ?? .null),
      ("altText", .string(altText)), ("bytes", .number(Double(bytes))),
      ("crc32", .string(Self.hexadecimal(CRC32.checksum(encoded.bytes)))),
      ("lineHash", .string(lineHash)),
    ]
    if let measures = picture.measures { members.append(("measures", measures)) }
  }

  /// Reads an entry; `nil` when the value is none.
  init?(_ value: JSONValue) {
    guard case .object(let members) = value, let file = value["file"]?.string,
      case .number(let count) = value["bytes"], let bytes = Int(exactly: count),
      let lineHash = value["lineHash"]?.string, value["line"] != nil
    else { return nil }
    self.file = file
    self.bytes = bytes
    self.lineHash = lineHash
    self.members = members
  }

  /// Whether an image needs not be made again: it is there, and the same was said of it.
  /// - Throws: ``CommandError`` when it may not be there.
  func stands(for image: BatchImage, in folder: BatchFolder) throws(CommandError) -> Bool {
    lineHash == Self.hexadecimal(image.hash) ? try folder.size(of: image) == bytes : false
  }

  /// The same image, asked for by another line.
  func at(line: Int) -> BatchEntry {
    var entry = self
    for index in members.indices where members[index].0 == "line" {
      entry.members[index].1 = .number(Double(line))
    }
    return entry
  }

  /// One line of JSON, without its end.
  var text: String { JSONValue.object(members).compactText }

  /// Eight digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
