import AppShell

/// A product as a team begins it: one stack, with a feature of its own as its root.
struct ProductTemplate {
    let name: NewName
    let title: String
    let feature: NewName
    /// Whether the feature is a module of its own.
    let importsFeature: Bool
    /// As CODEOWNERS names them; nil while nobody looks after it.
    let owner: String?
    /// Whether the target has other products, whose tables have names, too.
    var isAmongOthers = false

    var types: [String] { ["App", "TestKit"].map { name.text + $0 } }

    /// The type of the words of the first feature.
    var words: String { "\(name.text)\(feature.text)Strings" }

    /// Its title in English.
    var english: String { NewTitle.english(of: title, named: name) }

    /// Its first feature.
    var firstFeature: FeatureTemplate {
        FeatureTemplate(name: feature, title: title, english: english, owner: owner)
    }

    /// The name of its table for English.
    private var table: String { isAmongOthers ? "\(name.id)English" : TableFile.variable(.english) }

    /// `LibraryEnglish.swift`.
    var englishTable: String {
        TableFile.new(.english, of: title, firstFeature.translations, named: table)
    }

    var link: String { "\(name.id)://\(feature.dashed)" }

    var app: String {
        let imports =
            importsFeature
            ? ["public import AppShell", "import AppShell\(feature.text)Feature"] : ["public import AppShell"]
        let module = firstFeature.element(placement: ".stack", strings: words, environment: "environment")
        return """
            \(imports.joined(separator: "\n"))

            /// \(title): what the app consists of.
            public enum \(name.text)App: Product {
                public static let manifest = AppManifest(
                    id: "\(name.id)",
                    name: "\(title)",
                    navigation: .stack(root: \(feature.text)List().route),
                    links: LinkPolicy(schemes: ["\(name.id)"])\(ownership)
                )

                public static let languages = ProductLanguages(source: .french, [.\(table)])

                /// What one feature needs of another goes from here to there as a closure: none knows a second one.
                public static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
                    [
                        \(module.split(separator: "\n").joined(separator: "\n            "))
                    ]
                }
            }

            """
    }

    private var ownership: String {
        owner.map { ",\n        owner: Ownership(\"\($0)\", contract: \"Its scripts say what it does, and pass\")" }
            ?? ""
    }

    /// - Parameter prefix: what the ids of its requirements begin with.
    func testKit(prefix: String, importsProduct: Bool) -> String {
        let imports =
            ["AppShell", "AppShellHeadless", "ScenarioRunner"].map { ($0, "public import \($0)") }
            + (importsProduct ? [(name.text, "import \(name.text)")] : [])
        return """
            \(imports.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n"))

            #if canImport(FoundationEssentials)
            import FoundationEssentials
            #else
            import Foundation
            #endif

            /// \(title), for scripts: an app that needs no back end.
            public enum \(name.text)TestKit: TestKit {
                public static var product: any Product.Type { \(name.text)App.self }
                public static let requirementPrefix = "\(prefix)"

                /// A phone in Paris, on Friday 23 January 2026 at 9:00.
                public static func makeSession() -> HeadlessSession {
                    HeadlessSession(
                        product: \(name.text)App.self,
                        start: Date(timeIntervalSince1970: 1_769_155_200),
                        formats: LocalFormats(
                            locale: Locale(identifier: "fr_FR"),
                            timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
                        ),
                        handler: NoBackend()
                    )
                }

                /// Steps that only this product needs: `library.step(.when, ["fr": "je signe {string}"], "…") { … }`.
                public static func define(in library: inout StepLibrary) {}
            }

            /// Whoever calls a server finds none.
            private struct NoBackend: HTTPHandler {
                func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
            }

            """
    }
}
