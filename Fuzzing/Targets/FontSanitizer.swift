import Foundation
import Synchronization
import SymtextTestSupport

/// The OpenType Sanitizer, which browsers apply to every font.
enum FontSanitizer {
  private static let count = Atomic<Int>(0)

  /// The interval of checked fonts, from `FUZZ_OTS` in the environment: by default every font, with 0 none.
  private static let step =
    ProcessInfo.processInfo.environment["FUZZ_OTS"].flatMap { Int($0) } ?? 1

  /// Checks one of many fonts.
  ///
  /// The fuzzer checks only a few, because starting a program takes longer than compiling a symbol.
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
