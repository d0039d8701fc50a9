import Foundation

/// How much of the library slow tests cover.
package enum TestExtent {
  /// Whether slow tests cover the library whole rather than a sample, as `SYMTEXT_ALL=1 make test` asks.
  package static let isWhole = ProcessInfo.processInfo.environment["SYMTEXT_ALL"] == "1"
}
