/// The class that assigns paths to a layer, such as `hierarchical-1:primary`.
package struct LayerClass: Hashable, Sendable, CustomStringConvertible {
  /// The mode.
  package var mode: AnnotatedMode
  /// The place from back to front, from 0.
  package var index: Int
  /// The level or the colour; `nil` in the monochrome mode.
  package var value: String?

  /// Makes a class.
  package init(_ mode: AnnotatedMode, _ index: Int, _ value: String? = nil) {
    self.mode = mode
    self.index = index
    self.value = value
  }

  /// Reads a class; `nil` if it names no layer.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard let first = parts.first, let dash = first.lastIndex(of: "-"),
      let mode = AnnotatedMode(rawValue: String(first[..<dash])),
      let index = Int(first[first.index(after: dash)...]), (0...9999).contains(index)
    else { return nil }
    self.init(mode, index, parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The class as written in a template.
  package var description: String { "\(mode.rawValue)-\(index)" + (value.map { ":\($0)" } ?? "") }
}
