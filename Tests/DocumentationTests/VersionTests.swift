import Foundation
import Testing

/// The programs report the newest version of CHANGELOG.md, and the pages depend on it.
struct VersionTests {
    @Test(
        "every place that names the version names the newest one",
        arguments: [
            "Tools/Sources/AppShellCommand/AppShellTool.swift",
            "Server/Sources/AppShellBackend/BackendTool.swift",
            "Sources/ScenarioReports/Messages/MessageReport+writing.swift",
        ]
    )
    func namesTheNewest(_ path: String) throws {
        let newest = try Self.newest()
        #expect(try RepositoryFile.text(of: path).contains("\"\(newest)\""), "\(path) does not say \(newest).")
    }

    @Test("every page that depends on AppShell by a version names the newest one")
    func pagesDependOnTheNewest() throws {
        let newest = try Self.newest()
        var count = 0
        for page in try RepositoryFile.pages() {
            for version in try RepositoryFile.text(of: page).matches(of: #/AppShell\.git", from: "([^"]*)"/#) {
                count += 1
                #expect(version.1 == newest, "\(page) depends on \(version.1).")
            }
        }
        #expect(count >= 2)
    }

    private static func newest() throws -> Substring {
        let changelog = try RepositoryFile.text(of: "CHANGELOG.md")
        return try #require(changelog.firstMatch(of: #/(?m)^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/#)).1
    }
}
