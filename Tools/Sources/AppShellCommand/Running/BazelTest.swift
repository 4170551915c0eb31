import AppShellTexts
import Foundation

/// What Bazel expects of a test besides its shard, by its test encyclopedia.
struct BazelTest {
    /// Where the results go as JUnit XML.
    let xmlFile: String?
    /// What `--test_filter` says.
    let filter: String?
    /// The file that says that the test took only its shard.
    let statusFile: String?

    /// Nil where Bazel does not run this process.
    init?(_ environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard value("BAZEL_TEST") != nil || value("TEST_TOTAL_SHARDS") != nil else { return nil }
        xmlFile = value("XML_OUTPUT_FILE")
        filter = value("TESTBRIDGE_TEST_ONLY")
        statusFile = value("TEST_SHARD_STATUS_FILE")
    }

    /// Tells Bazel that shards are known here. Without it, Bazel fails the test.
    func touchStatusFile() throws(CommandError) {
        guard let statusFile else { return }
        let descriptor = open(statusFile, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw CommandError(localized("TEST_SHARD_STATUS_FILE: \(statusFile) cannot be written (\(reason))."))
        }
        // The time, where the file is there already.
        futimens(descriptor, nil)
        close(descriptor)
    }
}
