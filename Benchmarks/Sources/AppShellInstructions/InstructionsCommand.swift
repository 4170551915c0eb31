import BenchKit
import Foundation

/// `appshell-instructions FILE [--update]`: counts, and compares with the figures in the file or replaces them.
@main
struct InstructionsCommand {
    /// What an operation costs.
    struct Figure: Codable {
        var instructions: Double
        var allocations: Double
    }

    /// How much dearer than the file says an operation may have become.
    private static let tolerance = 1.10

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if arguments.count == 2, arguments[0] == "--case", let index = Int(arguments[1]) {
                return try runCase(InstructionCase.all[index])
            }
            guard let file = arguments.first, arguments.dropFirst().allSatisfy({ $0 == "--update" }) else {
                FileHandle.standardError.write(Data("usage: appshell-instructions FILE [--update]\n".utf8))
                exit(2)
            }
            exit(try compare(with: URL(filePath: file), updates: arguments.count > 1) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("appshell-instructions: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Under the tool: once to warm up, once to be counted.
    private static func runCase(_ instructionCase: InstructionCase) throws {
        let work = try instructionCase.make()
        let expected = work.run()
        guard measured(work) == expected else {
            throw BenchError.unstable("a run answers another number than the run before")
        }
    }

    private static func compare(with file: URL, updates: Bool) throws -> Bool {
        guard Callgrind.isInstalled else {
            print("instructions: skipped: valgrind is not installed")
            return true
        }
        let known = (try? JSONDecoder().decode([String: Figure].self, from: Data(contentsOf: file))) ?? [:]
        let tool = try Callgrind()
        defer { tool.end() }
        var figures: [String: Figure] = [:]
        var isWorse = false
        print(line("instructions an operation", "now", "before", "mallocs", ""))
        for (index, instructionCase) in InstructionCase.all.enumerated() {
            let name = instructionCase.name
            let work: Work
            do {
                work = try instructionCase.make()
            } catch BenchError.missing(let reason) {
                print(line(name, "–", "–", "–", "skipped: \(reason)"))
                continue
            }
            let found = Figure(
                instructions: (try tool.instructions(ofCase: index) / Double(work.operations)).rounded(),
                allocations: allocations(of: work)
            )
            figures[name] = found
            let issue = issue(of: found, knownAs: known[name])
            if issue != nil { isWorse = true }
            let goal = instructionCase.goal.map { "\(found.instructions <= $0 ? "✓" : "✗") ≤ \(Int($0))" }
            print(
                line(
                    name,
                    "\(Int(found.instructions))",
                    known[name].map { "\(Int($0.instructions))" } ?? "–",
                    String(format: "%.1f", found.allocations),
                    [goal, issue].compactMap(\.self).joined(separator: ", ")
                )
            )
        }
        if updates {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try (encoder.encode(known.merging(figures) { _, new in new }) + Data("\n".utf8)).write(to: file)
            return true
        }
        return !isWorse
    }

    private static func issue(of found: Figure, knownAs known: Figure?) -> String? {
        guard let known else { return "not in the file: run make bench-instructions-update" }
        if found.instructions > known.instructions * tolerance { return "worse by more than 10 %" }
        // Texts of times are not always as long.
        return found.allocations > known.allocations * 1.01 + 0.05 ? "more allocations" : nil
    }

    /// Blocks an operation, in a run after a first one.
    private static func allocations(of work: Work) -> Double {
        _ = work.run()
        guard let before = Stopwatch.allocations() else { return 0 }
        _ = work.run()
        let count = Double((Stopwatch.allocations() ?? before) - before) / Double(work.operations)
        return (count * 100).rounded() / 100
    }

    private static func line(_ name: String, _ now: String, _ before: String, _ mallocs: String, _ note: String)
        -> String
    {
        let cells = [now, before, mallocs].map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
        return "  " + name.padding(toLength: 40, withPad: " ", startingAt: 0) + cells.joined() + "  " + note
    }
}
