/// A command line that makes no sense: a sentence with the way out.
package struct UsageError: Error, Equatable {
  package var message: String

  package init(_ message: String) { self.message = message }
}
