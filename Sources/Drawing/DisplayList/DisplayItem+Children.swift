extension DisplayItem {
  /// The items inside this item, in painting order; `nil` for a leaf.
  package var children: [DisplayItem]? {
    switch self {
    case .fill, .glyphs, .image, .vectors, .clear, .cut, .link: nil
    case .group(let items, _), .transformed(let items, _), .described(_, let items),
      .moving(_, _, let items):
      items
    case .composite(let source, _, let backdrop): backdrop + source
    }
  }

  /// Returns the item with its children replaced.
  package func mapChildren(_ change: ([DisplayItem]) -> [DisplayItem]) -> DisplayItem {
    switch self {
    case .fill, .glyphs, .image, .vectors, .clear, .cut, .link: self
    case .group(let items, let opacity): .group(change(items), opacity: opacity)
    case .composite(let source, let mode, let backdrop):
      .composite(change(source), mode, onto: change(backdrop))
    case .transformed(let items, let map): .transformed(change(items), by: map)
    case .described(let text, let items): .described(text, change(items))
    case .moving(let content, let way, let items): .moving(content, by: way, change(items))
    }
  }

  /// Whether the item or one inside it satisfies a predicate.
  package func contains(where isWanted: (DisplayItem) -> Bool) -> Bool {
    isWanted(self) || children?.contains { $0.contains(where: isWanted) } ?? false
  }

  /// Visits the leaves, in painting order.
  package func forEachLeaf(_ visit: (DisplayItem) -> Void) {
    guard let children else { return visit(self) }
    children.forEachLeaf(visit)
  }
}

extension [DisplayItem] {
  /// Visits the leaves, in painting order.
  package func forEachLeaf(_ visit: (DisplayItem) -> Void) {
    for item in self { item.forEachLeaf(visit) }
  }
}
