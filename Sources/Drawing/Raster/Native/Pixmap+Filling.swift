internal import Colors

extension Pixmap {
  /// The bytes of so many pixels of one colour; of clear ones without.
  static func pixels(_ count: Int, color: Color?) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 4 * count) { bytes, initialized in
      unsafe bytes.withMemoryRebound(to: UInt32.self) {
        unsafe $0.initialize(repeating: pixel(color))
      }
      initialized = 4 * count
    }
  }

  /// Gives all pixels one colour; none without.
  mutating func fill(_ color: Color?) {
    unsafe pixels.withUnsafeMutableBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: UInt32.self) {
        unsafe $0.update(repeating: Self.pixel(color))
      }
    }
  }

  private static func pixel(_ color: Color?) -> UInt32 {
    guard let color else { return 0 }
    let parts = PremultipliedColor(color)
    return (parts.red | parts.green << 8 | parts.blue << 16 | parts.alpha << 24).littleEndian
  }
}
