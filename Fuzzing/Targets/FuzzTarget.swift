/// A part of the project that receives arbitrary bytes.
///
/// It throws ``BrokenPromise`` for a bug; any other error rejects bad input, which is as good as a result.
public protocol FuzzTarget: Sendable {
  /// The name for `make fuzz TARGET=` and for its folders in `Seeds` and `Kept`.
  var name: String { get }
  /// The libFuzzer dictionary in `Dictionaries`, without extension.
  var dictionary: String? { get }
  /// The maximum size of an input, in bytes.
  var mostBytes: Int { get }

  /// Processes the bytes as an input file and checks the outcome.
  func run(_ input: [UInt8]) throws
}

extension FuzzTarget {
  /// No dictionary.
  public var dictionary: String? { nil }
  /// The size of a small file.
  public var mostBytes: Int { 4096 }
}
