import AppShell
import AppShellTexts
import Foundation
import ScenarioRunner

/// Where the code of a product lies.
struct ProductFolder {
    /// `Sources/Madinia`, its target's; where several products share a target, the folder that declares it.
    let path: String
    /// The Swift files in it, without those in the folders of other products.
    let files: [String]

    /// - Throws: ``CommandError`` if no file below Sources declares the product.
    init(_ product: any Product.Type, in place: NewPlace) throws(CommandError) {
        let own = try Self.declaring(product, in: place)
        var others: [String] = []
        for kit in ProductCatalog.kits where Self.module(of: kit.product) == Self.module(of: product) {
            if let folder = try? Self.declaring(kit.product, in: place), folder != own { others.append(folder) }
        }
        let folder = others.isEmpty ? own.split(separator: "/").prefix(2).joined(separator: "/") : own
        path = folder
        files = place.swiftFiles(in: folder).filter { file in
            !others.contains { $0.hasPrefix(folder + "/") && file.hasPrefix($0 + "/") }
        }
    }

    /// `Madinia`
    private static func module(of product: any Product.Type) -> Substring {
        String(reflecting: product).prefix { $0 != "." }
    }

    private static func declaring(_ product: any Product.Type, in place: NewPlace) throws(CommandError) -> String {
        let name = String(describing: product)
        for path in place.swiftFiles(in: "Sources/\(module(of: product))") + place.swiftFiles(in: "Sources") {
            let file = place.root.appending(path: path).path(percentEncoded: false)
            let text = try InputFile.text(of: file, atMost: 10_000_000)
            guard text.contains(name), text.contains("Product") else { continue }
            let tokens = SwiftTokens(text)
            if ["enum", "struct", "class"].contains(where: { !tokens.ends(of: [$0, name, ":"]).isEmpty }) {
                return path.split(separator: "/").dropLast().joined(separator: "/")
            }
        }
        throw CommandError(
            localized(
                "\(name) is declared in no file below Sources. Name the folder of its code: --sources Sources/\(name)"
            )
        )
    }
}
