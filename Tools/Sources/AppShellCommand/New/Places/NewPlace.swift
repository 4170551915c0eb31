import AppShellTexts
import Foundation
import ScenarioRunner

/// The repository that a command writes into: AppShell's own, or one with an own command.
struct NewPlace {
    enum Kind {
        /// A target for each feature, product and test kit.
        case house
        /// One target, `Sources/NAME`, that holds everything.
        case own
    }

    let root: URL
    let kind: Kind

    /// The nearest folder with a Package.swift and a folder Scenarios, from the working folder upwards; without one, the
    /// nearest with a Package.swift.
    ///
    /// - Throws: ``CommandError`` if there is none.
    static func current() throws(CommandError) -> NewPlace {
        var packages: [URL] = []
        var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        while true {
            if exists("Package.swift", in: folder) { packages.append(folder) }
            if folder.path == "/" { break }
            folder.deleteLastPathComponent()
        }
        guard let root = packages.first(where: { exists("Scenarios", in: $0) }) ?? packages.first else {
            throw CommandError(
                localized("There is no Package.swift in this folder or above. Go to the repository, and try again.")
            )
        }
        return NewPlace(root: root)
    }

    init(root: URL) {
        self.root = root
        kind = Self.exists("Sources/AppShell", in: root) ? .house : .own
    }

    func has(_ path: String) -> Bool { Self.exists(path, in: root) }

    /// The paths of the Swift files below a folder, in order.
    func swiftFiles(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path(percentEncoded: false))
        let paths = names?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The folder of a product's scripts.
    func scripts(of id: String, named name: String) -> String {
        let folder = root.appending(path: "Scenarios").path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return "Scenarios/"
            + (names.sorted().first { $0.lowercased() == id.lowercased() } ?? (kind == .house ? name : id))
    }

    /// How the command is called there.
    var command: String { kind == .house ? "./appshell" : "swift run \(ProgramName.short)" }

    private static func exists(_ path: String, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path(percentEncoded: false))
    }
}
