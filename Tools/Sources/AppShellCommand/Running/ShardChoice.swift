import AppShellTexts

/// The part of the scenarios that an engine gives this process: `--shard auto`, and `--shard auto/8` where the person says of how
/// many.
struct ShardChoice: Equatable {
    let number: Int
    let count: Int
    let engine: String
    /// Where the number comes from: `SLURM_ARRAY_TASK_ID=3`, or `one job`.
    let source: String

    /// `Shard 3/8 (Slurm, SLURM_ARRAY_TASK_ID=3).`
    var line: String { localized("Shard \(number)/\(count) (\(engine), \(source)).") }

    /// - Parameters:
    ///   - count: what the person said; nil takes the engine's.
    ///   - environment: a variable without a value counts as unset.
    /// - Throws: ``CommandError`` that names the variable, its value and the fix.
    init(count wanted: Int?, in environment: [String: String]) throws(CommandError) {
        let environment = environment.filter { !$0.value.isEmpty }
        for engine in ShardEngine.all {
            if let choice = try ShardChoice(engine, wanted, environment) {
                self = choice
                return
            }
        }
        let alone = ShardEngine.all.first { engine in engine.mark.map { environment[$0] != nil } ?? false }
        guard let alone else { throw Self.noEngine(environment) }
        if let tasks = environment["SLURM_STEP_NUM_TASKS"], tasks != "1", alone.index == "SLURM_ARRAY_TASK_ID" {
            throw CommandError(
                localized(
                    "--shard auto: srun starts \(tasks) tasks here, and each would run everything. Start an array: sbatch --array=1-\(tasks)."
                )
            )
        }
        guard wanted ?? 1 == 1 else {
            throw CommandError(
                localized(
                    """
                    --shard auto/\(wanted ?? 1): \(alone.name) runs one job here: \(alone.index) is not set. Start it as \
                    an array or in parallel, or write --shard 1/\(wanted ?? 1).
                    """
                )
            )
        }
        self.init(number: 1, count: 1, engine: alone.name, source: localized("one job"))
    }

    private init(number: Int, count: Int, engine: String, source: String) {
        self.number = number
        self.count = count
        self.engine = engine
        self.source = source
    }

    /// Nil where the engine does not run this process, or runs it alone.
    private init?(_ engine: ShardEngine, _ wanted: Int?, _ environment: [String: String]) throws(CommandError) {
        if let alone = engine.countAlone, let name = engine.count, environment[name] == alone { return nil }
        guard let text = environment[engine.index] else {
            // GitLab says of a job without parts that it is one of one.
            guard let name = engine.count, let text = environment[name], text != "1" else { return nil }
            throw CommandError(
                localized("--shard auto: \(name) is \(text), but \(engine.index) is not set.") + " " + Self.fix
            )
        }
        guard text != engine.indexAlone else { return nil }
        let index = try Self.number(engine.index, text)
        if let wanted {
            try self.init(engine, index, of: wanted, environment)
        } else {
            try self.init(engine, index, environment)
        }
    }

    /// With a number of parts that the person said: ids that a person chose are the parts, so that an array of 3 alone runs
    /// the third again.
    private init(_ engine: ShardEngine, _ index: Int, of wanted: Int, _ environment: [String: String])
        throws(CommandError)
    {
        let source = "\(engine.index)=\(index)"
        let number = engine.base == .zero ? index + 1 : index
        if engine.base == .chosen, index == 0 {
            throw CommandError(
                localized(
                    "--shard auto/\(wanted): \(engine.index) is 0, and parts are counted from 1. Start the array with 1-\(wanted)."
                )
            )
        }
        if engine.base != .chosen, let name = engine.count, let told = environment[name], told != "\(wanted)" {
            throw CommandError(
                localized(
                    "--shard auto/\(wanted): \(name) is \(told), so that parts would be missing. Write --shard auto."
                )
            )
        }
        guard (1...wanted).contains(number) else {
            throw CommandError(
                localized(
                    "--shard auto/\(wanted): \(engine.index) is \(index). Start \(wanted) parts, or name their number."
                )
            )
        }
        self.init(number: number, count: wanted, engine: engine.name, source: source)
    }

    private init(_ engine: ShardEngine, _ index: Int, _ environment: [String: String]) throws(CommandError) {
        let source = "\(engine.index)=\(index)"
        func value(_ name: String) throws(CommandError) -> Int {
            guard let text = environment[name] else {
                throw CommandError(
                    localized("--shard auto: \(engine.index) is \(index), but \(name) is not set.") + " " + Self.fix
                )
            }
            return try Self.number(name, text)
        }
        guard engine.count != nil || engine.range != nil else {
            throw CommandError(
                localized(
                    "--shard auto: \(engine.name) does not tell the number of parts. Write --shard auto/8 for eight of them."
                )
            )
        }
        if let range = engine.range {
            let (first, last, step) = (try value(range.first), try value(range.last), max(1, try value(range.step)))
            let span = last >= first ? (last - first) / step + 1 : 0
            let told = try engine.count.map { name throws(CommandError) in try value(name) } ?? span
            guard span > 0, first <= 1, span == told, (first...last).contains(index), (index - first) % step == 0 else {
                let variables = "\(range.first)=\(first), \(range.last)=\(last)"
                throw CommandError(
                    told == 1
                        ? localized(
                            """
                            --shard auto: the array has the id \(index) alone (\(variables)), which are not all the \
                            parts. Write --shard auto/N with their number, where the id is the part.
                            """
                        )
                        : localized(
                            """
                            --shard auto: the array has \(told) ids from \(first) to \(last) (\(variables)), which are \
                            not all the parts. Write --shard auto/N with their number, where the id is the part.
                            """
                        )
                )
            }
            self.init(number: (index - first) / step + 1, count: told, engine: engine.name, source: source)
            return
        }
        let name = engine.count ?? ""
        let count = try value(name)
        let number = engine.base == .zero ? index + 1 : index
        guard number >= 1, number <= count else {
            throw CommandError(
                localized(
                    """
                    --shard auto: \(engine.index) is \(index), but \(name) is \(count), and \(engine.name) counts from \
                    \(engine.base == .zero ? 0 : 1). Correct one of them, or write --shard 1/4.
                    """
                )
            )
        }
        self.init(number: number, count: count, engine: engine.name, source: source)
    }

    private static var fix: String { localized("Set both, or write --shard 1/4.") }

    private static func number(_ name: String, _ text: String) throws(CommandError) -> Int {
        let isDecimal = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isDecimal, let number = Int(text), number < Int(Int32.max) else {
            throw CommandError(
                localized(
                    "--shard auto: \(name) is “\(text)”, which is no number from 0 on. Correct it, or write --shard 1/4."
                )
            )
        }
        return number
    }

    private static func noEngine(_ environment: [String: String]) -> CommandError {
        if environment["GITHUB_ACTIONS"] != nil {
            return CommandError(
                localized(
                    """
                    --shard auto: GitHub Actions has no variables for the jobs of a matrix. Give the step env: \
                    STRATEGY_JOB_INDEX: ${{ strategy.job-index }} and STRATEGY_JOB_TOTAL: ${{ strategy.job-total }}.
                    """
                )
            )
        }
        let names = ShardEngine.all.map(\.name).joined(separator: ", ")
        return CommandError(localized("--shard auto: no engine runs this (\(names)). Write --shard 1/4, …, 4/4."))
    }
}
