package import NIOCore
package import SymtextSupport

/// A worker's answer: a line, followed by the picture's bytes.
package struct WorkerAnswer: Sendable {
  /// The line.
  package var head: JSONValue
  /// The picture; the line states its length.
  package var bytes: ByteBuffer

  package init(head: JSONValue, bytes: ByteBuffer = ByteBuffer()) {
    self.head = head
    self.bytes = bytes
  }
}
