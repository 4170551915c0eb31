/// Two reports in one place would be one nobody can read. The coverage's text may follow a text.
struct ReportTargets {
    private let command: RunCommand

    init(_ command: RunCommand) {
        self.command = command
    }

    func check() throws(CommandFailure) {
        let outputs = "standard output"
        var targets = command.format.map { $0.file ?? outputs }
        if command.coverage {
            let isText = command.format.allSatisfy { $0.file != nil || $0.name.isText }
            for format in command.coverageFormat.isEmpty ? [.standard] : command.coverageFormat
            where format.file != nil || format.name != .text || !isText {
                targets.append(format.file ?? outputs)
            }
            if command.format.isEmpty { targets.append(outputs) }
        }
        guard let twice = targets.first(where: { target in targets.filter { $0 == target }.count > 1 }) else { return }
        let option = command.format.isEmpty ? "--coverage-format" : "--format"
        let example = command.coverage ? "json:coverage.json" : "message:report.ndjson"
        throw CommandFailure("\(option): two formats go to \(twice). Give one of them a file: \(example).")
    }
}
