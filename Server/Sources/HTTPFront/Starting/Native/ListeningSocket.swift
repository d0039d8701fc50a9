internal import NIOCore

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A socket that listens, and how it ends without losing a connection.
///
/// When a listening socket closes, the system resets the connections that it has established and the program has not
/// accepted. Clients would lose requests that they have already sent.
struct ListeningSocket: Sendable {
  private let channel: any Channel
  /// The path of a Unix socket, and its file at the start.
  private let file: (path: String, identity: FileIdentity)?

  private struct FileIdentity: Equatable, Sendable {
    var device: dev_t
    var node: ino_t
  }

  /// The time for handshakes that have begun; it covers a way around the globe.
  private static let settling = Duration.milliseconds(250)
  /// The longest wait for connections to be accepted.
  private static let longest = Duration.seconds(3)

  init(_ channel: any Channel, path: String?) {
    self.channel = channel
    file = path.flatMap { path in Self.identity(path).map { (path, $0) } }
  }

  /// Lets the system establish no further connections, and waits until the program has accepted all others.
  func refuseConnections() async {
    refuseRequests()
    let clock = ContinuousClock()
    let end = clock.now + Self.longest
    var quietSince = clock.now
    while clock.now < end {
      if await waitingCount > 0 {
        quietSince = clock.now
      } else if clock.now - quietSince >= Self.settling {
        return
      }
      do { try await Task.sleep(for: .milliseconds(10)) } catch { return }
    }
  }

  private func refuseRequests() {
    if let file {
      // Another server may have made a socket of its own at the path.
      if Self.identity(file.path) == file.identity { unsafe unlink(file.path) }
      return
    }
    #if os(Linux)
      (channel as? any SocketOptionProvider)?.unsafeSetSocketOption(
        level: .socket, name: .init(rawValue: SO_ATTACH_FILTER), value: Self.filter
      ).whenComplete { _ in }
    #endif
  }

  /// The number of connections that the system has established and the program has not accepted.
  private var waitingCount: Int {
    get async {
      #if os(Linux)
        guard file == nil, let provider = channel as? any SocketOptionProvider else { return 0 }
        // The start of tcp_info: 8 bytes, then numbers, of which a listening socket's fifth is that of its queue.
        let info: EventLoopFuture<SIMD8<UInt32>> = provider.unsafeGetSocketOption(
          level: .tcp, name: .init(rawValue: TCP_INFO))
        return (try? await info.get()).map { Int($0[6]) } ?? 0
      #else
        return 0
      #endif
    }
  }

  private static func identity(_ path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return FileIdentity(device: status.st_dev, node: status.st_ino)
  }

  #if os(Linux)
    /// `sock_filter`: an instruction of the classic Berkeley packet filter.
    private struct Instruction {
      var code: UInt16
      var whenTrue: UInt8 = 0
      var whenFalse: UInt8 = 0
      var operand: UInt32
    }

    /// `sock_fprog`: a count and the address of instructions.
    private struct Filter: Sendable {
      var count: UInt16
      var address: UInt
    }

    /// A filter that drops requests for a connection, which are segments with SYN.
    ///
    /// Clients repeat such a request after a second; the next server at the address may answer it.
    private static let filter: Filter = {
      let instructions = [
        // Load the byte with the flags of the TCP header, and test SYN.
        Instruction(code: 0x30, operand: 13),
        Instruction(code: 0x45, whenFalse: 1, operand: 2),
        // Keep nothing of the segment, or all of it.
        Instruction(code: 0x06, operand: 0),
        Instruction(code: 0x06, operand: .max),
      ]
      // The system copies them whenever a socket gets the filter, so they are never freed.
      let copy = UnsafeMutableBufferPointer<Instruction>.allocate(
        capacity: instructions.count)
      _ = unsafe copy.initialize(from: instructions)
      return Filter(
        count: UInt16(instructions.count), address: UInt(bitPattern: copy.baseAddress))
    }()
  #endif
}
