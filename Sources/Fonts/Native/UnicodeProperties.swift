internal import CSymtextHarfBuzz

extension TextScript {
  /// The script of one character.
  package init(_ scalar: Unicode.Scalar) {
    let functions = unsafe hb_unicode_funcs_get_default()
    self.init(rawValue: unsafe hb_unicode_script(functions, scalar.value).rawValue)
  }

  /// Whether the script is written from right to left.
  package var isRightToLeft: Bool {
    hb_script_get_horizontal_direction(hb_script_t(rawValue)) == HB_DIRECTION_RTL
  }

  /// Whether letters of the script are joined, so that added space would break words.
  package var isJoined: Bool { Self.joined.contains(self) }

  private static let joined: Set<TextScript> = Set(
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC,
      HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_ADLAM,
      HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN,
    ].map { TextScript(rawValue: $0.rawValue) })

  /// Whether lines break between the script's letters, and justification adds space there.
  package var isIdeographic: Bool { Self.ideographic.contains(self) }

  private static let ideographic: Set<TextScript> = Set(
    [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_YI]
      .map { TextScript(rawValue: $0.rawValue) })
}

extension Unicode.Scalar {
  package var isOpeningBracket: Bool { category == HB_UNICODE_GENERAL_CATEGORY_OPEN_PUNCTUATION }

  package var isClosingBracket: Bool { category == HB_UNICODE_GENERAL_CATEGORY_CLOSE_PUNCTUATION }

  /// The mirrored character; the character itself when there is none.
  package var mirrored: Unicode.Scalar {
    let functions = unsafe hb_unicode_funcs_get_default()
    return Unicode.Scalar(unsafe hb_unicode_mirroring(functions, value)) ?? self
  }

  private var category: hb_unicode_general_category_t {
    unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), value)
  }
}
