extension ThemeField {
  /// Takes the value of another root where one has none.
  func fill(_ root: inout Root, from other: Root) {
    func take<Value>(_ path: Path<Value?>) {
      if root[keyPath: path] == nil { root[keyPath: path] = other[keyPath: path] }
    }
    switch self {
    case .color(let path): take(path)
    case .dimension(let path, _), .number(let path, _), .weight(let path): take(path)
    case .radius(let path): take(path)
    case .shadows(let path): take(path)
    case .type(let path): take(path)
    case .stops(let path): take(path)
    }
  }
}
