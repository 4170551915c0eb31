import Testing

@testable import AppShellArchitecture

/// Global state, navigation flags and traps, and what only looks like them.
@Suite struct StateAndTrapTests {
    @Test(arguments: [
        "struct A { static var count = 0 }", "struct A { static var a: A? }",
        "struct A { static var a: A?\n func f() {} }",
        "enum A { public static private(set) var a: Int = 0 { didSet { f() } } }",
        "enum A { static var a: Int = 0 }", "enum A { static weak var a: B? }", "enum A { static var a, b: Int }",
        "enum A { static var a: (Int) -> Int = { $0 } }", "enum A { static var a = { 1 }() }",
        "enum A { static\n    var a = 0 }", "var count = 0", "private var a: Int?\nstruct B {}",
        "enum A { @TaskLocal static var a = 0 }", "final class A { static let shared = A() }",
        "class A { public static let shared: A = .init() }", "enum A { static let a = Mutex(0) }",
        "let a = Mutex<[Int]>([])", "nonisolated(unsafe) let a = 1", "let shouldNavigate = true",
        "state.shouldNavigateToHome", "@Observable class A { var shouldNavigate: Bool { true } }",
    ])
    func findsState(_ text: String) {
        expect(text, [.state])
    }

    @Test(arguments: [
        "struct A { var count = 0 }", "enum A { static var a: Int { 1 } }",
        "enum A { static var a: [Int: (A) -> B] { b } }",
        "enum A { static var a: Int\n    { 1 } }", "enum A { static var a: Int { get { 1 } set {} } }",
        "enum A { static var a: some B { c } }", "enum A { static var a:\n    Int { 1 } }",
        "enum A { static var a: A & B { c } }", "enum A { public static var a: () throws ->\n    Int { b } }",
        "protocol A { static var a: Int { get } }", "enum A { static let a = 1 }", "var a: Int { 1 }", "let a = 1",
        "// static var a = 0", "\"static let shared = A()\"", "enum A { static func f() { var a = 0; a += 1 } }",
        "let shared = A()", "struct A { let shared: B }", "enum A { static func shared() {} }", "a.shared",
        "final class A { let a = Mutex(0) }", "nonisolated func f() {}", "shouldnavigate", "willNavigate",
        "protocol A { static func set()\n var a: Int { get } }", "f { for var a in b {} }",
        "enum A { static func f(var: Int) {} }",
    ])
    func leavesState(_ text: String) {
        expect(text, [])
    }

    @Test(arguments: [
        "fatalError(\"a\")", "Swift.fatalError()", "preconditionFailure()", "try! f()", "a as! B", "\"\\(try! f())\"",
        "{ try! f() }()",
    ])
    func findsTraps(_ text: String) {
        expect(text, [.trap])
    }

    @Test(arguments: [
        "// fatalError()", "\"try! as!\"", "try f()", "try? f()", "a as? B", "try !f()", "myFatalError()",
        "fatalErrors()", "log.fatalError()", "func fatalError(_ a: B) {}", "let fatalError = 1", "precondition(a)",
        "a as B", "entry!", "bias!",
    ])
    func leavesTraps(_ text: String) {
        expect(text, [])
    }

    private func expect(_ text: String, _ rules: [ArchitectureRule]) {
        for path in ["Sources/AppShell/X.swift", "Sources/Features/A/X.swift", "Sources/ReferenceBackends/A/X.swift"] {
            let found = ArchitectureRules.check(path: path, text: text)
            #expect(found.map(\.rule) == rules, "\(found)")
        }
        #expect(ArchitectureRules.check(path: "Sources/AppShellLive/X.swift", text: text).isEmpty)
    }
}
