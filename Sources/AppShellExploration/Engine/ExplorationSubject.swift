public import AppShellHeadless

/// What is explored: phones that all begin alike, what is tried on them, and what must hold.
public struct ExplorationSubject {
    /// Makes a phone in the state that the exploration begins from; the caller ends it.
    public let makePhone: () throws -> HeadlessSession
    /// What is tried besides taps.
    public private(set) var inputs: ExplorationInputs
    /// What must hold.
    public let laws: [Law]

    /// - Parameter makePhone: gives equal phones each time.
    public init(
        inputs: ExplorationInputs = ExplorationInputs(),
        laws: [Law] = Law.standard,
        makePhone: @escaping () throws -> HeadlessSession
    ) {
        self.makePhone = {
            let session = try makePhone()
            // They would cost a tenth of each act, and nobody reads the trace.
            session.watchesActor = false
            session.trace.stop()
            return session
        }
        self.inputs = inputs
        self.laws = laws
    }

    /// The first state: its digest, its screen and its looks.
    public func firstState() throws -> (digest: UInt64, screen: String, looks: StateLooks) {
        let session = try makePhone()
        defer { session.end() }
        let state = StateView(session, inputs)
        return (state.digest.value, state.screen, StateLooks(state))
    }

    /// What the app says on these phones for a text of the product's code.
    public func words() throws -> (String) -> String {
        let session = try makePhone()
        defer { session.end() }
        return session.words
    }

    /// With the inputs in the language of its phones, for inputs in that of the product's code.
    package func spoken() throws -> ExplorationSubject {
        var spoken = self
        spoken.inputs = inputs.spoken(try words())
        return spoken
    }

    /// A fresh phone after some moves; the caller ends it.
    func phone(after path: [Move]) throws -> HeadlessSession {
        let session = try makePhone()
        do {
            for move in path { try move.perform(on: session) }
        } catch {
            session.end()
            throw error
        }
        return session
    }
}
