/// How thick the strokes of a bar's symbols are.
public enum BarArt: String, CaseIterable, Sendable {
  /// As those of the text beside them, as bars have it since symbols are a font, in 2019.
  case regular
  /// As fine as the bar artwork of earlier systems.
  case thin

  /// How many times as thick as those of the text: a stroke of 1.5 points beside text of 17 becomes one of
  /// 1 point, the lines that icons of iOS 7 to 12 are drawn with.
  var strokeFactor: Double { self == .thin ? 2 / 3 : 1 }
}
