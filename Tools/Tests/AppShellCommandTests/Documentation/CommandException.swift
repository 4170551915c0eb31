/// What is parsed and not run.
enum CommandException {
    /// What a line has, and why it does not run.
    private static let reasons = [
        ("./appshell serve", "runs until it is stopped"),
        ("./appshell backend", "is a program of Server/, and runs until it is stopped"),
        ("./appshell new", "has its own test, NewPageTests"),
        ("./appshell texts", "reads a checkout, and has its own test, TextsCommandTests"),
        ("./appshell console", "has its own test, ConsolePageTests"),
        ("./appshell lsp", "speaks with an editor"),
        ("./appshell explore", "takes minutes"),
        ("--chaos", "takes minutes"),
        ("./appshell merge", "needs the messages of several machines"),
        ("--shard auto", "needs a CI engine"),
        ("./appshell report", "opens a browser"),
        ("--backend", "needs a served back end"),
        ("--watch", "runs until it is stopped"),
        ("--record-impact", "is another build"),
        ("--affected-by", "needs a history of git"),
    ]

    /// Files of CI engines are parsed alone, since they run in jobs.
    static func concerns(_ command: String, in block: FencedBlock) -> Bool {
        ["yaml", "groovy", "bash"].contains(block.language) || reasons.contains { command.contains($0.0) }
    }
}
