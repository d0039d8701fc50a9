internal import SymtextSupport
internal import Synchronization

extension HyphenationDictionary {
  /// Returns the installed dictionary of a language, which is read once; `nil` if there is no usable one.
  /// - Parameter language: BCP 47. The nearest installed language is used: `de` for `de-LU`.
  public static func installed(for language: String) -> HyphenationDictionary? {
    let key = language.lowercased()
    if let known = known.withLock({ $0[key] }) { return known }
    let found = file(for: language).flatMap { try? HyphenationDictionary(file: $0) }
    known.withLock { $0.insert(found, for: key) }
    return found
  }

  /// Returns the reason why the installed dictionary of a language is unusable; `nil` if there is no dictionary or no
  /// error.
  package static func fault(for language: String) -> HyphenationError? {
    guard let file = file(for: language) else { return nil }
    do {
      _ = try HyphenationDictionary(file: file)
      return nil
    } catch {
      return error
    }
  }

  /// The folder in which Debian's packages install dictionaries.
  package static let folder = "/usr/share/hyphen"

  /// The dictionaries by language, in lowercase.
  private static let known = Mutex(BoundedCache<String, HyphenationDictionary?>(limit: 64))

  private static func file(for language: String) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first?.lowercased(), isName(first) else { return nil }
    // A region is uppercase; a script begins with a capital.
    let rest = parts.dropFirst().filter(isName).map {
      $0.utf8.count == 4 ? $0.prefix(1).uppercased() + $0.dropFirst().lowercased() : $0.uppercased()
    }
    var names = (0...rest.count).reversed().map {
      ([first] + rest.prefix($0)).joined(separator: "_")
    }
    if let region = rest.last { names.insert("\(first)_\(region)", at: 1) }
    names.append("\(first)_\(first.uppercased())")
    return names.lazy.map { "\(folder)/hyph_\($0).dic" }.first(where: InputFile.isOrdinary)
  }

  private static func isName(_ part: String) -> Bool {
    part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }
}
