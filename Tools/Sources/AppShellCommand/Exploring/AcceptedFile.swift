import AppShellTexts
import Foundation
import ScenarioRunner

/// The file of the findings that a team accepts: `exploration.json` beside the scripts of the product.
enum AcceptedFile {
    static let name = "exploration.json"
    private static let example = #"{"accepted": [{"law": "…", "subject": "…", "fact": "…", "reason": "…"}]}"#

    /// - Parameter path: nil: the usual one, which may be missing.
    /// - Throws: ``CommandError`` where it can't be read.
    static func read(_ path: String?, for kit: any TestKit.Type) throws(CommandError) -> AcceptedFindings {
        guard let file = path ?? usual(for: kit) else { return AcceptedFindings() }
        let bytes = try InputFile.bytes(of: file)
        do {
            return try AcceptedFindings(json: Data(bytes))
        } catch let blank as AcceptedFindings.Blank {
            throw CommandError(localized("\(file): \(blank). Say why."))
        } catch {
            throw CommandError(
                localized("\(file): it is not a list of accepted findings (\("\(error)")). Write \(Self.example).")
            )
        }
    }

    /// The usual files, by the ids of the products.
    ///
    /// - Throws: ``CommandError`` where one can't be read.
    static func ofAllProducts() throws(CommandError) -> [String: AcceptedFindings] {
        var all: [String: AcceptedFindings] = [:]
        for kit in ProductCatalog.kits { all[kit.productID] = try read(nil, for: kit) }
        return all
    }

    /// In the folder of the product's scripts; nil where there is none.
    private static func usual(for kit: any TestKit.Type) -> String? {
        guard let root = try? ScriptFinder.defaultFolder() else { return nil }
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let own = folders.sorted().first { $0.lowercased() == kit.productID.lowercased() }
        let file = own.map { "\(root)/\($0)/\(name)" }
        return file.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    }
}
