internal import SymtextSupport

/// A written SVG whose ids have no prefix yet and whose references have a short form.
struct SVGFile {
  /// The parts of the file in order.
  private let parts: [[UInt8]]
  private let precision: SVGPrecision

  init(_ parts: [[UInt8]], precision: SVGPrecision) {
    (self.parts, self.precision) = (parts, precision)
  }

  /// The least number of bytes that are passed on at once.
  private static let leastBytes = 1 << 16

  /// Returns elements with their references in full; ids still have no prefix.
  static func inFull(_ bytes: ArraySlice<UInt8>, precision: SVGPrecision) -> [UInt8] {
    SVGFile([Array(bytes)], precision: precision).named(SVGIdentifier.noPrefix).bytes
  }

  /// Returns the file.
  /// - Parameter prefix: The prefix of ids; `nil` for a hash of the drawing.
  func named(_ prefix: String?) -> LongBytes {
    guard let prefix else {
      let (hash, count) = hashAndCount
      // The prefix is as long as its placeholder.
      let prefix = SVGIdentifier.prefix(of: hash)
      return LongBytes(count: count) { take in forEachPiece(prefix, take) }
    }
    return named(Array(prefix.utf8))
  }

  private func named(_ prefix: [UInt8]) -> LongBytes {
    var count = 0
    forEachPiece(prefix) { piece in
      count += piece.count
      return true
    }
    return LongBytes(count: count) { take in forEachPiece(prefix, take) }
  }

  /// A hash of all bytes, and their number.
  private var hashAndCount: (hash: UInt64, count: Int) {
    var count = 0
    var hash = FNV1a()
    forEachPiece(SVGIdentifier.noPrefix) { piece in
      count += piece.count
      hash.add(piece)
      return true
    }
    return (hash.value, count)
  }

  private func forEachPiece(_ prefix: [UInt8], _ take: LongBytes.Taking) {
    var piece: [UInt8] = []
    for part in parts {
      var place = 0
      while place < part.count {
        let plain = part[place...].prefix { $0 > SVGReference.mark || $0 == 0 }
        piece += plain
        place = plain.endIndex
        if place < part.count {
          if part[place] == SVGReference.mark {
            place += 1
            SVGReference(part[...], at: &place).writeElement(
              prefix: prefix, precision, to: &piece)
          } else {
            piece += prefix
            place += SVGIdentifier.noPrefix.count
          }
        }
        if piece.count >= Self.leastBytes {
          guard take(piece) else { return }
          piece.removeAll(keepingCapacity: true)
        }
      }
    }
    _ = take(piece)
  }
}
