extension DisplayList {
  /// What of its images is not drawn, a sentence for each.
  package var omissions: [String] {
    var found: [String] = []
    func search(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .vectors(let placed):
          if let text = placed.image.omissions, !found.contains(text) { found.append(text) }
        case .group(let items, _), .transformed(let items, _), .described(_, let items),
          .moving(_, _, let items):
          search(items)
        case .composite(let source, _, let backdrop): search(source + backdrop)
        case .fill, .glyphs, .image, .clear, .cut, .link: break
        }
      }
    }
    search(items)
    return found
  }
}
