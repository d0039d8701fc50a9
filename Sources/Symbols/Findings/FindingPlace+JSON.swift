internal import SymtextGraphics
package import SymtextSupport

extension FindingPlace {
  /// The place as a JSON object with the members that are known.
  package var json: JSONValue {
    func number(_ value: Int?) -> JSONValue? { value.map { .number(Double($0)) } }
    var members: [(String, JSONValue?)] = [
      ("file", file.map { .string($0) }), ("symbol", symbol.map { .string($0) }),
      ("weight", weight.map { .number($0) }), ("scale", scale.map { .string($0.rawValue) }),
      ("layer", number(layer)), ("shape", number(shape)),
    ]
    switch spot {
    case .point(let point)?:
      members.append(("point", .array([.number(point.x), .number(point.y)])))
    case .box(let box)?:
      let numbers = [box.minX, box.minY, box.width, box.height]
      members.append(("box", .array(numbers.map { .number($0) })))
    case nil: break
    }
    members += [("line", number(line)), ("column", number(column))]
    return .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}
