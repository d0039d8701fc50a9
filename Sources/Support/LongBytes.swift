/// The bytes of a file that may be long; they come in pieces and never need to lie in one place.
package struct LongBytes {
  /// Takes a piece; `false` ends the reading.
  package typealias Taking = (_ piece: [UInt8]) -> Bool

  /// The number of bytes.
  package let count: Int
  private let passOn: (_ take: Taking) -> Void
  /// The bytes, if they lie in one place.
  private let whole: [UInt8]?

  /// - Parameters:
  ///   - count: The number of bytes of all pieces.
  ///   - passOn: Makes the pieces in order, each time that it is called, and stops when one is not taken.
  package init(count: Int, passOn: @escaping (_ take: Taking) -> Void) {
    (self.count, self.passOn, whole) = (count, passOn, nil)
  }

  package init(_ bytes: [UInt8]) {
    (count, whole) = (bytes.count, bytes)
    passOn = { take in _ = take(bytes) }
  }

  package init(_ pieces: [[UInt8]]) {
    self.init(count: pieces.reduce(0) { $0 + $1.count }) { take in
      for piece in pieces where !take(piece) { return }
    }
  }

  /// Passes on the pieces in order, until one is not taken.
  package func forEachPiece(_ take: Taking) { passOn(take) }

  /// The pieces in order, each in memory.
  package var pieces: [[UInt8]] {
    if let whole { return [whole] }
    var pieces: [[UInt8]] = []
    passOn { piece in
      pieces.append(piece)
      return true
    }
    return pieces
  }

  /// All bytes in one place.
  package var bytes: [UInt8] {
    if let whole { return whole }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    passOn { piece in
      bytes += piece
      return true
    }
    return bytes
  }
}
