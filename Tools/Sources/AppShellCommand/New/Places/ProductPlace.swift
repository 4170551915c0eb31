import AppShell
import AppShellTexts
import ScenarioRunner

/// Where a product of this program stands in the repository.
struct ProductPlace {
    let kit: any TestKit.Type
    /// `Madinia`.
    let module: String
    /// `MadiniaApp`.
    private let type: String
    /// The file that declares the type.
    let file: String
    /// The files of its module.
    private let files: [String]
    /// What is its own there.
    let code: ProductFolder

    /// - Throws: ``CommandError`` if its sources are not where the module's name says.
    init(_ kit: any TestKit.Type, in place: NewPlace) throws(CommandError) {
        self.kit = kit
        // `Madinia.MadiniaApp`.
        let names = String(reflecting: kit.product).split(separator: ".").map(String.init)
        module = names.first ?? ""
        type = names.last ?? ""
        files = place.swiftFiles(in: "Sources/\(module)")
        let plan = FilePlan(root: place.root)
        for path in files {
            let tokens = SwiftTokens(try plan.text(of: path))
            if ["enum", "struct", "class"].contains(where: { !tokens.ends(of: [$0, names.last ?? ""]).isEmpty }) {
                file = path
                code = try ProductFolder(kit.product, in: place)
                return
            }
        }
        throw CommandError(
            localized("Sources/\(module): no file there declares \(names.last ?? ""), the product \(kit.productID).")
                + " Run this in the product's repository."
        )
    }

    /// `Madinia`: what the names of its types begin with.
    var name: String { type.hasSuffix("App") && type != "App" ? String(type.dropLast(3)) : type }

    /// The folder of its texts.
    var strings: String {
        let folder = "\(code.path)/Strings/"
        return files.contains { $0.hasPrefix(folder) } ? folder : "\(code.path)/"
    }

    /// Where a feature opens, as Swift: on the tab that is shown first, or on the only stack.
    func placement(in plan: FilePlan) throws(CommandError) -> String {
        guard case .tabs(_, let tab) = kit.product.manifest.navigation else { return ".stack" }
        for path in files {
            let tokens = SwiftTokens(try plan.text(of: path))
            for end in tokens.ends(of: [":", "TabID", "=", "\"\(tab.rawValue)\""]) where tokens[end - 6] == "let" {
                return ".tab(.\(tokens[end - 5]))"
            }
        }
        return ".tab(\"\(tab.rawValue)\")"
    }

    /// The beginning of its links: `https://madinia.fr/` or `pitrainer://`.
    ///
    /// - Throws: ``CommandError`` if it has none.
    func origin() throws(CommandError) -> String {
        let links = kit.product.manifest.links
        if let host = links.hosts.first { return "https://\(host)/" }
        if let scheme = links.schemes.first { return "\(scheme)://" }
        throw CommandError(
            localized(
                """
                \(file): \(kit.productID) has no links, so that nothing could lead to the feature. Give its manifest \
                links: LinkPolicy(schemes: [\"\(kit.productID)\"]).
                """
            )
        )
    }
}
