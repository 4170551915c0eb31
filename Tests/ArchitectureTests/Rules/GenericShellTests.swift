import Testing

/// SHELL-9: the shell is generic. That it imports nothing of ours is ``ImportTests``' matter; here, that it does not
/// speak of a feature or product in any other way either.
@Suite struct GenericShellTests {
    @Test("SHELL-9: nothing in Sources/AppShell names a feature or a product")
    func namesNobody() {
        let sources = SourceTree.current.sources
        let names = GenericShell.names(in: sources)
        #expect(names.contains("Madinia") && names.contains("CatalogModule"), "\(names.sorted())")
        let breaches = GenericShell.breaches(in: sources)
        #expect(breaches == [], "\(breaches.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("let title = \"Formations\"", []),
        ("if manifest.id == \"madinia\" { return }", ["madinia"]),
        ("let x = MadiniaLinks()", ["MadiniaLinks"]),
        ("case catalog(CourseDetail)", ["CourseDetail"]),
        ("// as Madinia does\nlet x = 1", []),
        ("protocol Screen {}", []),
    ])
    func finds(_ text: String, _ found: [String]) {
        let sources = [
            SwiftSource(path: "Sources/AppShell/X.swift", text: text),
            SwiftSource(path: "Sources/AppShell/Y.swift", text: "public protocol Screen {}"),
            SwiftSource(
                path: "Sources/Features/Catalog/Z.swift",
                text: "struct CourseDetail {}\nprivate struct Screen {}"
            ),
            SwiftSource(path: "Tests/AppShellLiveTests/T.swift", text: "let x = CourseDetail()"),
        ]
        #expect(GenericShell.breaches(in: sources).map { $0.split(separator: " ").last.map(String.init) } == found)
    }
}

/// Looks for the names of features and products in the shell.
private enum GenericShell {
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// The products, and every type that features and products declare and the shell does not.
    static func names(in sources: [SwiftSource]) -> Set<String> {
        var theirs = House.products
        var own: Set<String> = []
        for source in sources {
            switch House.layer(ofPath: source.path) {
            case .feature, .product: theirs.formUnion(declared(in: source))
            case .appShell: own.formUnion(declared(in: source))
            default: break
            }
        }
        return theirs.subtracting(own)
    }

    private static func declared(in source: SwiftSource) -> [String] {
        source.tokens.indices.dropLast().filter { kinds.contains(source.text($0)) }.map { source.text($0 + 1) }
            .filter { $0.first?.isUppercase == true }
    }

    /// `Sources/AppShell/X.swift:3 names CourseDetail`, in order.
    static func breaches(in sources: [SwiftSource]) -> [String] {
        let names = names(in: sources)
        let products = House.products.map { $0.lowercased() }
        return sources.filter { House.layer(ofPath: $0.path) == .appShell }.flatMap { source in
            source.tokens.indices.compactMap { index in
                let text = source.literal(at: index) ?? source.text(index)
                let namesProduct = products.contains { text.lowercased().contains($0) }
                guard namesProduct || names.contains(text) else { return nil }
                return "\(source.path):\(source.tokens[index].line) names \(text)"
            }
        }
    }
}
