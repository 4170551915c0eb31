import Testing

/// What an app may rely on, whichever transport it was given: scripts in process see what a phone would.
@Suite struct TransportContractTests {
    struct Clause: CustomTestStringConvertible {
        let happening: Happening
        let patience: Patience
        let ending: Ending

        init(_ happening: Happening, _ patience: Patience, _ summary: String, isReceived: Bool = true) {
            self.happening = happening
            self.patience = patience
            ending = Ending(summary: summary, isReceived: isReceived)
        }

        var testDescription: String { "\(happening), patience \(patience)" }
    }

    static let clauses = [
        Clause(.answered(200), .endless, "200"),
        Clause(.answered(204), .long, "204"),
        Clause(.answered(401), .endless, "401"),
        Clause(.answered(429), .endless, "429"),
        Clause(.answered(503), .long, "503"),
        Clause(.late, .endless, "200"),
        Clause(.late, .long, "200"),
        Clause(.late, .short, "timed out"),
        Clause(.late, .untilReceived, "cancelled"),
        Clause(.hangs, .short, "timed out"),
        Clause(.hangs, .untilReceived, "cancelled"),
        Clause(.lost, .endless, "unreachable"),
        Clause(.lost, .long, "unreachable"),
        Clause(.refused, .endless, "unreachable", isReceived: false),
        Clause(.refused, .long, "unreachable", isReceived: false),
        Clause(.answered(200), .none, "cancelled", isReceived: false),
        Clause(.hangs, .none, "cancelled", isReceived: false),
    ]

    @Test(
        "a call ends the same in process and over sockets, and the server has had it or not",
        .timeLimit(.minutes(1)),
        arguments: TransportWorld.allCases,
        clauses
    )
    func clause(world: TransportWorld, clause: Clause) async throws {
        #expect(try await world.call(clause.happening, clause.patience) == clause.ending)
    }
}
