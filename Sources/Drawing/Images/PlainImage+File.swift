package import SymtextSupport
internal import SymtextGraphics
public import SymtextImageFormats

extension PlainImage {
  /// Reads an image file: PNG, JPEG, WebP, SVG, or a page of a PDF.
  ///
  /// The format is detected from the bytes. The number of pixels per point comes from the suffix of the file's name
  /// (`@2x`, `@3x`), otherwise from the file (`pHYs` in PNG, JFIF in JPEG; 72 per inch are one per point), otherwise it
  /// is one. Pixels are rotated by the EXIF orientation. The size of an SVG is its `width` and `height` in CSS pixels,
  /// each a point, otherwise its `viewBox`; a PDF page has its own size. The alternative text is a PNG's `Description`
  /// or `Title`, an SVG's `<title>`, otherwise the file's name.
  /// - Parameter page: the page of a PDF, counted from 1; `nil` is the first one.
  /// - Throws: ``ImageError``; of kind `notInstalled` when libturbojpeg, libwebp or the program `pdftocairo` is needed
  ///   and missing.
  public init(file path: String, page: Int? = nil) throws(ImageError) {
    try self.init(bytes: ImageFile.read(path), name: path, page: page)
  }

  /// Reads an open image file, as ``init(file:page:)`` does.
  /// - Parameter path: the file's name in errors.
  /// - Throws: ``ImageError``.
  package init(opened file: OpenFile, path: String, page: Int? = nil) throws(ImageError) {
    try self.init(bytes: ImageFile.read(opened: file, path: path), name: path, page: page)
  }

  /// Reads the bytes of an image file, as ``init(file:page:)`` does.
  /// - Parameter name: the file's name, also in errors.
  /// - Throws: ``ImageError``.
  public init(bytes: [UInt8], name: String, page: Int? = nil) throws(ImageError) {
    let format = ImageFormat(bytes)
    if case .pdf = format {
      self = try PDFPage(bytes, number: page ?? 1, name: name).image()
      self.file = name
      return
    }
    guard page == nil else {
      throw ImageError(kind: .noPage, "\(name) is not a PDF and has no pages; leave out the page")
    }
    switch format {
    case .png,
      .other where bytes.isEmpty:
      try self.init(png: bytes, name: name)
    case .jpeg: try self.init(JPEGFile(bytes, name: name).pixels(), name: name)
    case .webp: try self.init(WebPImageFile(bytes, name: name).pixels(), name: name)
    case .svg, .pdf:
      var reader = SVGImageReader(name: name)
      self = try reader.image(bytes)
    case .other(let kind):
      throw ImageError(
        kind: .notAnImage,
        "\(name) is \(kind.map { "\($0) file" } ?? "not an image"); symtext reads PNG, JPEG, WebP, SVG and PDF: convert it to PNG"
      )
    }
    self.file = name
  }

  private init(_ pixels: PixelImage, name: String) throws(ImageError) {
    let name = ImageFileName(name)
    let density = name.pixelsPerPoint.map { Vector($0, $0) } ?? pixels.density ?? Vector(1, 1)
    try self.init(
      Bitmap(pixels.pixmap),
      density: Vector(density.x / pixels.reduction.x, density.y / pixels.reduction.y),
      altText: name.words)
  }
}
