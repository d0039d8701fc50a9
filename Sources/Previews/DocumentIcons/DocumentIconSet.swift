public import SymtextImageFormats
public import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A document's icon at all sizes of a set: the ten of macOS, or others.
public struct DocumentIconSet: Sendable {
  /// The icon at each size, smallest first.
  package let layouts: [DocumentIconLayout]
  private let icon: DocumentIcon
  private let fallback: FontFallback?
  private let font: Font
  private let library: any SymbolSource

  /// Sets an icon at all sizes.
  /// - Parameters:
  ///   - font: of the text, at any size.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol or font.
  public init(
    _ icon: DocumentIcon, font: Font, library: any SymbolSource,
    fallback: FontFallback? = .system
  ) throws(SymbolError) {
    try self.init(
      icon, sizes: DocumentIconSize.all, font: font, library: library, fallback: fallback)
  }

  /// - Parameter sizes: the sizes, smallest first.
  package init(
    _ icon: DocumentIcon, sizes: [DocumentIconSize], font: Font, library: any SymbolSource,
    fallback: FontFallback? = .system
  ) throws(SymbolError) {
    self.icon = icon
    self.fallback = fallback
    self.font = font
    self.library = library
    var layouts: [DocumentIconLayout] = []
    for size in sizes {
      layouts.append(
        try icon.layout(size, font: font, library: library, fallback: fallback))
    }
    self.layouts = layouts
  }

  /// The pictures with the names that they have in an icon set.
  /// - Parameters:
  ///   - blending: how colours are mixed.
  ///   - level: how hard to compress, 1 to 12.
  /// - Throws: ``RenderingError``.
  public func files(
    blending: Blending = .srgb, level: Int = 1
  ) throws(RenderingError) -> [(name: String, png: [UInt8])] {
    var files: [(name: String, png: [UInt8])] = []
    for layout in layouts {
      files.append(
        (
          layout.size.fileName,
          try layout.displayList().png(
            pixelRatio: layout.size.pixelRatio, blending: blending, level: level,
            snapping: .none)
        ))
    }
    return files
  }

  /// The ten sizes of macOS in one file.
  ///
  /// - Parameters: as of ``files(blending:level:)``.
  /// - Throws: ``RenderingError``.
  package func icns(
    blending: Blending = .srgb, level: Int = 1
  ) throws(RenderingError) -> [UInt8] {
    let files = try files(blending: blending, level: level)
    return try ICNSFile.bytes(
      zip(layouts, files).map { layout, file in
        ICNSFile.Entry(
          points: Int(layout.size.points), pixelRatio: Int(layout.size.pixelRatio), png: file.png)
      })
  }

  /// The sizes of Windows in one file.
  ///
  /// - Parameters: as of ``files(blending:level:)``.
  /// - Throws: ``RenderingError``.
  package func ico(
    blending: Blending = .srgb, level: Int = 1
  ) throws(RenderingError) -> [UInt8] {
    let files = try files(blending: blending, level: level)
    return try ICOFile.bytes(
      zip(layouts, files).map { layout, file in
        ICOFile.Entry(pixels: Int(layout.size.pixels), png: file.png)
      })
  }

  // MARK: The preview

  /// Around and between icons, in points.
  private static let space = 24.0
  private static let captionSize = 15.0

  /// All sizes side by side on a common bottom, a point for each of their pixels, with their names.
  /// - Parameter appearance: of the page.
  /// - Throws: ``SymbolError`` when the names cannot be set.
  public func preview(appearance: Appearance = .light) throws(SymbolError) -> DisplayList {
    // With a pixel of each for a point.
    var pixels: [DocumentIconLayout] = []
    for layout in layouts {
      let size = layout.size
      pixels.append(
        size.pixelRatio == 1
          ? layout
          : try icon.layout(
            DocumentIconSize(points: size.pixels), as: size, font: font, library: library,
            fallback: fallback))
    }
    let bottom = Self.space + (pixels.map(\.size.points).max() ?? 0)
    var items: [DisplayItem] = []
    var left = Self.space
    for (layout, shown) in zip(layouts, pixels) {
      let size = layout.size
      let caption = try caption(of: size, appearance: appearance)
      let lines = caption.lines()
      let captionWidth = lines.map(\.width).max() ?? 0
      let width = max(shown.size.points, captionWidth.rounded(.up))
      let origin = Vector(
        left + ((width - shown.size.points) / 2).rounded(), bottom - shown.size.points)
      items += shown.items.map { $0.offsetBy(origin) }
      items += caption.items(
        lines, at: Point(left + (width - captionWidth) / 2, bottom + Self.space / 2))
      left += width + Self.space
    }
    let page = Rect(
      x: 0, y: 0, width: left, height: bottom + Self.space * 1.5 + Self.captionSize)
    let background = Color(.systemBackground, appearance)
    return DisplayList(
      width: page.width, height: page.height,
      items: [.fill(.roundedRect(page, radiusX: 0, radiusY: 0), .color(background))] + items,
      altText: layouts.first?.altText ?? "")
  }

  private func caption(
    of size: DocumentIconSize, appearance: Appearance
  ) throws(SymbolError) -> Label {
    try Label(
      AttributedText(size.name),
      font: font.withSize(Self.captionSize), library: library,
      color: .system(.secondaryLabel), painting: SymbolPainting(appearance: appearance),
      wraps: false)
  }
}
