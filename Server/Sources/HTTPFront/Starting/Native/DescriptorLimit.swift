internal import CChildProcess

/// How many files and connections the process may have open.
enum DescriptorLimit {
  /// Takes as many as the system gives: shells often begin with 1,024.
  static func raise() { symtext_raise_descriptor_limit() }
}
