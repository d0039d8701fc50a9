@testable import SymtextFonts
import Testing

struct ConfigIncludesTests {
  private func paths(_ text: String) -> [String]? {
    ConfigIncludes(
      of: Array(text.utf8), home: "/home/me", userFolder: "/home/me/.config",
      folders: ["/etc/fonts", "/opt/fonts"])?.paths
  }

  @Test func `Includes are resolved as fontconfig resolves them`() {
    #expect(paths("<fontconfig></fontconfig>") == [])
    #expect(
      paths(
        """
        <include ignore_missing="yes" prefix="xdg">fontconfig/conf.d</include>
        <include>/a b/c</include><include deprecated="yes">~/.fonts.conf</include>
        <include>conf.d</include>
        """) == [
          "/home/me/.config/fontconfig/conf.d", "/a b/c", "/home/me/.fonts.conf",
          "/etc/fonts/conf.d", "/opt/fonts/conf.d",
        ])
  }

  @Test(arguments: [
    "<include prefix=\"cwd\">a</include>", "<include prefix='xdg'>a</include>", "<include>a",
    "<include>a&amp;b</include>", "<include>~other/a</include>", "<include/>a",
    "<include><![CDATA[a]]></include>", "<include></include>", "<include>a </include>",
  ]) func `An include that may mean something else has no paths`(text: String) {
    #expect(paths(text) == nil)
  }
}
