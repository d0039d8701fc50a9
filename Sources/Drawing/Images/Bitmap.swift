public import SymtextImageFormats
internal import Synchronization

/// Pixels that do not change, with a number by which renderers remember what they made of them.
public struct Bitmap: Sendable {
  /// A number of its own among the bitmaps of this process; copies share it.
  public let id: Int
  /// The pixels.
  public let pixmap: Pixmap

  private static let nextID = Atomic<Int>(0)

  /// Takes pixels.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    id = Self.nextID.add(1, ordering: .relaxed).newValue
  }
}
