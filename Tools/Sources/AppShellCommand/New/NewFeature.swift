import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

/// A feature in a product that there is.
struct NewFeature {
    private let feature: FeatureTemplate
    private let product: ProductPlace
    private let place: NewPlace

    /// - Throws: ``CommandError`` if the name, or what is made from it, is taken.
    init(_ feature: FeatureTemplate, in product: ProductPlace, of place: NewPlace) throws(CommandError) {
        self.feature = feature
        self.product = product
        self.place = place
        try checkGraph()
        let home = "Sources/Features/\(feature.name.text)"
        guard place.kind != .house || place.swiftFiles(in: home).isEmpty else {
            throw CommandError(
                localized(
                    "\(home): there is such a feature already. docs/reusing-features.md says how \(product.kit.productID) takes it too; for a new one, choose another name."
                )
            )
        }
        let folders = place.kind == .house ? ["Sources/AppShell", "Sources/Features"] : []
        try TakenNames.check(feature.types + [words], in: folders + ["Sources/\(product.module)"], of: place)
    }

    /// The type of the product's words for it.
    private var words: String { "\(product.name)\(feature.name.text)Strings" }

    private func checkGraph() throws(CommandError) {
        let graph = try product.kit.graph(in: product.kit.makeSession())
        guard !graph.modules.contains(feature.name.id) else {
            throw CommandError(
                localized("\(product.file): has a module “\(feature.name.id)” already. Choose another name.")
            )
        }
        let link = try product.origin() + feature.name.dashed
        guard case .matched(_, let entry) = graph.links.match(link) else { return }
        throw CommandError(
            localized(
                "\(link): leads to \(entry.destination) already, by \(entry.pattern.source). Choose another name."
            )
        )
    }

    /// - Throws: ``CommandError`` if a file exists, or the place of a change is not found.
    func plan() throws(CommandError) -> FilePlan {
        let name = feature.name.text
        var plan = FilePlan(root: place.root)
        let folder = place.kind == .house ? "Sources/Features/\(name)" : "Sources/\(product.module)/\(name)"
        for (file, text) in feature.files.sorted(by: { $0.key < $1.key }) { try plan.create("\(folder)/\(file)", text) }
        let modules = place.kind == .house ? ["AppShell", "AppShell\(name)Feature"] : ["AppShell"]
        let file = "\(product.strings)\(words).swift"
        try plan.create(file, feature.words(words, imports: modules))
        try translate(file, in: &plan)
        let scripts = place.scripts(of: product.kit.productID, named: product.module)
        try plan.create(
            "\(scripts)/\(feature.name.dashed).feature",
            feature.script(
                link: try product.origin() + feature.name.dashed,
                signsIn: OpeningStep(for: product.kit).signsIn
            )
        )
        let placement = try product.placement(in: plan)
        try plan.change(product.file) { text throws(CommandError) in
            var edit = SwiftEdit(text, of: product.file)
            if place.kind == .house { try edit.insertImport(of: "AppShell\(name)Feature") }
            try edit.insertModule { feature.element(placement: placement, strings: words, environment: $0) }
            return edit.text
        }
        if place.kind == .house { try HouseManifest.addFeature(feature.name, to: [product.module], in: &plan) }
        try OwnerFile.add(feature.owner, of: folder, in: &plan)
        return plan
    }

    /// Translations of its words, where the product has a table for English, or for French if its code is not in French;
    /// `texts` tells what is missing in others.
    private func translate(_ file: String, in plan: inout FilePlan) throws(CommandError) {
        let language = feature.otherLanguage
        guard let table = try TableFile.find(language, in: product.code.files, of: place) else { return }
        var order: [String] = []
        for path in (product.code.files + [file]).sorted() {
            order += CodeTexts(try plan.text(of: path), of: path).texts.map(\.key)
        }
        try plan.change(table.path) { text in
            TableFile(text, of: table.path, for: language)?.adding(feature.translations, order: order) ?? text
        }
    }
}
