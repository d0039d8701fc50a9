internal import SymtextSupport
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextFontGlyphs
internal import SymtextService
internal import SymtextSymbolImport
internal import SymtextSymbolText
internal import SymtextSymbols

/// The option `--image` of buttons and bars: image files under names of symbols.
enum ControlImageOption {
  /// - Parameter use: how the control shows it.
  static func option(_ use: String) -> Command.Option {
    .init(
      name: "image", value: "[name=]file",
      help: """
        An image file that stands for a symbol: SVG and PDF stay shapes in .svg and .pdf; PNG, JPEG and WebP are \
        pixels. It takes the colour of the control. \(use) Its name is NAME, or that of the file without folder, @2x \
        and extension. May be repeated.
        """, isRepeated: true)
  }

  /// Reads the images.
  /// - Throws: ``CommandError`` if a name has two images, or a file cannot be read.
  static func images(
    _ arguments: Arguments
  ) throws(CommandError) -> [(name: String, image: PlainImage)] {
    guard arguments.knows("image") else { return [] }
    var images: [(name: String, image: PlainImage)] = []
    for value in arguments.all("image") {
      let (name, file) = named(value)
      guard Symbol.isValidName(name), !file.isEmpty else {
        throw .badValue(
          "image", value,
          "a file, or a name and a file such as logo=logo.pdf, is expected; use \(Symbol.nameRule) in a name"
        )
      }
      guard !images.contains(where: { $0.name.hasBytes(of: name) }) else {
        throw .badValue(
          "image", value, "\(name) is another image already; give this one a name: NAME=\(file)")
      }
      do { images.append((name, try arguments.fileAccess.image(file))) } catch {
        throw CommandError(error)
      }
    }
    return images
  }

  /// Reads a name and a file, or a file alone, where a name has no slash.
  private static func named(_ value: String) -> (name: String, file: String) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].contains("/") { return (String(parts[0]), String(parts[1])) }
    let stem = ImageFileName(value).stem
    return (Symbol.isValidName(stem) ? stem : FileNaming.dots.name(stem), value)
  }
}
