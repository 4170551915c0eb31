import AppShellInspection
import Testing

@testable import AppShell

/// Fields of a product's own, as files and variables set them.
struct ConfigurationFieldTests {
    private enum Tone: String, CaseIterable, Sendable { case plain, warm }

    private static let size = ConfigurationField("catalogue.page-size", "Courses a page.", default: 20)
    private static let ratio = ConfigurationField("ratio", "A ratio.", default: 0.5)
    private static let key = ConfigurationField("map.key", "Of the map's service.", default: "", isSecret: true)
    private static let beta = ConfigurationField("beta", "A beta.", default: false)
    private static let tone = ConfigurationField("tone", "How it speaks.", default: Tone.plain)
    private static let pin = ConfigurationField(
        "pin",
        "A number of four digits.",
        default: 1_000,
        form: "four digits",
        isSecret: true
    ) { text in text.count == 4 ? Int(text) : nil }

    private static let declared = [
        size.declaration, ratio.declaration, key.declaration, beta.declaration, tone.declaration, pin.declaration,
    ]

    private func issues(
        _ configuration: AppConfiguration,
        _ fields: [ConfigurationDeclaration] = declared
    ) -> [String] {
        let issues = Composition(
            manifest: AppManifest(id: "p", name: "P", navigation: .tabs([], selected: "none")),
            modules: [],
            fields: fields,
            fieldTexts: configuration.texts
        ).issues
        expectFrench(issues)
        return issues.filter { $0.code.hasPrefix("field") }.map { "\($0)" }
    }

    @Test("a field has its default until a file or a variable sets it, the later one before the earlier")
    func values() throws {
        var configuration = AppConfiguration()
        #expect(configuration[Self.size] == 20)
        #expect(configuration[Self.tone] == .plain)
        try configuration.read(
            Array(
                #"""
                {"apiBaseURL": "https://a.example", "apiKey": "k", "appVersion": "2.0", "pushEnvironment": "SANDBOX",
                 "catalogue.page-size": 50, "ratio": 0.25, "map.key": "abc", "beta": true, "tone": "warm", "pin": "0042"}
                """#.utf8
            ),
            from: "build.json"
        )
        #expect(configuration.apiBaseURL == "https://a.example")
        #expect(configuration.apiKey == "k")
        #expect(configuration.appVersion == "2.0")
        #expect(configuration.pushEnvironment == .sandbox)
        #expect(configuration[Self.size] == 50)
        #expect(configuration[Self.ratio] == 0.25)
        #expect(configuration[Self.key] == "abc")
        #expect(configuration[Self.beta])
        #expect(configuration[Self.tone] == .warm)
        #expect(configuration[Self.pin] == 42)
        configuration.read(
            variables: ["APPCONFIG_CATALOGUE_PAGE_SIZE": "70", "PATH": "/bin", "CATALOGUE_PAGE_SIZE": "1"],
            of: Self.declared
        )
        #expect(configuration[Self.size] == 70)
        #expect(issues(configuration) == [])
    }

    @Test("texts that a field can't have, and fields that nobody declares, are told with place and fix, secrets hidden")
    func wrong() throws {
        var configuration = AppConfiguration()
        try configuration.read(
            Array(#"{"catalogue.page-size": 2.5, "pin": "98765", "ton": "warm"}"#.utf8),
            from: "b.json"
        )
        configuration.read(
            variables: ["APPCONFIG_TONE": "cold", "APPCONFIG_BETA": "yes", "APPCONFIG_OTHER": "x"],
            of: Self.declared
        )
        let known = "“catalogue.page-size”, “ratio”, “map.key”, “beta”, “tone”, “pin”"
        #expect(
            issues(configuration) == [
                "[field-unknown] manifest: the variable APPCONFIG_OTHER sets the field “APPCONFIG_OTHER”, "
                    + "which the product does not have. Fix: name one of \(known), or list it in the product's "
                    + "configuration.",
                "[field-value] manifest: the variable APPCONFIG_BETA sets the field “beta” to “yes”, "
                    + "which is not true or false. Fix: set it to true or false.",
                "[field-value] manifest: b.json sets the field “catalogue.page-size” to “2.5”, "
                    + "which is not a whole number. Fix: set it to a whole number.",
                "[field-value] manifest: b.json sets the field “pin” to “***”, which is not four digits. "
                    + "Fix: set it to four digits.",
                "[field-unknown] manifest: b.json sets the field “ton”, which the product does not have. "
                    + "Fix: name one of \(known), or list it in the product's configuration.",
                "[field-value] manifest: the variable APPCONFIG_TONE sets the field “tone” to “cold”, "
                    + "which is not one of plain, warm. Fix: set it to one of plain, warm.",
            ]
        )
        #expect(configuration[Self.size] == 20)
        #expect(configuration[Self.pin] == 1_000)
        #expect(
            issues(configuration, []).first
                == "[field-unknown] manifest: the variable APPCONFIG_OTHER sets the field “APPCONFIG_OTHER”, "
                + "which the product does not have. Fix: list it in the product's configuration."
        )
    }

    @Test("two fields have no variable in common")
    func variables() {
        let fields = ["page-size", "page.size"].map { ConfigurationField($0, "Size.", default: 20).declaration }
        #expect(
            issues(AppConfiguration(), fields) == [
                "[field-variable] manifest: the fields “page-size” and “page.size” have one variable, "
                    + "APPCONFIG_PAGE_SIZE. Fix: give one another name."
            ]
        )
    }

    @Test("fields have names of their own")
    func names() {
        let odd = ConfigurationField("Odd Name", "Odd.", default: "")
        #expect(
            issues(AppConfiguration(), [odd.declaration, Self.size.declaration, Self.size.declaration]) == [
                "[field-name] manifest: “Odd Name” names a field of the configuration. "
                    + "Fix: use lower-case letters, digits, hyphens and dots.",
                "[field-duplicate] manifest: two fields are called “catalogue.page-size”. Fix: give one another name.",
            ]
        )
    }

    @Test(
        "a file that can't be read says where and why, sets nothing, and shows no text of it",
        arguments: [
            (#"{"pin": "s3cret","#, "b.json, line 1, column"),
            ("[1]", "b.json: it is not an object. Fix: write the fields in braces."),
            (
                #"{"beta": true, "pin": ["s3cret"]}"#,
                "b.json: “pin” is not a text, a number, true or false. Fix: write one of those, or leave it out."
            ),
            (
                #"{"beta": true, "pushEnvironment": "TEST"}"#,
                "b.json: “pushEnvironment” is “TEST”. Fix: use one of SANDBOX, PRODUCTION."
            ),
        ]
    )
    func unreadable(_ text: String, _ message: String) {
        var configuration = AppConfiguration()
        let error = #expect(throws: ConfigurationError.self) {
            try configuration.read(Array(text.utf8), from: "b.json")
        }
        #expect(
            error.map { "\($0)".hasPrefix(message) && !"\($0)".contains("s3cret") } == true,
            "\(String(describing: error))"
        )
        #expect(configuration == AppConfiguration())
    }

    @Test("printed or dumped, a configuration shows no text of a field")
    func secrets() {
        var configuration = AppConfiguration()
        configuration.set("map.key", to: "s3cret", from: "b.json")
        var text = "\(configuration) \(String(reflecting: configuration))"
        dump(configuration, to: &text)
        #expect(!text.contains("s3cret"))
        #expect(text.contains("map.key"))
    }
}
