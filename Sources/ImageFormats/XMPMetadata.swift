internal import SymtextSupport

/// The XMP metadata of a file.
///
/// ISO 16684-1; list of names: <https://developer.adobe.com/xmp/docs/XMPNamespaces/>.
package struct XMPMetadata {
  /// The media type of the file, such as `application/pdf`.
  package var format: String?
  package var title: String?
  /// A text alternative.
  package var description: String?
  /// The BCP 47 language of the description; `nil` if it is not known.
  package var descriptionLanguage: String?
  /// BCP 47.
  package var language: String?
  /// The program that made the file.
  package var creatorTool: String?

  package init() {}

  /// The metadata without a packet, for file formats that store its length.
  package var bytes: [UInt8] {
    var prefixes: [String] = []
    var members = ""
    func add(_ prefix: String, _ member: String) {
      if !prefixes.contains(prefix) { prefixes.append(prefix) }
      members += member
    }
    func alternatives(_ text: String, in language: String? = nil) -> String {
      let words = ["x-default", language].compactMap(\.self).map {
        "<rdf:li xml:lang=\"\(XMLText.attribute($0))\">\(XMLText.content(text))</rdf:li>"
      }
      return "<rdf:Alt>\(words.joined())</rdf:Alt>"
    }
    if let format { add("dc", "<dc:format>\(XMLText.content(format))</dc:format>") }
    if let title { add("dc", "<dc:title>\(alternatives(title))</dc:title>") }
    if let description {
      let words = alternatives(description, in: descriptionLanguage)
      add("dc", "<dc:description>\(words)</dc:description>")
    }
    if let language {
      add(
        "dc",
        "<dc:language><rdf:Bag><rdf:li>\(XMLText.content(language))</rdf:li></rdf:Bag></dc:language>"
      )
    }
    if let creatorTool {
      add("xmp", "<xmp:CreatorTool>\(XMLText.content(creatorTool))</xmp:CreatorTool>")
      add("pdf", "<pdf:Producer>\(XMLText.content(creatorTool))</pdf:Producer>")
    }
    let spaces = prefixes.map { " xmlns:\($0)=\"\(Self.spaces[$0] ?? "")\"" }.joined()
    return Array(
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description\(spaces) rdf:about="">\(members)</rdf:Description></rdf:RDF>
      """.utf8)
  }

  /// The metadata as a packet, which programs can find in a file of unknown format; marked as read-only.
  package var packet: [UInt8] {
    Array(
      "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
        .utf8) + bytes + Array("</x:xmpmeta>\n<?xpacket end=\"r\"?>".utf8)
  }

  private static let spaces = [
    "dc": "http://purl.org/dc/elements/1.1/", "xmp": "http://ns.adobe.com/xap/1.0/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
  ]
}
