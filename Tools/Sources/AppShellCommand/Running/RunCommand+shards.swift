import Foundation
import ScenarioReports

extension RunCommand {
    /// The command with the shard that an engine gives it, where it says `--shard auto`.
    ///
    /// - Throws: ``CommandError`` where no engine tells the shard.
    func resolvingShard(in environment: [String: String] = ProcessInfo.processInfo.environment) throws(CommandError)
        -> RunCommand
    {
        guard let shard, shard.number == nil else { return self }
        let choice = try ShardChoice(count: shard.count, in: environment)
        var command = self
        command.shard = ShardArgument(number: choice.number, count: choice.count)
        if choice.engine == ShardEngine.bazel, let test = BazelTest(environment) { try command.adopt(test) }
        Console.error(choice.line)
        return command
    }

    private mutating func adopt(_ test: BazelTest) throws(CommandError) {
        try test.touchStatusFile()
        if let file = test.xmlFile, !format.contains(where: { $0.file == file }) {
            format = (format.isEmpty ? [.standard] : format) + [OutputFormat(name: .junit, file: file)]
        }
        if let filter = test.filter, name.isEmpty { name = [filter] }
    }

    /// What `--costs` names; nil without it.
    ///
    /// - Throws: ``CommandError`` with every line that can't be read.
    func readCosts() throws(CommandError) -> ScenarioCosts? {
        guard let costs else { return nil }
        let text = try InputFile.text(of: costs, atMost: 1 << 30)
        do throws(ScenarioCostsErrors) {
            return try ScenarioCosts(parsing: text, file: InputFile.name(of: costs))
        } catch {
            throw CommandError("\(error)")
        }
    }
}
