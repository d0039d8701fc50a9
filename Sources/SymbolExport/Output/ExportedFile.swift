/// A file of an export.
package struct ExportedFile: Sendable {
  /// The path below the folder of its target, with slashes.
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  package init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }
}
