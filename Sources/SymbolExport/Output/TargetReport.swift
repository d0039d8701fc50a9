package import SymtextSupport

/// The number of files of a target, and the properties of symbols that it changed or could not carry.
package struct TargetReport: Sendable {
  /// A kind of remark.
  package enum Kind: String, CaseIterable, Sendable {
    /// Smaller than in text, to fit its box.
    case scaled
    /// Under another name than the rules of naming give.
    case renamed
    /// Without a property that the platform has no place for.
    case leftOut
    /// Beyond a limit of the platform's tools.
    case overLimit
    /// With something that another library has, too.
    case shared
  }

  /// A remark about some symbols.
  package struct Remark: Hashable, Sendable {
    package var kind: Kind
    /// A sentence without a full stop.
    package var text: String
    /// The symbols; empty if it concerns all.
    package var symbols: [String]
  }

  /// The target.
  package let target: ExportTarget
  /// The number of symbols.
  package internal(set) var symbolCount = 0
  /// The number of files.
  package internal(set) var fileCount = 0
  /// The size of all files.
  package internal(set) var byteCount = 0
  /// The remarks.
  package private(set) var remarks: [Remark] = []

  package init(_ target: ExportTarget) { self.target = target }

  /// Adds a remark about symbols, if there are any.
  mutating func add(_ kind: Kind, _ text: String, of symbols: [String]) {
    guard !symbols.isEmpty else { return }
    remarks.append(Remark(kind: kind, text: text, symbols: symbols))
  }

  /// Adds a remark about all symbols.
  mutating func add(_ kind: Kind, _ text: String) {
    remarks.append(Remark(kind: kind, text: text, symbols: []))
  }

  /// Its members in the JSON of a run.
  package var json: JSONValue {
    .object([
      ("target", .string(target.rawValue)), ("symbols", .number(Double(symbolCount))),
      ("files", .number(Double(fileCount))), ("bytes", .number(Double(byteCount))),
      (
        "remarks",
        .array(
          remarks.map { remark in
            .object([
              ("kind", .string(remark.kind.rawValue)), ("text", .string(remark.text)),
              ("symbols", .array(remark.symbols.map { .string($0) })),
            ])
          })
      ),
    ])
  }
}
