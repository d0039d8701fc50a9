package import SymtextDrawing
package import SymtextGraphics
package import SymtextImageFormats
internal import SymtextSupport

/// Puts an SVG together, back to front: of steps of drawing, and of elements that others write.
package struct SVGAssembly {
  private var writer: SVGWriter
  private let outliner: DisplayItemOutliner
  private let precision: SVGPrecision
  private let list: DisplayList
  private let pixelRatio: Double
  private let text: SVGText
  /// Whether it stands in a line of text.
  private let isInline: Bool
  /// What the names of its elements begin with; `nil` works it out.
  private let idPrefix: String?
  /// The rules for its elements, in CSS; nothing in them may have to be escaped.
  package var style = ""

  /// - Parameters:
  ///   - list: what says the picture's size and title, and what is in it more than once.
  ///   - pixelRatio: how many CSS pixels a point is wide and high.
  ///   - idPrefix: what the names of its elements begin with; `nil` works it out.
  /// - Throws: ``RenderingError`` when the picture has no size that can be written, or names cannot begin so.
  package init(
    _ list: DisplayList, pixelRatio: Double, text: SVGText = .paths, isInline: Bool = false,
    idPrefix: String? = nil
  ) throws(RenderingError) {
    if let idPrefix, !SVGIdentifier.canBegin(with: idPrefix) {
      throw RenderingError(
        "ids cannot begin with “\(idPrefix)”: \(SVGIdentifier.expectedPrefix)")
    }
    let (width, height) = (list.width, list.height)
    guard
      [width, height, width * pixelRatio, height * pixelRatio].allSatisfy({ $0 >= 0 && $0 < 1e9 })
    else { throw RenderingError("a picture of \(width) × \(height) points cannot be made") }
    (self.list, self.pixelRatio, self.text) = (list, pixelRatio, text)
    self.isInline = isInline
    self.idPrefix = idPrefix
    precision = SVGPrecision(size: max(width, height))
    outliner = DisplayItemOutliner(
      tolerance: 1 / precision.unitsPerPoint, keepsText: text == .text, keepsPaints: true)
    writer = SVGWriter(counting: outliner.items(list.items), precision: precision)
  }

  /// Adds the elements of some steps.
  package mutating func add(_ items: [DisplayItem]) throws(RenderingError) {
    try writer.write(outliner.items(items))
  }

  /// The elements of some steps, which are not added: what they refer to is.
  package mutating func elements(of items: [DisplayItem]) throws(RenderingError) -> String {
    let start = writer.bytes.count
    try add(items)
    let elements = String(decoding: writer.bytes[start...], as: UTF8.self)
    writer.bytes.removeSubrange(start...)
    return elements
  }

  /// Adds a colour behind all that follows.
  package mutating func add(background: Color) throws(RenderingError) {
    let box = Rect(x: 0, y: 0, width: list.width, height: list.height)
    try add([.fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color(background))])
  }

  /// Adds elements as they are.
  package mutating func add(_ elements: String) { writer.bytes += elements.utf8 }

  /// A path as the value of `d`.
  package func data(_ path: Path) -> String {
    String(decoding: CompactPathData(path, precision: precision).bytes, as: UTF8.self)
  }

  /// A coordinate or a length.
  package func number(_ value: Double) -> String { precision.text(value) }

  /// The attributes that fill a shape, with a space before each.
  package mutating func fill(_ paint: Paint) -> String { writer.attributes(paint) }

  /// Its width and height, and in a line of text where that is.
  private var size: String {
    if isInline, let em = list.fontSize, let baseline = list.lastBaseline, em > 0 {
      let decimal = DecimalText(decimals: 4)
      func ems(_ length: Double) -> String { (decimal.text(length / em) ?? "0") + "em" }
      return
        #" width="\#(ems(list.width))" height="\#(ems(list.height))" style="vertical-align:\#(ems(baseline - list.height))""#
    }
    return
      #" width="\#(number(list.width * pixelRatio))" height="\#(number(list.height * pixelRatio))""#
  }

  /// How far the first baseline lies below the top, as it is without anything else that gives it a size.
  private var baseline: String {
    list.firstBaseline.map { #" data-baseline="\#(number($0 * (isInline ? 1 : pixelRatio)))""# }
      ?? ""
  }

  /// The whole file.
  package func svg() throws(RenderingError) -> [UInt8] {
    var writer = writer
    let title = SVGTitle(list.altText, isText: text == .text, hasLinks: writer.hasLinks)
    var bytes = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg"\(size) viewBox="0 0 \(number(list.width)) \
      \(number(list.height))"\(baseline)\(title.attributes)>

      """.utf8)
    bytes += title.elements.utf8
    bytes += try writer.fonts.styleSheet().utf8
    if !style.isEmpty { bytes += "<style>\n\(style)</style>\n".utf8 }
    bytes += writer.definitions
    writer.finish(behind: bytes)
    SVGIdentifier.name(&writer.bytes, prefix: idPrefix)
    return writer.bytes
  }
}
