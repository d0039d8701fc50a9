internal import HTTPTypes
internal import NIOConcurrencyHelpers

/// The memory for answers: those in the cache, and those that clients have not received completely.
///
/// Clients that ask for large answers and read nothing would otherwise fill the memory.
final class AnswerRoom: Sendable {
  /// A share of the room; it is free again as soon as nothing refers to it.
  final class Share: Sendable {
    private let bytes: Int
    private let room: AnswerRoom

    fileprivate init(bytes: Int, of room: AnswerRoom) {
      self.bytes = bytes
      self.room = room
    }

    deinit { room.used.withLockedValue { $0 -= bytes } }
  }

  private let used = NIOLockedValueBox(0)
  private let limit: Int

  /// - Parameter limit: The maximum number of bytes.
  init(limit: Int) { self.limit = limit }

  /// The number of bytes in use.
  var usedBytes: Int { used.withLockedValue { $0 } }

  /// Takes a share of the room; throws a problem if it is full.
  func take(_ bytes: Int) throws(Problem) -> Share {
    let fits = used.withLockedValue { used in
      guard used + bytes <= limit else { return false }
      used += bytes
      return true
    }
    guard fits else {
      throw Problem(
        .serviceUnavailable, code: "busy",
        "clients have not received \(limit >> 20) MB of answers; try again in a second",
        retryAfter: 1)
    }
    return Share(bytes: bytes, of: self)
  }
}
