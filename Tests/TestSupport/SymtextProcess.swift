import Foundation

/// Runs the executable built with the tests.
package enum SymtextProcess {
  /// The executable beside the test bundle.
  package static let executable: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let candidates = [URL(fileURLWithPath: CommandLine.arguments[0]), tests]
      .map { $0.deletingLastPathComponent().appendingPathComponent("symtext").path }
    return candidates.first { PackageFiles.exists($0) } ?? candidates[0]
  }()

  /// Runs `symtext` with arguments.
  package static func run(
    _ arguments: [String], input: String = "", directory: String? = nil
  ) throws -> ProcessResult {
    try Subprocess.run(
      executable, arguments, input: Array(input.utf8), directory: directory)
  }
}

/// The output of `symbols list --json`.
package struct ListedSymbols<Symbol: Decodable>: Decodable { package var symbols: [Symbol] }

/// The output of `symbols search --json`.
package struct MatchingSymbols<Symbol: Decodable>: Decodable { package var matches: [Symbol] }

/// The first eight bytes of every PNG.
package let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Returns the width and height in a PNG's header.
package func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int) {
  func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  return bytes.count < 24 ? (0, 0) : (number(16), number(20))
}
