#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension File {
  /// Writes files into a directory by way of a temporary one, so that a directory is never seen with a part
  /// of them; other files in it stay.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  static func write(
    _ files: [(name: String, bytes: [UInt8])], toDirectory path: String
  ) throws(CommandError) {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    if exists(path) && !isDirectory(path) {
      throw .cannotCreate(
        "cannot make the directory \(path): a file of that name is there; remove it or name another"
      )
    }
    let temporary = "\(path).\(getpid()).tmp"
    guard unsafe mkdir(temporary, 0o777) == 0 else {
      throw .cannotCreate("cannot make the directory \(path): \(reason)")
    }
    do throws(CommandError) {
      for file in files { try write(file.bytes, to: "\(temporary)/\(file.name)") }
      try move(files.map(\.name), from: temporary, to: path)
    } catch {
      for file in files { unsafe unlink("\(temporary)/\(file.name)") }
      unsafe rmdir(temporary)
      throw error
    }
  }

  /// Puts a directory in another's place, or its files into it when it is there.
  private static func move(
    _ names: [String], from source: String, to target: String
  ) throws(CommandError) {
    guard exists(target) else {
      guard unsafe rename(source, target) == 0 else {
        throw .cannotCreate("cannot make the directory \(target): \(reason)")
      }
      return
    }
    for name in names where isDirectory("\(target)/\(name)") {
      throw .cannotCreate("cannot write \(target)/\(name): a directory of that name is there")
    }
    for name in names {
      guard unsafe rename("\(source)/\(name)", "\(target)/\(name)") == 0 else {
        throw .cannotCreate("cannot write \(target)/\(name): \(reason)")
      }
    }
    unsafe rmdir(source)
  }
}
