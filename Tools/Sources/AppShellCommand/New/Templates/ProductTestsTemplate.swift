/// The tests of a new product of the house.
struct ProductTestsTemplate {
    let product: ProductTemplate

    private var name: String { product.name.text }

    private func imports(_ modules: [String]) -> String {
        modules.sorted().map { "import \($0)\n" }.joined()
    }

    /// `MadiniaTests`.
    var app: String {
        """
        \(imports(["AppShell", "AppShellHeadless", "Foundation", "Testing", name]))
        struct \(name)AppTests {
            private func launched(by link: String? = nil) throws -> HeadlessSession {
                struct Nobody: HTTPHandler {
                    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
                }
                let session = HeadlessSession(
                    product: \(name)App.self,
                    start: Date(timeIntervalSince1970: 1_769_155_200),
                    formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
                    handler: Nobody()
                )
                try session.launch(with: link.map { .link($0) })
                return session
            }

            @Test("the composition has no issue: the app starts on its list")
            func starts() throws {
                #expect(try launched().content().outline.contains("heading 1 “\(product.title)”"))
            }

            @Test("a link opens the list; one that leads nowhere changes nothing")
            func links() throws {
                let start = try launched().navigation()
                #expect(try launched(by: "\(product.link)").navigation() == start)
                #expect(try launched(by: "\(product.name.id)://nowhere").navigation() == start)
            }
        }

        """
    }

    /// `MadiniaTestKitTests`.
    var scenarios: String {
        """
        \(imports(["ProductTestSupport", "ScenarioRunner", "Testing", "\(name)TestKit"]))
        struct ScenarioTests {
            private static let scripts = ScriptFolder("\(name)", kit: \(name)TestKit.self)

            @Test("every scenario of the script passes", arguments: try scripts.files())
            func passes(_ file: String) throws {
                #expect(try Self.scripts.failure(of: file) == nil)
            }

            @Test("no step definition has an issue")
            func definitionsAreSound() {
                #expect(\(name)TestKit.library.errors.map(\\.description) == [])
            }

            @Test("every step of the scripts has exactly one definition")
            func dryRun() throws {
                #expect(try Self.scripts.isWhole())
            }

            @Test("two runs of every script in one process are identical, byte for byte")
            func repeats() throws {
                let files = try Self.scripts.files()
                let first = try Self.scripts.trace(of: files)
                #expect(!first.messages.isEmpty)
                // Not `#expect`, which would print both.
                let isSame = try Self.scripts.trace(of: files) == first
                #expect(isSame)
            }
        }

        """
    }
}
