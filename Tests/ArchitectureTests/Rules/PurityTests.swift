import Testing

@testable import AppShellArchitecture

/// What reads the real world, and what only looks like it.
@Suite struct PurityTests {
    @Test(arguments: [
        "Date()", "Date( )", "Date.init()", "Foundation.Date()", "Date.now", "let a: Date = .now", "f(at: .now)",
        "return .now", "Date(timeIntervalSinceNow: 1)", "date.timeIntervalSinceNow", "f(Date.init)", "\"a \\(Date())\"",
        "Date/* a */()", "UUID()", "UUID.init()", "f(makeID: UUID.init)", "UUID().uuidString",
        "Task { }", "Task{ }", "Task\n{ }", "Task { @MainActor in }", "Task(priority: .high) { }", "Task.detached { }",
        "Task.immediate { }", "Task<Void, Never> { }", "Task<[String: () -> Int], Never>.detached { }",
        "f(task: Task<Void, Never> { })", "Task.sleep(for: .seconds(1))", "Task<Never, Never>.sleep(nanoseconds: 1)",
        "Task.init { }", "_Concurrency.Task { }", "Task(executorPreference: a) { }",
        "DispatchQueue.main", "Timer.scheduledTimer()", "URLSession.shared", "FileManager.default",
        "UserDefaults.standard", "ProcessInfo.processInfo", "Calendar.current", "Calendar.autoupdatingCurrent",
        "Locale.current", "TimeZone.current", "f(locale: .current)", "a.locale(.current)", "let l: Locale = .current",
        "let l: Locale? = .current", "f(.autoupdatingCurrent)", "Int.random(in: 0..<6)", "Bool.random()",
        "a.randomElement()", "a.shuffled()", "a\n    .shuffled()", "a.shuffle()",
        "a.map { g in Int.random(in: f(using: g)) }", "SystemRandomNumberGenerator", "a.hashValue", "Hasher()",
        "print(a)", "Swift.print(a)", "print (a)", "debugPrint(a)", "dump(a)", "NSLog(a)", "getenv(a)",
        "let c: ContinuousClock", "let c: any Clock = SuspendingClock", "clock_gettime(a, b)",
    ])
    func finds(_ text: String) {
        for path in Self.pure {
            let found = ArchitectureRules.check(path: path, text: text)
            #expect(found.count == 1, "\(found)")
            #expect(found.allSatisfy { $0.rule == .purity })
        }
        for path in Self.free {
            #expect(ArchitectureRules.check(path: path, text: text).isEmpty)
        }
    }

    @Test(arguments: [
        "// Date()", "/* UUID() /* Task { } */ print( */", "/// Task.sleep", "\"Date()\"", "\"\"\"\nprint(a)\n\"\"\"",
        "#\"\\(Date())\"#", "let r = /Date()/", "let r = #/print(a)/#",
        "Date(timeIntervalSince1970: 0)", "UpDate()", "Date_()", "Dates()", "func f(_ date: Date) {}", "[Date]()",
        "clock.now", "clock\n    .now", "environment.clock.now()", ".nowhere", "case .now: break", "clock?.now",
        "UUID(uuidString: a)", "UUIDThing()", "MyUUID()", "f(UUID.init(uuidString:))", "let id: UUID",
        "updateTask { }", "Tasks { }", "task { }", "extension Task { }", "let t: Task<Void, Never>",
        "var t: Task<Void, Never> { a }", "func f() -> Task<Void, Never> { a }", "Task.isCancelled",
        "func f() -> _Concurrency.Task<Void, Never> { a }",
        "try Task.checkCancellation()", "await Task.yield()", "await withTaskGroup(of: Int.self) { }",
        "withThrowingTaskGroup(of: Int.self) { }", "scope.start { }", "TaskScope { }", "[Task<Void, Never>]()",
        "struct Task { }", "Task.currentPriority", "TimerScreen()", "timer.fire()", "let timer: Int", ".timer",
        "URLSessionLike()", "MyFileManager()", "calendar.current", "state.current", ".current", "f(tab: .current)",
        "Locale.currentUser", "Locale(identifier: a)", "Int.random(in: 0..<6, using: &generator)",
        "a.shuffled(using: &generator)", "a.randomElement(using: &generator)", "random(a)", "randomized()",
        "environment.random", "shuffled.count", "let hashValue = 1", "func hash(into hasher: inout Hasher) {}",
        "hasher.combine(a)", "myprint(a)", "printer.print(route)", "self.print(route)", "func print(_ route: Route) {}",
        "let print = 1", "blueprint(a)", "Prints(a)", "getenvironment(a)", "let clock: any Clock<Duration>",
    ])
    func leaves(_ text: String) {
        for path in Self.pure {
            let found = ArchitectureRules.check(path: path, text: text)
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test func letsTheTaskScopeStartTasks() {
        let text = "Task(name: a, executorPreference: b, priority: c) { }"
        #expect(ArchitectureRules.check(path: "Sources/AppShell/Screens/TaskScope.swift", text: text).isEmpty)
    }

    @Test func readsLikeThis() {
        let text = """
            import AppShell

            /* Date()
            */
            let a = "Date()", b = Date()
            func f() { print(UUID()) }
            """
        let found = ArchitectureRules.check(path: "Sources/Features/Catalog/X.swift", text: text)
        #expect(
            found.map(\.description) == [
                """
                Sources/Features/Catalog/X.swift:5: [purity] Date() reads the real clock; \
                take the time from AppEnvironment.clock
                """,
                """
                Sources/Features/Catalog/X.swift:6: [purity] print( writes to the real console; \
                return a value or record it in the Shell; a method of ours is called with self.
                """,
                """
                Sources/Features/Catalog/X.swift:6: [purity] UUID() makes an id from the system's chance; \
                take ids from AppEnvironment
                """,
            ]
        )
    }

    private static let pure = [
        "Sources/Features/Catalog/X.swift", "Sources/Madinia/X.swift", "Sources/ReferenceBackends/Madinia/X.swift",
        "Sources/PiDigits/X.swift",
    ]
    private static let free = [
        "Sources/AppShellLive/X.swift", "Sources/AppShellHeadless/X.swift", "Tests/AppShellTests/X.swift",
        "Tools/Sources/AppShellCommand/X.swift",
    ]
}
