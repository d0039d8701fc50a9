/// The text of a benchmark's paragraphs.
enum ParagraphText: String, CaseIterable {
  /// English with a few non-ASCII letters.
  case latin
  /// Arabic and Hebrew mixed with English and numbers.
  case bidi
  /// Hindi, Thai, Japanese, Korean, Armenian and emoji in English text: scripts that Inter lacks.
  case fallback

  /// Returns marked-up text with a symbol after every eighth word; the words follow a fixed rule.
  func markup(words count: Int, symbols: [String]) -> String {
    let words = words
    var state: UInt32 = 1
    var source = ""
    for index in 0..<count {
      state = state &* 1_664_525 &+ 1_013_904_223
      source += words[Int(state >> 16) % words.count]
      source += index % 17 == 16 ? ". " : " "
      if index % 8 == 7 { source += "{\(symbols[index / 8 % symbols.count])} " }
    }
    return source
  }

  private var words: [String] {
    switch self {
    case .latin: Self.english + ["naïve", "café", "façade"]
    case .bidi: Self.rightToLeft + Self.english.prefix(10) + ["2026", "3,5", "(see"]
    case .fallback: Self.english + Self.others
    }
  }

  private static let english = [
    "the", "of", "and", "licence", "under", "terms", "software", "copy", "modified", "version",
    "which", "work", "distribute", "source", "code", "may", "with", "this", "program", "conditions",
    "library", "you", "to", "received", "without", "warranty", "provided", "that", "any", "covered",
    "agreement", "rights", "granted", "by", "each", "contributor", "a",
  ]
  private static let rightToLeft = [
    "السلام", "كتاب", "المدرسة", "في", "من", "البرنامج", "رخصة", "حقوق", "النسخة", "توزيع", "العمل",
    "شروط", "مكتبة", "مصدر", "מותר", "תוכנה", "של", "זכויות", "ספר", "רישיון", "הפצה", "תנאים",
    "גרסה", "עם", "ספרייה", "מקור",
  ]
  private static let others = [
    "हिन्दी", "पुस्तक", "สวัสดี", "ภาษาไทย", "日本語", "図書館", "한국어", "도서관", "Հայերեն", "👍🏽", "🎉",
  ]
}
