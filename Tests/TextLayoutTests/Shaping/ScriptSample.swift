import SymtextTestSupport

/// Texts of a writing system and a font for them.
struct ScriptSample: Sendable, CustomStringConvertible {
  var name: String
  /// BCP 47.
  var language: String
  /// The path of the font, and its index in a collection.
  var font: String
  var index = 0
  /// Marks, ligatures, joins, vowel signs, kerning, digits and punctuation; no `;` and no line ends.
  var texts: [String]
  /// Features for `hb-shape --features`.
  var features: [String] = ["-kern"]

  var description: String { name }

  static let all = [
    ScriptSample(
      name: "Latin", language: "en", font: TestFonts.noto("NotoSerif-Regular"),
      texts: [
        "AVAST! The office of Tolstoy, a fjord – “first” flight: 1/2 of 3,14 %.",
        "Vie\u{302}\u{323}t Nam: Tie\u{302}\u{301}ng, A\u{30A}ngstro\u{308}m, n\u{303}, q\u{307}\u{323}",
      ], features: ["-liga", "smcp,onum", "-kern,frac"]),
    ScriptSample(
      name: "Turkish", language: "tr", font: TestFonts.noto("NotoSerif-Italic"),
      texts: ["İstanbul’da ılık fırın, şafak ve ağaç"], features: ["-liga"]),
    ScriptSample(
      name: "Greek", language: "el", font: TestFonts.noto("NotoSans-Regular"),
      texts: [
        "Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν·",
        "ΑΥΤΟΣ ΤΑΥ, α\u{313}\u{301}\u{345} 1821",
      ], features: ["-kern", "smcp"]),
    ScriptSample(
      name: "Cyrillic", language: "sr", font: TestFonts.noto("NotoSerif-Italic"),
      texts: [
        "Сва људска бића: бгдпт, ГТА Ёлка № 5", "а\u{301}\u{306}, Ї\u{308} — кириллица «и» цифры",
      ],
      features: ["-locl"]),
    ScriptSample(
      name: "Arabic", language: "ar", font: TestFonts.noto("NotoNaskhArabic-Regular"),
      texts: [
        "السَّلَامُ عَلَيْكُمْ، كيف حالك؟ لا إله ١٢٣ و 456", "بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ",
        "العربية (مع أقواس) و PDF ملف 3.5",
      ], features: ["-rlig,-liga", "-calt"]),
    ScriptSample(
      name: "Persian", language: "fa", font: TestFonts.noto("NotoSansArabic-Bold"),
      texts: ["می\u{200C}خواهم کتاب‌ها را بخوانم؛ ۱۲۳".replacing("؛", with: "،")],
      features: ["-kern"]),
    ScriptSample(
      name: "Urdu", language: "ur", font: TestFonts.noto("NotoNastaliqUrdu-Regular"),
      texts: ["تمام انسان آزاد اور حقوق و عزت کے اعتبار سے"], features: ["-kern"]),
    ScriptSample(
      name: "Hebrew", language: "he", font: TestFonts.noto("NotoSerifHebrew-Regular"),
      texts: [
        "בְּרֵאשִׁית בָּרָא אֱלֹהִים, אֵת הַשָּׁמַיִם", "שלום (עולם) 123 – WiFi ב־2.4 GHz",
      ], features: ["-mark", "-ccmp"]),
    ScriptSample(
      name: "Devanagari", language: "hi", font: TestFonts.noto("NotoSansDevanagari-Regular"),
      texts: [
        "सभी मनुष्यों को गौरव और अधिकारों के मामले में", "क्षत्रिय श्रृंगार र्क र्कि ट्ठ द्ध्य हिन्दी १२३।",
        "क\u{94D}\u{200D}ष क\u{94D}\u{200C}ष",
      ], features: ["-half", "-akhn"]),
    ScriptSample(
      name: "Marathi", language: "mr", font: TestFonts.noto("NotoSerifDevanagari-Bold"),
      texts: ["मराठी भाषा र्\u{200D}य लऱ्हाळ श ल"], features: ["-locl"]),
    ScriptSample(
      name: "Thai", language: "th", font: TestFonts.noto("NotoSansThai-Regular"),
      texts: [
        "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน", "น้ำ กุ้ง ป่า ปี่ ฐุ ญู ที่ ๑๒๓ (ก่ำ)",
      ], features: ["-ccmp", "-mkmk"]),
    ScriptSample(
      name: "Japanese", language: "ja", font: TestFonts.notoSansCJK,
      texts: [
        "すべての人間は、生まれながらにして自由であり、「尊厳」と権利とに…",
        "コンピューターのABC。か\u{3099}き\u{3099} 骨 直 角 12月",
      ], features: ["palt", "hwid", "-kern"]),
    ScriptSample(
      name: "Chinese", language: "zh-hant", font: TestFonts.notoSansCJK,
      texts: ["人人生而自由，在尊嚴和權利上一律平等。骨 直 角"], features: ["-locl"]),
    ScriptSample(
      name: "Korean", language: "ko", font: TestFonts.notoSansCJK, index: 1,
      texts: [
        "모든 인간은 태어날 때부터 자유로우며, 그 존엄과 권리에",
        "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 한글 2026년 漢字",
      ], features: ["-ljmo"]),
  ]
}
