public import SymtextGraphics
public import SymtextImageFormats
internal import SymtextSupport

extension Timeline {
  /// Encodes the timeline as dotLottie: the file of ``lottie(rate:pixelRatio:background:)`` in a zip archive that also
  /// records whether it loops.
  ///
  /// The archive has version 1, which players of version 2 read too.
  ///
  /// <https://dotlottie.io/spec/1.0/>
  /// - Throws: ``RenderingError``, as for Lottie.
  public func dotLottie(
    rate: Double = 60, pixelRatio: Double = 1, background: Color? = nil
  ) throws(RenderingError) -> [UInt8] {
    let name = "animation"
    let animation: [(String, JSONValue)] = [
      ("id", .string(name)), ("loop", .bool(loops)), ("autoplay", .bool(true)),
      ("speed", .number(1)),
    ]
    let manifest: [(String, JSONValue)] = [
      ("version", .string("1.0")), ("generator", .string("symtext")),
      ("description", .string(altText)), ("animations", .array([.object(animation)])),
    ]
    let file = try lottie(rate: rate, pixelRatio: pixelRatio, background: background)
    var archive = ZipArchive()
    do throws(ArchiveTooLarge) {
      try archive.add("manifest.json", JSONValue.object(manifest).bytes)
      try archive.add("animations/\(name).json", file)
    } catch {
      throw RenderingError("\(error.member) is too large for a zip archive")
    }
    return archive.bytes
  }
}
