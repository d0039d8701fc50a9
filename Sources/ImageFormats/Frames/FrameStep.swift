/// The transition from one frame to the next: either change a part of the picture, or first clear the part drawn by the
/// frame before.
struct FrameStep {
  /// Whether the part drawn by the frame before is cleared.
  let isCleared: Bool
  /// The box that contains all differences.
  let box: PixelBox
  /// The picture before the frame is drawn.
  let base: Pixmap

  /// Chooses the transition that changes fewer pixels: for a shape that moves over nothing, clear the frame before.
  /// - Parameters:
  ///   - other: the picture before.
  ///   - drawn: the part drawn by the frame of that picture.
  ///   - change: the box that contains all differences.
  init(to picture: Pixmap, from other: Pixmap, drawn: PixelBox, change: PixelBox) {
    let cleared = other.cleared(drawn)
    let clearedChange = picture.changes(from: cleared) ?? .corner
    isCleared = clearedChange.area < change.area
    box = isCleared ? clearedChange : change
    base = isCleared ? cleared : other
  }
}
