/// The values of a JSON array, each made when it is written, so that they are never all in memory.
public struct JSONSequence: Sendable {
  /// The number of values.
  public let count: Int
  private let value: @Sendable (Int) -> JSONValue

  /// - Parameter value: returns the value of an index from 0.
  public init(count: Int, _ value: @escaping @Sendable (Int) -> JSONValue) {
    self.count = count
    self.value = value
  }

  /// Returns the value of an index from 0.
  public subscript(index: Int) -> JSONValue { value(index) }

  /// All values.
  var all: [JSONValue] { (0..<count).map(value) }
}
