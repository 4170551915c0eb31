import AppShell
import AppShellInspection

/// Which apps and which host of a product an apple-app-site-association file is about.
struct AssociatedApps {
    /// Stands for the team in a manifest that does not know it: `TEAMID.com.example.app`.
    static let unknownTeam = "TEAMID"

    let host: String
    /// `ABCDE12345.com.madinia.mobile`, never empty.
    let ids: [String]

    /// - Parameters:
    ///   - host: nil for the product's canonical one.
    ///   - team: put in the place of ``unknownTeam``.
    /// - Throws: ``CommandError`` where the product has no such host, or names no app.
    init(of manifest: AppManifest, host: String?, team: String?) throws(CommandError) {
        guard let canonical = manifest.links.hosts.first else {
            throw CommandError(
                "The product “\(manifest.id)” has no host, so no association file: https links alone are associated."
            )
        }
        self.host = host?.lowercased() ?? canonical
        guard manifest.links.hosts.contains(self.host) else {
            let hosts = manifest.links.hosts.joined(separator: ", ")
            throw CommandError("--host: “\(self.host)” is no host of “\(manifest.id)”, only \(hosts).")
        }
        guard !manifest.appleAppIDs.isEmpty else {
            throw CommandError(
                "The product “\(manifest.id)” names no app. Fix: give its manifest appleAppIDs, such as"
                    + " \(Self.unknownTeam).com.example.app."
            )
        }
        guard let team else {
            ids = manifest.appleAppIDs
            return
        }
        guard team.count == 10, team.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) })
        else {
            throw CommandError(
                "--team: “\(team)” is no team of Apple's: ten capitals and digits, such as ABCDE12345."
            )
        }
        guard manifest.appleAppIDs.contains(where: Self.lacksTeam) else {
            let known = manifest.appleAppIDs.joined(separator: ", ")
            throw CommandError("--team: the manifest of “\(manifest.id)” names its team already: \(known).")
        }
        ids = manifest.appleAppIDs.map { Self.lacksTeam($0) ? "\(team).\(Self.bundle(of: $0))" : $0 }
    }

    /// Those whose team is not known.
    var idsWithoutTeam: [String] { ids.filter(Self.lacksTeam) }

    /// The ids under which a file names one of the apps: whatever the team is, where it is not known.
    func ids(of id: String, in file: AssociationFile) -> [String] {
        var seen: Set<String> = []
        // A file that names the placeholder itself opens no app.
        return file.details.flatMap(\.appIDs).filter { candidate in
            if Self.lacksTeam(candidate) { return false }
            let isNamed = Self.lacksTeam(id) ? Self.bundle(of: candidate) == Self.bundle(of: id) : candidate == id
            return isNamed && seen.insert(candidate).inserted
        }
    }

    static func lacksTeam(_ id: String) -> Bool { id.hasPrefix(unknownTeam + ".") }

    /// What follows the team.
    static func bundle(of id: String) -> Substring {
        id.firstIndex(of: ".").map { id[id.index(after: $0)...] } ?? id[...]
    }
}
