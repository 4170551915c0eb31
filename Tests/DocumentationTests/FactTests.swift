import Foundation
import Testing

/// What pages state about the sources.
struct FactTests {
    @Test(
        "docs/platform.md says how long Madinia stores what has no answer",
        arguments: [
            ("contact.outbox", "Sources/Features/Contact/ContactOutbox.swift"),
            (
                "catalog.pre-registration-intentions",
                "Sources/Features/Catalog/PreRegistration/PreRegistrationIntentions.swift"
            ),
        ]
    )
    func retention(_ key: String, _ path: String) throws {
        let source = try RepositoryFile.text(of: path)
        let lifetime = try #require(source.firstMatch(of: #/static let lifetime: TimeInterval = ([\d_]+)/#)).1
        let seconds = try #require(Int(lifetime.filter { $0 != "_" }))
        let words = try #require([86_400: "a day", 604_800: "a week"][seconds], "\(path): name this lifetime here")
        let line = try RepositoryFile.text(of: "docs/platform.md").split(separator: "\n").first {
            $0.hasPrefix("|") && $0.contains("`\(key)`")
        }
        #expect(line?.contains(words) == true, "docs/platform.md does not say that \(key) is stored for \(words).")
    }

    // Such a number is out of date with the next scenario.
    @Test("no page counts this repository's scenarios, but for the diary")
    func countsNoScenarios() throws {
        for page in try RepositoryFile.pages() where page != "docs/diary.md" && page != "CHANGELOG.md" {
            for count in try RepositoryFile.text(of: page).matches(of: #/\b[5-9]\d\d\s+(?:scenarios|scénarios)/#) {
                Issue.record("\(page): “\(count.0)”. Write “this repository's scenarios”, or give no number.")
            }
        }
    }
}
