/// The Swift sources of a package for Xcode.
struct XcodeSources {
  /// The name of the module.
  let module: String
  let generator: String
  let symbols: [XcodeSymbol]

  /// The name of the enumeration: `SymtextSymbol` in the module `SymtextSymbols`.
  var type: String { String(module.dropLast()) }

  private var comment: String {
    "// Made by `\(generator) export xcode`.\n"
  }

  /// `Package.swift`.
  var manifest: String {
    """
    // swift-tools-version: 5.9
    \(comment)import PackageDescription

    let package = Package(
      name: "\(module)",
      platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
      products: [.library(name: "\(module)", targets: ["\(module)"])],
      targets: [.target(name: "\(module)", resources: [.process("Resources")])]
    )

    """
  }

  /// The names of the enumeration's own members.
  static let members = ["accessibilityLabel", "accessibilityLabels", "bundle"]

  /// The enumeration of all symbols.
  ///
  /// It has no members of `Image` or `UIImage`: those could meet members of the system.
  var enumeration: String {
    let cases = symbols.map { "  case \($0.name) = \(SwiftConstants().quoted($0.asset))\n" }
    let words = symbols.filter { !$0.altText.isEmpty }.map {
      "    \(SwiftConstants().quoted($0.asset)): \(SwiftConstants().quoted($0.altText)),\n"
    }
    return """
      \(comment)import Foundation

      /// A symbol of this package; its raw value is its name in the asset catalog.
      public enum \(type): String, CaseIterable, Hashable, Sendable {
      \(cases.joined())
        /// The words that VoiceOver speaks; empty for a decoration.
        public var accessibilityLabel: String { Self.accessibilityLabels[rawValue] ?? "" }

        /// The bundle with the asset catalog.
        public static var bundle: Bundle { .module }

        private static let accessibilityLabels: [String: String] = [
      \(words.isEmpty ? "    :\n" : words.joined())  ]
      }

      """
  }

  /// Initialisers of SwiftUI's views.
  var swiftUI: String {
    """
    \(comment)#if canImport(SwiftUI)
      import SwiftUI

      extension Image {
        /// A symbol, with the words for VoiceOver.
        public init(symbol: \(type)) {
          self.init(symbol.rawValue, bundle: \(type).bundle, label: Text(symbol.accessibilityLabel))
        }

        /// A symbol whose layers show a value, 0 to 1.
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(symbol: \(type), variableValue: Double?) {
          self.init(
            symbol.rawValue, variableValue: variableValue, bundle: \(type).bundle,
            label: Text(symbol.accessibilityLabel))
        }
      }

      extension Label where Title == Text, Icon == Image {
        /// A label with a symbol, whose title VoiceOver speaks.
        public init(_ title: LocalizedStringKey, symbol: \(type)) {
          self.init {
            Text(title)
          } icon: {
            Image(decorative: symbol.rawValue, bundle: \(type).bundle)
          }
        }
      }
    #endif

    """
  }

  /// An initialiser of UIKit's images.
  var uiKit: String {
    """
    \(comment)#if canImport(UIKit) && !os(watchOS)
      import UIKit

      extension UIImage {
        /// A symbol, with the words for VoiceOver.
        public convenience init?(symbol: \(type), configuration: UIImage.Configuration? = nil) {
          self.init(named: symbol.rawValue, in: \(type).bundle, with: configuration)
          accessibilityLabel = symbol.accessibilityLabel
        }
      }
    #endif

    """
  }

  /// An initialiser of AppKit's images.
  var appKit: String {
    """
    \(comment)#if canImport(AppKit) && !targetEnvironment(macCatalyst)
      import AppKit

      extension NSImage {
        /// A symbol, with the words for VoiceOver.
        public static func symbol(_ symbol: \(type)) -> NSImage? {
          let image = \(type).bundle.image(forResource: symbol.rawValue)
          image?.accessibilityDescription = symbol.accessibilityLabel
          return image
        }
      }
    #endif

    """
  }
}
