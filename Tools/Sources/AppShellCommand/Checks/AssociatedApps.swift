import AppShell
import AppShellInspection
import AppShellTexts

/// The apps and the host of a product that an apple-app-site-association file concerns.
struct AssociatedApps {
    /// The team in a manifest that does not know it: `TEAMID.com.example.app`.
    static let unknownTeam = "TEAMID"

    let host: String
    /// `ABCDE12345.com.madinia.mobile`, never empty.
    let ids: [String]

    /// - Parameters:
    /// - host: nil for the product's canonical one.
    /// - team: replaces ``unknownTeam``.
    /// - Throws: ``CommandError`` if the product has no such host, or no app.
    init(of manifest: AppManifest, host: String?, team: String?) throws(CommandError) {
        guard let canonical = manifest.links.hosts.first else {
            throw CommandError(
                localized(
                    "The product “\(manifest.id)” has no host, so it has no association file: only https links are associated."
                )
            )
        }
        self.host = host?.lowercased() ?? canonical
        guard manifest.links.hosts.contains(self.host) else {
            let hosts = manifest.links.hosts.joined(separator: ", ")
            throw CommandError(
                localized("--host: “\(self.host)” is not a host of “\(manifest.id)”; its hosts: \(hosts).")
            )
        }
        guard !manifest.appleAppIDs.isEmpty else {
            throw CommandError(
                localized(
                    """
                    The product “\(manifest.id)” names no app. Fix: add appleAppIDs to its manifest, such as \
                    \(Self.unknownTeam).com.example.app.
                    """
                )
            )
        }
        guard let team else {
            ids = manifest.appleAppIDs
            return
        }
        guard team.count == 10, team.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) })
        else {
            throw CommandError(
                localized("--team: “\(team)” is not an Apple team: write ten capitals and digits, such as ABCDE12345.")
            )
        }
        guard manifest.appleAppIDs.contains(where: Self.lacksTeam) else {
            let known = manifest.appleAppIDs.joined(separator: ", ")
            throw CommandError(localized("--team: the manifest of “\(manifest.id)” already names its team: \(known)."))
        }
        ids = manifest.appleAppIDs.map { Self.lacksTeam($0) ? "\(team).\(Self.bundle(of: $0))" : $0 }
    }

    /// The apps whose team is unknown.
    var idsWithoutTeam: [String] { ids.filter(Self.lacksTeam) }

    /// The ids in the file that stand for one of the apps, with any team if it is unknown.
    func ids(of id: String, in file: AssociationFile) -> [String] {
        var seen: Set<String> = []
        // The placeholder itself never opens an app.
        return file.details.flatMap(\.appIDs).filter { candidate in
            if Self.lacksTeam(candidate) { return false }
            let isNamed = Self.lacksTeam(id) ? Self.bundle(of: candidate) == Self.bundle(of: id) : candidate == id
            return isNamed && seen.insert(candidate).inserted
        }
    }

    static func lacksTeam(_ id: String) -> Bool { id.hasPrefix(unknownTeam + ".") }

    /// The part after the team.
    static func bundle(of id: String) -> Substring {
        id.firstIndex(of: ".").map { id[id.index(after: $0)...] } ?? id[...]
    }
}
