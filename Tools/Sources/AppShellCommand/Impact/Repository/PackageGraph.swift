import Foundation

/// The targets that a program is made of, and which of them each product's test kit reaches.
struct PackageGraph: Hashable, Codable {
    struct Target: Hashable, Codable {
        let name: String
        /// From the top of the repository, with a slash at the end.
        let folder: String
        /// The products whose scenarios it can concern; empty for one that only the command itself needs.
        let products: [String]
    }

    /// The packages with a part in the program: their folders, with a slash at the end; `""` for the top.
    let packages: [String]
    /// Sorted by folder.
    let targets: [Target]
    /// The folders of targets that are no part of the program, tests among them.
    let others: [String]
    /// The folders of packages without a part in the program.
    var otherPackages: [String] = []

    /// The innermost target around a file.
    func target(of path: String) -> Target? {
        let own = targets.filter { path.hasPrefix($0.folder) }.max { $0.folder.count < $1.folder.count }
        let other = others.filter { path.hasPrefix($0) }.map(\.count).max() ?? -1
        return own.flatMap { $0.folder.count > other ? $0 : nil }
    }

    func isOfOther(_ path: String) -> Bool { others.contains { !$0.isEmpty && path.hasPrefix($0) } }

    /// All products that any target concerns.
    var products: Set<String> { Set(targets.flatMap(\.products)) }
}

extension PackageGraph {
    /// - Parameters:
    ///   - manifests: of every package of the repository.
    ///   - program: the name of the executable product; where no package has it, every target is part of the program.
    ///   - kits: the module of each product's test kit.
    init(_ manifests: [PackageManifest], program: String, kits: [(product: String, module: String)]) {
        let index = TargetIndex(manifests)
        let roots = manifests.flatMap { $0.executables[program] ?? [] }
        let all = index.targets.filter { $0.value.contains { !$0.isTest } }.map(\.key)
        let parts = index.closure(of: roots.isEmpty ? all : roots)
        let reached = kits.map { kit in
            // A kit from elsewhere may reach anything.
            (kit.product, index.targets[kit.module] == nil ? parts : index.closure(of: [kit.module]))
        }
        targets = parts.flatMap { index.targets[$0] ?? [] }
            .map { target in
                let products = reached.filter { $0.1.contains(target.name) }.map(\.0).sorted()
                return Target(name: target.name, folder: target.folder, products: products)
            }
            .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
        others = index.targets.values.joined().filter { !parts.contains($0.name) }.map(\.folder).sorted()
        func isPart(_ manifest: PackageManifest) -> Bool { manifest.targets.contains { parts.contains($0.name) } }
        packages = manifests.filter(isPart).map(\.folder).sorted()
        otherPackages = manifests.filter { !isPart($0) }.map(\.folder).sorted()
    }
}

/// The targets of all packages by name: SwiftPM has each name once in a program, but a repository may have several programs.
private struct TargetIndex {
    let targets: [String: [PackageManifest.Target]]
    /// The targets of library products.
    private let libraries: [String: [String]]

    init(_ manifests: [PackageManifest]) {
        targets = Dictionary(grouping: manifests.flatMap(\.targets), by: \.name)
        libraries = Dictionary(manifests.flatMap(\.libraries)) { $0 + $1 }
    }

    func closure(of names: [String]) -> Set<String> {
        var found: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard let named = targets[name], found.insert(name).inserted else { continue }
            for dependency in named.flatMap(\.dependencies) {
                if targets[dependency] != nil { open.append(dependency) }
                open += libraries[dependency] ?? []
            }
        }
        return found
    }
}
