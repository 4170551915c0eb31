public import AppShell

extension ShellModel {
    /// What a long press on the app's icon offers, in the order of the modules.
    public var shortcuts: [Shortcut] { shell.graph.contributions.shortcuts.map(\.entry) }

    /// What is drawn over the screens of the base.
    public func overlays(at placement: OverlayPlacement) -> [Content] {
        shell.overlays(at: placement).flatMap(\.children)
    }

    /// Closes the highest sheet by its button.
    public func closeSheet() { shell.perform(.dismiss) }

    /// The system tells where the app is. In between, under a call or the app switcher, nothing changes.
    public func phaseChanged(to phase: AppPhase) { shell.follow(phase, in: backgroundTime) }
}

extension Shell {
    /// - Parameter time: asked for the modules' work in the background.
    @MainActor
    func follow(_ phase: AppPhase, in time: (any BackgroundTime)?) {
        switch phase {
        case .active: enterForeground()
        case .inactive: break
        case .background:
            // Before the work begins: the system may suspend the app at any moment.
            let stay = self.phase == .foreground ? time.map { BackgroundStay($0) } : nil
            let work = enterBackground()
            guard let stay else { return }
            Task {
                for task in work { await task.value }
                stay.end()
            }
        }
    }
}

/// Where the system has put the app.
public enum AppPhase: Hashable, Sendable {
    /// On the screen and in use.
    case active
    /// On the screen, but not in use.
    case inactive
    /// Away.
    case background
}
