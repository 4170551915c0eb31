import AppShell
import AppShellInspection

/// An association file held against a product's links: whether both say the same of every link.
struct AssociationCheck {
    /// As the person named it.
    let name: String
    let host: String
    let file: AssociationFile
    /// The apps of the product that the file names.
    private(set) var apps: [String] = []
    /// The apps of the product that the file does not name.
    private(set) var missing: [String] = []
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
                disagreements += file.disagreements(with: links, host: host, appID: app).map { (app, $0) }
            }
        }
    }

    /// Nothing is missing and nothing was found, to the end.
    var agrees: Bool { missing.isEmpty && disagreements.isEmpty }

    /// What is known to be wrong; a comparison that was given up proves nothing either way.
    var hasFaults: Bool { !missing.isEmpty || disagreements.contains { $0.disagreement.isFound } }

    /// Without a line break at its end.
    var text: String {
        let notes = ((agrees ? Self.limits : []) + self.notes).map { "  note: \($0)" }
        return ([summary] + faults.map { "  - \($0)" } + notes).joined(separator: "\n")
    }

    /// What the file says in vain, or says otherwise than it seems.
    var notes: [String] { file.notes + shadowed.map(\.description) }

    /// What an agreement does not say.
    private static let limits = [
        "compared were https links as they are printed: percent-encoded, each query key once",
        "the system hands http links over too, and the app ignores those",
    ]

    private var summary: String {
        let subject = "\(name) and the links to \(host)"
        if agrees { return "\(subject) agree, for \(apps.joined(separator: ", "))" }
        guard hasFaults else { return "\(subject) could not be compared to the end:" }
        let count = missing.count + disagreements.count
        return "\(subject) differ in \(count == 1 ? "1 point" : "\(count) points"):"
    }

    private var faults: [String] {
        missing.map { id in
            AssociatedApps.lacksTeam(id)
                ? "no app \(AssociatedApps.bundle(of: id)) of a real team is in the file. Fix: add a detail with its id,"
                    + " the team in place of \(AssociatedApps.unknownTeam) (graph --aasa --team writes it)."
                : "the app \(id) is not in the file. Fix: add a detail with its id."
        }
            + disagreements.map { apps.count > 1 ? "\($0.app): \($0.disagreement)" : "\($0.disagreement)" }
    }
}

extension AssociationDisagreement {
    /// Whether it is one, and not a comparison that was given up.
    var isFound: Bool { if case .unfinished = kind { false } else { true } }
}
