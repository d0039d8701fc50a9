internal import SymtextSupport

/// The pixels of a picture in the form of a PNG file.
///
/// Keeps its memory between pictures.
struct PNGPicture: ~Copyable {
  /// The colour type of a PNG file.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyWithOpacity = 4
    case rgba = 6

    /// The number of channels of a pixel.
    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyWithOpacity: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  private(set) var colorType = ColorType.rgba
  /// Bits per channel or palette index.
  private(set) var bitDepth: UInt8 = 8
  /// The palette, red in the lowest byte and opacity in the highest; empty if pixels contain colours.
  private(set) var palette: [UInt32] = []
  /// Rows, each after the number of its filter, 0; then ``RowDeflate/slack``.
  private(set) var rows: [UInt8] = []
  private var indexed = IndexedPixels()

  /// Takes a picture, in a lossless form.
  /// - Parameter isSmall: whether a small size is worth more time. If not, pixels have four bytes, because the fastest
  ///   level of libdeflate finds more repetitions in them than in pixels of three.
  mutating func read(_ pixmap: Pixmap, isSmall: Bool) {
    (bitDepth, palette) = (8, [])
    guard indexed.read(pixmap, to: &rows) else {
      colorType = isSmall && pixmap.isOpaque ? .rgb : .rgba
      writeColors(of: pixmap)
      return
    }
    let colors = indexed.colors.map { Pixmap.unpremultiplied($0) }
    let form = PNGForm(
      colors, changes: indexed.changes, pixels: pixmap.width * pixmap.height)
    (colorType, bitDepth, palette) = (form.colorType, form.bitDepth, form.palette)
    if bitDepth < 8 {
      pack(pixmap, values: form.values)
    } else if colorType != .palette {
      writeColors(of: pixmap)
    }
  }

  private mutating func writeColors(of pixmap: Pixmap) {
    rows.resize(
      to: (pixmap.width * colorType.channels + 1) * pixmap.height + RowDeflate.slack)
    pixmap.writeUnpremultiplied(colorType, rows: 0..<pixmap.height, to: &rows, from: 0)
  }

  private mutating func pack(_ pixmap: Pixmap, values: [UInt8]) {
    IndexedPixels.pack(
      &rows, width: pixmap.width, height: pixmap.height, values: values, bits: bitDepth)
  }
}
