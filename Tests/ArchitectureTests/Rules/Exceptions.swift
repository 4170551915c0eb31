@testable import AppShellArchitecture

/// All exceptions. One that excuses nothing any more fails the tests.
enum Exceptions {
    static let all: [ArchitectureException] = [
        ArchitectureException(
            rule: .imports,
            path: "Sources/AppShell/Concurrency/Lock.swift",
            fact: "import os",
            reason: "iOS 17 has no Mutex; the lock reaches no world"
        )
    ]
}
