internal import SymtextSupport
package import SymtextGraphics

/// The viewport of a nested drawing, and the part of the drawing's plane that it shows.
///
/// <https://www.w3.org/TR/SVG2/coords.html#EstablishingANewSVGViewport>
package struct SVGRoom {
  /// The element that places the viewport: an `<svg>`, or the `<use>` of a `<symbol>`.
  private let element: XMLElement
  /// The element with the `viewBox`: that `<svg>` or that `<symbol>`.
  private let shown: XMLElement
  /// The lengths of 100 % along both axes.
  private let whole: Vector
  /// The path for errors.
  private let file: String

  init(_ element: XMLElement, showing shown: XMLElement, whole: Vector, file: String) {
    (self.element, self.shown, self.whole, self.file) = (element, shown, whole, file)
  }

  /// Returns the viewport's corner.
  /// - Throws: ``ImportError`` for an invalid length.
  func origin() throws(ImportError) -> Vector {
    Vector(try length("x", whole.x) ?? 0, try length("y", whole.y) ?? 0)
  }

  /// Returns the map that centres the `viewBox` in the viewport and scales it to fit; the identity without a `viewBox`.
  /// - Throws: ``ImportError`` for an invalid length or `viewBox`.
  func map() throws(ImportError) -> Affine {
    guard shown.attributes["viewBox"] != nil else { return .identity }
    let box = try Self.viewBox(of: shown, file: file)
    let width = try length("width", whole.x) ?? whole.x
    let height = try length("height", whole.y) ?? whole.y
    let scale = min(width / box.width, height / box.height)
    return .translation((width - box.width * scale) / 2, (height - box.height * scale) / 2)
      * .scale(scale, scale) * .translation(-box.minX, -box.minY)
  }

  /// An alignment other than centred, as written; `nil` for centred.
  var unreadPlace: String? {
    guard shown.attributes["viewBox"] != nil,
      let text = shown.attributes["preserveAspectRatio"]
    else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.first == "xMidYMid" && (words.count == 1 || words[1] == "meet") ? nil : text
  }

  /// Returns a length; `nil` without the attribute, or for `auto`.
  private func length(_ key: String, _ whole: Double) throws(ImportError) -> Double? {
    guard let text = element.attributes[key], text != "auto" else { return nil }
    guard let value = SVGLength.parse(text, whole: whole) else {
      throw Self.failure(element, "\(key)=\"\(text)\" is not a length", file: file)
    }
    return value
  }

  /// Returns the part of its plane that an element shows.
  /// - Throws: ``ImportError`` when it has neither a valid `viewBox` nor a size.
  package static func viewBox(of element: XMLElement, file: String) throws(ImportError) -> Rect {
    if let text = element.attributes["viewBox"] {
      guard let box = box(text) else {
        throw failure(
          element, "viewBox=\"\(text)\" is not four numbers with a positive size", file: file)
      }
      return box
    }
    func length(_ key: String) throws(ImportError) -> Double? {
      guard let text = element.attributes[key], !text.hasSuffix("%"), text != "auto" else {
        return nil
      }
      guard let value = SVGLength.parse(text, whole: 0), value > 0 else {
        throw failure(element, "\(key)=\"\(text)\" is not a positive length", file: file)
      }
      return value
    }
    guard let width = try length("width"), let height = try length("height") else {
      throw failure(element, "<svg> has neither a viewBox nor a width and a height", file: file)
    }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private static func box(_ text: String) -> Rect? {
    var scanner = SVGNumberScanner(text)
    guard let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
      let height = scanner.number(), width > 0, height > 0
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func failure(
    _ element: XMLElement, _ message: String, file: String
  ) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }
}
