import AppShellTexts
import Foundation

/// A package of the repository, as `swift package dump-package` describes it.
struct PackageManifest {
    struct Target {
        let name: String
        /// From the top of the repository, with a slash at the end.
        let folder: String
        let isTest: Bool
        /// Names of targets and products.
        let dependencies: [String]
    }

    /// From the top of the repository, with a slash at the end; `""` for the top itself.
    let folder: String
    let targets: [Target]
    /// The targets of each executable product.
    let executables: [String: [String]]
    /// The targets of each library product.
    let libraries: [String: [String]]

    /// - Parameter json: of `swift package dump-package`.
    init(json: some Sequence<UInt8>, folder: String) throws {
        let dump = try JSONDecoder().decode(Dump.self, from: Data(json))
        self.folder = folder
        targets = dump.targets.map { target in
            let kind = target.type == "test" ? "Tests/" : target.type == "plugin" ? "Plugins/" : "Sources/"
            let path = target.path ?? kind + target.name
            let whole = (folder + path as NSString).standardizingPath
            return Target(
                name: target.name,
                folder: whole == "." || whole.isEmpty ? "" : whole + "/",
                isTest: target.type == "test",
                dependencies: (target.dependencies + (target.pluginUsages ?? [])).flatMap(\.names)
            )
        }
        func products(_ kind: String) -> [String: [String]] {
            Dictionary(dump.products.filter { $0.type.kind == kind }.map { ($0.name, $0.targets) }) { $0 + $1 }
        }
        var executables = products("executable")
        // An executable target is a product where none is declared.
        for target in dump.targets where target.type == "executable" && executables[target.name] == nil {
            executables[target.name] = [target.name]
        }
        self.executables = executables
        libraries = products("library")
    }

    /// Every package of the repository.
    ///
    /// - Throws: ``CommandError`` where SwiftPM can't read one.
    static func all(of repository: GitRepository, in tree: FileTree) throws(CommandError) -> [PackageManifest] {
        guard let swift = Subprocess.find("swift") else {
            throw CommandError(localized("swift is not in PATH, and it knows which targets depend on which."))
        }
        var manifests: [PackageManifest] = []
        for path in tree.ids.keys.sorted() where path == fileName || path.hasSuffix("/" + fileName) {
            let folder = String(path.dropLast(fileName.count))
            let arguments = ["package", "--package-path", "\(repository.root)/\(folder)", "dump-package"]
            let json = try Subprocess(swift, arguments).output()
            guard let manifest = try? PackageManifest(json: json, folder: folder) else {
                throw CommandError(localized("\(path): swift package dump-package gives something else than expected."))
            }
            manifests.append(manifest)
        }
        return manifests
    }

    static let fileName = "Package.swift"

    private struct Dump: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            let dependencies: [Dependency]
            /// `{"plugin": ["A", "Package"]}`: what it generates is part of the target.
            let pluginUsages: [Dependency]?
        }

        /// `{"byName": ["A", null]}` or `{"product": ["A", "Package", null, null]}`.
        struct Dependency: Decodable {
            let names: [String]

            init(from decoder: any Decoder) throws {
                let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
                names = kinds.values.compactMap { $0.first?.text }
            }
        }

        /// A text, or anything else.
        struct Part: Decodable {
            let text: String?

            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }

        struct Product: Decodable {
            let name: String
            let targets: [String]
            let type: Kind
        }

        /// `{"executable": null}` or `{"library": ["automatic"]}`.
        struct Kind: Decodable {
            let kind: String

            init(from decoder: any Decoder) throws {
                kind = try decoder.container(keyedBy: Key.self).allKeys.first?.stringValue ?? ""
            }
        }

        struct Key: CodingKey {
            let stringValue: String
            let intValue: Int? = nil

            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        let targets: [Target]
        let products: [Product]
    }
}
