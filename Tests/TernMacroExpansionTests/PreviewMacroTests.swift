import Testing

struct PreviewMacroTests {
  @Test func needsContent() {
    expectMacro(
      "#Preview(\"Empty\")",
      diagnostics: """
        1:1: error: '#Preview' has no content to show; write '#Preview { SomeView() }'
        """
    )
  }
}
