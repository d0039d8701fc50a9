#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The location of a file that may not exist yet.
///
/// Different paths to one location are equal.
///
/// It consists of an existing directory, by its identity, and the rest of the path.
package struct FilePlace: Hashable, Sendable {
  private let directory: FileNode?
  private let steps: [ExactText]

  /// The location of a path at this moment.
  ///
  /// A link to an existing file counts as this file, a broken link as itself.
  package init(_ path: String) {
    var status = stat()
    let isLink = unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    let target = isLink ? InputFile.realPath(path) ?? path : path
    var steps = target.split(separator: "/").filter { $0 != "." }[...]
    var missing: [Substring] = []
    var directory: FileNode?
    while let step = steps.popLast() {
      missing.insert(step, at: 0)
      let above = (target.hasPrefix("/") ? "/" : "./") + steps.joined(separator: "/")
      directory = FileNode(above)
      if directory != nil { break }
    }
    self.directory = directory
    self.steps = missing.map { ExactText($0) }
  }
}
