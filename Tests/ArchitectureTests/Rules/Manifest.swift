/// What the text of a Package.swift declares, read through the lexer.
struct Manifest {
    struct Target: Equatable {
        enum Kind: String {
            case target
            case executableTarget
            case testTarget
        }

        let kind: Kind
        let line: Int
        /// Nil when the name isn't a plain literal.
        let name: String?
        let path: String?
        /// The names its dependencies write out.
        let dependencies: Set<String>
        /// What stands after `swiftSettings:`; empty when nothing does.
        let settings: String

        /// Where its sources are, from the package's folder.
        var folder: String? {
            path ?? name.map { (kind == .testTarget ? "Tests/" : "Sources/") + $0 }
        }
    }

    let source: SwiftSource
    let targets: [Target]

    init(path: String, text: String) {
        let source = SwiftSource(path: path, text: text)
        self.source = source
        targets = Self.targets(in: source)
    }

    /// The folder of the package, with a `/` at its end; empty at the root.
    var folder: String { String(source.path.dropLast("Package.swift".count)) }

    private static func targets(in source: SwiftSource) -> [Target] {
        var found: [Target] = []
        var index = 0
        while index < source.tokens.count {
            if let kind = Target.Kind(rawValue: source.text(index + 1)), source.text(index) == ".",
                source.text(index + 2) == "("
            {
                found.append(target(kind, opening: index + 2, in: source))
                index = source.closing(of: index + 2)
            }
            index += 1
        }
        return found
    }

    private static func target(_ kind: Target.Kind, opening: Int, in source: SwiftSource) -> Target {
        let arguments = source.arguments(of: opening)
        let settings = arguments["swiftSettings"].map { start in
            let last = source.closing(of: opening)
            var end = start
            while end < last, source.text(end) != "," {
                end = ["(", "[", "{"].contains(source.text(end)) ? source.closing(of: end) + 1 : end + 1
            }
            return source.tokens[start..<end].map(\.text).joined()
        }
        return Target(
            kind: kind,
            line: source.tokens[opening].line,
            name: arguments["name"].flatMap(source.literal),
            path: arguments["path"].flatMap(source.literal),
            dependencies: arguments["dependencies"].map { literals(from: $0, in: source) } ?? [],
            settings: settings ?? ""
        )
    }

    private static func literals(from opening: Int, in source: SwiftSource) -> Set<String> {
        guard source.text(opening) == "[" else { return [] }
        return Set((opening..<source.closing(of: opening)).compactMap(source.literal))
    }
}
