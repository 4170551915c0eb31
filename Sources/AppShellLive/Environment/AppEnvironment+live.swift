public import AppShell
public import Foundation

extension AppEnvironment {
    /// The real environment, for an app that links a product.
    ///
    /// ```swift
    /// let disk = try DiskStorage(folder: folder)
    /// let environment = AppEnvironment.live(device: device, storage: disk.storage)
    /// let graph = try AppGraph(MadiniaApp.self, in: environment)
    /// ```
    ///
    /// - Parameters:
    /// - device: the app's own, since haptics and the browser belong to UIKit or AppKit. Use ``AssumedConnectivity`` if
    /// nothing tells whether the device is online.
    /// - configuration: its push environment defaults to the build's.
    /// - locale: for dates and prices; the device's, unless the app has a single language.
    /// - storage: persistent storage: ``DiskStorage/storage``.
    /// - transport: one for the whole app, so that its calls share connections.
    /// - diagnostics: receives errors that the user does not need to see.
    public static func live(
        device: Device,
        storage: Storage,
        configuration: AppConfiguration = AppConfiguration(),
        locale: Locale = .autoupdatingCurrent,
        timeZone: TimeZone = .autoupdatingCurrent,
        transport: any HTTPTransport = URLSessionTransport(),
        diagnostics: any Diagnostics = SystemDiagnostics()
    ) -> AppEnvironment {
        var configuration = configuration
        configuration.pushEnvironment = configuration.pushEnvironment ?? .build
        return AppEnvironment(
            clock: SystemClock(),
            random: SystemRandom(),
            transport: transport,
            storage: storage,
            device: device,
            formats: LocalFormats(locale: locale, timeZone: timeZone),
            configuration: configuration,
            diagnostics: diagnostics
        )
    }
}

extension PushEnvironment {
    /// The push environment that Xcode signs this build for: sandbox in debug, production in release (AIC-5).
    static var build: PushEnvironment {
        #if DEBUG
        .sandbox
        #else
        .production
        #endif
    }
}
