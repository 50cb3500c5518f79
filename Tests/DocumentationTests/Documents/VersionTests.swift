import DocumentationSamples
import Testing

/// That the first guide installs the newest version that the changelog tells of.
@Suite struct VersionTests {
  @Test func `the first guide installs the newest release of the changelog`() throws {
    try #require(PackageFolder.exists("README.md"), "README.md is missing.")
    try #require(PackageFolder.exists("Docs/Changelog.md"), "Docs/Changelog.md is missing.")
    let readme = try PackageFolder.document("Docs/GettingStarted.md")
    let changelog = try PackageFolder.document("Docs/Changelog.md")
    let newest = try #require(
      changelog.releases.first, "Docs/Changelog.md has no heading such as `## 0.1.0`.")
    for version in readme.installedVersions {
      #expect(
        version.text == newest.text,
        """
        Docs/GettingStarted.md:\(version.number) installs \(version.text), but Docs/Changelog.md:\
        \(newest.number) tells of \(newest.text).
        """)
    }
  }

  @Test func `versions are read from install lines and headings`() {
    let readme = Document(
      "```swift\n.package(url: \"https://a.org/B.git\", from: \"0.2.0\"),\n```\n")
    #expect(readme.installedVersions == [DocumentLine(number: 2, text: "0.2.0")])
    let changelog = Document("# Changelog\n## Unreleased\n## 0.2.0 – 2026\n### New\n## 0.1.0\n")
    #expect(changelog.releases.map(\.text) == ["0.2.0", "0.1.0"])
  }
}
