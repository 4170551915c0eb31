import Testing

/// Where a test bundle begins that Scripts/swift-build builds, in place of the one that SwiftPM makes from what it
/// discovers: there is no XCTest, and to discover that, it would read an index of every module.
@main
enum TestBundle {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
