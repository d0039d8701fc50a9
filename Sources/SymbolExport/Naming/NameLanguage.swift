internal import SymtextSupport

/// A language whose rules exported names obey.
package enum NameLanguage: String, Sendable {
  /// Names of files and keys, which any text may be.
  case files = "a file"
  case swift = "Swift"
  case kotlin = "Kotlin"
  case android = "Android"
  case dart = "Dart"
  case typeScript = "TypeScript"
  case rust = "Rust"
  case python = "Python"
  case cSharp = "C#"
  case typst = "Typst"

  /// Joins words to a name that is no reserved word and begins with no digit.
  /// - Parameter reserved: other names that it must not be, such as those around it.
  func identifier(
    _ words: [String], _ scheme: NameScheme, reserved: [String] = []
  ) -> String {
    var name = scheme.joined(words)
    if name.first?.isNumber == true {
      let isCapital = scheme == .pascal || scheme == .screamingSnake
      name = (isCapital ? digitPrefix.uppercased() : digitPrefix) + name
    }
    return self.words.contains(name) || reserved.contains(name) ? name + "_" : name
  }

  /// The letter or sign before a name that begins with a digit.
  private var digitPrefix: String {
    switch self {
    case .files: ""
    case .swift: "_"
    default: "n"
    }
  }

  private var words: ExactSet {
    switch self {
    case .files: []
    case .swift: Self.swiftWords
    case .kotlin: Self.kotlinWords
    case .android: Self.javaWords
    case .dart: Self.dartWords
    case .typeScript: Self.typeScriptWords
    case .rust: Self.rustWords
    case .python: Self.pythonWords
    case .cSharp: Self.cSharpWords
    case .typst: Self.typstWords
    }
  }

  private static func set(_ text: String) -> ExactSet {
    ExactSet(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/>, and the
  /// members that a `CaseIterable` enumeration of strings has.
  private static let swiftWords = set(
    """
    associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout internal let
    nonisolated open operator precedencegroup private protocol public rethrows static struct subscript typealias var
    break case catch continue default defer do else fallthrough for guard if in repeat return switch throw where while
    any as await false is nil self super throws true try some async actor
    allCases rawValue hashValue description
    """)
  /// <https://kotlinlang.org/docs/keyword-reference.html>: hard keywords.
  private static let kotlinWords = set(
    """
    as break class continue do else false for fun if in interface is null object package return super this throw true
    try typealias typeof val var when while
    """)
  /// <https://docs.oracle.com/javase/specs/jls/se21/html/jls-3.html#jls-3.9>, and literals.
  private static let javaWords = set(
    """
    abstract assert boolean break byte case catch char class const continue default do double else enum extends final
    finally float for goto if implements import instanceof int interface long native new package private protected
    public return short static strictfp super switch synchronized this throw throws transient try void volatile while
    true false null
    """)
  /// <https://dart.dev/language/keywords>: those that are no identifiers anywhere, or not in a class, and members of
  /// every object.
  private static let dartWords = set(
    """
    assert async await break case catch class const continue default do else enum extends false final finally for if in
    is new null rethrow return super switch this throw true try var void while with yield
    abstract as covariant deferred dynamic export extension external factory function get implements import interface
    late library mixin operator part required set static typedef
    hashCode runtimeType toString noSuchMethod
    """)
  /// <https://tc39.es/ecma262/#prod-ReservedWord>, and the strict mode's.
  private static let typeScriptWords = set(
    """
    await break case catch class const continue debugger default delete do else enum export extends false finally for
    function if import in instanceof new null return super switch this throw true try typeof var void while with yield
    let static implements interface package private protected public arguments eval undefined
    """)
  /// <https://doc.rust-lang.org/reference/keywords.html>; names of constants are in capitals, so that only `Self`-like
  /// names could meet them.
  private static let rustWords = set("Self")
  /// <https://docs.python.org/3/reference/lexical_analysis.html#keywords>; constants are in capitals.
  private static let pythonWords = set("False None True")
  /// Members of every object, because names of constants begin with a capital and no keyword does.
  private static let cSharpWords = set(
    "Equals Finalize GetHashCode GetType MemberwiseClone ReferenceEquals ToString")
  /// <https://typst.app/docs/reference/syntax/#identifiers>: words of code, which a name of a package must not be.
  private static let typstWords = set(
    """
    none auto true false not and or let set show context if else for in while break continue return import include as
    """)
}
