extension Pixmap {
  /// Returns uninitialized bytes.
  static func unpainted(_ count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
  }
}
