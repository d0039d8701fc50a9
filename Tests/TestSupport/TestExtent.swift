import Foundation

/// The share of the library that slow tests cover.
package enum TestExtent {
  /// Whether slow tests cover the whole library instead of a sample: with `SYMTEXT_ALL=1 make test`.
  package static let isWhole = ProcessInfo.processInfo.environment["SYMTEXT_ALL"] == "1"
}
