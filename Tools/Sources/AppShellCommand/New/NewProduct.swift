import AppShellTexts
import ScenarioRunner

/// A product in the repository that there is.
struct NewProduct {
    private let product: ProductTemplate
    private let feature: FeatureTemplate
    private let place: NewPlace
    /// `Sources/NAME` of an own command; nil in the house.
    private let target: String?

    /// - Throws: ``CommandError`` if a name is taken.
    init(_ name: NewName, title: String, feature: NewName, owner: String?, in place: NewPlace) throws(CommandError) {
        self.place = place
        target = place.kind == .own ? try Self.target(in: place) : nil
        product = ProductTemplate(
            name: name,
            title: title,
            feature: feature,
            importsFeature: target == nil,
            owner: owner,
            isAmongOthers: target != nil
        )
        self.feature = product.firstFeature
        guard !ProductCatalog.kits.contains(where: { $0.productID.lowercased() == name.id }) else {
            throw CommandError(localized("“\(name.text)”: there is a product \(name.id) already. Choose another name."))
        }
        let types = product.types + self.feature.types + [product.words]
        if place.kind == .house {
            if place.has("Sources/\(name.text)") || place.has("Tests/\(name.text)Tests") {
                throw CommandError(localized("Sources/\(name.text): is a module already. Choose another name."))
            }
            if place.has("Sources/Features/\(feature.text)") {
                throw CommandError(
                    localized(
                        "Sources/Features/\(feature.text): exists already. Name the first feature: --feature NAME."
                    )
                )
            }
            try TakenNames.checkShell(name, of: place)
        }
        try TakenNames.check(types, in: ["Sources"], of: place)
    }

    private static func target(in place: NewPlace) throws(CommandError) -> String {
        guard let kit = ProductCatalog.kits.first else { throw CommandError(localized("There are no products.")) }
        return "Sources/\(try ProductPlace(kit, in: place).module)"
    }

    /// The path of its script.
    var script: String {
        "\(place.scripts(of: product.name.id, named: product.name.text))/\(feature.name.dashed).feature"
    }

    /// - Throws: ``CommandError`` if a file exists, or the place of a change is not found.
    func plan() throws(CommandError) -> FilePlan {
        var plan = FilePlan(root: place.root)
        let name = product.name.text
        let prefix = product.name.prefix(otherThan: ProductCatalog.kits.map { $0.requirementPrefix })
        let kit = product.testKit(prefix: prefix, importsProduct: target == nil)
        try plan.create(script, feature.script(link: product.link))
        let modules = ["AppShell"] + (target == nil ? ["AppShell\(feature.name.text)Feature"] : [])
        let words = feature.words(product.words, imports: modules)
        guard let target else {
            try plan.create("Sources/\(name)/\(name)App.swift", product.app)
            try plan.create("Sources/\(name)/Strings/\(product.words).swift", words)
            try plan.create("Sources/\(name)/Strings/\(name)English.swift", product.englishTable)
            try plan.create("Sources/TestKits/\(name)/\(name)TestKit.swift", kit)
            let tests = ProductTestsTemplate(product: product)
            try plan.create("Tests/\(name)Tests/\(name)AppTests.swift", tests.app)
            try plan.create("Tests/\(name)TestKitTests/ScenarioTests.swift", tests.scenarios)
            try addFeature(to: "Sources/Features/\(feature.name.text)", in: &plan)
            try HouseManifest.addFeature(feature.name, to: [], in: &plan)
            try HouseManifest.addProduct(product.name, feature: feature.name, in: &plan)
            try OwnerFile.add(product.owner, of: "Sources/\(name)", in: &plan)
            return plan
        }
        try plan.create("\(target)/\(name)/\(name)App.swift", product.app)
        try plan.create("\(target)/\(name)/\(product.words).swift", words)
        try plan.create("\(target)/\(name)/\(name)English.swift", product.englishTable)
        try plan.create("\(target)/\(name)/\(name)TestKit.swift", kit)
        try addFeature(to: "\(target)/\(feature.name.text)", in: &plan)
        try addTests(of: target, to: &plan)
        try OwnerFile.add(product.owner, of: "\(target)/\(name)", in: &plan)
        try HouseManifest.edit(try main(in: target), in: &plan) { edit throws(CommandError) in
            let what = "the list of test kits"
            try edit.insert("\(name)TestKit.self", intoArrayAfter: HouseManifest.toolMain, what) { $0.count }
        }
        return plan
    }

    private func addFeature(to folder: String, in plan: inout FilePlan) throws(CommandError) {
        for (file, text) in feature.files.sorted(by: { $0.key < $1.key }) { try plan.create("\(folder)/\(file)", text) }
        try OwnerFile.add(feature.owner, of: folder, in: &plan)
    }

    /// Beside those that the command's target has.
    private func addTests(of target: String, to plan: inout FilePlan) throws(CommandError) {
        let module = String(target.dropFirst("Sources/".count))
        for path in place.swiftFiles(in: "Tests") {
            let text = try plan.text(of: path)
            let tokens = SwiftTokens(text)
            guard !tokens.ends(of: ["import", module]).isEmpty, !tokens.ends(of: ["import", "AppShellTesting"]).isEmpty
            else { continue }
            let tests = ProductTestsTemplate(product: product).own(
                target: module,
                scripts: place.scripts(of: product.name.id, named: product.name.text),
                checksArchitecture: false
            )
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            return try plan.create("\(folder)/\(product.name.text)Tests.swift", tests)
        }
    }

    /// The file that starts the command.
    private func main(in target: String) throws(CommandError) -> String {
        let plan = FilePlan(root: place.root)
        for path in place.swiftFiles(in: target) {
            if !SwiftTokens(try plan.text(of: path)).ends(of: HouseManifest.toolMain).isEmpty { return path }
        }
        throw CommandError(
            localized("\(target): no file there calls AppShellTool.main(for:). Run this in the command's repository.")
        )
    }
}
