extension Shell {
    /// Refreshes the visible screens whenever the network comes back.
    func followConnection() {
        guard let changes = graph.connectivity?.changes() else { return }
        // Weak, so that the task doesn't keep the shell alive.
        let shell = ShellReference(self)
        tasks {
            for await isOnline in changes where isOnline { shell.value?.resumeScreens() }
        }
    }
}

private final class ShellReference {
    weak var value: Shell?

    init(_ shell: Shell) {
        value = shell
    }
}
