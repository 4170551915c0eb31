import AppShell
import Foundation
import Synchronization

/// What calls a served back end: only a program that links one has it, and every process would pay for loading it.
enum Network {
    private static let made = Mutex<(@Sendable () -> any HTTPTransport)?>(nil)
    /// The program beside this one that has a network.
    private static let sibling = "appshell-served"

    /// Set once, before the arguments are read.
    static func install(_ make: @escaping @Sendable () -> any HTTPTransport) {
        made.withLock { $0 = make }
    }

    /// Where this program has none, the one beside it takes over, with the same arguments.
    ///
    /// - Throws: ``CommandError`` where there is none.
    static func transport() throws(CommandError) -> any HTTPTransport {
        if let make = made.withLock({ $0 }) { return make() }
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(sibling).path
        if let program, FileManager.default.isExecutableFile(atPath: program) {
            let pointers = CommandLine.arguments.map { strdup($0) } + [nil]
            execv(program, pointers)
        }
        throw CommandError(
            "--backend: this program has no network, and \(program ?? sibling) is not there to take over. "
                + "Run ./appshell, which builds it."
        )
    }
}
