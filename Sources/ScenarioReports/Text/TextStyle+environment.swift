extension TextStyle {
    /// Whether output is coloured, by what the environment says; the first of these that says anything decides:
    ///
    /// 1. `NO_COLOR`, not empty: no colours (no-color.org).
    /// 2. `FORCE_COLOR`: `0` and `false` mean none; any other text, such as `1`, `2`, `3` and `true`, means colours
    ///    (force-color.org). Empty, it says nothing.
    /// 3. `TERM=dumb`: none.
    /// 4. `GITHUB_ACTIONS` or `GITLAB_CI`: colours, since both show them in their logs, though no terminal is there.
    /// 5. Colours where the output is a terminal, and none elsewhere: in any other `CI` it is a file.
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
