internal import Animation
internal import CommandSupport
internal import Drawing
internal import Pixels

extension OutputOptions {
  /// Writes what moves into the file.
  func write(_ timeline: Timeline, rate: Double) throws {
    throw CommandError.usage("not yet")
  }
}
