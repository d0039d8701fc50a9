package import NIOCore
package import SymtextSupport

/// What a worker answers: a line, and the picture's bytes behind it.
package struct WorkerAnswer: Sendable {
  /// The line.
  package var head: JSONValue
  /// As many as the line says.
  package var bytes: ByteBuffer

  package init(head: JSONValue, bytes: ByteBuffer = ByteBuffer()) {
    self.head = head
    self.bytes = bytes
  }
}
