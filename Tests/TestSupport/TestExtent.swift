import Foundation

/// How much of the library slow tests cover.
package enum TestExtent {
  /// True where `SYMTEXT_ALL=1`, as in `make test-all`: slow tests cover the library whole. Otherwise they cover a sample.
  package static let isWhole = ProcessInfo.processInfo.environment["SYMTEXT_ALL"] == "1"
}
