internal import SymtextSupport
internal import CSymtextExpat

/// Reads the elements of an XML file; limits apply while it is parsed.
package enum XMLReader {
  static let mostBytes = 16 << 20
  static let mostDepth = 256
  static let mostElements = 100_000
  static let mostAttributes = 1024
  /// The largest number of attributes of all elements together.
  static let mostAttributesInAll = 500_000
  /// The separator that expat puts between a namespace and a local name; no name can contain it.
  private static let separator: Character = "\u{1}"

  /// Reads a file.
  /// - Throws: ``ImportError`` with the place where the file is not XML or exceeds a limit.
  package static func read(_ bytes: [UInt8], file: String) throws(ImportError) -> XMLElement {
    guard bytes.count <= mostBytes else {
      throw ImportError(
        file: file, message: "the file has \(bytes.count) bytes; at most \(mostBytes) are read")
    }
    guard let parser = unsafe XML_ParserCreateNS(nil, 1) else {
      throw ImportError(file: file, message: "there is not enough memory to read the file")
    }
    defer { unsafe XML_ParserFree(parser) }
    let builder = unsafe Builder(parser: parser)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data = unsafe data, let name = unsafe name else { return }
        unsafe Unmanaged<Builder>.fromOpaque(data).takeUnretainedValue().start(
          unsafe String(cString: name), unsafe attributes)
      },
      { data, _ in
        guard let data = unsafe data else { return }
        unsafe Unmanaged<Builder>.fromOpaque(data).takeUnretainedValue().end()
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let data = unsafe data, let text = unsafe text else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
      unsafe Unmanaged<Builder>.fromOpaque(data).takeUnretainedValue().characters(
        unsafe String(decoding: bytes, as: UTF8.self))
    }
    unsafe XML_SetCommentHandler(parser) { data, text in
      guard let data = unsafe data, let text = unsafe text else { return }
      unsafe Unmanaged<Builder>.fromOpaque(data).takeUnretainedValue().comment(
        unsafe String(cString: text))
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      guard let data = unsafe data, let name = unsafe name else { return }
      unsafe Unmanaged<Builder>.fromOpaque(data).takeUnretainedValue().skipped(
        unsafe String(cString: name))
    }
    unsafe XML_SetExternalEntityRefHandlerArg(parser, Unmanaged.passUnretained(builder).toOpaque())
    unsafe XML_SetExternalEntityRefHandler(parser) { argument, _, _, system, _ in
      // Expat passes the parser here, unless another argument is set.
      guard let argument = unsafe argument else { return 0 }
      unsafe Unmanaged<Builder>.fromOpaque(UnsafeRawPointer(argument)).takeUnretainedValue()
        .external(
          unsafe system.map { unsafe String(cString: $0) } ?? "")
      return 0
    }
    let status = unsafe bytes.withUnsafeBytes { buffer in
      withExtendedLifetime(builder) {
        unsafe XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
      }
    }
    if let message = builder.failure {
      throw ImportError(
        file: file, line: builder.line, column: builder.column, message: message)
    }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map {
        unsafe String(cString: $0)
      }
      throw ImportError(
        file: file, line: Int(unsafe XML_GetCurrentLineNumber(parser)),
        column: Int(unsafe XML_GetCurrentColumnNumber(parser)) + 1,
        message: "this is not well-formed XML: \(reason ?? "no element")")
    }
    return root
  }

  /// The elements that the parser's callbacks build.
  @safe
  private final class Builder {
    private let parser: XML_Parser
    private var open: [XMLElement] = []
    private var count = 0
    private var attributeCount = 0
    private(set) var root: XMLElement?
    private var comments: [String] = []
    private(set) var failure: String?

    init(parser: XML_Parser) { unsafe self.parser = parser }

    var line: Int { Int(unsafe XML_GetCurrentLineNumber(parser)) }
    var column: Int { Int(unsafe XML_GetCurrentColumnNumber(parser)) + 1 }

    func start(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
      guard failure == nil else { return }
      count += 1
      if count > XMLReader.mostElements {
        return fail("there are more than \(XMLReader.mostElements) elements")
      }
      if open.count >= XMLReader.mostDepth {
        return fail("elements are nested more than \(XMLReader.mostDepth) deep")
      }
      var attributes: ExactDictionary<String> = [:]
      var index = 0
      while let list = unsafe list, let key = unsafe list[index], let value = unsafe list[index + 1]
      {
        let (name, namespace) = Self.split(unsafe String(cString: key))
        attributes[Self.key(name, namespace)] = unsafe String(cString: value)
        index += 2
        if index > 2 * XMLReader.mostAttributes {
          return fail("an element has more than \(XMLReader.mostAttributes) attributes")
        }
      }
      attributeCount += attributes.count
      if attributeCount > XMLReader.mostAttributesInAll {
        return fail("there are more than \(XMLReader.mostAttributesInAll) attributes")
      }
      let (local, namespace) = Self.split(name)
      open.append(
        XMLElement(
          name: local, namespace: namespace, attributes: attributes, line: line, column: column))
    }

    private static func split(_ name: String) -> (local: String, namespace: String?) {
      guard let place = name.firstIndex(of: XMLReader.separator) else { return (name, nil) }
      return (String(name[name.index(after: place)...]), String(name[..<place]))
    }

    private static func key(_ name: String, _ namespace: String?) -> String {
      switch namespace {
      case nil: name
      case "http://www.w3.org/1999/xlink"?: "xlink:\(name)"
      case "http://www.w3.org/XML/1998/namespace"?: "xml:\(name)"
      case let other?: "{\(other)}\(name)"
      }
    }

    func comment(_ text: String) {
      if failure == nil && open.isEmpty && root == nil { comments.append(text) }
    }

    func skipped(_ entity: String) {
      if failure == nil { fail("the entity &\(entity); is not defined in the file") }
    }

    func external(_ system: String) {
      if failure == nil {
        fail("the entity from “\(system)” is not read; copy its content into the file")
      }
    }

    func end() {
      guard failure == nil, let element = open.popLast() else { return }
      if open.isEmpty {
        root = element
        root?.comments = comments
      } else {
        open[open.count - 1].children.append(element)
      }
    }

    func characters(_ text: String) {
      guard failure == nil, !open.isEmpty else { return }
      open[open.count - 1].text += text
    }

    private func fail(_ message: String) {
      failure = message
      _ = unsafe XML_StopParser(parser, 0)
    }
  }
}
