public import AppShell
public import Foundation

extension AppEnvironment {
    /// The real world, for an app that links a product.
    ///
    /// ```swift
    /// let disk = try DiskStorage(folder: folder)
    /// let environment = AppEnvironment.live(device: device, storage: disk.storage)
    /// let graph = try AppGraph(MadiniaApp.self, in: environment)
    /// ```
    ///
    /// - Parameters:
    ///   - device: the app's own, since haptics and the browser belong to UIKit or AppKit, which this target does not
    ///     import. ``AssumedConnectivity`` stands in where nothing tells whether the device is online.
    ///   - configuration: its push environment is the build's where it names none.
    ///   - locale: of dates and prices; the device's unless the app speaks one language only.
    ///   - storage: what outlives the process: ``DiskStorage/storage``.
    ///   - transport: one for the whole app, so that its calls share connections.
    ///   - diagnostics: hears of what went wrong without the person having to know.
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
    /// The one that Xcode signs this build for: sandbox in debug builds, production in release (AIC-5).
    static var build: PushEnvironment {
        #if DEBUG
        .sandbox
        #else
        .production
        #endif
    }
}
