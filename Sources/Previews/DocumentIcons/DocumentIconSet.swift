public import SymtextImageFormats
public import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A document icon at all sizes of a set: the ten of macOS, or others.
public struct DocumentIconSet: Sendable {
  /// The icon at each size, smallest first.
  package let layouts: [DocumentIconLayout]
  private let icon: DocumentIcon
  private let fallback: FontFallback?
  private let font: Font
  private let library: any SymbolSource

  /// Lays out an icon at the ten sizes of macOS.
  /// - Parameters:
  ///   - font: The font of the text, at any size.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol or font.
  public init(
    _ icon: DocumentIcon, font: Font, library: any SymbolSource,
    fallback: FontFallback? = .system
  ) throws(SymbolError) {
    try self.init(
      icon, sizes: DocumentIconSize.all, font: font, library: library, fallback: fallback)
  }

  /// - Parameter sizes: The sizes, smallest first.
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

  /// Returns the pictures with their names in an icon set.
  /// - Parameters:
  ///   - blending: The blending of colours.
  ///   - level: The compression level, 1 to 12.
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

  /// Returns the ten sizes of macOS in one file.
  ///
  /// - Parameters: As in ``files(blending:level:)``.
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

  /// Returns the sizes of Windows in one file.
  ///
  /// - Parameters: As in ``files(blending:level:)``.
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

  // MARK: Preview

  /// The space around and between icons, in points.
  private static let space = 24.0
  private static let captionSize = 15.0

  /// Returns all sizes side by side with their names, aligned at the bottom, with one point per pixel.
  /// - Parameter appearance: The appearance of the page.
  /// - Throws: ``SymbolError`` if the names cannot be set.
  public func preview(appearance: Appearance = .light) throws(SymbolError) -> DisplayList {
    // Lay out each icon with one pixel per point.
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
