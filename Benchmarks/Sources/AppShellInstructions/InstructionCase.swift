import BenchKit

/// What is counted, under the name that the file of figures has for it.
struct InstructionCase: Sendable {
    let name: String
    /// The most instructions an operation may take, where a goal is set.
    var goal: Double?
    /// The work; throws ``BenchError/missing(_:)`` where its table is not there.
    let make: @Sendable () throws -> Work

    static let all: [InstructionCase] = [
        InstructionCase(name: "github: path to pattern", goal: 600) { try github().findingEntries },
        InstructionCase(name: "github: path to pattern and parameters", goal: 600) { try github().matchingPaths },
        InstructionCase(name: "github: link to route") { try github().matchingLinks },
        InstructionCase(name: "link of 55 bytes to route") { try TypedWork().toRoute },
        InstructionCase(name: "link of 55 bytes to destination") { try TypedWork().toDestination },
        InstructionCase(name: "payload to route") { try PayloadWork().toRoute },
        InstructionCase(name: "compose 100 modules") { CompositionWork.composing(100) },
        InstructionCase(name: "compose 1,000 modules") { CompositionWork.composing(1_000) },
        InstructionCase(name: "step among 8 definitions") { try StepsWork().few },
        InstructionCase(name: "step among 500 definitions") { try StepsWork().many },
        InstructionCase(name: "scenario of 8 steps through a worker") { ScenarioWork.worker() },
        InstructionCase(name: "scenario of 8 steps, with reports") { ScenarioWork.reported() },
        InstructionCase(name: "Madinia: launch", goal: 2_000_000) { MadiniaWork.launch },
        InstructionCase(name: "Madinia: tap on a tab", goal: 250_000) { try MadiniaWork.tab() },
        InstructionCase(name: "Madinia: tap on a known tab", goal: 250_000) { try MadiniaWork.knownTab() },
        InstructionCase(name: "Madinia: tap on a course, and back") { try MadiniaWork.course() },
    ]

    private static func github() throws -> LinkWork {
        try LinkWork(RoutingTable(name: "github", folder: ConformanceFolder.routing()))
    }
}
