/// Remarks about a file, which several readers of it add to.
final class ThemeRemarks {
  private(set) var texts: [String] = []

  func add(_ text: String) { texts.append(text) }
}
