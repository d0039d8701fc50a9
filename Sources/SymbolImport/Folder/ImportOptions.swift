internal import SymtextSupport

/// Options for reading drawings from files.
public struct ImportOptions: Sendable {
  /// The rule that makes symbol names from file names.
  public var naming = FileNaming.dots
  /// The prefix of every name, such as `lucide.`.
  public var prefix = ""
  /// Whether unsupported content of icons is left out with a warning instead of an error.
  public var isLenient = false
  /// Whether icons keep their own stroke width at Regular.
  ///
  /// Otherwise they get the width that matches text.
  public var keepsWeight = false
  /// Whether the first file that cannot be read stops the import.
  public var isStrict = false
  /// The rule that finds files with other weights of an icon.
  public var masters: MasterFiles?
  /// The number of threads that read files.
  ///
  /// The result does not depend on it.
  public var threads = ParallelMap.processorCount

  /// Makes the default options.
  public init() {}
}
