/// The tests of a new feature, in an app of that feature alone.
enum FeatureTestsTemplate {
    static func text(of name: NewName) -> String {
        let imports = ["AppShell", "AppShell\(name.text)Feature", "AppShellHeadless", "Foundation", "Testing"].sorted()
        return """
            \(imports.map { "import \($0)\n" }.joined())
            /// An app of the list alone.
            enum \(name.text)App: Product {
                static let manifest = AppManifest(
                    id: "sample",
                    name: "Sample",
                    navigation: .stack(root: \(name.text)List().route),
                    links: LinkPolicy(schemes: ["sample"])
                )

                private struct Words: \(name.text)Strings {
                    let title = "List"
                    let field = "Entry"
                    let add = "Add"
                    let list = "Entries"
                    let empty = "Nothing"
                    let storage: StorageErrorStrings = .french
                }

                static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
                    [\(name.text)Module(placement: .stack, link: "/list", strings: Words(), environment: environment)]
                }
            }

            struct \(name.text)Tests {
                private func launched() throws -> HeadlessSession {
                    struct Nobody: HTTPHandler {
                        func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
                    }
                    let session = HeadlessSession(
                        product: \(name.text)App.self,
                        start: Date(timeIntervalSince1970: 0),
                        formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
                        handler: Nobody()
                    )
                    try session.launch()
                    return session
                }

                @Test("what is added is in the list, in its order, and there after a launch")
                func adds() throws {
                    let session = try launched()
                    #expect(try session.content().outline.contains("Nothing"))
                    for entry in ["First", "Second"] {
                        try session.type(entry, into: "Entry")
                        try session.tap("Add")
                    }
                    session.kill(by: .person)
                    try session.launch()
                    let outline = try session.content().outline
                    let first = try #require(outline.range(of: "First"))
                    let second = try #require(outline.range(of: "Second"))
                    #expect(first.upperBound < second.lowerBound)
                    #expect(!outline.contains("Nothing"))
                }

                @Test("blanks alone are nothing to add")
                func refusesBlanks() throws {
                    let session = try launched()
                    try session.type("  ", into: "Entry")
                    #expect(throws: HeadlessError.self) { try session.tap("Add") }
                }

                @Test("a full disk is told, and the list stays")
                func fullDisk() throws {
                    let session = try launched()
                    session.disk.isFull = true
                    try session.type("First", into: "Entry")
                    try session.tap("Add")
                    let outline = try session.content().outline
                    #expect(outline.contains(StorageErrorStrings.french.noRoom))
                    #expect(outline.contains("First"))
                }
            }

            """
    }
}
