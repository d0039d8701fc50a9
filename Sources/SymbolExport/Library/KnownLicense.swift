/// A licence that many fonts and icons have.
struct KnownLicense: Hashable, Sendable {
  /// Its name.
  let title: String
  /// Its identifier in <https://spdx.org/licenses/>.
  let spdx: String
  /// Parts of its address and its text, in lower case.
  private let signs: [String]

  private static let all = [
    KnownLicense(
      title: "Apache License 2.0", spdx: "Apache-2.0",
      signs: ["apache.org/licenses/license-2.0", "apache license, version 2.0"]),
    KnownLicense(
      title: "SIL Open Font License 1.1", spdx: "OFL-1.1",
      signs: ["openfontlicense.org", "scripts.sil.org/ofl", "open font license, version 1.1"]),
    KnownLicense(
      title: "MIT License", spdx: "MIT", signs: ["opensource.org/licenses/mit", "mit license"]),
    KnownLicense(
      title: "ISC License", spdx: "ISC", signs: ["opensource.org/licenses/isc", "isc license"]),
    KnownLicense(
      title: "CC0 1.0", spdx: "CC0-1.0", signs: ["creativecommons.org/publicdomain/zero/1.0"]),
    KnownLicense(
      title: "CC BY 4.0", spdx: "CC-BY-4.0", signs: ["creativecommons.org/licenses/by/4.0"]),
  ]

  /// Returns the licence that a text states; `nil` for none, and for several.
  static func stated(in text: String) -> KnownLicense? {
    let text = text.lowercased()
    let found = all.filter { $0.signs.contains { text.contains($0) } }
    return found.count == 1 ? found[0] : nil
  }
}
