import AppShell
import AppShellLive
import Foundation

/// Writes to the storage on disk and checks what is there: the part of the fault trials that is killed, starved and
/// lied to. Ends with 0 where all is well, 1 where something is wrong, 3 where the folder can't be opened.
@main
struct StorageProbe {
    static func main() async {
        guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
            return end(2, Arguments.usage)
        }
        switch arguments.command {
        case "write": await write(arguments)
        case "verify":
            let verifier = Verifier(
                folder: arguments.path,
                plan: arguments.plan,
                leniency: arguments.isCut ? .cut : .killed
            )
            let lines = await verifier.verify(log: Arguments.text(of: arguments.log))
            for line in lines { Output.line(line) }
            end(lines.contains { $0.hasPrefix("wrong") } ? 1 : 0)
        case "verify-many": await verifyMany(arguments)
        case "set-aside": await setAside(arguments)
        case "open":
            let disk = open(arguments.path)
            while true { try? await Task.sleep(for: .seconds(3_600)) }
            disk?.close()
        default: end(2, Arguments.usage)
        }
    }

    private static func write(_ arguments: Arguments) async {
        let replayed = Replayed(log: Arguments.text(of: arguments.log), plan: arguments.plan)
        guard let disk = open(arguments.path) else { return }
        let probe = ProbeStorage(storage: disk.storage, plan: arguments.plan)
        await withTaskGroup(of: Void.self) { group in
            for lane in 0..<arguments.plan.lanes {
                let writer = Writer(probe: probe, lane: lane, state: replayed.states[lane], next: replayed.next[lane])
                let count = arguments.records
                group.addTask {
                    var writer = writer
                    await writer.write(count)
                }
            }
        }
        for issue in disk.issues { Output.line("finding \(issue)") }
        disk.close()
        Output.line("closed")
    }

    private static func setAside(_ arguments: Arguments) async {
        guard let disk = open(arguments.path) else { return }
        let probe = SetAsideProbe(storage: disk.storage)
        var lines: [String] = []
        do throws(StorageError) {
            switch arguments.part {
            case .prepare: try await probe.prepare()
            // The process may be killed after either.
            case .replace: await probe.replace(by: 1, tell: Output.line)
            case .check: lines = try await probe.check(log: Arguments.text(of: arguments.log))
            }
        } catch {
            lines.append("wrong: \(error)")
        }
        disk.close()
        for line in lines { Output.line(line) }
        end(lines.contains { $0.hasPrefix("wrong") } ? 1 : 0)
    }

    private static func verifyMany(_ arguments: Arguments) async {
        var wrong = 0
        let entries = Arguments.text(of: arguments.path).split(separator: "\n")
        for entry in entries {
            let fields = entry.split(separator: "\t").map(String.init)
            guard fields.count >= 3 else { return end(2, Arguments.usage) }
            let lines = await lines(fields, arguments.plan)
            let mismatches = lines.filter { $0.hasPrefix("wrong") }
            wrong += mismatches.isEmpty ? 0 : 1
            for line in lines where !line.hasPrefix("settled") { Output.line("\(fields[0]): \(line)") }
        }
        Output.line("checked \(entries.count) wrong \(wrong)")
        end(wrong == 0 ? 0 : 1)
    }

    private static func lines(_ fields: [String], _ plan: Plan) async -> [String] {
        let log = Arguments.text(of: fields[1])
        guard let leniency = Leniency(rawValue: fields[2]) else {
            let least = fields.count > 3 ? Int(fields[3]) ?? 0 : 0
            return await SpoiltVerifier(folder: fields[0], plan: plan, leastRecords: least).verify(log: log)
        }
        return await Verifier(folder: fields[0], plan: plan, leniency: leniency).verify(log: log)
    }

    private static func open(_ folder: String) -> DiskStorage? {
        do throws(StorageError) {
            let disk = try DiskStorage(folder: folder)
            Output.line("open \(ProcessInfo.processInfo.processIdentifier)")
            return disk
        } catch {
            Output.line("error open: \(error)")
            end(3)
            return nil
        }
    }

    private static func end(_ code: Int32, _ text: String? = nil) {
        if let text { Output.line(text) }
        exit(code)
    }
}
