internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextImageFormats
internal import SymtextOpenType

/// Writes drawing steps as SVG elements, one a line.
struct SVGWriter {
  /// The elements, with ``SVGReference``s in their short form.
  var bytes: [UInt8] = []
  private(set) var gradients: SVGGradients
  private(set) var images: SVGImages
  private(set) var fonts = SVGFonts()
  /// The shared glyph outlines; `nil` if every run is a path.
  private var glyphs: SVGGlyphs?
  /// The path data of the clips of images.
  private(set) var clips: [[UInt8]] = []
  /// The number of images that are masks for the colour of the page's text.
  private var templateCount = 0
  /// Whether a link was written.
  private(set) var hasLinks = false
  private let precision: SVGPrecision

  /// - Parameter items: All steps that will be written. Repeated content is written once.
  init(counting items: [OutlinedItem], precision: SVGPrecision) {
    self.precision = precision
    gradients = SVGGradients(precision: precision)
    images = SVGImages(items, precision: precision)
    glyphs = SVGGlyphs(items, precision: precision)
  }

  /// Writes steps.
  ///
  /// Consecutive text and descriptions are read together.
  mutating func write(_ items: [OutlinedItem]) throws(RenderingError) {
    var reading = SVGReading()
    for item in items {
      if reading.add(item) { continue }
      try write(reading)
      reading = SVGReading()
      try write(item)
    }
    try write(reading)
  }

  private mutating func write(_ item: OutlinedItem) throws(RenderingError) {
    switch item {
    case .path(let path, let paint): write(path, paint)
    case .glyphs(let run, let paint): write(run, paint)
    case .image(let image, let paint, let clip): try write(image, paint, clip: clip)
    case .group(let items, let opacity):
      write("<g\(SVGColorAttributes.attribute("opacity", opacity))>\n")
      try write(items)
      write("</g>\n")
    case .composite(let source, let mode, let backdrop):
      write("<g style=\"isolation:isolate\">\n")
      try write(backdrop)
      write("<g style=\"mix-blend-mode:\(mode.cssName)\">\n")
      try write(source)
      write("</g>\n</g>\n")
    case .transformed(let item, let map):
      write("<g transform=\"matrix(\(Self.text(map)))\">\n")
      try write([item])
      write("</g>\n")
    case .link(let link): write(link)
    case .text, .described: break
    }
  }

  /// Writes an invisible area with the link's name for screen readers.
  private mutating func write(_ link: LinkArea) {
    let name = XMLText.attribute(link.text)
    let box = link.box
    hasLinks = true
    let numbers = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)]
    write(
      "<a href=\"\(XMLText.attribute(link.address))\""
        + (name.isEmpty ? "" : " aria-label=\"\(name)\"") + "><rect"
        + numbers.map { " \($0.0)=\"\(precision.text($0.1))\"" }.joined()
        + " fill-opacity=\"0\"/></a>\n")
  }

  private static func text(_ map: Affine) -> String {
    let precision = SVGPrecision(decimals: 6)
    return [map.a, map.b, map.c, map.d, map.tx, map.ty].map { precision.text($0) }
      .joined(separator: " ")
  }

  private mutating func write(_ path: Path, _ paint: Paint) {
    let data = CompactPathData(path, precision: precision).bytes
    guard !data.isEmpty else { return }
    write("<path\(attributes(paint)) d=\"")
    bytes += data
    write("\"/>\n")
  }

  private mutating func write(_ run: GlyphRun, _ paint: Paint) {
    // A gradient would move with each reference to an outline.
    guard case .color = paint, glyphs != nil else { return write(run.outline, paint) }
    let fill = attributes(paint)
    if !fill.isEmpty { write("<g\(fill)>\n") }
    glyphs?.write(run, to: &bytes)
    if !fill.isEmpty { write("</g>\n") }
  }

  private mutating func write(
    _ image: PlacedImage, _ paint: ImagePaint, clip: Path?
  ) throws(RenderingError) {
    if case .template(let color) = paint, color.isCurrent {
      return try write(image, in: color, clip: clip)
    }
    var attributes = ""
    for (name, value) in [("x", image.frame.minX), ("y", image.frame.minY)]
    where precision.units(value) != 0 {
      attributes += " \(name)=\"\(precision.text(value))\""
    }
    if case .original(let opacity) = paint {
      attributes += SVGColorAttributes.attribute("opacity", opacity)
    }
    if let clip {
      let data = CompactPathData(clip, precision: precision).bytes
      let number = clips.firstIndex(of: data) ?? clips.count
      if number == clips.count { clips.append(data) }
      attributes += " clip-path=\"url(#\(SVGIdentifier.clip(number).text))\""
    } else if let number = try images.number(of: image, paint) {
      write("<use href=\"#\(SVGIdentifier.image(number).text)\"\(attributes)/>\n")
      return
    }
    write("<image\(attributes)")
    try images.write(image, paint, to: &bytes)
    write("/>\n")
  }

  /// Writes an image as the mask of a filled box, because pixels cannot have the colour of the page's text.
  private mutating func write(
    _ image: PlacedImage, in color: Color, clip: Path?
  ) throws(RenderingError) {
    let name = SVGIdentifier.template(templateCount).text
    templateCount += 1
    write("<mask id=\"\(name)\">\n")
    try write(image, .template(.white), clip: clip)
    write("</mask>\n<g mask=\"url(#\(name))\">\n")
    write(.roundedRect(image.frame, radiusX: 0, radiusY: 0), .color(color))
    write("</g>\n")
  }

  /// Writes shapes first, then the text, with an element for each paragraph.
  private mutating func write(_ reading: SVGReading) throws(RenderingError) {
    for item in reading.shapes { try write(item) }
    for paragraph in reading.paragraphs {
      var element = SVGParagraph(precision: precision)
      var gaps = TextGaps()
      for part in paragraph {
        switch part {
        case .text(let run, let paint):
          element.add(space: gaps.space(before: run))
          let isSeen = !run.isDrawnApart(paint)
          let fill = isSeen ? attributes(paint) : SVGParagraph.unseen
          for (text, glyphs, base) in run.readClusters {
            guard let first = text.unicodeScalars.first else { continue }
            let number = fonts.number(of: first.value, glyphs, of: run.font, at: base)
            element.add(
              text, font: run.font, number: number, fill: fill, language: run.language, at: base)
          }
        case .described(let description):
          element.add(space: gaps.spaceBeforeNext(description.part))
          element.add(
            unseen: description.text, box: description.box, baseline: description.baseline,
            size: description.size)
        default: break
        }
      }
      write(element.element)
    }
  }

  mutating func attributes(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return SVGColorAttributes.attributes(fill: color)
    case .gradient(let gradient):
      if let color = gradients.color(of: gradient) {
        return SVGColorAttributes.attributes(fill: color)
      }
      return " fill=\"url(#\(SVGIdentifier.gradient(gradients.number(of: gradient)).text))\""
    case .radial(let gradient):
      guard let nested = gradient.nested else { return attributes(lastColor(of: paint)) }
      return " fill=\"url(#\(SVGIdentifier.gradient(gradients.number(of: nested)).text))\""
    case .sweep: return attributes(lastColor(of: paint))
    }
  }

  /// Returns the fallback colour for gradients that SVG lacks and that have no image.
  private func lastColor(of paint: Paint) -> Paint { .color(paint.stops.color(at: 1)) }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  /// The definitions that elements refer to; empty if there are none.
  var definitions: [UInt8] {
    var lines: [UInt8] = []
    func add(_ line: String) { lines += line.utf8 }
    for (number, element) in gradients.elements.enumerated() {
      let (name, rest) = element
      add("<\(name) id=\"\(SVGIdentifier.gradient(number).text)\"\(rest)</\(name)>\n")
    }
    for (number, element) in images.elements.enumerated() {
      add("<image id=\"\(SVGIdentifier.image(number).text)\"")
      lines += element
      add("/>\n")
    }
    for (number, data) in clips.enumerated() {
      add("<clipPath id=\"\(SVGIdentifier.clip(number).text)\"><path d=\"")
      lines += data
      add("\"/></clipPath>\n")
    }
    let outlines = glyphs?.definitions ?? []
    guard !lines.isEmpty || !outlines.isEmpty else { return [] }
    return Array("<defs>\n".utf8) + outlines + lines + Array("</defs>\n".utf8)
  }
}
