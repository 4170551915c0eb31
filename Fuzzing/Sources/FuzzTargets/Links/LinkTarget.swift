package import AppShell

/// Any bytes as a link, against a table with every kind of segment and condition.
struct LinkTarget: FuzzTarget {
    static let name = "links"

    private let invariants: LinkInvariants

    init() throws {
        invariants = LinkInvariants(table: try PatternProduct.table(Self.patterns))
    }

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        try invariants.hold(for: bytes)
    }

    /// Each feature of the grammar, crossing where it may.
    static let patterns: [[String]] = [
        ["/"],
        ["/formations", "/formation"],
        ["/formations/{key}", "/formation/{key}"],
        ["/formations/{key}/seances/{id:number}"],
        ["/formations/{key}/{section:programme|avis}"],
        ["/formations/{slug:slug}/fiche"],
        ["/blog/{year:number?}/{month:number?}"],
        ["/blog/{year:number}/{month:number}/{slug:slug}"],
        ["/@{user}"],
        ["/pages/{page}.html"],
        ["/pages/v{version:number}-notes"],
        ["/pages/v{name}.html"],
        ["/docs/{*path}"],
        ["/docs/{id:number}/{*rest}"],
        ["/fichiers/{*path?}"],
        ["/recherche?q={query}&page={page:number?}&tri=date&debug"],
        ["/recherche?q={query}"],
        ["/aide#contact"],
        ["/aide#{anchor}"],
        ["https://www.madinia.fr/compte/{tab:slug}"],
        ["madinia://compte/{id:number}"],
        ["/caf%C3%A9/{a}/b/{c}"],
        ["/caf%C3%A9/{a}/{b}/c"],
        ["/{any}/fin"],
    ]
}

/// The table of the links target, for other programs.
package enum LinkTargets {
    package static let table = try? PatternProduct.table(LinkTarget.patterns)
}
