internal import SymtextGraphics

/// The room that a picture within a drawing has, and the part of that picture's plane that is put into it.
///
/// <https://www.w3.org/TR/SVG2/coords.html#EstablishingANewSVGViewport>
struct SVGRoom {
  /// What says where the room is: an `<svg>`, or the `<use>` of a `<symbol>`.
  private let element: XMLElement
  /// What says which part of its plane is shown: that `<svg>` or that `<symbol>`.
  private let shown: XMLElement
  /// What 100 % are, along both axes.
  private let whole: Vector
  /// The path that errors name.
  private let file: String

  init(_ element: XMLElement, showing shown: XMLElement, whole: Vector, file: String) {
    (self.element, self.shown, self.whole, self.file) = (element, shown, whole, file)
  }

  /// The way to its corner.
  /// - Throws: ``ImportError`` for what is no length.
  func origin() throws(ImportError) -> Vector {
    Vector(try length("x", whole.x) ?? 0, try length("y", whole.y) ?? 0)
  }

  /// What puts the part that is shown into the middle of the room, as large as it can be; nothing where no `viewBox`
  /// says what that is.
  /// - Throws: ``ImportError`` for what is no length, and no box.
  func map() throws(ImportError) -> Affine {
    guard shown.attributes["viewBox"] != nil else { return .identity }
    let box = try Self.viewBox(of: shown, file: file)
    let width = try length("width", whole.x) ?? whole.x
    let height = try length("height", whole.y) ?? whole.y
    let scale = min(width / box.width, height / box.height)
    return .translation((width - box.width * scale) / 2, (height - box.height * scale) / 2)
      * .scale(scale, scale) * .translation(-box.minX, -box.minY)
  }

  /// Another place for that part than the middle, as it is written; `nil` where it is in the middle.
  var unreadPlace: String? {
    guard shown.attributes["viewBox"] != nil,
      let text = shown.attributes["preserveAspectRatio"]
    else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.first == "xMidYMid" && (words.count == 1 || words[1] == "meet") ? nil : text
  }

  /// A length; `nil` where it is as usual.
  private func length(_ key: String, _ whole: Double) throws(ImportError) -> Double? {
    guard let text = element.attributes[key], text != "auto" else { return nil }
    guard let value = SVGLength.parse(text, whole: whole) else {
      throw Self.failure(element, "\(key)=\"\(text)\" is no length", file: file)
    }
    return value
  }

  /// The part of its plane that an element shows.
  /// - Throws: ``ImportError`` when it says none with a size.
  static func viewBox(of element: XMLElement, file: String) throws(ImportError) -> Rect {
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
        throw failure(element, "\(key)=\"\(text)\" is no positive length", file: file)
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
