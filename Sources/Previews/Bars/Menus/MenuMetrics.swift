/// The numbers of menus, in points: ours, after iOS and macOS.
struct MenuMetrics {
  /// Beside the content, and between its columns.
  var (side, gap) = (16.0, 10.0)
  /// Above and below the text of a row.
  var above = 11.0
  var rowHeight = 44.0
  /// How wide a menu is at least, and at most where no width is asked for.
  var (narrowest, widest) = (180.0, 420.0)
  /// Above and below all rows.
  var ends = 6.0
  /// Of the panel, and of what is behind a highlighted row, which stands so far from the panel's sides.
  var (radius, highlightRadius, highlightInset) = (16.0, 10.0, 6.0)
  /// How much room a line between groups takes.
  var separatorHeight = 13.0

  /// How much room titles have at least where no width is asked for, in sizes of the text.
  static let fewestEms = 5.0
  /// The room of the shadow beside, above and below a menu.
  static let room = (side: 26.0, above: 18.0, below: 34.0)

  init(_ device: BarDevice) {
    guard device == .desktop else { return }
    (side, gap, above, rowHeight) = (14, 6, 3, 24)
    (narrowest, widest, ends) = (120, 420, 5)
    (radius, highlightRadius, highlightInset, separatorHeight) = (10, 6, 5, 11)
  }
}
