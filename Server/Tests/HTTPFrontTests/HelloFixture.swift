import HTTPFront
import Testing
import SymtextSupport

/// A worker's `hello`, shortened.
enum HelloFixture {
  static let text = #"""
    {"id":null,"status":"ok","command":"hello","result":{"protocol":1,"version":"0.1.0","hash":"9f3a",
      "library":{"version":"0.1","symbols":700,"hash":"6a01c3d2-4994812"},
      "commands":[
        {"name":"button","kind":"picture","summary":"Draws a button.","formats":["png","svg","pdf"],"keys":[
          {"key":"label","kind":"text","help":"Its text."},
          {"key":"symbol","kind":"text","help":"A symbol."},
          {"key":"size","kind":"number","unit":"points","default":"15","help":"Points per em."},
          {"key":"style","kind":"choice","values":["plain","gray"],"default":"plain","help":"How it looks."},
          {"key":"pixelRatio","alias":"ratio","kind":"number","help":"Pixels per point."},
          {"key":"plain","kind":"switch","help":"No markup."},
          {"key":"library","kind":"file","repeated":true,"help":"A font."},
          {"key":"stateSymbol","kind":"text","repeated":true,"help":"A state's symbol."},
          {"key":"args","kind":"texts","help":"Texts of placeholders."}]},
        {"name":"render","kind":"picture","summary":"Draws text.","formats":["png","svg","pdf"],"keys":[
          {"key":"text","kind":"text","required":true,"help":"The text."},
          {"key":"guides","kind":"text","optional":true,"default":"all","help":"Lines over it."},
          {"key":"size","kind":"number","minimum":0.01,"maximum":10000,"default":"17","help":"Points per em."},
          {"key":"maxLines","kind":"number","minimum":1,"maximum":9,"integer":true,"help":"Lines."}]},
        {"name":"bar tab","kind":"picture","summary":"Draws a tab bar.","formats":["png","svg","pdf"],"keys":[
          {"key":"item","kind":"text","repeated":true,"help":"An item."}]},
        {"name":"animate","kind":"film","summary":"Moves.","formats":["png","svg","webp","gif","json","lottie"],"keys":[
          {"key":"text","kind":"text","required":true,"help":"The text."}]},
        {"name":"symbols list","kind":"picture","summary":"Lists.","formats":["png","svg"],"keys":[
          {"key":"format","kind":"choice","values":["png","svg"],"help":"The kind of file."}]},
        {"name":"metrics","kind":"result","summary":"Numbers.","keys":[
          {"key":"text","kind":"text","required":true,"help":"The text."}]}]}}
    """#

  static func hello() throws -> Hello {
    try #require(Hello(try JSONReader.value(Array(text.utf8), keepsNumerals: true)))
  }
}
