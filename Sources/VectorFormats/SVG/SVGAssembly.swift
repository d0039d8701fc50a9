package import SymtextDrawing
package import SymtextGraphics
package import SymtextImageFormats
package import SymtextSupport

/// Assembles an SVG, back to front, from drawing steps and elements of other writers.
package struct SVGAssembly {
  private var writer: SVGWriter
  private let outliner: DisplayItemOutliner
  private let precision: SVGPrecision
  private let list: DisplayList
  private let pixelRatio: Double
  private let text: SVGText
  /// Whether it is in a line of text.
  private let isInline: Bool
  /// The prefix of its ids; `nil` for a hash of the drawing.
  private let idPrefix: String?
  /// The CSS rules for its elements.
  ///
  /// They must not need escapes.
  package var style = ""
  /// Whether the picture as a whole has an id, ``SVGIdentifier/picture``.
  package var isNamed = false
  /// Whether any paint is the colour of the page.
  package var usesCurrentColor: Bool {
    let name = Array("currentColor".utf8)
    return writer.bytes.contains(name) || writer.definitions.contains(name)
  }

  /// - Parameters:
  ///   - list: The picture, for its size, title and repeated content.
  ///   - pixelRatio: The number of CSS pixels per point.
  ///   - idPrefix: The prefix of its ids; `nil` for a hash of the drawing.
  /// - Throws: ``RenderingError`` if the size of the picture cannot be written, or the prefix is invalid.
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
    try PathAmount.checkShapes(of: list.items)
    precision = SVGPrecision(size: max(width, height))
    outliner = DisplayItemOutliner(
      tolerance: 1 / precision.unitsPerPoint, keepsText: text == .text, keepsPaints: true)
    writer = SVGWriter(counting: outliner.items(list.items), precision: precision)
  }

  /// Adds the elements of steps.
  package mutating func add(_ items: [DisplayItem]) throws(RenderingError) {
    try writer.write(outliner.items(items))
  }

  /// Returns the elements of steps without adding them.
  ///
  /// Their definitions are added.
  package mutating func elements(of items: [DisplayItem]) throws(RenderingError) -> String {
    let start = writer.bytes.count
    try add(items)
    let elements = String(
      decoding: SVGFile.inFull(writer.bytes[start...], precision: precision), as: UTF8.self)
    writer.bytes.removeSubrange(start...)
    return elements
  }

  /// Adds a background colour for the content that follows.
  package mutating func add(background: Color) throws(RenderingError) {
    let box = Rect(x: 0, y: 0, width: list.width, height: list.height)
    try add([.fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color(background))])
  }

  /// Adds elements unchanged.
  package mutating func add(_ elements: String) { writer.bytes += elements.utf8 }

  /// Returns a path as the value of `d`.
  package func data(_ path: Path) -> String {
    String(decoding: CompactPathData(path, precision: precision).bytes, as: UTF8.self)
  }

  /// Returns a coordinate or a length as text.
  package func number(_ value: Double) -> String { precision.text(value) }

  /// Returns the attributes that fill a shape, each preceded by a space.
  package mutating func fill(_ paint: Paint) -> String { writer.attributes(paint) }

  /// The attributes of its size, and of its position if it is in a line of text.
  private var size: String {
    if isInline, let em = list.fontSize, let baseline = list.lastBaseline, em > 0 {
      let decimal = DecimalText(decimals: 4)
      func ems(_ length: Double) -> String { (decimal.text(length / em) ?? "0") + "em" }
      let margins = list.margins
      var style = "vertical-align:\(ems(baseline + margins.bottom - list.height))"
      if margins != .none {
        // The line has the room of the layout.
        let sides = [margins.top, margins.right, margins.bottom, margins.left].map { ems(-$0) }
        style += ";margin:\(sides.joined(separator: " "))"
      }
      return
        #" width="\#(ems(list.width))" height="\#(ems(list.height))" style="\#(style)""#
    }
    return
      #" width="\#(number(list.width * pixelRatio))" height="\#(number(list.height * pixelRatio))""#
  }

  /// The attribute with the distance from the top to the first baseline, at the default size.
  private var baseline: String {
    list.firstBaseline.map { #" data-baseline="\#(number($0 * (isInline ? 1 : pixelRatio)))""# }
      ?? ""
  }

  /// Finishes the file and returns it.
  package mutating func svg() throws(RenderingError) -> LongBytes {
    let title = SVGTitle(
      list.altText, language: list.altTextLanguage, isText: text == .text, hasLinks: writer.hasLinks
    )
    var bytes = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg"\(size) viewBox="0 0 \(number(list.width)) \
      \(number(list.height))"\(baseline)\(title.attributes)\(isNamed ? " id=\"\(SVGIdentifier.picture.text)\"" : "")>

      """.utf8)
    bytes += title.elements.utf8
    bytes += try writer.fonts.styleSheet().utf8
    if !style.isEmpty { bytes += "<style>\n\(style)</style>\n".utf8 }
    bytes += writer.definitions
    return SVGFile([bytes, writer.bytes, Array("</svg>\n".utf8)], precision: precision)
      .named(idPrefix)
  }
}
