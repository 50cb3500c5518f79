import DocumentationSamples
import Foundation
import SimpleTable
import Testing

/// That no document is missing, and none was overlooked by the tool that makes these tests.
@Suite struct DocumentSetTests {
  @Test(arguments: ["README.md", "Docs/Changelog.md"])
  func `the package has its documents`(name: String) {
    #expect(PackageFolder.exists(name), "\(name) is missing.")
  }

  @Test func `the README and the guides have samples`() throws {
    let documents = try PackageFolder.documents()
    #expect(documents.contains { $0.name.hasPrefix("Docs/") }, "There are no guides in Docs.")
    let samples = documents.reduce(0) { $0 + $1.samples().samples.count }
    #expect(samples > 0, "No document has a swift block.")
  }

  @Test func `every sample of the README and the guides became a test`() throws {
    for document in try PackageFolder.documents() {
      let compiled = document.samples().samples.filter { $0.role != .manifest }.count
      #expect(
        generatedSampleCounts[document.name, default: 0] == compiled,
        "\(document.name) has other samples than when the tests were made. Build again.")
    }
  }

  @Test func `every sample of a comment became a test`() throws {
    let comments = try PackageFolder.comments()
    #expect(!comments.isEmpty, "No source file was found.")
    for comment in comments {
      let compiled = comment.samples().samples.count
      #expect(generatedSampleCounts[comment.name, default: 0] == compiled, "\(comment.name)")
    }
    #expect(comments.contains { generatedSampleCounts[$0.name] != nil })
  }
}
