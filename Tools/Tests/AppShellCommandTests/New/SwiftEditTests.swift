import Foundation
import Testing

@testable import AppShellCommand

struct SwiftEditTests {
    private func edited(_ text: String, _ change: (inout SwiftEdit) throws -> Void) throws -> String {
        var edit = SwiftEdit(text, of: "A.swift")
        try change(&edit)
        return edit.text
    }

    private func body(_ body: String, head: String = "in environment: AppEnvironment") -> String {
        "enum A: Product {\n    static func modules(\(head)) -> [any FeatureModule] {\n\(body)\n    }\n}\n"
    }

    @Test(
        "a module goes to the end of the array that is returned",
        arguments: [
            ("        [B(c: environment.clock)]", "        [B(c: environment.clock), X(e)]"),
            (
                "        let d = [1]\n        return [B { return [2] }]",
                "        let d = [1]\n        return [B { return [2] }, X(e)]"
            ),
            (
                "        return [\n            B(),\n            C(),\n        ]",
                "        return [\n            B(),\n            C(),\n            X(e),\n        ]"
            ),
            ("        return [B()] + d // return [", "        return [B(), X(e)] + d // return ["),
        ]
    )
    func modules(_ before: String, _ after: String) throws {
        #expect(try edited(body(before)) { try $0.insertModule { _ in "X(e)" } } == body(after))
    }

    @Test("it takes the parameter's own name")
    func parameter() throws {
        let text = body("        [B()]", head: "in world: AppEnvironment")
        #expect(try edited(text) { try $0.insertModule { "X(\($0))" } }.contains("[B(), X(world)]"))
    }

    @Test(
        "where the array is not to be found, nothing is changed and the error says what to add",
        arguments: [
            "        let all = [B()]\n        return all", "        if c { return [B()] }\n        return [C()]",
            "        D.all", "        return ([B()])", "        \"",
        ]
    )
    func refuses(_ text: String) throws {
        let error = #expect(throws: CommandError.self) { try edited(body(text)) { try $0.insertModule { "X(\($0))" } } }
        #expect(
            error?.message == """
                A.swift: the array that modules(in:) returns is not found. Nothing was changed. Add this where it belongs, \
                then repeat the command:
                X(environment)
                """
        )
        // Written by hand, it is not asked for again.
        let byHand = body(text) + "// X(environment)"
        #expect(try edited(byHand) { try $0.insertModule { "X(\($0))" } } == byHand)
    }

    @Test("an import goes where the alphabet has it, once")
    func imports() throws {
        let text = "public import B\nimport D\n\nimport Z\n"
        #expect(
            try edited(text) { try $0.insertImport(of: "C") } == "public import B\nimport C\nimport D\n\nimport Z\n"
        )
        #expect(
            try edited(text) { try $0.insertImport(of: "E") } == "public import B\nimport D\nimport E\n\nimport Z\n"
        )
        #expect(
            try edited(text) { try $0.insertImport(of: "A") } == "import A\npublic import B\nimport D\n\nimport Z\n"
        )
        #expect(try edited(text) { try $0.insertImport(of: "B") } == text)
    }

    @Test("a pattern that stands twice is no place")
    func ambiguous() throws {
        let text = "let a = [b]\nlet a = [c]"
        #expect(throws: CommandError.self) {
            try edited(text) { edit in
                try edit.insert("x", intoArrayAfter: ["let", "a", "="], "the list a") { $0.count }
            }
        }
        #expect(
            try edited("let a = [b] // let a = [c]") { edit in
                try edit.insert("x", intoArrayAfter: ["let", "a", "="], "the list a") { $0.count }
            } == "let a = [b, x] // let a = [c]"
        )
    }
}
