internal import SymtextSymbols

extension DesignAnnotation.Layer {
  /// The parts for which a template has no form.
  var withoutTemplateParts: DesignAnnotation.Layer {
    var own = DesignAnnotation.Layer()
    own.anchor = anchor
    (own.course, own.attachment) = (course.ofPen, attachment)
    if case .pair? = color { own.color = color }
    return own
  }

  /// Adds its pen and its pair of colours to a layer of a template.
  /// - Returns: Whether the template has no other colour.
  func take(into layer: inout SymbolLayer) -> Bool {
    if !course.isDrawn { layer.motion.isDrawn = false }
    if course.drawsBothWays { layer.motion.drawsBothWays = true }
    layer.motion.ends = course.ends
    layer.motion.attachment = attachment
    guard case .pair(let light, _)? = color else { return true }
    // A template has the colour for light backgrounds.
    guard layer.color == nil || layer.color == .tintColor || layer.color == .fixed(light) else {
      return false
    }
    layer.color = color
    return true
  }
}
