extension StringProtocol {
  /// Whether another text has the same UTF-8 bytes; `==` also finds canonically equivalent texts equal.
  public func hasBytes(of other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension Optional where Wrapped == String {
  /// Whether both are absent, or both texts have the same UTF-8 bytes.
  public func hasBytes(of other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let text?, let other?): text.hasBytes(of: other)
    case (nil, _), (_, nil): false
    }
  }
}
