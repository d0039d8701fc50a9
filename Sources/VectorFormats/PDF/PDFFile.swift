internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextImageFormats

/// The objects of a PDF file, numbered from 1.
///
/// Objects other than streams are written together, compressed. ISO 32000-1, 7.5.
struct PDFFile {
  private struct Object {
    var bytes: [UInt8] = []
    var isStream = false
  }

  /// The location of an object.
  private enum Place {
    /// A number of bytes from the start of the file.
    case offset(Int)
    /// An index in an object stream.
    case within(stream: Int, index: Int)
  }

  private var objects: [Object] = []
  private let deflate: Deflate

  /// The maximal number of objects of an object stream, because a reader decompresses all of them for one.
  private static let mostObjectsInStream = 200

  /// - Throws: ``RenderingError`` if there is not enough memory.
  init() throws(RenderingError) {
    guard let deflate = Deflate(level: 6) else {
      throw RenderingError("there is no memory to compress the document")
    }
    self.deflate = deflate
  }

  /// Reserves the number of an object that is written later.
  mutating func reserve() -> Int {
    objects.append(Object())
    return objects.count
  }

  mutating func set(_ number: Int, _ object: String) {
    objects[number - 1] = Object(bytes: Array(object.utf8))
  }

  /// Adds an object.
  /// - Returns: The object's number.
  mutating func add(_ object: String) -> Int {
    let number = reserve()
    set(number, object)
    return number
  }

  /// Adds a compressed stream.
  /// - Parameter entries: The entries of its dictionary other than filter and length.
  /// - Returns: The object's number.
  mutating func add(stream: [UInt8], entries: String = "") -> Int {
    objects.append(Object(bytes: packed(stream, entries: entries), isStream: true))
    return objects.count
  }

  /// Adds a stream without compression, so that programs find it without parsing PDF.
  /// - Parameter entries: The entries of its dictionary other than its length.
  /// - Returns: The object's number.
  mutating func add(plain stream: [UInt8], entries: String) -> Int {
    let object =
      Array("<<\(entries)/Length \(stream.count)>>stream\n".utf8) + stream
      + Array("\nendstream".utf8)
    objects.append(Object(bytes: object, isStream: true))
    return objects.count
  }

  /// Adds the rows of an image as a stream.
  ///
  /// Rows of large images are compressed and discarded one after the other.
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - rowBytes: The number of bytes of each row.
  ///   - entries: The entries of its dictionary other than filter and length.
  ///   - write: Adds the bytes of a row. It is called for each row in order.
  /// - Returns: The object's number.
  mutating func add(
    rows: Int, of rowBytes: Int, pixelBytes: Int, entries: String,
    write: (_ row: Int, _ bytes: inout [UInt8]) -> Void
  ) -> Int {
    var bytes: [UInt8] = []
    guard rowBytes > Self.mostBytesAtOnce / rows else {
      bytes.reserveCapacity(rows * rowBytes)
      for row in 0..<rows { write(row, &bytes) }
      return add(stream: bytes, entries: entries)
    }
    var deflate = RowDeflate()
    deflate.begin(rowBytes: rowBytes, pixelBytes: pixelBytes)
    let rowsAtOnce = deflate.rowsAtOnce
    var data: [UInt8] = []
    var start = 0
    for row in 0..<rows {
      write(row, &bytes)
      guard bytes.count - start >= rowsAtOnce * rowBytes || row == rows - 1 else { continue }
      let end = bytes.count
      bytes.resize(to: end + RowDeflate.slack)
      deflate.append(bytes, start..<end, to: &data)
      // Keep the window, to which later rows can refer.
      let kept = min(end, RowDeflate.window)
      if end > 8 * RowDeflate.window { bytes.removeFirst(end - kept) }
      start = bytes.count - RowDeflate.slack
      bytes.removeLast(RowDeflate.slack)
    }
    deflate.finish(to: &data)
    objects.append(Object(bytes: Self.object(data, entries: entries), isStream: true))
    return objects.count
  }

  /// The maximal size of a stream that is compressed at once, in bytes.
  private static let mostBytesAtOnce = 1 << 22

  private func packed(_ stream: [UInt8], entries: String) -> [UInt8] {
    var data: [UInt8] = []
    deflate.append(zlib: stream, to: &data)
    return Self.object(data, entries: entries)
  }

  private static func object(_ data: [UInt8], entries: String) -> [UInt8] {
    Array("<<\(entries)/Filter/FlateDecode/Length \(data.count)>>stream\n".utf8) + data
      + Array("\nendstream".utf8)
  }

  /// Returns the whole file.
  ///
  /// Its identifier is a hash of its content, so that the same document gives the same bytes.
  func bytes(catalog: Int, information: Int) -> [UInt8] {
    // A comment of non-ASCII bytes marks the file as binary.
    var file = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places = [Place](repeating: .offset(0), count: objects.count)
    func write(_ number: Int, _ object: [UInt8]) {
      file += "\(number) 0 obj\n".utf8
      file += object
      file += "\nendobj\n".utf8
    }
    for (index, object) in objects.enumerated() where object.isStream {
      places[index] = .offset(file.count)
      write(index + 1, object.bytes)
    }
    let plain = objects.indices.filter { !objects[$0].isStream }
    for start in stride(from: 0, to: plain.count, by: Self.mostObjectsInStream) {
      let part = plain[start..<min(start + Self.mostObjectsInStream, plain.count)]
      places.append(.offset(file.count))
      for (index, object) in part.enumerated() {
        places[object] = .within(stream: places.count, index: index)
      }
      write(places.count, objectStream(part))
    }
    places.append(.offset(file.count))
    let identifier = "<\(Self.hash(file, FNV1a()))\(Self.hash(file, FNV1a(seed: 0)))>"
    let table = file.count
    write(
      places.count,
      packed(
        Self.references(places),
        entries: "/Type/XRef/Size \(places.count + 1)/W[1 4 2]/Root \(catalog) 0 R"
          + "/Info \(information) 0 R/ID[\(identifier)\(identifier)]"))
    file += "startxref\n\(table)\n%%EOF\n".utf8
    return file
  }

  /// Returns several objects as one stream.
  private func objectStream(_ part: ArraySlice<Int>) -> [UInt8] {
    var places: [String] = []
    var bodies: [UInt8] = []
    for index in part {
      places.append("\(index + 1) \(bodies.count)")
      bodies += objects[index].bytes
      bodies.append(0x0A)
    }
    let header = Array((places.joined(separator: " ") + "\n").utf8)
    return packed(
      header + bodies, entries: "/Type/ObjStm/N \(part.count)/First \(header.count)")
  }

  /// Returns the cross-reference table of all objects.
  ///
  /// Object 0 is free.
  private static func references(_ places: [Place]) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0, 0, 0xFF, 0xFF]
    func add(_ kind: UInt8, _ place: Int, _ index: Int) {
      bytes.append(kind)
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: place >> shift)) }
      for shift in [8, 0] { bytes.append(UInt8(truncatingIfNeeded: index >> shift)) }
    }
    for place in places {
      switch place {
      case .offset(let offset): add(1, offset, 0)
      case .within(let stream, let index): add(2, stream, index)
      }
    }
    return bytes
  }

  /// Returns an FNV-1a hash of 64 bits as 16 digits.
  private static func hash(_ bytes: [UInt8], _ empty: FNV1a) -> String {
    var hash = empty
    hash.add(bytes)
    let digits = String(hash.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
