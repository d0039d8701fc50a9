/// The metrics of menus, in points; chosen to resemble iOS and macOS.
struct MenuMetrics {
  /// The space beside the content, and between its columns.
  var (side, gap) = (16.0, 10.0)
  /// The space above and below the text of a row.
  var above = 11.0
  var rowHeight = 44.0
  /// The minimal and maximal width of a menu without a given width.
  var (narrowest, widest) = (180.0, 420.0)
  /// The space above the first row and below the last.
  var ends = 6.0
  /// The corner radii of the panel and of a highlighted row's background, and the inset of that background.
  var (radius, highlightRadius, highlightInset) = (16.0, 10.0, 6.0)
  /// The height of a line between groups.
  var separatorHeight = 13.0

  /// The minimal space for titles without a given width, as a multiple of the text size.
  static let fewestEms = 5.0
  /// The space for the shadow beside, above and below a menu.
  static let room = (side: 26.0, above: 18.0, below: 34.0)

  init(_ device: BarDevice) {
    guard device == .desktop else { return }
    (side, gap, above, rowHeight) = (14, 6, 3, 24)
    (narrowest, widest, ends) = (120, 420, 5)
    (radius, highlightRadius, highlightInset, separatorHeight) = (10, 6, 5, 11)
  }
}
