/// The objects of a PDF file, numbered from 1.
///
/// ISO 32000-1, 7.5.
struct PDFFile {
  private var objects: [[UInt8]] = []
  private let deflate: Deflate

  /// - Throws: ``RenderingError`` when there is not enough memory.
  init() throws(RenderingError) {
    guard let deflate = Deflate(level: 6) else {
      throw RenderingError("there is no memory to compress the document")
    }
    self.deflate = deflate
  }

  /// The number of an object that is written later.
  mutating func reserve() -> Int {
    objects.append([])
    return objects.count
  }

  mutating func set(_ number: Int, _ object: String) { objects[number - 1] = Array(object.utf8) }

  mutating func add(_ object: String) -> Int {
    objects.append(Array(object.utf8))
    return objects.count
  }

  /// Adds a stream, which it compresses.
  /// - Parameter entries: of its dictionary, beside filter and length.
  mutating func add(stream: [UInt8], entries: String = "") -> Int {
    let number = reserve()
    set(number, stream: stream, entries: entries)
    return number
  }

  mutating func set(_ number: Int, stream: [UInt8], entries: String = "") {
    var data: [UInt8] = []
    deflate.append(zlib: stream, to: &data)
    objects[number - 1] =
      Array("<<\(entries)/Filter/FlateDecode/Length \(data.count)>>stream\n".utf8) + data
      + Array("\nendstream".utf8)
  }

  /// The whole file.
  ///
  /// Its identifier is a hash of what it holds, so that the same document gives the same bytes.
  func bytes(catalog: Int, information: Int) -> [UInt8] {
    // A comment of bytes beyond ASCII says that the file is no text.
    var file = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(file.count)
      file += "\(index + 1) 0 obj\n".utf8
      file += object
      file += "\nendobj\n".utf8
    }
    let table = file.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
    for offset in offsets {
      let digits = String(offset)
      file += "\(String(repeating: "0", count: max(10 - digits.count, 0)))\(digits) 00000 n \n".utf8
    }
    let identifier = "<\(Self.hash(file, seed: 0xCBF2_9CE4_8422_2325))\(Self.hash(file, seed: 0))>"
    file +=
      "trailer\n<</Size \(objects.count + 1)/Root \(catalog) 0 R/Info \(information) 0 R/ID[\(identifier)\(identifier)]>>\nstartxref\n\(table)\n%%EOF\n"
      .utf8
    return file
  }

  /// FNV-1a, 64 bits, as 16 digits.
  private static func hash(_ bytes: [UInt8], seed: UInt64) -> String {
    let hash = bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
