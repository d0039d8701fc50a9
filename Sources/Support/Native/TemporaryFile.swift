internal import CSymtextTemporaryFiles

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file or directory under a random name until it is complete.
///
/// If it is never completed, it is removed, even when a signal ends the process.
final class TemporaryFile {
  /// The prefix of temporary names.
  static let prefix = ".symtext-"
  /// The number of random letters and digits, an even number: 113 bits.
  static let randomCharacters = 22
  /// The most names that are tried.
  static let mostNames = 16

  private let parent: Folder
  private let name: String
  /// The descriptor of a file, until it is written.
  private var descriptor: Int32
  /// The open directory, if this is one.
  private let folder: Folder?
  private var contents: [TemporaryFile] = []
  private var number: Int32
  private var isPlaced = false

  /// Makes an empty file; `nil` with the reason in `errno`.
  /// - Parameter name: the name, in a temporary directory; `nil` for a random one.
  init?(in parent: Folder, named name: String? = nil) {
    self.parent = parent
    folder = nil
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    (self.name, number, descriptor) = Self.made(in: parent, name, isFolder: false) { name in
      unsafe openat(parent.descriptor, name, flags, 0o666)
    }
    guard descriptor >= 0 else {
      isPlaced = true
      return nil
    }
  }

  /// Makes an empty directory; `nil` with the reason in `errno`.
  init?(folderIn parent: Folder) {
    self.parent = parent
    descriptor = -1
    let made: Int32
    (name, number, made) = Self.made(in: parent, nil, isFolder: true) { name in
      unsafe mkdirat(parent.descriptor, name, 0o777)
    }
    folder = made == 0 ? parent.folder(name) : nil
    guard folder != nil else {
      isPlaced = made != 0
      return nil
    }
  }

  deinit {
    let error = errno
    defer { errno = error }
    if descriptor >= 0 { close(descriptor) }
    guard !isPlaced else { return }
    contents.removeAll()
    temporary_begin()
    unsafe unlinkat(parent.descriptor, name, folder == nil ? 0 : AT_REMOVEDIR)
    temporary_forget(number)
    temporary_end()
  }

  /// Tries names until one is free.
  ///
  /// Each is recorded before the file is made.
  private static func made(
    in parent: Folder, _ name: String?, isFolder: Bool, _ make: (String) -> Int32
  ) -> (name: String, number: Int32, result: Int32) {
    for _ in 0..<mostNames {
      let tried = name ?? randomName
      temporary_begin()
      let number = unsafe temporary_note(parent.descriptor, tried, isFolder)
      let result = make(tried)
      let error = errno
      if result < 0 { temporary_forget(number) }
      temporary_end()
      errno = error
      if result >= 0 || error != EEXIST || name != nil { return (tried, number, result) }
    }
    return ("", -1, -1)
  }

  private static var randomName: String {
    // Two system calls, instead of one for each character.
    prefix + randomHalf + randomHalf
  }

  /// Half of the random characters.
  private static var randomHalf: String {
    let count = randomCharacters / 2
    var number = UInt64.random(in: 0..<(0..<count).reduce(1) { product, _ in product * 36 })
    var characters: [UInt8] = []
    for _ in 0..<count {
      let digit = UInt8(truncatingIfNeeded: number % 36)
      characters.append(digit < 26 ? UInt8(ascii: "a") + digit : UInt8(ascii: "0") + digit - 26)
      number /= 36
    }
    return String(decoding: characters, as: UTF8.self)
  }

  /// Writes all bytes and closes the file; `false` with the reason in `errno`.
  func write(_ bytes: [UInt8]) -> Bool {
    guard OutputFile.writeAll(bytes, to: descriptor) else { return false }
    defer { descriptor = -1 }
    return close(descriptor) == 0
  }

  /// Writes a file into this directory.
  func add(_ bytes: [UInt8], as name: String) -> Bool {
    guard let folder, let file = TemporaryFile(in: folder, named: name), file.write(bytes) else {
      return false
    }
    contents.append(file)
    return true
  }

  /// Renames it within its directory and replaces an existing file; `false` with the reason in `errno`.
  func place(as target: String) -> Bool {
    temporary_begin()
    let isDone = unsafe renameat(parent.descriptor, name, parent.descriptor, target) == 0
    let error = errno
    if isDone { settle() }
    temporary_end()
    errno = error
    return isDone
  }

  /// Moves its files to another directory one by one; `false` with the reason in `errno`.
  func placeContents(in target: Folder) -> Bool {
    for file in contents {
      temporary_begin()
      let isDone =
        unsafe renameat(file.parent.descriptor, file.name, target.descriptor, file.name) == 0
      let error = errno
      if isDone { file.settle() }
      temporary_end()
      errno = error
      guard isDone else { return false }
    }
    return true
  }

  /// Marks it as placed.
  ///
  /// Call it between `temporary_begin()` and `temporary_end()`.
  private func settle() {
    isPlaced = true
    temporary_forget(number)
    for file in contents { file.settle() }
  }
}
