public import SymtextDrawing
public import SymtextImageFormats
public import SymtextGraphics

extension DisplayList {
  /// Returns the picture as a PDF document of one page.
  ///
  /// A point of the picture is a point of the page.
  ///
  /// Shapes stay shapes. Text can be selected and searched, and symbols are copied as their descriptions. Fonts are
  /// embedded as subsets. The document is tagged: each paragraph of text is a paragraph, each symbol or image a figure.
  /// The first paragraph of ``altText`` is the document's title, in the document information and the XMP metadata. The
  /// document has no date. The entry `symtext.baseline` of the document information has the positions of the baselines.
  /// The same picture gives the same bytes.
  ///
  /// ISO 32000-1.
  /// - Parameters:
  ///   - background: A colour that is painted first; `nil` paints no background.
  ///   - language: The language of the text as a BCP 47 tag, such as `ja`. By default it is the language set for all of
  ///     the text, else that of a script with only one living language, such as Thai, else none.
  /// - Throws: ``RenderingError`` if the size of the picture is not finite, or if there is not enough memory.
  public func pdf(
    background: Color? = nil, language: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else {
      throw RenderingError("a page of \(width) × \(height) points cannot be made")
    }
    try PathAmount.checkShapes(of: items)
    let box = Rect(x: 0, y: 0, width: max(width, 1), height: max(height, 1))
    var painter = try PDFPainter(
      height: box.height, language: language ?? textLanguage,
      descriptionLanguages: descriptionLanguages)
    let backdrop = background.map {
      DisplayItem.fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color($0))
    }
    painter.draw((backdrop.map { [$0] } ?? []) + items)
    let title = Self.title(altText)
    return painter.document(box: box, title: title, baseline: baselineNote())
  }

  /// Returns the first line with text, shortened for a window title.
  private static func title(_ text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).first { line in
      line.contains { !$0.isWhitespace }
    }
    guard let line else { return nil }
    let start = line.prefix(mostTitleCharacters)
    return start.endIndex == line.endIndex ? String(line) : start + "…"
  }

  private static let mostTitleCharacters = 200
}

extension PDFPainter {
  /// Returns the file, with the drawn content as its page.
  fileprivate mutating func document(
    box: Rect, title: String?, baseline: String?
  ) -> [UInt8] {
    resources.write(to: &file)
    let page = file.reserve()
    let pages = file.add("<</Type/Pages/Kids[\(page) 0 R]/Count 1>>")
    let contents = file.add(stream: content.bytes)
    let annotations = links.map { _ in file.reserve() }
    for (index, (annotation, link)) in zip(annotations, links).enumerated() {
      file.set(annotation, PDFLink(link, number: index + 1).dictionary)
    }
    let references = annotations.map { "\($0) 0 R" }.joined(separator: " ")
    file.set(
      page,
      "<</Type/Page/Parent \(pages) 0 R/MediaBox\(PDFSyntax.box(box))/Contents \(contents) 0 R"
        + "/Resources \(resources.dictionary) 0 R/StructParents 0/Tabs/S"
        + (references.isEmpty ? "" : "/Annots[\(references)]")
        + "/Group<</S/Transparency/I true/CS/DeviceRGB>>>>")
    let structure = structure.write(
      to: &file, page: page, links: annotations, languages: descriptionLanguages)
    var metadata = XMPMetadata()
    metadata.format = "application/pdf"
    (metadata.title, metadata.language, metadata.creatorTool) = (title, language, Self.program)
    let packet = file.add(plain: metadata.packet, entries: "/Type/Metadata/Subtype/XML")
    let catalog = file.add(
      "<</Type/Catalog/Pages \(pages) 0 R/StructTreeRoot \(structure) 0 R/MarkInfo<</Marked true>>"
        + "/Metadata \(packet) 0 R"
        + (title == nil ? "" : "/ViewerPreferences<</DisplayDocTitle true>>")
        + (language.map { "/Lang\(PDFSyntax.text($0))" } ?? "") + ">>")
    let information = file.add(
      "<<" + (title.map { "/Title\(PDFSyntax.text($0))" } ?? "")
        + "/Creator(\(Self.program))/Producer(\(Self.program))"
        + (baseline.map { "/symtext.baseline\(PDFSyntax.text($0))" } ?? "") + ">>")
    return file.bytes(catalog: catalog, information: information)
  }

  private static let program = "symtext"
}
