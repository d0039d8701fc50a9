/// How a frame follows another: by changing a part of it, or of what is left when the part that it drew is first
/// taken away.
struct FrameStep {
  /// Whether what the frame before drew is taken away.
  let isCleared: Bool
  /// Outside of which nothing is different.
  let box: PixelBox
  /// What is seen before the frame is drawn.
  let base: Pixmap

  /// Finds what changes fewer pixels: what moves on nothing does when the frame before is taken away.
  /// - Parameters:
  ///   - other: what is seen before.
  ///   - drawn: the part of it that its frame drew.
  ///   - change: outside of which both are the same.
  init(to picture: Pixmap, from other: Pixmap, drawn: PixelBox, change: PixelBox) {
    let cleared = other.cleared(drawn)
    let clearedChange = picture.changes(from: cleared) ?? .corner
    isCleared = clearedChange.area < change.area
    box = isCleared ? clearedChange : change
    base = isCleared ? cleared : other
  }
}
