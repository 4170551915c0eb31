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
            private func launched(by link: String? = nil, in locale: String = "fr_FR") throws -> HeadlessSession {
                struct Nobody: HTTPHandler {
                    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
                }
                let session = HeadlessSession(
                    product: \(name)App.self,
                    start: Date(timeIntervalSince1970: 1_769_155_200),
                    formats: LocalFormats(locale: Locale(identifier: locale), timeZone: .gmt),
                    handler: Nobody()
                )
                try session.launch(with: link.map { .link($0) })
                return session
            }

            @Test("the composition has no issue: the app starts on its list")
            func starts() throws {
                #expect(try launched().content().outline.contains("heading 1 “\(product.title)”"))
            }

            @Test("a phone in English says it in English")
            func english() throws {
                #expect(try launched(in: "en_GB").content().outline.contains("heading 1 “\(product.english)”"))
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
        \(imports(["AppShellTesting", "Testing", "\(name)TestKit"]))
        struct ScenarioTests {
            private static let scripts = ScriptFolder("Scenarios/\(name)", kit: \(name)TestKit.self)

            @Test("every scenario passes", arguments: scripts.scenarios)
            func passes(_ scenario: ScenarioTest) { scenario.run() }

            @Test("every step of the scripts has exactly one definition")
            func defined() { Self.scripts.expectDefined() }

            @Test("two runs of every script in one process are identical, byte for byte")
            func repeats() { Self.scripts.expectRepeatable() }
        }

        """
    }

    /// Of a product in the target of a command of its own.
    ///
    /// - Parameters:
    ///   - target: the command's.
    ///   - scripts: the folder of the product's scripts.
    ///   - checksArchitecture: once in a package.
    func own(target: String, scripts: String, checksArchitecture: Bool) -> String {
        let libraries = (checksArchitecture ? ["AppShellArchitecture"] : []) + ["AppShellTesting"]
        let architecture =
            checksArchitecture ? "\n\n    @Test func architecture() throws { try PackageArchitecture().check() }" : ""
        return """
            \(imports(libraries + ["Testing", target]))
            /// The scripts, and all that a product can be asked without a test of its own.
            struct \(name)Tests {
                @Test(arguments: ScriptFolder("\(scripts)", kit: \(name)TestKit.self).scenarios)
                func scenario(_ scenario: ScenarioTest) { scenario.run() }

                @Test(arguments: ProductCheck.all)
                func product(_ check: ProductCheck) throws { try check.run(on: \(name)TestKit.self) }\(architecture)
            }

            """
    }
}
