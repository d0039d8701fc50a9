internal import SymtextDrawing

/// A link area of the page, as an annotation.
///
/// ISO 32000-1, 12.5.6.5 and 12.6.4.7.
struct PDFLink {
  private let link: LinkArea
  /// The key of the annotation in the document's structure tree.
  private let number: Int

  /// - Parameter link: A link on the page, y up.
  init(_ link: LinkArea, number: Int) {
    self.link = link
    self.number = number
  }

  var dictionary: String {
    "<</Type/Annot/Subtype/Link/Rect\(PDFSyntax.box(link.box))/Border[0 0 0]/F 4"
      + "/StructParent \(number)/Contents\(PDFSyntax.text(link.text.isEmpty ? link.address : link.text))"
      + "/A<</Type/Action/S/URI/URI\(PDFSyntax.text(Self.ascii(link.address)))>>>>"
  }

  /// Percent-encodes the non-ASCII characters of an address in UTF-8.
  ///
  /// <https://www.rfc-editor.org/rfc/rfc3987#section-3.1>
  private static func ascii(_ address: String) -> String {
    address.utf8.reduce(into: "") { text, byte in
      if (0x21..<0x7F).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
