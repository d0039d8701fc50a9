/// A stage of the project that is fed with bytes of any kind.
///
/// It tells what it finds wrong as ``BrokenPromise``; any other error is a refusal, which is as good an
/// answer to bad input as a result is.
public protocol FuzzTarget: Sendable {
  /// Its name for `make fuzz TARGET=`, and that of its folders in `Seeds` and `Kept`.
  var name: String { get }
  /// The dictionary of libFuzzer that helps it, in `Dictionaries`, without extension.
  var dictionary: String? { get }
  /// The most bytes of an input.
  var mostBytes: Int { get }

  /// Does with the bytes what is done with such files, and looks whether the outcome is sound.
  func run(_ input: [UInt8]) throws
}

extension FuzzTarget {
  /// None.
  public var dictionary: String? { nil }
  /// Enough for a small file.
  public var mostBytes: Int { 4096 }
}
