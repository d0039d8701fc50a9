internal import CChildProcess
internal import NIOConcurrencyHelpers
internal import NIOPosix

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Files that symtext makes for the server, in a folder that is there as long as it is read.
final class ProgramFiles: Sendable {
  /// Why there are none.
  struct Failure: Error {
    var message: String
  }

  private let program: String
  private let commands: @Sendable (_ folder: String) -> [[String]]
  private let made = NIOLockedValueBox<Task<StaticFiles, any Error>?>(nil)

  /// - Parameter commands: the words that make all files in a folder.
  init(_ program: String, commands: @escaping @Sendable (_ folder: String) -> [[String]]) {
    self.program = program
    self.commands = commands
  }

  /// The gallery.
  static func gallery(_ program: String) -> ProgramFiles {
    ProgramFiles(program) { [["gallery", "-o", $0]] }
  }

  /// The font that comes with symtext.
  static func font(_ program: String) -> ProgramFiles {
    ProgramFiles(program) { folder in
      ["ttf", "woff2"].map { ["font", "export", "-o", "\(folder)/Symtext.\($0)"] }
    }
  }

  /// Makes them, when they are asked for the first time.
  func files() async throws -> StaticFiles {
    let task = made.withLockedValue { made in
      if let made { return made }
      let task = Task { [program, commands] in
        // Not on a thread that answers requests.
        try await NIOThreadPool.singleton.runIfActive { try Self.make(program, commands) }
      }
      made = task
      return task
    }
    do {
      return try await task.value
    } catch {
      // Who asks next tries again.
      made.withLockedValue { $0 = nil }
      throw error
    }
  }

  private static func make(
    _ program: String, _ commands: (String) -> [[String]]
  ) throws(Failure) -> StaticFiles {
    let folder = FileManager.default.temporaryDirectory.path() + "/symtext-server-\(UUID())"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(message: "cannot make the folder \(folder); name another one by TMPDIR")
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for words in commands(folder) { try run([program] + words) }
    do throws(StaticFiles.Failure) {
      return try StaticFiles(folder: folder, limit: ServerLimits.galleryBytes)
    } catch {
      throw Failure(message: error.message)
    }
  }

  private static func run(_ words: [String]) throws(Failure) {
    guard let (process, input, output) = try? ChildProcess.start(words) else {
      throw Failure(message: "cannot start \(words[0])")
    }
    symtext_close(input)
    symtext_close(output)
    guard process.waitForEnd() == .exited(0) else {
      throw Failure(message: "`\(words.joined(separator: " "))` failed")
    }
  }
}
