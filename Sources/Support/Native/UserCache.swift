#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files in a folder of caches, which may vanish at any time.
package enum UserCache {
  /// The folder of the user's caches, by the XDG Base Directory specification; `nil` without a home directory.
  package static var folder: String? {
    // The specification has relative paths ignored.
    absolutePath("XDG_CACHE_HOME") ?? absolutePath("HOME").map { "\($0)/.cache" }
  }

  private static func absolutePath(_ variable: String) -> String? {
    guard let text = unsafe getenv(variable) else { return nil }
    let path = unsafe String(cString: text)
    return path.utf8.first == UInt8(ascii: "/") ? path : nil
  }

  /// Returns a file name for a key; two keys with one name take turns in the file.
  package static func name(of key: String) -> String {
    String(FNV1a.hash(key), radix: 36)
  }

  /// Reads a file; `nil` if there is none, it is too large, or others than this user may have written it.
  package static func read(_ path: String, mostBytes: Int) -> [UInt8]? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & 0o022 == 0, status.st_size <= mostBytes
    else { return nil }
    return try? InputFile.read(path, mostBytes: mostBytes)
  }

  /// Writes a file as a whole, and its folders; nothing if that fails.
  /// - Parameter mostFiles: the most files in the folder; if there are more, all are removed first.
  package static func write(_ bytes: LongBytes, to path: String, mostFiles: Int) {
    let error = errno
    defer { errno = error }
    guard (try? OutputFile.createDirectories(above: path)) != nil else { return }
    let (directory, name) = OutputFile.parts(path)
    guard let folder = Folder(directory) else { return }
    if folder.names(most: mostFiles) == nil {
      for name in folder.names(most: .max) ?? [] { folder.removeTree(name) }
    }
    _ = OutputFile.replace(name, in: folder, by: bytes)
  }
}
