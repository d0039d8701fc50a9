/// A picture in the form in which a PNG file has it.
///
/// It keeps its memory from one picture to the next.
struct PNGPicture: ~Copyable {
  /// What the numbers of a pixel are.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyWithOpacity = 4
    case rgba = 6

    /// How many numbers a pixel has.
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
  /// Bits of each number.
  private(set) var bitDepth: UInt8 = 8
  /// The colours that pixels have the numbers of, red in the lowest byte and opacity in the highest;
  /// empty when pixels are colours themselves.
  private(set) var palette: [UInt32] = []
  /// Every row behind the number of its filter, 0; then ``RowDeflate/slack``.
  private(set) var rows: [UInt8] = []
  private var indexed = IndexedPixels()

  /// Takes a picture, in a form in which nothing is lost.
  /// - Parameter isSmall: whether fewer bytes are worth more time: the fastest level of libdeflate
  ///   finds more repetitions in pixels of four bytes than of three.
  mutating func read(_ pixmap: Pixmap, isSmall: Bool) {
    (bitDepth, palette) = (8, [])
    guard indexed.read(pixmap, to: &rows) else {
      colorType = isSmall && pixmap.isOpaque ? .rgb : .rgba
      writeColors(of: pixmap)
      return
    }
    let colors = indexed.colors.map { Pixmap.unpremultiplied($0) }
    let isGrey = colors.allSatisfy(\.isGrey)
    let isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    let bits = Self.bits(colors.count)
    let step = Self.step(bits)
    if isGrey, isOpaque, bits == 8 {
      colorType = .grey
      writeColors(of: pixmap)
    } else if isGrey, isOpaque, colors.allSatisfy({ ($0 & 0xFF) % step == 0 }) {
      (colorType, bitDepth) = (.grey, bits)
      pack(pixmap, values: colors.map { UInt8(($0 & 0xFF) / step) })
    } else if saving(pixmap, isGrey: isGrey) > Self.size(colors) {
      (colorType, bitDepth, palette) = (.palette, bits, colors)
      if bits < 8 { pack(pixmap, values: colors.indices.map { UInt8($0) }) }
    } else {
      colorType = isGrey ? .greyWithOpacity : .rgba
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

  /// About how many bytes fewer a compressed file has when its pixels have one byte instead of four, or
  /// instead of two if they are grey; as measured on labels, buttons, symbols and pages.
  private func saving(_ pixmap: Pixmap, isGrey: Bool) -> Int {
    let (changes, pixels) = (indexed.changes, pixmap.width * pixmap.height)
    return (isGrey ? 5 * changes + pixels / 16 : 28 * changes + pixels) / 64
  }

  /// The bits that so many numbers need: 1, 2, 4 or 8.
  private static func bits(_ count: Int) -> UInt8 {
    count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
  }

  /// From one grey to the next where greys have so many bits.
  private static func step(_ bits: UInt8) -> UInt32 { 255 / (1 << UInt32(bits) - 1) }

  /// The bytes of a palette in a file.
  private static func size(_ colors: [UInt32]) -> Int { 24 + 4 * colors.count }
}

extension UInt32 {
  /// Whether a colour's three lower bytes are the same.
  fileprivate var isGrey: Bool {
    self & 0xFF == self >> 8 & 0xFF && self & 0xFF == self >> 16 & 0xFF
  }
}
