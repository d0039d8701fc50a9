#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the program was started with, beside its words.
package enum Environment {
  /// The value of a variable; `nil` where it is not set, or empty.
  package static func value(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    let value = unsafe String(cString: text)
    return value.isEmpty ? nil : value
  }
}
