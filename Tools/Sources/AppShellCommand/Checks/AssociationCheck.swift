import AppShell
import AppShellInspection
import AppShellTexts

/// Compares an association file with a product's links: whether they agree on every link, and on sharing passwords.
struct AssociationCheck {
    /// The file as named on the command line.
    let name: String
    let host: String
    let file: AssociationFile
    /// The product's apps in the file.
    private(set) var apps: [String] = []
    /// The product's apps that are not in the file.
    private(set) var missing: [String] = []
    /// The product's apps in the file that should get the passwords saved for the host, and don't.
    private(set) var appsWithoutPasswords: [String] = []
    /// In the order of the apps.
    private(set) var disagreements: [(app: String, disagreement: AssociationDisagreement)] = []
    private let shadowed: [AssociationFile.ShadowedRule]

    init(_ file: AssociationFile, named name: String, of apps: AssociatedApps, with links: LinkTable) {
        self.name = name
        self.file = file
        shadowed = file.shadowedRules
        host = apps.host
        for id in apps.ids {
            let named = apps.ids(of: id, in: file)
            if named.isEmpty { missing.append(id) }
            for app in named {
                self.apps.append(app)
                if links.policy.sharesPasswords, !file.passwordApps.contains(app) { appsWithoutPasswords.append(app) }
                disagreements += file.disagreements(with: links, host: host, appID: app).map { (app, $0) }
            }
        }
    }

    /// Nothing is missing or different, and the comparison was completed.
    var agrees: Bool { missing.isEmpty && appsWithoutPasswords.isEmpty && disagreements.isEmpty }

    /// A definite difference; an incomplete comparison proves nothing.
    var hasIssues: Bool {
        !missing.isEmpty || !appsWithoutPasswords.isEmpty || disagreements.contains { $0.disagreement.isFound }
    }

    /// Without a trailing line break.
    var text: String {
        let vain = file.localizedNotes + shadowed.map(\.localizedDescription)
        let notes = ((agrees ? Self.limits : []) + vain).map { "  " + localized("note: \($0)") }
        return ([summary] + issues.map { "  - \($0)" } + notes).joined(separator: "\n")
    }

    /// Rules without effect, or with another effect than they seem to have.
    var notes: [String] { file.notes + shadowed.map(\.description) }

    /// What the comparison does not cover.
    private static var limits: [String] {
        [
            localized("https links were compared as the app prints them: percent-encoded, each query key once"),
            localized("the system also opens the app for http links, which the app ignores"),
        ]
    }

    private var summary: String {
        if agrees {
            return localized("\(name) and the links to \(host) agree for \(apps.joined(separator: ", "))")
        }
        guard hasIssues else {
            return localized("\(name) and the links to \(host) could not be compared completely:")
        }
        let count = missing.count + appsWithoutPasswords.count + disagreements.count
        return localized("\(name) and the links to \(host) differ in \(count, "place"):")
    }

    private var issues: [String] {
        missing.map { id in
            AssociatedApps.lacksTeam(id)
                ? localized(
                    """
                    no app \(AssociatedApps.bundle(of: id)) with a real team is in the file. Fix: add a detail with its \
                    id, with the team instead of \(AssociatedApps.unknownTeam) (graph --aasa --team writes it).
                    """
                )
                : localized("the app \(id) is not in the file. Fix: add a detail with its id.")
        }
            + appsWithoutPasswords.map { app in
                localized("\(app) is not offered the passwords saved for \(host). Fix: add it to webcredentials.apps.")
            }
            + disagreements.map { app, disagreement in
                let text = disagreement.localizedDescription
                return apps.count > 1 ? localized("\(app): \(text)") : text
            }
    }
}

extension AssociationDisagreement {
    /// Whether it is a disagreement rather than an incomplete comparison.
    var isFound: Bool { if case .unfinished = kind { false } else { true } }
}
