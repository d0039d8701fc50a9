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
    return try Self.archive([
      ("manifest.json", JSONValue.object(manifest).bytes), ("animations/\(name).json", file),
    ])
  }

  private static func archive(
    _ files: [(name: String, bytes: [UInt8])]
  ) throws(RenderingError) -> [UInt8] {
    var archive = ZipArchive()
    do throws(ArchiveTooLarge) {
      for file in files { try archive.add(file.name, file.bytes) }
    } catch {
      throw RenderingError("\(error.member) is too large for a zip archive")
    }
    return archive.bytes
  }

  /// Encodes the timeline as dotLottie of version 2, whose player answers a person by a state machine.
  ///
  /// <https://www.dotlottie.io/spec/2.0/>
  /// - Parameters:
  ///   - interaction: the action of a person for which the player plays the motion.
  ///   - dark: the same timeline in the colours of the dark appearance, for a theme `dark`; `nil` for no theme.
  /// - Returns: the bytes, and whether they have the theme. They have none if both appearances have the same colours, or
  ///   differ in more than colours.
  /// - Throws: ``RenderingError``, as for Lottie.
  public func dotLottie(
    rate: Double = 60, pixelRatio: Double = 1, background: Color? = nil,
    interaction: DotLottieInteraction, dark: Timeline? = nil
  ) throws(RenderingError) -> (bytes: [UInt8], hasTheme: Bool) {
    let (name, machine, theme) = ("animation", interaction.rawValue, "dark")
    let (file, markers) = try lottieFile(
      rate: rate, pixelRatio: pixelRatio, background: background)
    var other: JSONValue?
    if let dark {
      other = try dark.lottieFile(rate: rate, pixelRatio: pixelRatio, background: background).file
    }
    var slots = LottieSlots()
    let animation = slots.file(file, other: other)
    let hasTheme = dark != nil && slots.isAlike && slots.differs
    func list(_ id: String) -> JSONValue { .array([.object([("id", .string(id))])]) }
    var manifest: [(String, JSONValue)] = [
      ("version", .string("2")), ("generator", .string("symtext")),
      ("initial", .object([("stateMachine", .string(machine))])),
      ("animations", list(name)), ("stateMachines", list(machine)),
    ]
    if hasTheme { manifest.append(("themes", list(theme))) }
    var files: [(name: String, bytes: [UInt8])] = [
      ("manifest.json", JSONValue.object(manifest).bytes), ("a/\(name).json", animation.bytes),
      ("s/\(machine).json", interaction.stateMachine(for: self, markers, animation: name).bytes),
    ]
    if hasTheme { files.append(("t/\(theme).json", slots.theme.bytes)) }
    return (try Self.archive(files), hasTheme)
  }
}
