#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The identity of the running program.
package enum ProgramIdentity {
  /// A text that differs for every build of the program, and for another C library; `nil` if the program's file is
  /// unknown, or has been replaced since the program began.
  package static let text: String? = {
    #if os(Linux)
      guard let program = file else { return nil }
      var library = [UInt8](repeating: 0, count: 64)
      let length = unsafe library.withUnsafeMutableBytes { bytes in
        unsafe confstr(
          Int32(_CS_GNU_LIBC_VERSION), bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          bytes.count)
      }
      return "\(program.stamp) "
        + String(decoding: library.prefix(min(length, library.count)), as: UTF8.self)
    #else
      return nil
    #endif
  }()

  /// The file that holds this code: the program, or a library that another program has loaded.
  private static var file: WatchedPath? {
    let place = UInt(bitPattern: #dsohandle)
    guard let maps = try? InputFile.read("/proc/self/maps", mostBytes: 1 << 24) else { return nil }
    for line in maps.split(separator: UInt8(ascii: "\n")) {
      // The first and last address, access, offset, device, inode, path.
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
        .map { String(decoding: $0, as: UTF8.self) }
      let ends = (parts.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] <= place, place < ends[1] else { continue }
      guard parts.count == 6 else { return nil }
      let path = String(parts[5].drop { $0 == " " })
      guard path.utf8.first == UInt8(ascii: "/"), let file = WatchedPath(path) else { return nil }
      let states = file.stamp.split(separator: " ")
      return states.count > 1 && states[1] == parts[4] ? file : nil
    }
    return nil
  }
}
