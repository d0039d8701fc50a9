extension Pixmap {
  /// Bytes that may be anything.
  static func unpainted(_ count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
  }
}
