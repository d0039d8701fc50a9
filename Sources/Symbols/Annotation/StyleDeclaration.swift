internal import SymtextSupport

/// A property and its value in a style rule, as in the file.
package struct StyleDeclaration: Hashable, Sendable {
  /// The property, such as `-sfsymbols-motion-group`.
  package var name: String
  /// The value, such as `0`.
  package var value: String

  /// Makes a declaration.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The earliest template version with the property; `nil` if the property is unknown.
  package var firstVersion: Int? { Self.firstVersions[name] }

  private static let firstVersions = [
    "-sfsymbols-clear-behind": 3, "-sfsymbols-variable-threshold": 4,
    "-sfsymbols-motion-group": 5, "-sfsymbols-always-pulses": 5, "-sfsymbols-layer-tags": 5,
    "-sfsymbols-always-rotates": 6, "-sfsymbols-indices": 6, "-sfsymbols-fill-action": 6,
    "-sfsymbols-variable-draw": 7, "-sfsymbols-variable-value-mode": 7,
  ]
}

extension [StyleDeclaration] {
  /// Reads the body of a style rule: `name:value` joined by semicolons.
  ///
  /// Drops declarations with braces or control characters.
  package init(styleText text: String) {
    self = text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return StyleDeclaration(parts[0].trimmed, parts[1].trimmed)
    }
    .filter {
      !($0.name + $0.value).unicodeScalars.contains {
        $0.value < 0x20 || "{}".contains(Character($0))
      }
    }
  }

  /// The body of a style rule.
  package var styleText: String { map { "\($0.name):\($0.value)" }.joined(separator: ";") }
}
