extension Shell {
    /// Brings what is drawn up to date whenever the network comes back.
    func followConnection() {
        guard let changes = graph.connectivity?.changes() else { return }
        // The task outlives no shell that its host lets go.
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
