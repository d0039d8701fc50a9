extension DisplayItem {
  /// The steps that it is made of, in the order in which they are painted; `nil` for a step that is made of none.
  package var children: [DisplayItem]? {
    switch self {
    case .fill, .glyphs, .image, .vectors, .clear, .cut, .link: nil
    case .group(let items, _), .transformed(let items, _), .described(_, let items),
      .moving(_, _, let items):
      items
    case .composite(let source, _, let backdrop): backdrop + source
    }
  }

  /// The same step, made of other steps.
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

  /// Whether it, or a step that it is made of, is of some kind.
  package func contains(where isWanted: (DisplayItem) -> Bool) -> Bool {
    isWanted(self) || children?.contains { $0.contains(where: isWanted) } ?? false
  }

  /// Visits the steps that are made of no others, in the order in which they are painted.
  package func forEachLeaf(_ visit: (DisplayItem) -> Void) {
    guard let children else { return visit(self) }
    children.forEachLeaf(visit)
  }
}

extension [DisplayItem] {
  /// Visits the steps that are made of no others, in the order in which they are painted.
  package func forEachLeaf(_ visit: (DisplayItem) -> Void) {
    for item in self { item.forEachLeaf(visit) }
  }
}
