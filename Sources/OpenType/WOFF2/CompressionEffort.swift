/// The time that the compression of a font may take.
package enum CompressionEffort: Sendable {
  /// As small as possible, for files that many people load.
  case most
  /// A tenth of the time for an eighth more bytes, for pages on this machine.
  case quick
}
