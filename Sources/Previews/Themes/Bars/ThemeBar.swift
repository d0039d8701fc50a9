/// The measures, colours and type of a bar, a list or a menu; `nil` leaves a value to a less specific group.
///
/// Lengths are in points. A part whose colour is clear, or is not given, is not drawn.
public struct ThemeBar: Hashable, Sendable {
  // MARK: The bar

  /// The height of the bar, of a floating bar's capsule, or the least height of a row.
  public var height: Double?
  /// The width of a sidebar without a given width, on devices that it does not fill.
  public var width: Double?
  /// The least width of a menu.
  public var minWidth: Double?
  /// The greatest width of a menu without a given width, and of the control in a wide bar; 0 for no limit.
  public var maxWidth: Double?
  /// The space between the edge and the first content, or a floating bar.
  public var margin: Double?
  /// The least side of the area that responds to touch or a pointer.
  public var target: Double?
  /// The space between a docked bar's edge and a control in it, or above and below the content of a row.
  public var above: Double?
  /// The space above the first row and below the last one.
  public var ends: Double?
  /// The page behind the bar.
  public var page: ThemeColor?
  /// The ground of the bar, the capsule, the sidebar or the menu.
  public var container: ThemeColor?
  /// The factor of the ground's opacity over a given background, 0 to 1.
  public var overOpacity: Double?
  /// The line towards the content, or around a floating bar or a menu.
  public var border: ThemeColor?
  /// 1 for a tab bar above its content, whose line is below it; 0 for one below it.
  public var lineAtBottom: Double?
  /// The width of lines; without it one pixel.
  public var borderWidth: Double?
  /// The bright line inside the border of a floating bar.
  public var shine: ThemeColor?
  /// The corner radius of a floating bar, a floating sidebar or a menu.
  public var radius: ThemeRadius?
  /// The shadow of a floating bar or a menu.
  public var shadows: [ThemeShadow]?
  /// The layer over a menu with an open submenu above it.
  public var dimming: ThemeColor?

  // MARK: Items

  /// The titles of items.
  public var label: ThemeColor?
  /// The symbols of items; without it ``label``.
  public var icon: ThemeColor?
  /// The least contrast ratio of titles and symbols to their ground, by WCAG 2.2; a lower one is raised.
  public var contrast: Double?
  /// The type of titles.
  public var type: ThemeType?
  /// The greatest side of a symbol's ink; in rows, the size to which the scale of symbols is chosen.
  public var iconSize: Double?
  /// The side of the ink of square symbols, which look larger; without it ``iconSize``.
  public var iconSquare: Double?
  /// The width of the ink of wide symbols; without it ``iconSize``.
  public var iconWide: Double?
  /// The height of the ink of tall symbols; without it ``iconSize``.
  public var iconTall: Double?
  /// 1 for filled symbols of tabs that are not selected, 0 for outlined ones.
  public var filled: Double?
  /// 1 for a filled symbol of the selected tab, 0 for an outlined one.
  public var selectedFilled: Double?
  /// The size of the text whose strokes fitted symbols have.
  public var iconTextSize: Double?
  /// The space between symbol and title.
  public var gap: Double?
  /// The space on both sides of an item's content.
  public var side: Double?
  /// The space on both sides of a title with a ground of its own, or of its group.
  public var textSide: Double?
  /// The space at the ends of a group of buttons that shares a ground.
  public var groupSide: Double?
  /// The space between groups, and between the bar's parts.
  public var groupGap: Double?
  /// 1 for symbols above titles, 0 for symbols beside them.
  public var stacked: Double?
  /// The distance from the top of the bar to the middle of symbols above titles.
  public var iconMiddle: Double?
  /// The distance from the top of the bar to the baseline of titles below symbols.
  public var baseline: Double?
  /// The least width of an item in a bar as wide as its items; without it, or 0, the items share the bar's width.
  public var itemWidth: Double?
  /// The ground of each segment that is not selected.
  public var itemContainer: ThemeColor?
  /// The height of the ground of a selected item; without it that of the item.
  public var itemHeight: Double?
  /// The least space between an item and the ground of a selected item in it, or between a control and its segments.
  public var itemInset: Double?
  /// The corner radius of the ground of a selected item, and of segments beside other ones.
  public var itemRadius: ThemeRadius?
  /// The titles of disabled items.
  public var disabledLabel: ThemeColor?
  /// The titles of destructive items.
  public var destructiveLabel: ThemeColor?
  /// The line between rows, groups and segments.
  public var separator: ThemeColor?
  /// The height of a row with a line between groups.
  public var separatorHeight: Double?

  // MARK: Selected items

  /// The corner radius of a selected segment beside other ones; without it that at the ends of the control.
  public var segmentRadius: ThemeRadius?
  /// The title of a selected item.
  public var selectedLabel: ThemeColor?
  /// The symbol of a selected item; without it ``selectedLabel``.
  public var selectedIcon: ThemeColor?
  /// The ground of a selected item.
  public var selectedContainer: ThemeColor?
  /// The line around the ground of a selected item.
  public var selectedBorder: ThemeColor?
  /// The shadow of that ground.
  public var selectedShadows: [ThemeShadow]?
  /// The weight of a selected item's title, 1 to 1000.
  public var selectedWeight: Double?
  /// 1 for a checkmark in a selected segment, 0 for none.
  public var selectedCheck: Double?
  /// The ground behind the symbol of a selected item.
  public var selectedPill: ThemeColor?
  /// The width of that ground.
  public var pillWidth: Double?
  /// The height of that ground.
  public var pillHeight: Double?
  /// The line that marks a selected item: below a tab, or before a row.
  public var indicator: ThemeColor?
  /// The length of that line; without it that of the item.
  public var indicatorLength: Double?
  /// The thickness of that line.
  public var indicatorWidth: Double?
  /// The space between that line and the edge.
  public var indicatorInset: Double?
  /// The ground of an item under a pointer or a finger.
  public var highlightedContainer: ThemeColor?
  /// The title of an item under a pointer or a finger; without it ``label``.
  public var highlightedLabel: ThemeColor?

  // MARK: Controls in bars

  /// The ground of a field, of a segmented control, or of a group of buttons in a docked bar.
  public var control: ThemeColor?
  /// The line around it.
  public var controlBorder: ThemeColor?
  /// Its height.
  public var controlHeight: Double?
  /// Its corner radius.
  public var controlRadius: ThemeRadius?

  // MARK: Other texts

  /// The title of the bar.
  public var title: ThemeColor?
  /// Its type.
  public var titleType: ThemeType?
  /// 1 for a title, or tabs, where reading starts, 0 for those in the middle.
  public var titleAtStart: Double?
  /// The least space between title and buttons.
  public var titleGap: Double?
  /// The space that a large title takes below the buttons.
  public var largeTitleHeight: Double?
  /// The type of a large title.
  public var largeTitleType: ThemeType?
  /// Details, counts, shortcuts and the placeholder of a field.
  public var detail: ThemeColor?
  /// 1 for a list whose details are below titles, 0 for one that has them at its end where they fit.
  public var detailBelow: Double?
  /// The type of a detail below a title.
  public var detailType: ThemeType?
  /// The titles of groups.
  public var section: ThemeColor?
  /// The type of groups' titles.
  public var sectionType: ThemeType?
  /// The chevrons of rows that lead to another screen.
  public var chevron: ThemeColor?
  /// The ground of badges.
  public var badge: ThemeColor?
  /// The text of badges.
  public var badgeLabel: ThemeColor?
  /// The height of badges.
  public var badgeHeight: Double?
  /// The type of badges.
  public var badgeType: ThemeType?
  /// The width of the ring in the bar's colour that separates a badge from its symbol.
  public var badgeRing: Double?

  /// Makes a bar without any value.
  public init() {}

  /// Returns the bar with values of another one where it has none.
  func filled(from other: ThemeBar) -> ThemeBar {
    var bar = self
    for token in ThemeTokens.bar { token.field.fill(&bar, from: other) }
    return bar
  }
}
