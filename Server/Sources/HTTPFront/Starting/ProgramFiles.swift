internal import NIOConcurrencyHelpers
internal import NIOPosix
internal import SymtextSupport

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Files that symtext makes for the server in a temporary folder, which exists only while they are read.
final class ProgramFiles: Sendable {
  /// The reason why the files are missing.
  struct Failure: Error {
    var message: String
  }

  private let program: String
  private let words: @Sendable (_ folder: String) -> [String]
  private let made = NIOLockedValueBox<Task<StaticFiles, any Error>?>(nil)

  /// - Parameter words: Returns the arguments that make all files in a folder.
  private init(_ program: String, words: @escaping @Sendable (_ folder: String) -> [String]) {
    self.program = program
    self.words = words
  }

  /// Returns the gallery.
  static func gallery(_ program: String) -> ProgramFiles {
    ProgramFiles(program) { ["gallery", "-o", $0] }
  }

  /// Returns the bundled font as one file.
  static func font(_ program: String, name: String) -> ProgramFiles {
    ProgramFiles(program) { ["font", "export", "-o", "\($0)/\(name)"] }
  }

  /// Returns the files, and makes them on the first call.
  func files() async throws -> StaticFiles {
    let task = made.withLockedValue { made in
      if let made { return made }
      let task = Task { [program, words] in
        // A thread that answers requests must not block.
        try await NIOThreadPool.singleton.runIfActive { try Self.make(program, words) }
      }
      made = task
      return task
    }
    do {
      return try await task.value
    } catch {
      // The next caller tries again.
      made.withLockedValue { $0 = nil }
      throw error
    }
  }

  private static func make(
    _ program: String, _ words: (String) -> [String]
  ) throws(Failure) -> StaticFiles {
    let folder = FileManager.default.temporaryDirectory.path() + "/symtext-server-\(UUID())"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(message: "cannot create the folder \(folder); set TMPDIR to another one")
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try run([program] + words(folder))
    do throws(StaticFiles.Failure) {
      return try StaticFiles(folder: folder, limit: ServerLimits.galleryBytes)
    } catch {
      throw Failure(message: error.message)
    }
  }

  private static func run(_ words: [String]) throws(Failure) {
    guard let process = try? SpawnedProcess(words, files: [0: nil, 1: nil], isApart: true) else {
      throw Failure(message: "cannot start \(words[0])")
    }
    guard process.wait() == .exited(0) else {
      throw Failure(message: "`\(words.joined(separator: " "))` failed")
    }
  }
}
