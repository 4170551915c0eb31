import AppShell
import Synchronization

/// Access to a served back end. Only one program links a transport, since loading it would slow every process down.
enum Network {
    private static let made = Mutex<(@Sendable () -> any HTTPTransport)?>(nil)
    /// The program with network access, beside this one.
    private static let sibling = "appshell-served"

    /// Set once, before parsing arguments.
    static func install(_ make: @escaping @Sendable () -> any HTTPTransport) {
        made.withLock { $0 = make }
    }

    /// Without network access, replaces this process by the program that has it, with the same arguments.
    ///
    /// - Throws: ``CommandError`` if there is none.
    static func transport() throws(CommandError) -> any HTTPTransport {
        if let make = made.withLock({ $0 }) { return make() }
        try ProgramBesides.replaceThisProcess(by: sibling, for: "--backend")
    }
}
