public import SymtextSupport
public import SymtextGraphics
public import SymtextFonts
public import SymtextTextLayout

/// A text with symbols that a person edits: selection, typing, composition by input methods, undo, and drawing of the
/// visible part.
///
/// It has no view and no timer: a program passes on keys and clicks, and draws the picture of
/// ``displayList(in:look:)``.
///
///     var editor = try TextEditor("Add to cart", font: font, library: library, width: 300)
///     editor.move(.textEnd)
///     try editor.insert("!")
///     editor.move(.previousWord, extending: true)
///     try editor.undo()
///     let picture = editor.displayList(in: Rect(x: 0, y: 0, width: 300, height: 200))
///
/// Offsets and ranges count UTF-8 bytes of ``text``, in which a symbol is U+FFFC, three bytes and one character. They
/// are clamped to the text and extended to whole characters; none is an error. After an error the text is unchanged.
public struct TextEditor: Sendable {
  /// The laid out text, for carets, selections and hit testing.
  public internal(set) var document: TextDocument
  /// The selection; setting it ends a composition, and a step of undo.
  public var selection: TextSelection {
    get { selected }
    set {
      commitMarkedText()
      history.isSealed = true
      set(newValue)
    }
  }
  /// The attributes of typed text; `nil` for those of the character before it.
  ///
  /// Moving the caret sets it to `nil`.
  public var typingAttributes: AttributedText.Attributes?

  var composer: LabelComposer
  var selected = TextSelection(at: TextPosition(0))
  var history = EditHistory()
  var composition: Composition?
  /// The x that movements by lines keep, in points.
  var keptX: Double?
  let painting: SymbolPainting

  /// Makes an editor with the caret at the start of its text.
  /// - Parameters:
  ///   - font: the default font; symbols take size and weight from the text around them.
  ///   - library: the source of the symbols.
  ///   - width: the width of the column, in points; with `nil` lines end at line feeds only.
  ///   - style: the style of the lines; its `maxLines` is ignored.
  ///   - color: the default colour.
  ///   - configuration: the default configuration of symbols.
  ///   - painting: the default painting of symbols. Its appearance and contrast apply to all colours.
  ///   - attributes: the default attributes.
  ///   - direction: the direction of the paragraphs.
  ///   - fallback: the source of fonts for characters that the text's own fonts lack.
  ///   - fileAccess: the images and font files that the text may name; restrict it for untrusted input.
  /// - Throws: ``SymbolError`` when a symbol, an image or a font does not exist, and when the
  ///   text has more than 1,048,576 characters, or 50,000 symbols, images and changes of attributes: insert longer
  ///   texts in parts.
  public init(
    _ text: AttributedText = AttributedText(), font: Font, library: any SymbolSource,
    width: Double? = nil, style: ParagraphStyle = ParagraphStyle(), color: AdaptiveColor = .label,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    direction: WritingDirection = .automatic, fallback: FontFallback? = .system,
    fileAccess: FileAccess = .everything
  ) throws(SymbolError) {
    try text.checkLength()
    var composer = LabelComposer(
      font: font, library: library, color: color, configuration: configuration,
      painting: painting, attributes: attributes, fileAccess: fileAccess, keepsSources: true)
    let styled = try composer.composed(
      text.dividedScripts, emptyAttributes: AttributedText.Attributes())
    self.composer = composer
    self.painting = painting
    document = TextDocument(
      styled, width: width, style: style, direction: direction, fallback: fallback)
  }

  /// Makes an editor of a text without attributes; braces and stars in it are plain characters.
  public init(
    _ text: String, font: Font, library: any SymbolSource, width: Double? = nil,
    style: ParagraphStyle = ParagraphStyle()
  ) throws(SymbolError) {
    try self.init(AttributedText(text), font: font, library: library, width: width, style: style)
  }

  /// The text, with U+FFFC for each symbol and image; every line end is a line feed.
  public var text: String { document.text }

  /// The text with its attributes, symbols and images.
  public var attributedText: AttributedText { attributedText(in: 0..<utf8Count) }

  /// The length of ``text``, in UTF-8 bytes.
  public var utf8Count: Int { document.utf8Count }

  /// The names of missing symbols that were omitted (``MissingSymbols/skip``).
  public var skippedSymbols: [String] { composer.skipped }

  /// Returns the characters of a part, with U+FFFC for each symbol and image.
  public func text(in range: Range<Int>) -> String { document.styledText(in: range).text }

  /// Returns a part with its attributes, symbols and images, for copying.
  public func attributedText(in range: Range<Int>) -> AttributedText {
    source(of: document.styledText(in: range))
  }

  /// Returns the attributed text from which a part was composed.
  func source(of styled: StyledText) -> AttributedText {
    var text = AttributedText()
    styled.forEachPiece { attributes, utf8 in
      let source = composer.sources[attributes.paint]
      if let utf8 {
        text.append(String(decoding: utf8, as: UTF8.self), source.attributes)
      } else {
        text.append(source)
      }
    }
    return text
  }

  /// Changes the width or style of the lines.
  public mutating func setLines(width: Double?, style: ParagraphStyle) {
    document.setLines(width: width, style: style)
    keptX = nil
  }

  /// Sets the selection, clamped to the text, at characters' starts.
  mutating func set(_ selection: TextSelection) {
    let head = document.caret(at: selection.head).position
    let anchor =
      selection.isEmpty ? head.offset : document.caret(at: selection.anchor).position.offset
    selected = TextSelection(anchor: anchor, head: head)
    typingAttributes = nil
    keptX = nil
  }
}
