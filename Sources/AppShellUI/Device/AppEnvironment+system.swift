#if canImport(UIKit)
public import AppShell
import AppShellLive
public import AppShellUIModel
public import Foundation
import UIKit

extension Device {
    /// All that a phone of Apple's offers.
    ///
    /// - Parameter pushes: connected to the app's delegate, as ``AppShellDelegate/pushes`` is.
    @MainActor
    public static func system(pushes: PushRegistration) -> Device {
        Device(
            connectivity: SystemConnectivity(),
            haptics: SystemHaptics(),
            webPages: SystemPages(),
            notifications: SystemNotifications { try await register(pushes) },
            sharing: SystemSharing(),
            sounds: SystemSounds(),
            location: SystemLocation()
        )
    }

    @MainActor
    private static func register(_ pushes: PushRegistration) async throws -> [UInt8] {
        try await pushes.token(on: SystemClock()) { UIApplication.shared.registerForRemoteNotifications() }
    }
}

extension AppEnvironment {
    /// The world of an app: its device, its network, and its storage in Application Support.
    ///
    /// - Parameters:
    ///   - product: names the folder of the storage.
    ///   - locale: the language and region of the person; the phone's. iOS gives an app the first of the
    ///     person's languages that its `CFBundleLocalizations` names.
    /// - Throws: ``StorageError`` where the storage can't be opened.
    @MainActor
    public static func system(
        for product: any Product.Type,
        pushes: PushRegistration,
        configuration: AppConfiguration = .bundled(),
        locale: Locale = .autoupdatingCurrent
    ) throws -> AppEnvironment {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory,
            in: .userDomainMask,
            appropriateFor: nil,
            create: true
        )
        let disk = try DiskStorage(folder: support.appendingPathComponent(product.manifest.id).path)
        return .live(
            device: .system(pushes: pushes),
            storage: disk.storage,
            configuration: configuration,
            locale: locale
        )
    }
}

extension AppConfiguration {
    /// What the app's Info.plist says: its version, and, where it has them, `AppShellAPIKey` and `AppShellAPIBaseURL`.
    public static func bundled(_ bundle: Bundle = .main) -> AppConfiguration {
        func text(_ key: String) -> String? {
            let text = bundle.object(forInfoDictionaryKey: key) as? String
            return text?.isEmpty == false ? text : nil
        }
        return AppConfiguration(
            apiBaseURL: text("AppShellAPIBaseURL"),
            apiKey: text("AppShellAPIKey") ?? "",
            appVersion: text("CFBundleShortVersionString") ?? "1.0.0"
        )
    }
}
#endif
