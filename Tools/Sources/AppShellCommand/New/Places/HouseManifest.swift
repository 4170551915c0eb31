import AppShellTexts

/// What the manifests, lists and rules of AppShell's own repository say of a feature or a product.
enum HouseManifest {
    private static let manifest = "Package.swift"

    /// A feature's target, its tests, and the products that include it.
    static func addFeature(_ name: NewName, to products: [String], in plan: inout FilePlan) throws(CommandError) {
        let tests = "Tests/AppShell\(name.text)FeatureTests/\(name.text)Tests.swift"
        try plan.create(tests, FeatureTestsTemplate.text(of: name))
        try edit(manifest, in: &plan) { edit throws(CommandError) in
            let text = "\"\(name.text)\""
            try edit.insert(text, intoArrayAfter: ["let", "features", "="], "the list of features", at: byName(text))
            for product in products {
                let pattern = ["product", "(", "\"\(product)\"", ",", "features", ":"]
                try edit.insert(text, intoArrayAfter: pattern, "the list of \(product)'s features", at: byName(text))
            }
        }
    }

    /// A product's targets, and every list that names all products.
    static func addProduct(_ name: NewName, feature: NewName, in plan: inout FilePlan) throws(CommandError) {
        let kit = "\(name.text)TestKit"
        try edit(manifest, in: &plan) { edit throws(CommandError) in
            let libraries = ["let", "libraries", "=", "features", ".", "map", "(", "feature", ")", "+"]
            for (element, beginning) in [
                ("product(\"\(name.text)\", features: [\"\(feature.text)\"])", "product("),
                ("testKit(\"\(name.text)\", [])", "testKit("),
            ] {
                try edit.insert(element, intoArrayAfter: libraries, "the list of libraries", at: afterLast(beginning))
            }
            let tests = ["let", "testTargets", "=", "features", ".", "map", "(", "featureTests", ")", "+"]
            let app = "tests(\"\(name.text)Tests\", [\"\(name.text)\", \"AppShell\", \"AppShellHeadless\"])"
            try edit.insert(app, intoArrayAfter: tests, "the list of tests", at: after { isAppTests($0) })
            let scripts = "tests(\"\(kit)Tests\", [\"\(kit)\", \"AppShellTesting\"])"
            try edit.insert(
                scripts,
                intoArrayAfter: tests,
                "the list of tests",
                at: after { $0.contains("TestKitTests\"") }
            )
            let suite = ["tests", "(", "\"ProductSuiteTests\"", ","]
            try edit.insert("\"\(kit)\"", intoArrayAfter: suite, "what ProductSuiteTests need", at: after(isKit))
        }
        try edit("Tools/Package.swift", in: &plan) { edit throws(CommandError) in
            try edit.insert("\"\(kit)\"", intoArrayAfter: ["let", "testKits", "="], "the list of test kits", at: atEnd)
        }
        for program in ["AppShellMain", "AppShellServed", "AppShellWeb"] {
            try edit("Tools/Sources/\(program)/\(program).swift", in: &plan) { edit throws(CommandError) in
                try edit.insertImport(of: kit)
                try edit.insert("\(kit).self", intoArrayAfter: toolMain, "the list of test kits", at: atEnd)
            }
        }
        try edit("Tests/ProductSuiteTests/EveryProduct.swift", in: &plan) { edit throws(CommandError) in
            try edit.insertImport(of: kit)
            let subjects = ["let", "ofTheHouse", ":", "[", "ProductSubject", "]", "="]
            try edit.insert("ProductSubject(\(kit).self)", intoArrayAfter: subjects, "the list ofTheHouse", at: atEnd)
        }
        try edit("Tests/ArchitectureTests/Rules/Layout.swift", in: &plan) { edit throws(CommandError) in
            let products = ["let", "products", ":", "Set", "<", "String", ">", "="]
            try edit.insert("\"\(name.text)\"", intoArrayAfter: products, "the list of products", at: atEnd)
        }
        try plan.change("Makefile") { text throws(CommandError) in try addProduct(name.id, toMakefile: text) }
    }

    /// The tokens before the kits of a command.
    static let toolMain = ["AppShellTool", ".", "main", "(", "for", ":"]

    static func edit(
        _ path: String,
        in plan: inout FilePlan,
        _ change: (inout SwiftEdit) throws(CommandError) -> Void
    ) throws(CommandError) {
        try plan.change(path) { text throws(CommandError) in
            var edit = SwiftEdit(text, of: path)
            try change(&edit)
            return edit.text
        }
    }

    private static func addProduct(_ id: String, toMakefile text: String) throws(CommandError) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let index = lines.firstIndex(where: { $0.hasPrefix("products := ") }) else {
            throw CommandError(
                localized("Makefile: has no line “products := …”. Nothing was changed. Write one, then try again.")
            )
        }
        if !lines[index].split(separator: " ").contains(Substring(id)) { lines[index] += " \(id)" }
        return lines.joined(separator: "\n")
    }

    /// Where it belongs by the alphabet.
    private static func byName(_ element: String) -> ([String]) -> Int {
        { elements in elements.firstIndex { $0 > element } ?? elements.count }
    }

    private static func atEnd(_ elements: [String]) -> Int { elements.count }

    /// Behind the last of its kind; at the end, if there is none.
    private static func after(_ isOfKind: @escaping (String) -> Bool) -> ([String]) -> Int {
        { elements in elements.lastIndex(where: isOfKind).map { $0 + 1 } ?? elements.count }
    }

    private static func afterLast(_ beginning: String) -> ([String]) -> Int { after { $0.hasPrefix(beginning) } }

    private static func isKit(_ element: String) -> Bool { element.hasSuffix("TestKit\"") }

    /// `tests("MadiniaTests", ["Madinia", …])`: the first dependency is what is tested, and no part of the framework.
    private static func isAppTests(_ element: String) -> Bool {
        guard let match = element.firstMatch(of: /^tests\(\s*"(\w+)Tests",\s*\[\s*"(\w+)"/) else { return false }
        return match.1 == match.2 && !["AppShell", "Cucumber", "S"].contains { match.1.hasPrefix($0) }
            && !match.1.hasSuffix("TestKit") && !match.1.hasSuffix("Backend")
    }
}
