/// The measures of all sizes and styles of buttons; `nil` is 0 where nothing else is written.
public struct ThemeButton: Hashable, Sendable {
  /// The least side of the area that responds to touch, in points.
  public var target: Double?
  /// The step of lengths, in points: 1 for whole points, 0 for exact lengths.
  ///
  /// With a step, the spaces on both sides of the content are the same number of steps.
  public var grid: Double?
  /// The part of the least space around a label that a symbol without a label has on its sides, 0 to 1.
  public var aloneShare: Double?
  /// The weight of a cancel button's label, 1 to 1000; `nil` for the usual one.
  public var cancelWeight: Double?
  /// The size of a subtitle, as a part of the label's size, 0 to 1.
  public var subtitleScale: Double?
  /// The opacity of a subtitle, as a part of the label's, 0 to 1; `nil` is 1.
  public var subtitleOpacity: Double?

  /// Makes measures without any value.
  public init() {}
}
