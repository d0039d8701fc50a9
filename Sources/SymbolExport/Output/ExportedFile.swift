internal import SymtextSupport

/// A file of an export.
package struct ExportedFile: Sendable {
  /// The path below the folder of its target, with slashes.
  package var path: String
  package var bytes: [UInt8]
  /// The symbol of whose name the path is made; `nil` for other files.
  package var symbol: String?

  package init(_ path: String, _ bytes: [UInt8], of symbol: String? = nil) {
    (self.path, self.bytes, self.symbol) = (path, bytes, symbol)
  }

  package init(_ path: String, _ text: String, of symbol: String? = nil) {
    self.init(path, Array(text.utf8), of: symbol)
  }

  /// Checks that all paths differ, and not only by capitals, because some disks do not tell them apart.
  /// - Throws: ``ExportError`` that names the symbols.
  static func check(_ files: [ExportedFile]) throws(ExportError) {
    var taken: ExactDictionary<ExportedFile> = [:]
    for file in files {
      let key = file.path.lowercased()
      if let other = taken[key] {
        guard let symbol = file.symbol ?? other.symbol else {
          throw ExportError("two files would be \(file.path); choose fewer weights or scales")
        }
        throw ExportError(
          symbol, meets: file.symbol == nil ? nil : other.symbol, at: "the file \(file.path)")
      }
      taken[key] = file
    }
  }
}
