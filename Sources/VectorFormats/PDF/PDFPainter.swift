internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextOpenType
internal import SymtextGraphics
internal import SymtextSupport

/// Draws steps as the content of a page.
struct PDFPainter {
  /// The role of glyphs for screen readers.
  enum Voice {
    /// Glyphs are text; the rest is decoration.
    case own
    /// Marked content around the glyphs has their text.
    case described
    /// Glyphs are decoration, or other content has their text. They are drawn as shapes.
    case silent
  }

  var content: PDFContent
  var resources: PDFResources
  var structure = PDFStructure()
  var file: PDFFile
  /// The links of the page, in points, y up.
  private(set) var links: [LinkArea] = []
  /// The language of the document.
  let language: String?
  /// The languages of descriptions that differ from it, by the description.
  let descriptionLanguages: ExactDictionary<String>
  /// A description that no glyph stands for yet.
  var unsaid: String?
  /// The characters of glyphs that lines added.
  var addedCharacters: [PDFFont.Key: [GlyphID: String]] = [:]

  /// Cached glyph shapes after subtraction, relative to their first glyph, with the names of their forms.
  private var cutShapes: [CutGlyphs: (path: Path, form: String?)] = [:]

  /// - Parameters:
  ///   - height: The height of the page in points.
  ///   - language: The language of the document.
  ///   - descriptionLanguages: The languages of descriptions in other languages, by the description.
  init(
    height: Double, language: String?, descriptionLanguages: ExactDictionary<String> = [:]
  ) throws(RenderingError) {
    self.language = language
    self.descriptionLanguages = descriptionLanguages
    content = PDFContent(height: height)
    file = try PDFFile()
    resources = PDFResources(dictionary: file.reserve())
  }

  /// Draws the steps of a group.
  ///
  /// Clearing steps are subtracted from the steps before them.
  /// - Parameter cuts: Shapes that are subtracted from all steps.
  mutating func draw(
    _ items: [DisplayItem], cuts: [ClearingShape] = [], voice: Voice = .own
  ) {
    var cuts = cuts
    var cutsOfItems: [[ClearingShape]] = []
    for item in items.reversed() {
      cutsOfItems.append(cuts)
      cuts += ClearingShape.among(item)
    }
    for (item, cuts) in zip(items, cutsOfItems.reversed()) { draw(item, cuts: cuts, voice: voice) }
  }

  private mutating func draw(_ item: DisplayItem, cuts: [ClearingShape], voice: Voice) {
    switch item {
    case .fill(let path, let paint):
      decorate(voice) { $0.fill(path, paint, cuts: cuts) }
    case .glyphs(let run, let paint): draw(run, paint, cuts: cuts, voice: voice)
    case .image(let image, let paint):
      decorate(voice) { $0.draw(image, paint, cuts: cuts) }
    case .vectors(let image):
      decorate(voice) { painter in
        painter.draw(image.items, cuts: cuts, voice: voice == .own ? .silent : voice)
      }
    case .clear, .cut: break
    // A form has no page. Its links are added when the form is drawn.
    case .link(let link): if voice == .own { add(link) }
    case .group(let items, let opacity):
      draw(group: items, opacity: opacity, cuts: cuts, voice: voice)
    case .composite(let source, let mode, let backdrop):
      draw(item, source, mode, onto: backdrop, cuts: cuts, voice: voice)
    case .transformed(let items, let map): draw(items, movedBy: map, cuts: cuts, voice: voice)
    case .moving(_, _, let items): draw(items, cuts: cuts, voice: voice)
    case .described(let text, let items):
      if voice != .own {
        draw(items, cuts: cuts, voice: voice)
      } else if text.isEmpty {
        decorate(voice) { $0.draw(items, cuts: cuts, voice: .silent) }
      } else {
        describe(text, items) { $0.draw(items, cuts: cuts, voice: .described) }
      }
    }
  }

  private mutating func add(_ link: LinkArea) {
    let box = content.placeOnPage(link.box)
    links.append(LinkArea(address: link.address, text: link.text, box: box))
  }

  /// Marks the drawing as decoration, unless outer content is marked.
  mutating func decorate(_ voice: Voice, _ draw: (inout PDFPainter) -> Void) {
    if voice == .own { content.add("/Artifact BMC") }
    draw(&self)
    if voice == .own { content.add("EMC") }
  }

  // MARK: Shapes

  mutating func fill(_ path: Path, _ paint: Paint, cuts: [ClearingShape]) {
    let path = path.without(cuts.map(\.outline))
    guard !path.isEmpty, !paint.isClear else { return }
    let isFilled = fill(paint, box: path.bounds) { content in
      content.add(path)
      content.add("f")
    }
    guard !isFilled, let image = PaintedImage.image(of: paint, within: path) else { return }
    content.save()
    content.add(path)
    content.add("W n")
    draw(image, .original(opacity: 1), cuts: [])
    content.restore()
  }

  /// Fills glyphs as one shape.
  mutating func fill(_ run: GlyphRun, _ paint: Paint, cuts: [ClearingShape]) {
    guard let origin = run.firstOrigin, !paint.isClear else { return }
    // Cached shapes require that all glyphs move together.
    let runs = cuts.compactMap(\.run)
    guard !cuts.isEmpty, runs.count == cuts.count else {
      fill(run.outline, paint, cuts: cuts)
      return
    }
    let key = CutGlyphs(run, without: runs)
    let back = Point.zero - origin
    var (path, form) =
      cutShapes[key] ?? (
        run.offsetBy(back).outline.without(runs.map { $0.offsetBy(back).outline }), nil
      )
    if case .color(let color) = paint, let box = path.bounds {
      let name = form ?? cutForm(path, box: box)
      form = name
      let place = content.place(origin)
      set(color)
      content.save()
      content.add("1 0 0 1 \(PDFSyntax.numbers([place.x, place.y])) cm/\(name) Do")
      content.restore()
    } else {
      fill(path.transformed(by: .translation(origin.x, origin.y)), paint, cuts: [])
    }
    cutShapes[key] = (path, form)
  }

  /// Returns the name of a form that fills a shape with its user's colour.
  private mutating func cutForm(_ path: Path, box: Rect) -> String {
    var shape = PDFContent(height: 0)
    shape.add(path)
    shape.add("f")
    let box = shape.place(box.insetBy(dx: -1, dy: -1))
    return resources.name(
      ofObject: resources.form(shape.bytes, box: box, groupSpace: nil, file: &file))
  }

  /// Sets a paint and draws with it.
  /// - Parameter box: The bounds of the drawing, in points, y down.
  /// - Returns: `false` if PDF lacks the paint. Nothing is drawn then.
  private mutating func fill(
    _ paint: Paint, box: Rect?, _ draw: (inout PDFContent) -> Void
  ) -> Bool {
    switch paint {
    case .color(let color): set(color)
    case .gradient(let gradient):
      guard let gradient = box.map({ gradient.unrolled(over: $0) }) ?? gradient else {
        return false
      }
      // Patterns are in the space of the page or the form, regardless of the current transform.
      guard let ramp = PDFGradient(content.moved(gradient), in: content) else {
        set(gradient.stops.color(at: 1))
        break
      }
      fill(ramp, mask: PDFGradient(gradient, in: content) ?? ramp, box: box, draw)
      return true
    case .radial(let gradient):
      guard let box, let gradient = gradient.unrolled(over: box) else { return false }
      guard let ramp = PDFGradient(content.moved(gradient), in: content) else { return false }
      fill(ramp, mask: PDFGradient(gradient, in: content) ?? ramp, box: box, draw)
      return true
    case .sweep: return false
    }
    draw(&content)
    return true
  }

  /// Sets a gradient and draws with it.
  /// - Parameter mask: The gradient without the current transform.
  private mutating func fill(
    _ ramp: PDFGradient, mask: PDFGradient, box: Rect?, _ draw: (inout PDFContent) -> Void
  ) {
    let pattern = resources.pattern(ramp.shading, matrix: ramp.matrix)
    guard ramp.opacity == nil, let box else {
      set(opacity: ramp.opacity ?? 1)
      content.setColor("/Pattern cs/\(pattern) scn")
      draw(&content)
      return
    }
    content.save()
    // A mask is a form, which the current transform moves as a whole.
    content.add("/\(self.mask(mask, box: box)) gs")
    set(opacity: 1)
    content.setColor("/Pattern cs/\(pattern) scn")
    draw(&content)
    content.restore()
  }

  mutating func set(_ color: Color) {
    set(opacity: color.alpha)
    content.setColor("\(PDFSyntax.color(color)) rg")
  }

  private mutating func set(opacity: Double) {
    if opacity != 1 || content.hasOpacity { content.setOpacity(resources.opacity(opacity)) }
  }

  /// Returns a graphics state whose mask is the opacities of a gradient.
  private mutating func mask(_ ramp: PDFGradient, box: Rect) -> String {
    let box = content.place(box.insetBy(dx: -1, dy: -1))
    let pattern = resources.pattern(ramp.opacityShading, matrix: ramp.matrix)
    let form = resources.form(
      Array(
        "/Pattern cs/\(pattern) scn\n\(PDFSyntax.numbers([box.minX, box.minY, box.width, box.height])) re f\n"
          .utf8), box: box, groupSpace: "DeviceGray", file: &file)
    return resources.state("<</SMask<</S/Luminosity/G \(form) 0 R>>>>")
  }

  private mutating func draw(_ image: PlacedImage, _ paint: ImagePaint, cuts: [ClearingShape]) {
    let frame = image.frame
    guard frame.width > 0, frame.height > 0, image.bitmap.pixmap.width > 0 else { return }
    let opacity: Double =
      switch paint {
      case .original(let opacity): opacity
      case .template(let color): color.alpha
      }
    guard opacity > 0 else { return }
    let name = resources.image(image.bitmap, paint: paint, file: &file)
    content.save()
    for cut in cuts { clip(to: frame, without: cut.outline) }
    set(opacity: min(opacity, 1))
    let place = content.place(frame)
    content.add(
      "\(PDFSyntax.numbers([place.width, 0, 0, place.height, place.minX, place.minY])) cm/\(name) Do"
    )
    content.restore()
  }

  private mutating func clip(to frame: Rect, without cut: Path) {
    var path = Path()
    path.append(.roundedRect(frame, radiusX: 0, radiusY: 0))
    path.append(cut.joined)
    content.add(path)
    content.add("W* n")
  }

  // MARK: Groups

  private mutating func draw(
    _ items: [DisplayItem], movedBy map: Affine, cuts: [ClearingShape], voice: Voice
  ) {
    guard let back = map.inverse else { return }
    within(map) { painter in
      painter.draw(items, cuts: cuts.map { $0.moved(by: back) }, voice: voice)
    }
  }

  /// Draws with a transform.
  private mutating func within(_ map: Affine, _ draw: (inout PDFPainter) -> Void) {
    guard map.isDrawable else { return }
    content.save()
    content.move(by: map)
    draw(&self)
    content.restore()
  }

  private mutating func draw(
    group items: [DisplayItem], opacity: Double, cuts: [ClearingShape], voice: Voice
  ) {
    guard opacity > 0 else { return }
    if opacity >= 1 {
      draw(items, cuts: cuts, voice: voice)
      return
    }
    guard let box = items.bounds else { return }
    let name = form(box: box) { $0.draw(items, cuts: cuts, voice: .silent) }
    decorate(voice) { painter in
      painter.set(opacity: opacity)
      painter.content.add("/\(name) Do")
    }
    if voice == .own { say(items) }
  }

  /// Returns the name of a form with its own transparency group.
  ///
  /// Marked content in it would need its own structure tree.
  /// - Parameter box: The bounds of the drawing, in points, y down.
  private mutating func form(box: Rect, _ draw: (inout PDFPainter) -> Void) -> String {
    let outer = content
    content = PDFContent(height: outer.height)
    draw(&self)
    let form = resources.form(
      content.bytes, box: content.place(box.insetBy(dx: -1, dy: -1)), groupSpace: "DeviceRGB",
      file: &file)
    content = outer
    return resources.name(ofObject: form)
  }

  /// Composites steps onto others: with the blend mode if PDF has it, else as an image.
  private mutating func draw(
    _ item: DisplayItem, _ source: [DisplayItem], _ mode: CompositeMode,
    onto backdrop: [DisplayItem], cuts: [ClearingShape], voice: Voice
  ) {
    guard let box = item.bounds else { return }
    if let blend = mode.pdfName {
      let above = form(box: box) { $0.draw(source, voice: .silent) }
      let state = resources.state("<</BM/\(blend)>>")
      let both = form(box: box) { painter in
        painter.draw(backdrop, voice: .silent)
        painter.set(opacity: 1)
        painter.content.add("/\(state) gs/\(above) Do")
      }
      decorate(voice) { painter in
        painter.content.save()
        for cut in cuts { painter.clip(to: box, without: cut.outline) }
        painter.set(opacity: 1)
        painter.content.add("/\(both) Do")
        painter.content.restore()
      }
    } else if let image = PaintedImage.image(of: [item]) {
      decorate(voice) { $0.draw(image, .original(opacity: 1), cuts: cuts) }
    }
    if voice == .own { say(backdrop + source) }
  }

  /// Adds the text of steps drawn without marks as invisible text.
  private mutating func say(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill, .image, .vectors, .clear, .cut: break
      case .link(let link): add(link)
      case .glyphs(let run, _): if !run.text.isEmpty { showText(run) }
      case .group(let items, _), .moving(_, _, let items): say(items)
      case .composite(let source, _, let backdrop): say(backdrop + source)
      case .transformed(let items, let map): within(map) { $0.say(items) }
      case .described(let text, let items):
        if !text.isEmpty { describe(text, items) { _ in } }
      }
    }
  }
}
