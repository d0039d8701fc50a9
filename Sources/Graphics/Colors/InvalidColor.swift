internal import SymtextSupport

/// The error for a text that is not a colour.
public struct InvalidColor: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  public var text: String

  package init(text: String) { self.text = text }

  /// The accepted notations, and the nearest colour name, if one is similar.
  public var description: String {
    let names = NamedColors.names + SystemColor.allCases.map(\.rawValue) + ["accent", "tint"]
    let near = NameSuggestions.nearest(to: text, among: names).first
    return Self.expected + (near.map { "; did you mean \($0)?" } ?? "")
  }

  private static let expected =
    "a colour is #rrggbb, a name such as red or systemRed, or a function such as rgb(255 0 0 / 50%) or oklch(70% 0.15 30)"
}
