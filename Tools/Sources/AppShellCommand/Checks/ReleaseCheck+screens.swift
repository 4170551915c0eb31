import AppShell
import AppShellTexts

extension ReleaseCheck {
    /// The addresses that links began with.
    var vanishedAddresses: [CompositionIssue] {
        let hosts = (released.hosts ?? []).filter { now.hosts?.contains($0) != true }.map { host in
            CompositionIssue(
                code: "host-vanished",
                module: nil,
                fact: localized("links to “\(host)” opened the app"),
                fix: localized("keep the host: mails and other sites have such links")
            )
        }
        let schemes = (released.schemes ?? []).filter { now.schemes?.contains($0) != true }.map { scheme in
            CompositionIssue(
                code: "scheme-vanished",
                module: nil,
                fact: localized("links with the scheme “\(scheme)” opened the app"),
                fix: localized("keep the scheme: mails and other apps have such links")
            )
        }
        return hosts + schemes
    }

    /// The screens on which phones have left people.
    func vanishedDestinations(of module: ReleasedGraph.Module) -> [CompositionIssue] {
        let names = Set(now.modules.flatMap { $0.destinations ?? [] }.filter(\.durable).map(\.name))
        return (module.destinations ?? []).filter { $0.durable && !names.contains(current($0.name)) }.map {
            destination in
            CompositionIssue(
                code: "destination-vanished",
                module: module.id,
                fact: localized("phones have kept “\(destination.name)” as where somebody was"),
                fix: localized(
                    "keep its name and keep it durable, or contribute a formerDestination that leads to what replaces it"
                )
            )
        }
    }

    /// What people have switched on or off.
    func vanishedCategories(of module: ReleasedGraph.Module) -> [CompositionIssue] {
        let ids = Set(now.modules.flatMap { $0.notificationCategories ?? [] }.map(\.id))
        return (module.notificationCategories ?? []).filter { !ids.contains($0.id) }.map { category in
            CompositionIssue(
                code: "category-vanished",
                module: module.id,
                fact: localized("people chose whether to get notifications of “\(category.id)”"),
                fix: localized("keep its id: servers send it, and phones have kept the choice")
            )
        }
    }
}
