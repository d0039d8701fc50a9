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
  package var remarks: [Remark] { (scaledRemark.map { [$0] } ?? []) + others }
  private var others: [Remark] = []
  /// The least factor of each symbol that is smaller than in text.
  private var factors: ExactDictionary<Double> = [:]

  package init(_ target: ExportTarget) { self.target = target }

  /// Adds a remark about symbols, if there are any.
  mutating func add(_ kind: Kind, _ text: String, of symbols: [String]) {
    guard !symbols.isEmpty else { return }
    others.append(Remark(kind: kind, text: text, symbols: symbols))
  }

  /// Adds a remark about all symbols.
  mutating func add(_ kind: Kind, _ text: String) {
    others.append(Remark(kind: kind, text: text, symbols: []))
  }

  /// Notes symbols that are smaller than in text by a factor.
  mutating func add(scaled symbols: [(symbol: String, factor: Double)]) {
    for (symbol, factor) in symbols { factors[symbol] = min(factors[symbol] ?? 1, factor) }
  }

  private var scaledRemark: Remark? {
    guard let least = factors.values.min() else { return nil }
    return Remark(
      kind: .scaled,
      text: "scaled down to fit the box of 24 units, at most to \(Int((least * 100).rounded())) %",
      symbols: factors.keys.sorted())
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
