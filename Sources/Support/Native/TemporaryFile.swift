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
  let folder: Folder?
  /// A lock on a directory, by which other processes see that it is in use.
  private var lock: Int32 = -1
  private var contents: [TemporaryFile] = []
  private var number: Int32
  private var isPlaced = false

  /// Makes an empty file; `nil` with the reason in `errno`.
  /// - Parameter name: the name, in a temporary directory; `nil` for a random one.
  init?(in parent: Folder, named name: String? = nil) {
    self.parent = parent
    folder = nil
    if name == nil { StaleFiles.sweep(parent) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    (self.name, number, descriptor) = Self.made(in: parent, name, isFolder: false) { name in
      unsafe openat(parent.descriptor, name, flags, 0o666)
    }
    guard descriptor >= 0 else {
      isPlaced = true
      return nil
    }
    flock(descriptor, LOCK_EX | LOCK_NB)
  }

  /// Makes an empty directory; `nil` with the reason in `errno`.
  /// - Parameter name: the name, in a temporary directory; `nil` for a random one.
  init?(folderIn parent: Folder, named name: String? = nil) {
    self.parent = parent
    descriptor = -1
    if name == nil { StaleFiles.sweep(parent) }
    let made: Int32
    (self.name, number, made) = Self.made(in: parent, name, isFolder: true) { name in
      unsafe mkdirat(parent.descriptor, name, 0o777)
    }
    folder = made == 0 ? parent.folder(self.name) : nil
    guard folder != nil else {
      isPlaced = made != 0
      return nil
    }
    if name == nil {
      lock = unsafe openat(parent.descriptor, self.name, Folder.readable | O_NOFOLLOW)
      if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
    }
  }

  deinit {
    let error = errno
    defer { errno = error }
    if descriptor >= 0 { close(descriptor) }
    defer { if lock >= 0 { close(lock) } }
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
  func write(_ bytes: LongBytes) -> Bool {
    guard OutputFile.writeAll(bytes, to: descriptor) else { return false }
    defer { descriptor = -1 }
    return close(descriptor) == 0
  }

  /// Writes a file into this directory; `false` with the reason in `errno`.
  /// - Parameter name: the path, relative to this directory.
  func add(_ bytes: [UInt8], as name: String) -> Bool {
    if let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) {
      let rest = String(name[name.utf8.index(after: slash)...])
      return subfolder(String(name[..<slash]))?.add(bytes, as: rest) ?? false
    }
    guard let folder, let file = TemporaryFile(in: folder, named: name),
      file.write(LongBytes(bytes))
    else {
      return false
    }
    contents.append(file)
    return true
  }

  private func subfolder(_ name: String) -> TemporaryFile? {
    if let known = contents.first(where: { $0.folder != nil && $0.name.hasBytes(of: name) }) {
      return known
    }
    guard let folder, let made = TemporaryFile(folderIn: folder, named: name) else { return nil }
    contents.append(made)
    return made
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

  /// Exchanges it with another directory and removes that one; `false` with the reason in `errno`.
  func exchange(with target: String) -> Bool {
    temporary_begin()
    let isDone = unsafe temporary_exchange(parent.descriptor, name, target) == 0
    let error = errno
    if isDone { settle() }
    temporary_end()
    errno = error
    if isDone { parent.removeTree(name) }
    return isDone
  }

  /// Removes everything that it contains.
  func clear() {
    for file in contents { file.clear() }
    temporary_begin()
    settle()
    temporary_end()
    parent.removeTree(name)
  }

  /// Gives a directory the permissions of another one.
  /// - Returns: whether both have the same owners.
  func takePermissions(of status: stat) -> Bool {
    var own = stat()
    guard lock >= 0, unsafe fstat(lock, &own) == 0, own.st_uid == status.st_uid,
      own.st_gid == status.st_gid || fchown(lock, own.st_uid, status.st_gid) == 0
    else { return false }
    return fchmod(lock, status.st_mode & 0o7777) == 0
  }

  /// Moves its files to another directory one by one; `false` with the reason in `errno`.
  func placeContents(in target: Folder) -> Bool {
    for file in contents {
      if file.folder != nil {
        guard let inner = target.folder(file.name, creating: true), file.placeContents(in: inner)
        else { return false }
        continue
      }
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
    if !isPlaced { temporary_forget(number) }
    isPlaced = true
    for file in contents { file.settle() }
  }
}
