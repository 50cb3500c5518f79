import DocumentationSamples

extension Document {
  /// Creates a document that stands in no file.
  init(_ text: String) {
    self.init(name: "Guide.md", path: "/Guide.md", text: text)
  }
}
