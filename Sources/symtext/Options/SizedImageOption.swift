internal import SymtextService
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextPreviews
internal import SymtextSymbolText

/// An option that names an image for all sizes or for one: `a.png`, `16=a.png`, `16@2x=a.png`.
struct SizedImageOption {
  /// Its size; `nil` for all sizes without an image of their own.
  let size: DocumentIconSize?
  let file: String

  /// A file whose own name begins like a size needs its folder: `./16=a.png`.
  init(_ value: String) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let size = Self.size(parts[0]) else {
      (size, file) = (nil, value)
      return
    }
    (self.size, file) = (size, String(parts[1]))
  }

  /// `16` or `16@2x`.
  private static func size(_ text: Substring) -> DocumentIconSize? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let points = UInt16(parts[0]) else { return nil }
    guard parts.count == 2 else { return DocumentIconSize(points: Double(points)) }
    guard parts[1].last == "x", let ratio = UInt8(parts[1].dropLast()), ratio > 0 else {
      return nil
    }
    return DocumentIconSize(points: Double(points), pixelRatio: Double(ratio))
  }

  /// Returns all images of an option; `nil` if there are none.
  /// - Throws: ``CommandError`` if two have one size, or a file cannot be read.
  static func images(
    _ option: String, _ arguments: Arguments
  ) throws(CommandError) -> SizedImages? {
    var images: SizedImages?
    for value in arguments.all(option) {
      let own = SizedImageOption(value)
      if let size = own.size, !NumberRange.documentIcon.bounds.contains(size.points) {
        throw .badValue(option, value, "a size is \(NumberRange.documentIcon.text)")
      }
      guard images?.has(own.size) != true else {
        throw .usage(
          own.size == nil
            ? "\(option: option) \(value): another image is for all sizes already; give one of them a size, such as 16=\(value)"
            : "\(option: option) \(value): that size already has an image; leave out one")
      }
      let image: PlainImage
      do { image = try arguments.fileAccess.image(own.file) } catch { throw CommandError(error) }
      if images == nil {
        images = own.size.map { SizedImages(image, for: $0) } ?? SizedImages(image)
      } else {
        images?.add(image, for: own.size)
      }
    }
    return images
  }
}
