internal import CHarfBuzz

extension TextScript {
  /// The script of one character.
  init(_ scalar: Unicode.Scalar) {
    let functions = unsafe hb_unicode_funcs_get_default()
    self.init(rawValue: unsafe hb_unicode_script(functions, scalar.value).rawValue)
  }

  /// Whether lines of it run from right to left.
  var isRightToLeft: Bool {
    hb_script_get_horizontal_direction(hb_script_t(rawValue)) == HB_DIRECTION_RTL
  }
}
