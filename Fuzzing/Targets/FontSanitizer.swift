import Foundation
import Synchronization
import SymtextTestSupport

/// The OpenType Sanitizer, which browsers let every font pass through.
enum FontSanitizer {
  private static let count = Atomic<Int>(0)

  /// One of so many fonts is looked at, by `FUZZ_OTS` in the environment: all without it, none for 0.
  private static let step =
    ProcessInfo.processInfo.environment["FUZZ_OTS"].flatMap { Int($0) } ?? 1

  /// Looks at one font of many.
  ///
  /// The fuzzer looks at few: to start a program takes longer than to compile a symbol.
  static func checkSample(_ font: [UInt8]) throws {
    let number = count.add(1, ordering: .relaxed).oldValue
    guard step > 0, number % step == 0 else { return }
    try check(font)
  }

  private static func check(_ font: [UInt8]) throws {
    let directory = try TemporaryDirectory()
    try PackageFiles.write(font, to: directory.file("font.ttf"))
    let result = try Subprocess.run(
      Python.executable, ["-m", "ots", directory.file("font.ttf"), directory.file("out.ttf")])
    try promise(
      result.status == 0 && result.errorText.isEmpty,
      "the OpenType Sanitizer refuses the font: \(result.errorText)")
  }
}
