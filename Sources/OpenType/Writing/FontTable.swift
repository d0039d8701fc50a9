/// A font table that can write itself.
package protocol FontTable {
  static var tag: Tag { get }
  func encode(into writer: inout BinaryWriter) throws(FontError)
}
