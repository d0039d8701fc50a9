import Foundation

/// Runs the executable that was built with the tests.
package enum SymtextProcess {
  /// It lies beside the bundle of the tests.
  package static let executable: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let candidates = [URL(fileURLWithPath: CommandLine.arguments[0]), tests]
      .map { $0.deletingLastPathComponent().appendingPathComponent("symtext").path }
    return candidates.first { PackageFiles.exists($0) } ?? candidates[0]
  }()

  /// Runs `symtext` with some arguments.
  package static func run(
    _ arguments: [String], input: String = "", directory: String? = nil
  ) throws -> ProcessResult {
    try Subprocess.run(
      executable, arguments, input: Array(input.utf8), directory: directory)
  }
}

/// What `symbols list --json` prints.
package struct ListedSymbols<Symbol: Decodable>: Decodable { package var symbols: [Symbol] }

/// What `symbols search --json` prints.
package struct MatchingSymbols<Symbol: Decodable>: Decodable { package var matches: [Symbol] }

/// The first eight bytes of every PNG.
package let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The width and height that a PNG says it has.
package func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int) {
  func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  return bytes.count < 24 ? (0, 0) : (number(16), number(20))
}
