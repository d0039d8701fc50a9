import SymtextGraphics
import SymtextDrawing
import SymtextImageFormats

/// An image of any kind: once read, it has a size and can be drawn and written.
///
/// PDF is skipped, because another program reads it.
struct ImageTarget: FuzzTarget {
  let name = "image"
  let dictionary: String? = "svg"

  /// The largest image that is drawn, in points; larger ones are only read.
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
      throw BrokenPromise(description: "the image was read but cannot be drawn: \(error)")
    }
    try promise(!bytes.isEmpty, "a picture without bytes")
  }
}
