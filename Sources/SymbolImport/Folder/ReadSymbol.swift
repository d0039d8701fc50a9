/// A symbol that was read, and the findings about its files.
package struct ReadSymbol: Sendable {
  package var imported: ImportedSymbol
  package var findings: [ImportFinding]
}
