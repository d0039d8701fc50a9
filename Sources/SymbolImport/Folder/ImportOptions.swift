internal import SymtextSupport

/// How drawings are read from files.
public struct ImportOptions: Sendable {
  /// How file names become names of symbols.
  public var naming = FileNaming.dots
  /// What stands before every name, such as `lucide.`.
  public var prefix = ""
  /// Whether what cannot become an outline is left out of icons with a warning.
  public var isLenient = false
  /// Whether icons keep their own stroke at Regular; otherwise it is the one that matches text.
  public var keepsWeight = false
  /// Whether the first file that cannot be read is the end.
  public var isStrict = false
  /// Files that show other weights of an icon.
  public var masters: MasterFiles?
  /// How many threads read; what comes out does not depend on it.
  public var threads = ParallelMap.processorCount

  /// Makes the options that suit most folders.
  public init() {}
}
