import Testing

@testable import AppShellArchitecture

/// SHELL-9: the shell is generic. ``ImportTests`` checks that it imports nothing of ours; these tests, that it names no
/// product and no type that a feature or a product makes public.
@Suite struct GenericShellTests {
    @Test("SHELL-9: nothing in Sources/AppShell names a feature or a product")
    func namesNoFeature() {
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
        ("case catalog(CatalogDetail)", ["CatalogDetail"]),
        ("// as Madinia does\nlet x = 1", []),
        ("protocol Screen {}", []),
        // Types that only their feature can name: a namesake means nothing.
        ("func f<Row>(_ row: Row, key: Dictionary<Int, Int>.Key) {}", []),
    ])
    func finds(_ text: String, _ found: [String]) {
        let sources = [
            SwiftSource(path: "Sources/AppShell/X.swift", text: text),
            SwiftSource(path: "Sources/AppShell/Y.swift", text: "public protocol Screen {}"),
            SwiftSource(
                path: "Sources/Features/Catalog/Z.swift",
                text: """
                    public final class CatalogDetail { public struct Key {} }
                    public protocol Screen {}
                    struct Row {}
                    """
            ),
            SwiftSource(path: "Tests/AppShellLiveTests/T.swift", text: "let x = CatalogDetail()"),
        ]
        #expect(GenericShell.breaches(in: sources).map { $0.split(separator: " ").last.map(String.init) } == found)
    }
}

/// Looks for the names of features and products in the shell.
private enum GenericShell {
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// The products, and the public types of features and products but for namesakes of the shell's own types.
    static func names(in sources: [SwiftSource]) -> Set<String> {
        var theirs = Layout.products
        var own: Set<String> = []
        for source in sources {
            switch Layout.layer(ofPath: source.path) {
            case .feature, .product: theirs.formUnion(publicTypes(of: source))
            case .appShell: own.formUnion(types(of: source).map(source.text))
            default: break
            }
        }
        return theirs.subtracting(own)
    }

    /// Where the names of declared types stand, nested ones included.
    private static func types(of source: SwiftSource) -> [Int] {
        source.tokens.indices.dropLast().filter { kinds.contains(source.text($0)) }.map { $0 + 1 }
            .filter { source.text($0).first?.isUppercase == true }
    }

    /// The types that another module can name without naming an outer type first.
    private static func publicTypes(of source: SwiftSource) -> [String] {
        var depth = 0
        let isTopLevel = source.tokens.map { token in
            switch token.text {
            case "{": depth += 1
            case "}": depth -= 1
            default: break
            }
            return depth == 0
        }
        return types(of: source).filter { name in
            let modifier = source.text(name - 2)
            let isModified = ["final", "indirect"].contains(modifier)
            return isTopLevel[name] && (isModified ? source.text(name - 3) : modifier) == "public"
        }.map(source.text)
    }

    /// `Sources/AppShell/X.swift:3 names CatalogDetail`, in order.
    static func breaches(in sources: [SwiftSource]) -> [String] {
        let names = names(in: sources)
        let products = Layout.products.map { $0.lowercased() }
        // The same few texts come again and again.
        var isFound: [String: Bool] = [:]
        func finds(_ text: String) -> Bool {
            if let known = isFound[text] { return known }
            let lowercased = text.lowercased()
            let found = names.contains(text) || products.contains { lowercased.contains($0) }
            isFound[text] = found
            return found
        }
        return sources.filter { Layout.layer(ofPath: $0.path) == .appShell }.flatMap { source in
            source.tokens.indices.compactMap { index in
                let text = source.literal(at: index) ?? source.text(index)
                guard finds(text) else { return nil }
                return "\(source.path):\(source.tokens[index].line) names \(text)"
            }
        }
    }
}
