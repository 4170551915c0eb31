/// Hosts and schemes are written as they are compared.
struct SoundPolicy: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let links = composition.manifest.links
        let hosts = links.hosts.filter { !LinkPolicy.isHost($0) }.map { ("host", $0, "write the host alone") }
        let schemes = links.schemes.filter { !LinkPolicy.isOwnScheme($0) }.map { scheme in
            ["http", "https"].contains(scheme)
                ? ("scheme", scheme, "name hosts, whose links are https, or a scheme of one's own")
                : ("scheme", scheme, "write the scheme alone")
        }
        return (hosts + schemes).map { kind, text, fix in
            CompositionIssue(
                code: "link-\(kind)-invalid",
                module: nil,
                fact: "no link has the \(kind) “\(text)”",
                fix: fix.hasSuffix("alone") ? "\(fix), in lower case" : fix
            )
        }
    }
}
