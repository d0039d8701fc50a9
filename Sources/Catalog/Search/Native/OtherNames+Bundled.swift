internal import CSymtextBundledNames

extension OtherNames {
  /// The text of the table that is in the program.
  static var bundledTable: String {
    let table = unsafe symtext_bundled_names()
    let bytes = unsafe UnsafeBufferPointer(start: table.start, count: table.count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
