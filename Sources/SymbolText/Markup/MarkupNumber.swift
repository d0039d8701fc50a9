/// Numbers as markup writes them.
enum MarkupNumber {
  /// The shortest text that is read as the same number, without a point where it is whole.
  static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
