import SymtextTestSupport
import Testing

/// The action for GitHub and the template for GitLab in `Packaging/ci`.
struct ContinuousIntegrationTests {
  @Test func `Their steps draw previews, compare them with the last, and attach a report`() throws {
    #expect(try Python.run("ci_steps.py", [SymtextProcess.executable]) == "ok\n")
  }
}
