import SymtextGraphics
import SymtextDrawing
import SymtextImageFormats

/// An image of any kind: what is read has a size, is drawn, and is written.
///
/// A PDF is another program's business.
struct ImageTarget: FuzzTarget {
  let name = "image"
  let dictionary: String? = "svg"

  /// Larger ones are read and not drawn.
  private static let mostPoints = 500.0

  func run(_ input: [UInt8]) throws {
    guard !input.starts(with: Array("%PDF".utf8)) else { return }
    let image = try PlainImage(bytes: input, name: "fuzzed@2x.img")
    try promise(
      image.width.isFinite && image.width > 0 && image.height.isFinite && image.height > 0,
      "\(image.width) × \(image.height) points")
    guard max(image.width, image.height) <= Self.mostPoints else { return }
    let list = DisplayList(
      width: image.width, height: image.height,
      items: [
        image.item(
          in: Rect(x: 0, y: 0, width: image.width, height: image.height), tint: .black)
      ])
    let bytes: [UInt8]
    do { bytes = try list.png() } catch {
      throw BrokenPromise(description: "it is read and not drawn: \(error)")
    }
    try promise(!bytes.isEmpty, "a picture without bytes")
  }
}
