/// The information in an image file's name.
package struct ImageFileName {
  /// The whole path.
  package let path: String
  /// Pixels per point, from a suffix such as `@2x`; `nil` without one.
  package let pixelsPerPoint: Double?
  /// The name without directories, extension and suffix.
  package let stem: String
  /// ``stem`` in words.
  package let words: String

  package init(_ path: String) {
    self.path = path
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name.removeSubrange(dot...) }
    let mark = name.suffix(3)
    if mark.count == 3, mark.first == "@", mark.last == "x",
      let digit = mark.dropFirst().first, digit.isASCII, let count = digit.wholeNumberValue,
      count > 0
    {
      pixelsPerPoint = Double(count)
      name.removeLast(3)
    } else {
      pixelsPerPoint = nil
    }
    stem = name
    words = name.split { $0 == "_" || $0 == "-" || $0.isWhitespace }.joined(separator: " ")
  }
}
