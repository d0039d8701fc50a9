internal import CSymtextBundledNames

extension OtherNames {
  /// The embedded table of names.
  static var bundledTable: String {
    let table = unsafe symtext_bundled_names()
    let bytes = unsafe UnsafeBufferPointer(start: table.start, count: table.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
