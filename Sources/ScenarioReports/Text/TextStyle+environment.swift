extension TextStyle {
    /// Whether to colour output. The first of these that is set decides:
    ///
    /// 1. `NO_COLOR`, not empty: no colours (no-color.org).
    /// 2. `FORCE_COLOR`, not empty: `0` and `false` mean none, any other text colours (force-color.org).
    /// 3. `TERM=dumb`: none.
    /// 4. `GITHUB_ACTIONS` or `GITLAB_CI`: colours, since their logs show them without a terminal.
    /// 5. Otherwise colours in a terminal only.
    public static func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
        if let value = environment["NO_COLOR"], !value.isEmpty { return false }
        if let value = environment["FORCE_COLOR"], !value.isEmpty { return !isOff(value) }
        if environment["TERM"] == "dumb" { return false }
        let showsColors = ["GITHUB_ACTIONS", "GITLAB_CI"].contains { name in
            environment[name].map { !$0.isEmpty && !isOff($0) } ?? false
        }
        return showsColors || isTerminal
    }

    private static func isOff(_ value: String) -> Bool {
        value == "0" || value.lowercased() == "false"
    }
}
