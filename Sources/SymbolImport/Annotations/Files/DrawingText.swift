internal import SymtextSVGReading
internal import SymtextSupport

/// A drawing as a text in which annotations change.
///
/// They are where the drawing's form has them: classes and styles of a layer's `<g>`, elements of `<metadata>`, and
/// attributes `data-symtext-…` for all else.
struct DrawingText {
  private(set) var text: MarkupText

  /// The place of a property.
  private enum Place {
    /// The word of a layer's class that begins with these characters.
    case word(String)
    /// A property of a layer's `style`.
    case declaration(String)
    /// An attribute.
    case attribute(String)
    /// An element of `<metadata>`.
    case element(String)
    /// The element `<title>`.
    case title
  }

  /// The properties of symbols that are elements, besides those of motion.
  private static let elements: ExactSet = [
    "category", "keywords", "aliases", "since", "note", "displayOnly", "rightToLeft", "mode",
    "forms",
  ]

  // MARK: Setting and removing

  /// Whether the drawing's file has a place for a property.
  func has(_ key: AnnotationKey) throws(SourceError) -> Bool {
    try place(of: key, in: try text.root()) != nil
  }

  /// Sets a value.
  /// - Parameters:
  ///   - value: The value.
  ///   - written: The value as JSON.
  mutating func set(
    _ key: AnnotationKey, to value: JSONValue, written: String
  ) throws(SourceError) {
    let root = try text.root()
    guard let place = try place(of: key, in: root) else { return }
    let element = try element(of: key, in: root)
    switch place {
    case .word(let prefix):
      let word = try word(value, of: key, separator: "/")
      text.apply([text.settingWord(prefix, to: prefix + word, of: element)])
    case .declaration(let name):
      if case .bool(false) = value {
        _ = try unset(key)
      } else {
        let word = try word(value, of: key, separator: " ")
        text.apply([text.settingDeclaration(name, to: word, of: element)])
      }
    case .attribute(let name):
      let changed = try attribute(name, key, value, written, of: element)
      text.apply([text.setting(name, to: changed, of: element)])
    case .element(let name):
      guard let metadata = text.child("metadata", of: root) else { return }
      let content = try words(value, of: key, separator: Self.separator(of: key))
      text.apply([text.settingElement(name, to: content, in: metadata)])
    case .title:
      guard let content = value.string else {
        throw SourceError("\(text.file): for “\(key.text)” a text is expected")
      }
      text.apply([text.settingFirstElement("title", to: content, in: root)])
    }
  }

  /// Removes a value.
  /// - Returns: Whether it was there.
  mutating func unset(_ key: AnnotationKey) throws(SourceError) -> Bool {
    let root = try text.root()
    guard let place = try place(of: key, in: root) else { return false }
    let element = try element(of: key, in: root)
    let change: TextChange?
    switch place {
    case .word(let prefix): change = text.removingWord(prefix, of: element)
    case .declaration(let name): change = text.removingDeclaration(name, of: element)
    case .attribute(let name): change = try removal(name, key, of: element)
    case .element(let name):
      change = text.child("metadata", of: root).flatMap { text.removingElement(name, in: $0) }
    case .title: change = text.removingElement("title", in: root)
    }
    guard let change else { return false }
    text.apply([change])
    return true
  }

  // MARK: Places

  private func place(of key: AnnotationKey, in root: XMLPlace) throws(SourceError) -> Place? {
    let place: Place
    let attribute = "data-symtext-\(DrawnAttributes.name(of: key.name))"
    if let layer = key.layer {
      guard !key.name.hasBytes(of: "shapes") else { throw ownLayers(key) }
      guard AnnotationReader.layerKeys.contains(where: { $0.hasBytes(of: key.name) }) else {
        throw SourceError(
          "\(text.file): “\(key.text)” is not known; a layer has \(AnnotationReader.layerKeys.dropFirst().joined(separator: ", "))",
          kind: .misnamed)
      }
      let element = try element(of: key, in: root)
      let isAttribute = element[attribute: attribute] != nil
      switch key.name {
      case "level": place = .word("hierarchical-\(layer):")
      case "color" where !isAttribute: place = .word("multicolor-\(layer):")
      default:
        place = key.declaration.map(Place.declaration) ?? .attribute(attribute)
      }
    } else if key.name.hasBytes(of: "layers") {
      throw ownLayers(key)
    } else if key.name.hasBytes(of: "alt") {
      return key.rest.isEmpty || key.rest == [.member("en")] ? .title : nil
    } else {
      let isMotion = AnnotationReader.wordedKeys.contains { $0.hasBytes(of: key.name) }
      let hasMetadata = text.child("metadata", of: root) != nil
      if hasMetadata,
        isMotion && root[attribute: attribute] == nil || Self.elements.contains(key.name)
      {
        place = .element(DrawnAttributes.name(of: key.name))
      } else if AnnotationReader.symbolKeys.contains(where: { $0.hasBytes(of: key.name) }) {
        place = .attribute(attribute)
      } else {
        return nil
      }
    }
    guard case .attribute = place else {
      guard key.rest.isEmpty else {
        throw SourceError(
          "\(text.file): “\(key.text)” is part of a value that a drawing has as one word; set all of “\(key.name)”",
          kind: .misnamed)
      }
      return place
    }
    return place
  }

  /// Returns the element that has a property: a layer's, or `<svg>`.
  private func element(
    of key: AnnotationKey, in root: XMLPlace
  ) throws(SourceError) -> XMLPlace {
    guard let layer = key.layer else { return root }
    let layers = Self.layers(root)
    guard let element = layers[safe: layer] else {
      throw SourceError(
        "\(text.file) has \(layers.count) layers, so there is no layers[\(layer)]; the backmost is layers[0]",
        kind: .misnamed)
    }
    return element
  }

  private static func layers(_ root: XMLPlace) -> [XMLPlace] {
    root.children.filter { $0.localName.utf8.elementsEqual("g".utf8) }
  }

  /// Returns the classes of each layer, back to front.
  func layers() throws(SourceError) -> [String] {
    Self.layers(try text.root()).map { layer in
      text.words(of: layer[attribute: "class"]).map(text.text).joined(separator: " ")
    }
  }

  private func ownLayers(_ key: AnnotationKey) -> SourceError {
    SourceError(
      "\(text.file): “\(key.text)” cannot be set, because the layers of a drawing are its <g> elements; set their properties, as in layers[0].level",
      kind: .misnamed)
  }

  // MARK: Values

  private static func separator(of key: AnnotationKey) -> String {
    elements.contains(key.name) ? ", " : " "
  }

  /// Returns a value as words of a drawing.
  private func words(
    _ value: JSONValue, of key: AnnotationKey, separator: String
  ) throws(SourceError) -> String {
    if let word = value.word { return word }
    if let words = value.values?.map(\.word), !words.contains(nil) {
      let words = words.compactMap(\.self)
      guard !separator.contains(",") || !words.contains(where: { $0.contains(",") }) else {
        throw SourceError(
          "\(text.file): the value of “\(key.text)” has a text with a comma, which separates texts in a drawing; leave it out"
        )
      }
      return words.joined(separator: separator)
    }
    if let pairs = value.members?.map({ ($0.0, $0.1.word) }),
      !pairs.contains(where: { $0.1 == nil })
    {
      return pairs.map { "\($0.0): \($0.1 ?? "")" }.joined(separator: separator)
    }
    throw SourceError(
      "\(text.file): the value of “\(key.text)” cannot be written in a drawing")
  }

  /// Returns a value as one word of a class or a style.
  private func word(
    _ value: JSONValue, of key: AnnotationKey, separator: String
  ) throws(SourceError) -> String {
    let word = try words(value, of: key, separator: separator)
    guard MarkupText.isWord(word) else {
      throw SourceError(
        "\(text.file): “\(key.text)” has the value “\(word)”, which a drawing cannot hold in its \(key.declaration == nil ? "class" : "style")"
      )
    }
    return word
  }

  /// Returns the value of an attribute with a part changed.
  private func attribute(
    _ name: String, _ key: AnnotationKey, _ value: JSONValue, _ written: String,
    of element: XMLPlace
  ) throws(SourceError) -> String {
    guard !key.rest.isEmpty else { return value.string ?? written }
    let empty = if case .index = key.rest[0] { "[]" } else { "{}" }
    guard var json = try json(name, key, of: element) ?? (try? JSONText(Array(empty.utf8))) else {
      return written
    }
    do throws(JSONText.Failure) { try json.set(key.rest, to: written) } catch {
      throw SourceError("\(text.file): “\(key.text)” \(error)")
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func removal(
    _ name: String, _ key: AnnotationKey, of element: XMLPlace
  ) throws(SourceError) -> TextChange? {
    guard let attribute = element[attribute: name] else { return nil }
    guard !key.rest.isEmpty, var json = try json(name, key, of: element) else {
      return key.rest.isEmpty ? TextChange(attribute.whole, "") : nil
    }
    guard json.unset(key.rest) else { return nil }
    let left = String(decoding: json.bytes, as: UTF8.self)
    let isEmpty = left.filter { !$0.isWhitespace }.utf8.count <= 2
    return isEmpty
      ? TextChange(attribute.whole, "") : text.setting(name, to: left, of: element)
  }

  /// Returns the value of an attribute as JSON; `nil` if it is absent.
  private func json(
    _ name: String, _ key: AnnotationKey, of element: XMLPlace
  ) throws(SourceError) -> JSONText? {
    guard let attribute = element[attribute: name] else { return nil }
    guard let json = try? JSONText(Array(text.value(of: attribute).utf8)) else {
      throw SourceError(
        "\(text.file): “\(key.text)” cannot be set, because \(name) holds no JSON object; set all of “\(key.name)”"
      )
    }
    return json
  }
}
