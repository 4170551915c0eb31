import BenchKit
import Foundation

/// What one run of a program costs, from its start until it has ended.
struct ProcessCost {
    /// Nanoseconds that passed.
    let wall: Double
    /// Nanoseconds of CPU time, of the process and of those that it started and waited for, system calls included.
    let cpu: Double
    /// The most memory that one process of them had resident at a time, in bytes: of the command or of a worker,
    /// whichever is larger.
    let peak: Double

    /// Runs a program once; what it prints goes nowhere.
    ///
    /// - Parameter command: the program's path and its arguments.
    /// - Throws: ``BenchError/wrong(_:)`` where the run does not end well.
    static func measure(_ command: [String], in folder: URL) throws -> ProcessCost {
        let text = try GherkinPeer.output(of: meter, [folder.path] + command)
        let figures = text.split(separator: " ").compactMap { Double($0) }
        guard figures.count == 3 else { throw BenchError.wrong("\(meter) told “\(text)”") }
        return ProcessCost(wall: figures[0], cpu: figures[1], peak: figures[2])
    }

    /// A program beside this one, in C: what starts a process counts in its peak of memory.
    static var meter: String { SuiteCommand.neighbour("process-meter") }
}

extension [ProcessCost] {
    func measurement(_ figure: (ProcessCost) -> Double) -> BenchKit.Measurement {
        Measurement(samples: map(figure), allocations: nil)
    }
}
