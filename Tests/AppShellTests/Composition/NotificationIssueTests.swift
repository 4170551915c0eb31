import Testing

@testable import AppShell

struct NotificationIssueTests {
    private struct Notifying: FeatureModule {
        let id: String
        var categories: [NotificationCategory] = []
        var knowsPreferences = false

        func contribute(to contributions: inout Contributions) {
            for category in categories { contributions.notificationCategory(category) }
            if knowsPreferences { contributions.notificationPreferences { NotificationPreferences() } }
        }
    }

    private func issues(_ modules: [any FeatureModule]) -> [String] {
        let manifest = AppManifest(id: "p", name: "P", navigation: .tabs([], selected: "none"))
        let issues = Composition(manifest: manifest, modules: modules).issues
        expectFrench(issues)
        return issues.filter { $0.code.hasPrefix("notification") }.map { "\($0)" }
    }

    @Test("MAD-FR32 two categories of one id name both owners; one without a title can't be switched")
    func categories() {
        let issues = issues([
            Notifying(id: "catalog", categories: [.news, NotificationCategory(id: "bare", title: "")]),
            Notifying(id: "blog", categories: [.news, .reminders]),
        ])
        #expect(issues.count == 2)
        #expect(
            issues.contains {
                $0.contains("the notification category “news” is contributed by “catalog” and by “blog”")
                    && $0.contains("give one of them another id")
            }
        )
        #expect(
            issues.contains {
                $0.contains("the notification category “bare” has the title “”")
                    && $0.contains("a title for its switch")
            }
        )
    }

    @Test("what the person has switched off is known in one place")
    func preferences() {
        #expect(issues([Notifying(id: "a", knowsPreferences: true), Notifying(id: "b")]) == [])
        let issues = issues([Notifying(id: "a", knowsPreferences: true), Notifying(id: "b", knowsPreferences: true)])
        #expect(issues.count == 1)
        #expect(
            issues.allSatisfy {
                $0.contains("the notification preferences are contributed by “a” and by “b”")
                    && $0.contains("let one module read and store them")
            }
        )
    }
}
