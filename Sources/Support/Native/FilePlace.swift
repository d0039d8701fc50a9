#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The place of a file that is or will be there: two paths that lead to one place are equal, however they
/// are written.
///
/// It is a directory that is there, by what the system knows it as, and what follows in the path.
package struct FilePlace: Hashable, Sendable {
  private let directory: FileNode?
  private let steps: [Substring]

  /// The place that a path leads to by now.
  ///
  /// A link that leads to a file stands for it; one that leads nowhere for itself.
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
    self.steps = missing
  }
}
