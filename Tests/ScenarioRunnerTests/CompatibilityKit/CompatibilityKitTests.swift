import AppShell
import ScriptTestSupport
import Testing

/// The samples of Cucumber's compatibility kit, with steps and hooks written in Swift: the same messages in the same
/// order.
@Suite(.enabled(if: ConformanceFolder.isAvailable, Comment(rawValue: ConformanceFolder.absence)))
struct CompatibilityKitTests {
    @Test("conformance compatibility-kit: a sample gives the official messages", arguments: try KitSample.all())
    func sample(_ sample: KitSample) throws {
        let differences = try KitComparison.differences(from: sample.expected(), in: sample.run())
        #expect(differences == [])
    }

    @Test(
        "conformance junit-xml: the messages of a sample that the kit lacks here are the official ones",
        arguments: try KitSample.furtherMessages()
    )
    func furtherSample(_ sample: KitSample) throws {
        // These are of several versions of the protocol.
        let differences = try KitComparison.differences(from: sample.expected(), in: sample.run())
        #expect(differences.filter { !$0.contains("protocolVersion") } == [])
    }

    @Test("the comparison sees what differs")
    func comparison() throws {
        let sample = try #require(KitSample.all().first { $0.name == "hooks" })
        let expected = try sample.expected()
        let actual = try sample.run()
        #expect(!KitComparison.differences(from: expected, in: Array(actual.dropLast())).isEmpty)
        for (index, message) in actual.enumerated() where message.objectValue?["testStepFinished"] != nil {
            var spoilt = actual
            let text = message.text(sortedKeys: true).replacing("PASSED", with: "SKIPPED").replacing(
                "FAILED",
                with: "PASSED"
            )
            spoilt[index] = try KitSample.lines(of: Array(text.utf8))[0]
            #expect(!KitComparison.differences(from: expected, in: spoilt).isEmpty)
        }
    }
}
