@testable import SymtextOpenType
import SymtextTestSupport
@testable import SymtextFonts
@testable import SymtextTextLayout

/// A random text with random layout options.
struct RandomText {
  private(set) var text = StyledText()
  private(set) var style = ParagraphStyle()
  private(set) var direction: WritingDirection
  private(set) var width: Double?
  private(set) var fallback: FontFallback?
  /// Whether some advances are negative, so that lines do not grow with their text.
  private(set) var hasNegativeAdvances = false
  /// The offsets of attachments, by their numbers.
  private(set) var attachmentOffsets: [Int] = []

  private var random: SplitMix64

  init(seed: UInt64, fonts: [Font]) {
    random = SplitMix64(state: seed)
    direction = WritingDirection.allCases.randomElement(using: &random) ?? .automatic
    fallback = Bool.random(using: &random) ? .system : nil
    width = pick([nil, 0, 0.5, 20, 60, 120, 300, 1000])
    style = ParagraphStyle(
      alignment: pick(Alignment.allCases), lineHeight: pick(Self.lineHeights),
      tabStops: pick(Self.tabStops),
      tabInterval: pick([nil, nil, 30, 0, .nan, .leastNonzeroMagnitude]),
      maxLines: pick([nil, nil, nil, 1, 2, 3, 0, -1]), truncation: pick(Truncation.allCases))
    for _ in 0..<Int.random(in: 0...8, using: &random) { addSpan(fonts) }
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func addSpan(_ fonts: [Font]) {
    let spacing = pick([0, 0, 0, 0, 0, 2, 60, -1, .nan, .infinity])
    hasNegativeAdvances = hasNegativeAdvances || spacing < 0
    let attributes = TextAttributes(
      font: pick(fonts),
      features: pick([[], [], [FontFeature("liga", 0)], [FontFeature("zzzz", 9)]]),
      language: pick([nil, nil, "ar", "ja", "", "no language"]), letterSpacing: spacing)
    if Int.random(in: 0..<4, using: &random) == 0 {
      let advance = pick([0, 12, 90, -7, .nan, .infinity])
      hasNegativeAdvances = hasNegativeAdvances || advance < 0
      let attachment = Attachment(
        content: attachmentOffsets.count, advance: advance, ascent: pick([0, 20, -3, .nan]),
        descent: pick([0, 9, -2, .infinity]))
      attachmentOffsets.append(text.utf8.count)
      text.append(attachment, rightToLeft: pick([nil, attachment]), attributes: attributes)
    } else {
      var string = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) { string += pick(Self.pieces) }
      text.append(string, attributes: attributes)
    }
  }

  private static let lineHeights: [LineHeight] = [
    .natural, .natural, .multiple(1.5), .multiple(-1), .multiple(.nan), .points(3),
    .points(.infinity),
  ]

  private static let tabStops: [[TabStop]] = [
    [], [], [TabStop(100), TabStop(40, .center), TabStop(200, .end)],
    [TabStop(.nan), TabStop(-1), TabStop(0), TabStop(1e300), TabStop(50)],
  ]

  private static let pieces = [
    "word ", "office ", "a", "AVAST ", "hyphen\u{AD}ation ", "well-known ", "1,234.5 ",
    "(a [b] c) ", "— ",
    "http://a.b/c?d=e ", "привет ", "Ελλάδα ", "السلام ", "عَلَيْكُم ", "שָׁלוֹם ", "עולם", "नमस्ते ", "क्षत्रिय",
    "தமிழ் ",
    "สวัสดีชาวโลก", "日本語の文章。", "漢字、", "한국어 ", "각", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷🇯", "👍🏽", "❤️", "☎",
    "e\u{301}\u{323}", "\u{301}", " \u{301}", "\u{20DD}", "\u{600}一", " ", "   ", "\u{A0}",
    "\u{3000}", "\u{200B}",
    "\u{200D}", "\u{2060}", "\u{FEFF}", "\t", "\t", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{85}",
    "\u{B}",
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}",
    "\u{200E}", "\u{200F}", "\0", "\u{7}", "\u{1F}", "\u{7F}", "\u{9F}", "\u{FFFC}",
    "\u{FFFC}\u{301}", "\u{FFFD}",
    "\u{FFFE}", "\u{E000}", "\u{10FFFF}", "\u{E0101}", "\u{1F468}\u{200D}", "\u{1100}", "ﷺ", "ffi",
    "…", "‘x’ ",
  ]
}
