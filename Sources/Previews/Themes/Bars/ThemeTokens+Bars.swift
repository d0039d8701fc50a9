extension ThemeTokens {
  /// `bar.KIND.NAME`, and the same in the groups `floating`, `compact`, `pad` and `desktop`.
  static let bar: [ThemeToken<ThemeBar>] = ground + items + selection + texts

  private static let lengths = 0.0...1000.0
  private static let parts = 0.0...1.0

  private static let ground: [ThemeToken<ThemeBar>] = [
    .init("height", .dimension(\.height, lengths), "the height of the bar, or the least of a row"),
    .init("width", .dimension(\.width, lengths), "the width of a sidebar without --width"),
    .init("minWidth", .dimension(\.minWidth, lengths), "the least width of a menu"),
    .init(
      "maxWidth", .dimension(\.maxWidth, lengths),
      "the greatest width of a menu, or of the control in a wide bar; 0 for no limit"),
    .init("margin", .dimension(\.margin, lengths), "the space between the edge and the content"),
    .init(
      "target", .dimension(\.target, lengths), "the least side of the area that responds to touch"),
    .init(
      "above", .dimension(\.above, lengths),
      "the space above and below a control in a bar, or the content of a row"),
    .init("ends", .dimension(\.ends, lengths), "the space above the first row and below the last"),
    .init("page", .color(\.page), "the page behind the bar"),
    .init("container", .color(\.container), "the ground"),
    .init(
      "overOpacity", .number(\.overOpacity, parts), "factor of its opacity over --background"),
    .init(
      "border", .color(\.border), "the line towards the content, or around a floating bar or menu"),
    .init(
      "lineAtBottom", .number(\.lineAtBottom, parts),
      "1 for tabs above their content, 0 for those below it"),
    .init("borderWidth", .dimension(\.borderWidth, 0...100), "the width of lines; else one pixel"),
    .init("shine", .color(\.shine), "the bright line inside that of a floating bar"),
    .init("radius", .radius(\.radius), "the corner radius of a floating bar or a menu"),
    .init("shadow", .shadows(\.shadows), "the shadow of a floating bar or a menu"),
    .init("dimming", .color(\.dimming), "the layer over a menu below an open submenu"),
    .init(
      "control.container", .color(\.control),
      "the ground of a field, a segmented control or a group"),
    .init("control.border", .color(\.controlBorder), "the line around it"),
    .init("control.height", .dimension(\.controlHeight, lengths), "its height"),
    .init("control.radius", .radius(\.controlRadius), "its corner radius"),
  ]

  private static let items: [ThemeToken<ThemeBar>] = [
    .init("label", .color(\.label), "titles of items"),
    .init("icon", .color(\.icon), "symbols of items, if they differ from titles"),
    .init(
      "contrast", .number(\.contrast, 0...21),
      "the least contrast ratio of both; lower ones are raised"),
    .init("type", .type(\.type), "the type of titles"),
    .init(
      "iconSize", .dimension(\.iconSize, lengths),
      "the longer side of a symbol's ink; in rows, the nearest scale beside the text is taken"),
    .init("iconSquare", .dimension(\.iconSquare, lengths), "that of square symbols"),
    .init("iconWide", .dimension(\.iconWide, lengths), "the width of wide symbols"),
    .init("iconTall", .dimension(\.iconTall, lengths), "the height of tall symbols"),
    .init(
      "filled", .number(\.filled, parts),
      "1 for filled symbols of tabs that are not selected, 0 for outlined ones"),
    .init(
      "iconTextSize", .dimension(\.iconTextSize, lengths),
      "the size of the text whose strokes symbols of bars have"),
    .init("gap", .dimension(\.gap, lengths), "the space between symbol and title"),
    .init("side", .dimension(\.side, lengths), "the space on both sides of an item's content"),
    .init(
      "textSide", .dimension(\.textSide, lengths), "that of a title with a ground behind it"),
    .init(
      "groupSide", .dimension(\.groupSide, lengths),
      "the space at the ends of a group with a common ground"),
    .init("groupGap", .dimension(\.groupGap, lengths), "the space between groups"),
    .init("stacked", .number(\.stacked, parts), "1 for symbols above titles, 0 beside them"),
    .init(
      "iconMiddle", .dimension(\.iconMiddle, lengths),
      "from the top of the bar to the middle of symbols above titles"),
    .init(
      "baseline", .dimension(\.baseline, lengths),
      "from the top of the bar to the baseline of titles below symbols"),
    .init(
      "itemWidth", .dimension(\.itemWidth, lengths),
      "the least width of items that do not share the bar's width; 0 if they do"),
    .init(
      "item.container", .color(\.itemContainer), "the ground of each segment that is not selected"),
    .init(
      "itemHeight", .dimension(\.itemHeight, lengths), "the height of a selected item's ground"),
    .init(
      "itemInset", .dimension(\.itemInset, lengths), "the space around a selected item's ground"),
    .init(
      "itemRadius", .radius(\.itemRadius), "its corner radius, and that of segments beside others"),
    .init("disabled.label", .color(\.disabledLabel), "titles and symbols of disabled items"),
    .init(
      "destructive.label", .color(\.destructiveLabel), "titles and symbols of destructive items"),
    .init("separator", .color(\.separator), "the line between rows, groups and segments"),
    .init(
      "separatorHeight", .dimension(\.separatorHeight, lengths),
      "the height of a row with a line between groups"),
  ]

  private static let selection: [ThemeToken<ThemeBar>] = [
    .init(
      "segmentRadius", .radius(\.segmentRadius),
      "the corner radius of a selected segment beside others; without it that at the ends"),
    .init("selected.label", .color(\.selectedLabel), "the title of a selected item"),
    .init("selected.icon", .color(\.selectedIcon), "its symbol, if it differs"),
    .init("selected.container", .color(\.selectedContainer), "its ground"),
    .init("selected.border", .color(\.selectedBorder), "the line around its ground"),
    .init("selected.shadow", .shadows(\.selectedShadows), "the shadow of its ground"),
    .init("selected.weight", .weight(\.selectedWeight), "the weight of its title"),
    .init(
      "selected.filled", .number(\.selectedFilled, parts),
      "1 for a filled symbol of the selected tab, 0 for an outlined one"),
    .init("selected.check", .number(\.selectedCheck, parts), "1 for a checkmark in a segment"),
    .init("selected.pill", .color(\.selectedPill), "the ground behind its symbol alone"),
    .init("pillWidth", .dimension(\.pillWidth, lengths), "the width of that ground"),
    .init("pillHeight", .dimension(\.pillHeight, lengths), "its height"),
    .init(
      "indicator", .color(\.indicator), "the line below a selected tab, or before a selected row"),
    .init(
      "indicatorLength", .dimension(\.indicatorLength, lengths),
      "its length; without it that of the item"),
    .init("indicatorWidth", .dimension(\.indicatorWidth, 0...100), "its thickness"),
    .init(
      "indicatorInset", .dimension(\.indicatorInset, lengths), "the space between it and the edge"),
    .init(
      "highlighted.container", .color(\.highlightedContainer),
      "the ground of an item under a pointer or a finger"),
    .init("highlighted.label", .color(\.highlightedLabel), "its title"),
  ]

  private static let texts: [ThemeToken<ThemeBar>] = [
    .init("title", .color(\.title), "the title of the bar"),
    .init("titleType", .type(\.titleType), "its type"),
    .init(
      "titleAtStart", .number(\.titleAtStart, parts),
      "1 for it, or tabs, where reading starts, 0 for the middle"),
    .init("titleGap", .dimension(\.titleGap, lengths), "the least space between title and buttons"),
    .init(
      "largeTitleHeight", .dimension(\.largeTitleHeight, lengths),
      "the space of a large title below the buttons"),
    .init("largeTitleType", .type(\.largeTitleType), "the type of a large title"),
    .init("detail", .color(\.detail), "details, counts, shortcuts and placeholders"),
    .init(
      "detailBelow", .number(\.detailBelow, parts),
      "1 for details below the titles of a list, 0 for those at its end"),
    .init("detailType", .type(\.detailType), "the type of a detail below a title"),
    .init("section", .color(\.section), "the titles of groups"),
    .init("sectionType", .type(\.sectionType), "their type"),
    .init("chevron", .color(\.chevron), "the chevrons of rows that lead elsewhere"),
    .init("badge.container", .color(\.badge), "the ground of badges"),
    .init("badge.label", .color(\.badgeLabel), "their text"),
    .init("badge.height", .dimension(\.badgeHeight, lengths), "their height"),
    .init("badge.type", .type(\.badgeType), "their type"),
    .init(
      "badge.ring", .dimension(\.badgeRing, 0...100), "the ring between a badge and its symbol"),
  ]
}
