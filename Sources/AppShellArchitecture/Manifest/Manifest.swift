/// A package as `swift package dump-package` prints it: its manifest, evaluated.
struct Manifest {
    /// Of the manifest, from the root of the repository.
    let path: String
    let targets: [Target]
    let dependencies: [Dependency]

    /// The folder of the package, with a `/` at its end; empty at the root.
    var folder: String { String(path.dropLast("Package.swift".count)) }

    struct Target {
        let name: String
        var kind = Kind.regular
        var path: String?
        /// The targets and products that it depends on.
        var dependencies: Set<String> = []
        /// The settings of its Swift compiler, in order.
        var settings: [Setting] = []

        /// Where its sources are, from the package's folder.
        var folder: String {
            path ?? (kind == .test ? "Tests/" : "Sources/") + name
        }
    }

    enum Kind: String, Decodable {
        case regular
        case executable
        case test
        case system
        case binary
        case plugin
        case macro
    }

    /// A build setting, such as `enableUpcomingFeature(ExistentialAny)`.
    struct Setting: Hashable, CustomStringConvertible {
        let name: String
        let values: [String]

        var description: String { "\(name)(\(values.joined(separator: ", ")))" }
    }

    struct Dependency: Equatable {
        /// The name in the manifest, where it gives one.
        let name: String?
        /// Where a package lies that is not fetched.
        let path: String?
    }
}
