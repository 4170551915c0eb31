// swift-tools-version: 6.2
import PackageDescription

// The same list as the root package's.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The libraries that targets name, by package.
let libraries = [
    "AppShell": [
        "AllInConnect", "AllInConnectBackend", "AppShell", "AppShellHeadless", "AppShellLive", "Madinia",
        "MadiniaBackend",
    ],
    "GRDB.swift": ["GRDB"],
    "async-http-client": ["AsyncHTTPClient"],
    "hummingbird": ["Hummingbird", "HummingbirdCore", "HummingbirdTLS"],
    "jwt-kit": ["JWTKit"],
    "swift-argument-parser": ["ArgumentParser"],
    "swift-asn1": ["SwiftASN1"],
    "swift-certificates": ["X509"],
    "swift-crypto": ["Crypto", "CryptoExtras"],
    "swift-http-types": ["HTTPTypes"],
    "swift-log": ["Logging"],
    "swift-nio": ["NIOCore", "NIOFoundationCompat", "NIOHTTP1", "NIOPosix", "NIOTLS"],
    "swift-nio-extras": ["NIOHTTPTypes"],
    "swift-nio-http2": ["NIOHTTP2"],
    "swift-nio-ssl": ["NIOSSL"],
    "swift-service-lifecycle": ["ServiceLifecycle", "UnixSignals"],
]

/// What a target imports: targets of this package, and libraries of the packages above.
func imports(_ names: [String]) -> [Target.Dependency] {
    names.map { name in
        let package = libraries.first { $0.value.contains(name) }?.key
        return package.map { .product(name: name, package: $0) } ?? .target(name: name)
    }
}

let package = Package(
    name: "AppShellServer",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "appshell-backend", targets: ["AppShellBackend"])],
    dependencies: [
        // Named, since the identity of a package at a path is else the name of its folder.
        .package(name: "AppShell", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    ],
    targets: [
        .target(
            name: "PushSenders",
            dependencies: imports([
                "AppShell", "AsyncHTTPClient", "Crypto", "JWTKit", "Logging", "NIOCore", "NIOFoundationCompat",
                "NIOHTTP1", "NIOHTTP2", "NIOSSL",
            ]),
            swiftSettings: settings
        ),
        // Simulates the push services in tests, as strict as they are.
        .target(
            name: "SimulatedPushServices",
            dependencies: imports([
                "AppShell", "Crypto", "CryptoExtras", "JWTKit", "NIOCore", "NIOHTTP1", "NIOHTTP2", "NIOPosix", "NIOSSL",
                "NIOTLS", "SwiftASN1", "X509",
            ]),
            swiftSettings: settings
        ),
        // Data in C: `#embed` puts it into the program, so that nothing is looked up at run time.
        .target(name: "OpenAPIDocuments"),
        .target(
            name: "BackendServer",
            dependencies: imports([
                "OpenAPIDocuments", "PushSenders", "AllInConnectBackend", "AppShell", "Crypto", "CryptoExtras", "GRDB",
                "HTTPTypes", "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "JWTKit", "Logging", "MadiniaBackend",
                "NIOCore", "NIOHTTPTypes", "NIOPosix", "NIOSSL", "ServiceLifecycle", "UnixSignals",
            ]),
            swiftSettings: settings
        ),
        .executableTarget(
            name: "AppShellBackend",
            dependencies: imports([
                "BackendServer", "PushSenders", "AppShell", "ArgumentParser", "AsyncHTTPClient", "Logging", "NIOCore",
                "NIOHTTP1", "NIOPosix", "NIOSSL", "UnixSignals",
            ]),
            swiftSettings: settings
        ),
        .testTarget(
            name: "BackendServerTests",
            dependencies: imports([
                "AppShellBackend", "BackendServer", "PushSenders", "SimulatedPushServices", "AllInConnect",
                "AllInConnectBackend", "AppShell", "AppShellHeadless", "AppShellLive", "AsyncHTTPClient", "Crypto",
                "GRDB", "JWTKit", "Logging", "Madinia", "MadiniaBackend", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOSSL",
                "SwiftASN1", "X509",
            ]),
            swiftSettings: settings
        ),
        .testTarget(
            name: "PushSendersTests",
            dependencies: imports([
                "PushSenders", "SimulatedPushServices", "AllInConnectBackend", "AppShell", "AsyncHTTPClient", "JWTKit",
                "Logging", "NIOCore", "NIOSSL",
            ]),
            swiftSettings: settings
        ),
    ],
    cLanguageStandard: .c2x
)
