/// What the shell hands the modules when the app starts. They may keep all of it.
public struct AppStart {
    /// For work that outlives the screen that starts it: what a switch changed is stored although the person has gone
    /// on. Cancelled when the app stops.
    public let tasks: TaskScope
    /// For navigation and messages that belong to no screen, whatever the person looks at. A screen uses its own
    /// ``Router``, which asks for nothing once the person has gone on.
    public let router: Router
}

/// A moment in the life of the app, as modules hear of it.
public enum AppMoment: String, Hashable, Sendable {
    /// The first screen, or the one that a link leads to, has just been shown.
    case launch
    /// Back from the background.
    case foreground
    /// The person has gone to another app.
    case background
    /// In the background the system gives the app some seconds to load what is new.
    case refresh
}
