import Foundation
import Testing

/// Where a test bundle begins. By its name SwiftPM takes this file for that, and does not look for XCTests, of which there
/// are none: it would need an index of every module, a fifth of the compiler's time.
@main
enum TestBundle {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        // Asked for XCTests, before a filter is applied to them.
        if arguments.contains("--dump-tests-json") { return print(#"{"tests": []}"#) }
        // A filter that left none of them, as SwiftPM passes it: without this, all tests would run.
        if arguments.contains("''") {
            print("A filter needs: swift test --enable-swift-testing --filter …")
            exit(2)
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
