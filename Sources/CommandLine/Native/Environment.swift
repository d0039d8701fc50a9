#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The environment of the process.
package enum Environment {
  /// Returns the value of a variable; `nil` if it is unset or empty.
  package static func value(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    let value = unsafe String(cString: text)
    return value.isEmpty ? nil : value
  }
}
