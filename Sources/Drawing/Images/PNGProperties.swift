internal import SymtextSupport
internal import SymtextImageFormats
internal import SymtextGraphics

/// The metadata of a PNG file.
///
/// Chunks with a wrong checksum and compressed texts are ignored.
///
/// <https://www.w3.org/TR/png-3/#11Chunks>
struct PNGProperties {
  /// Pixels in a row.
  private(set) var width = 0
  /// Rows.
  private(set) var height = 0
  /// Pixels per point along x and y, from `pHYs`; `nil` when its unit is not a length.
  private(set) var density: Vector?
  /// The texts by keyword; a repeated keyword is ignored.
  private(set) var texts: ExactDictionary<String> = [:]

  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Returns: `nil` when the bytes do not start with the PNG signature and a picture's size.
  init?(_ file: [UInt8]) {
    guard file.starts(with: Self.signature) else { return nil }
    var offset = Self.signature.count
    // A chunk: length, type, data, checksum of type and data.
    while file.count - offset >= 12 {
      let length = Self.uint32(file[offset...])
      guard length <= file.count - offset - 12 else { break }
      let end = offset + 8 + length
      let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      if type == "IEND" { break }
      if Self.readTypes.contains(type),
        Int(Deflate.crc32(file[offset + 4..<end])) == Self.uint32(file[end...])
      {
        read(type, file[offset + 8..<end])
      }
      offset = end + 4
    }
    guard width > 0, height > 0 else { return nil }
  }

  private static let readTypes: Set<String> = ["IHDR", "pHYs", "tEXt", "iTXt"]

  private mutating func read(_ type: String, _ data: ArraySlice<UInt8>) {
    switch type {
    case "IHDR":
      guard data.count == 13, width == 0 else { return }
      width = Self.uint32(data)
      height = Self.uint32(data.dropFirst(4))
    case "pHYs": readDensity(data)
    case "tEXt":
      guard let zero = data.firstIndex(of: 0) else { return }
      add(Self.latin1(data[..<zero]), Self.latin1(data[(zero + 1)...]))
    default: readInternationalText(data)
    }
  }

  /// Pixels per unit along x and y, and the unit: 1 is the metre.
  private mutating func readDensity(_ data: ArraySlice<UInt8>) {
    guard data.count == 9, data.last == 1 else { return }
    /// A point is an inch / 72. A whole number of dots per inch is not whole per metre; restore it where the rounded
    /// number allows.
    func pixelsPerPoint(_ perMetre: Int) -> Double {
      let perInch = Double(perMetre) * 0.0254
      return (abs(perInch - perInch.rounded()) <= 0.0127 ? perInch.rounded() : perInch) / 72
    }
    let x = pixelsPerPoint(Self.uint32(data))
    let y = pixelsPerPoint(Self.uint32(data.dropFirst(4)))
    if x > 0, y > 0 { density = Vector(x, y) }
  }

  /// Reads: keyword, 0, compression flag and method, language, 0, translated keyword, 0, text.
  private mutating func readInternationalText(_ data: ArraySlice<UInt8>) {
    let head = data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard head.count == 2, head[1].count > 2, head[1].first == 0 else { return }
    let rest = head[1].dropFirst(2)
      .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return }
    add(Self.latin1(head[0]), String(decoding: rest[2], as: UTF8.self))
  }

  private mutating func add(_ keyword: String, _ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !words.isEmpty, texts[keyword] == nil { texts[keyword] = words }
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// The number in the first four bytes.
  private static func uint32(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
