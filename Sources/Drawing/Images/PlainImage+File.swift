package import SymtextSupport
internal import SymtextGraphics
public import SymtextImageFormats

extension PlainImage {
  /// Reads an image file: PNG, JPEG, WebP, SVG, or a page of a PDF.
  ///
  /// What it is is told by its bytes. Of pixels a point has as many as the name says before its extension (`@2x`,
  /// `@3x`), else as the file says (`pHYs` in PNG, JFIF in JPEG; 72 to the inch are one), else one; they are turned as
  /// EXIF says. An SVG is as large as its `width` and `height` say in CSS pixels, each a point, else as its `viewBox`;
  /// a page of a PDF as in the file. The text that describes it is a PNG's `Description` or `Title`, an SVG's
  /// `<title>`, else the file's name.
  /// - Parameter page: of a PDF, from 1; `nil` is the first one.
  /// - Throws: ``ImageError``; of kind `notInstalled` where libturbojpeg, libwebp or the program `pdftocairo` is needed
  ///   and missing.
  public init(file path: String, page: Int? = nil) throws(ImageError) {
    try self.init(bytes: ImageFile.read(path), name: path, page: page)
  }

  /// Reads an image file that is open, as ``init(file:page:)`` does.
  /// - Parameter path: what it is called.
  /// - Throws: ``ImageError``.
  package init(opened file: OpenFile, path: String, page: Int? = nil) throws(ImageError) {
    try self.init(bytes: ImageFile.read(opened: file, path: path), name: path, page: page)
  }

  /// Reads the bytes of an image file, as ``init(file:page:)`` does.
  /// - Parameter name: the file's name; errors call it so.
  /// - Throws: ``ImageError``.
  public init(bytes: [UInt8], name: String, page: Int? = nil) throws(ImageError) {
    let format = ImageFormat(bytes)
    if case .pdf = format {
      self = try PDFPage(bytes, number: page ?? 1, name: name).image()
      self.file = name
      return
    }
    guard page == nil else {
      throw ImageError(kind: .noPage, "\(name) is no PDF and has no pages; leave out the page")
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
        "\(name) is \(kind.map { "\($0) file" } ?? "no image, whatever its name says"); PNG, JPEG, WebP, SVG and PDF are read: convert it to PNG"
      )
    }
    self.file = name
  }

  private init(_ pixels: PixelImage, name: String) throws(ImageError) {
    let name = ImageFileName(name)
    try self.init(
      Bitmap(pixels.pixmap),
      density: name.pixelsPerPoint.map { Vector($0, $0) } ?? pixels.density ?? Vector(1, 1),
      altText: name.words)
  }
}
