import Testing

/// Where a test bundle begins. By its name SwiftPM takes this file for that, and does not look for XCTests, of which there
/// are none: it would need an index of every module, a fifth of the compiler's time.
///
/// `swift test` runs all tests; a filter needs `swift test --enable-swift-testing --filter …`.
@main
enum TestBundle {
    static func main() async {
        // Asked for XCTests, before a filter is applied to them.
        if CommandLine.arguments.contains("--dump-tests-json") { return print(#"{"tests": []}"#) }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
