/// The format of numbers in markup.
enum MarkupNumber {
  /// Returns the shortest text that reads back as the same number, without a decimal point for whole numbers.
  static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
