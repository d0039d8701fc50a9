import Foundation

/// An accepted output: a file in Tests/Snapshots.
///
/// `SNAPSHOTS=accept` in the environment writes the file instead of comparing with it.
package struct Snapshot: Sendable {
  /// The difference from the accepted output.
  package struct Mismatch: Error, CustomStringConvertible {
    package var description: String
  }

  /// The directory of all snapshots.
  package static let directory = PackageFiles.path("Tests/Snapshots")

  private let name: String
  private var path: String { "\(Self.directory)/\(name)" }

  /// Creates a snapshot; a test must contain its name literally, or it counts as dead.
  package init(_ name: String) { self.name = name }

  /// Compares a text.
  /// - Throws: ``Mismatch`` with the first line that differs.
  package func check(_ text: String) throws {
    guard try isToBeCompared(Array(text.utf8)) else { return }
    let expected = try PackageFiles.text(path)
    guard expected != text else { return }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func at(_ lines: [Substring]) -> String { line < lines.count ? "“\(lines[line])”" : "the end" }
    throw Mismatch(
      description: """
        \(name), line \(line + 1): accepted is \(at(old)), now there is \(at(new)). \
        If that is right, run SNAPSHOTS=accept make test. All of it:
        \(text)
        """)
  }

  /// Compares bytes.
  /// - Throws: ``Mismatch`` with the first byte that differs.
  package func check(_ bytes: [UInt8]) throws {
    guard try isToBeCompared(bytes) else { return }
    let expected = try PackageFiles.bytes(path)
    guard expected != bytes else { return }
    let offset = zip(expected, bytes).enumerated().first { $1.0 != $1.1 }?.offset
    throw Mismatch(
      description: """
        \(name) has \(expected.count) bytes, now there are \(bytes.count); they differ from byte \
        \(offset ?? min(expected.count, bytes.count)) on. If that is right, run SNAPSHOTS=accept \
        make test.
        """)
  }

  private func isToBeCompared(_ bytes: [UInt8]) throws -> Bool {
    if ProcessInfo.processInfo.environment["SNAPSHOTS"] == "accept" {
      try PackageFiles.write(bytes, to: path)
      return false
    }
    guard PackageFiles.exists(path) else {
      throw Mismatch(
        description: "there is no snapshot \(name); run SNAPSHOTS=accept make test to make it")
    }
    return true
  }

  /// Returns the snapshots that no test names.
  package static func dead() throws -> [String] {
    let tests = PackageFiles.path("Tests")
    let sources = try PackageFiles.files(under: tests).filter { $0.hasSuffix(".swift") }
      .map { try PackageFiles.text("\(tests)/\($0)") }
    return PackageFiles.files(under: directory).filter { name in
      !sources.contains { $0.contains("\"\(name)\"") }
    }
  }
}
