public import SymtextImageFormats
internal import Synchronization

/// Immutable pixels with an id, by which renderers cache their results.
public struct Bitmap: Sendable {
  /// Unique among the bitmaps of the process; copies share it.
  public let id: Int
  /// The pixels.
  public let pixmap: Pixmap

  private static let nextID = Atomic<Int>(0)

  /// Creates a bitmap.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    id = Self.nextID.add(1, ordering: .relaxed).newValue
  }
}
