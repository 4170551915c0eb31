import AppShellTexts
import Foundation
import ScenarioRunner

/// A repository of its own for a product.
struct NewRepository {
    private let folder: URL
    /// The checkout of AppShell, from the new folder.
    private let checkout: String

    /// - Throws: ``CommandError`` if the folder has something in it, or there is no checkout to depend on.
    init(at path: String) throws(CommandError) {
        folder = URL(fileURLWithPath: path).standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        guard names.allSatisfy({ $0 == ".git" }), !FileManager.default.isFile(folder) else {
            throw CommandError(localized("\(path): exists, and is not empty. Name a new folder."))
        }
        let home = ProcessInfo.processInfo.environment["APPSHELL_HOME"].map { URL(fileURLWithPath: $0) }
        guard let root = home ?? (try? NewPlace.current().root), NewPlace(root: root).kind == .house else {
            throw CommandError(
                localized("--at: the new package depends on a checkout of AppShell. Run ./appshell of that checkout.")
            )
        }
        checkout = Self.path(from: folder, to: root)
    }

    func plan(_ name: NewName, title: String, feature: NewName, owner: String?) throws(CommandError) -> FilePlan {
        let product = ProductTemplate(
            name: name,
            title: title,
            feature: feature,
            importsFeature: false,
            owner: owner
        )
        let package = OwnPackageTemplate(product: product, checkout: checkout)
        let template = product.firstFeature
        let prefix = name.prefix(otherThan: [])
        let sources = "Sources/\(name.id)"
        let scripts = "Scenarios/\(name.id)"
        var plan = FilePlan(root: folder)
        try plan.create(".gitignore", package.gitignore)
        try plan.create("Package.swift", package.manifest)
        try plan.create("README.md", package.readme)
        try plan.create("\(sources)/Main.swift", package.main)
        try plan.create("\(sources)/\(name.text)App.swift", product.app)
        try plan.create("\(sources)/\(name.text)TestKit.swift", product.testKit(prefix: prefix, importsProduct: false))
        try plan.create(
            "\(sources)/Strings/\(product.words).swift",
            template.words(product.words, imports: ["AppShell"])
        )
        try plan.create("\(sources)/Strings/\(name.text)English.swift", product.englishTable)
        for (file, text) in template.files { try plan.create("\(sources)/\(feature.text)/\(file)", text) }
        try plan.create(
            "Tests/\(package.tests)/\(package.tests).swift",
            ProductTestsTemplate(product: product).own(target: name.id, scripts: scripts, checksArchitecture: true)
        )
        try plan.create("Scenarios/requirements.csv", package.requirements("\(prefix)1"))
        try plan.create(
            "\(scripts)/\(feature.dashed).feature",
            template.script(link: product.link, tag: "\(prefix)1")
        )
        return plan
    }

    /// `../appshell`, links resolved as far as the folders exist.
    private static func path(from folder: URL, to root: URL) -> String {
        let here = resolved(folder).pathComponents
        let there = resolved(root).pathComponents
        let common = zip(here, there).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: here.count - common) + there[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// A folder that does not exist yet has the links of the one above.
    private static func resolved(_ folder: URL) -> URL {
        if FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) || folder.path == "/" {
            return folder.resolvingSymlinksInPath()
        }
        return resolved(folder.deletingLastPathComponent()).appending(path: folder.lastPathComponent)
    }
}

extension FileManager {
    fileprivate func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder) && !isFolder.boolValue
    }
}
