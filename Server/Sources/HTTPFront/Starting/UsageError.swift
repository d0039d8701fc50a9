/// A wrong command line, as a sentence with the way out.
package struct UsageError: Error, Equatable {
  package var message: String

  package init(_ message: String) { self.message = message }
}
