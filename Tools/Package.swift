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

/// The released command has the runtime and Foundation in itself: each run starts several processes, and half of a start
/// would be the loader's. The libraries that these need of each other are named, since the linker is not told of them.
let staticRuntime: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections",
            "-lswiftSynchronization",
        ],
        .when(platforms: [.linux], configuration: .release)
    )
]

/// Library products of the root package.
func appShell(_ names: [String]) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "AppShell") }
}

let runner = [
    "AppShell", "AppShellExploration", "AppShellHeadless", "AppShellInspection", "AppShellTexts", "CucumberExpressions",
    "CucumberGherkin", "ScenarioReports", "ScenarioRunner",
]
let testKits = ["AllInConnectTestKit", "MadiniaTestKit", "PiTrainerTestKit"]

/// The command, with what `dependencies` add.
func command(_ name: String, _ dependencies: [String], linkerSettings: [LinkerSetting] = []) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["AppShellCommand"] + appShell(dependencies),
        swiftSettings: settings,
        linkerSettings: linkerSettings
    )
}

/// A program without the command, for the trials of `Faults/`.
func probe(_ name: String, _ dependencies: [String]) -> Target {
    .executableTarget(name: name, dependencies: appShell(dependencies), swiftSettings: settings)
}

let package = Package(
    name: "AppShellTools",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "appshell", targets: ["AppShellMain"]),
        // The same with a network, for --backend.
        .executable(name: "appshell-served", targets: ["AppShellServed"]),
        // The same with the web host, for serve.
        .executable(name: "appshell-web", targets: ["AppShellWeb"]),
        // For a command with products of one's own, and its web host.
        .library(name: "AppShellCommand", targets: ["AppShellCommand"]),
        .library(name: "AppShellWebHost", targets: ["AppShellWebHost"]),
        // For the trials of Faults/. Here, since most of them is built here already.
        .executable(name: "practice-probe", targets: ["PracticeProbe"]),
        .executable(name: "storage-probe", targets: ["StorageProbe"]),
    ],
    dependencies: [
        // Named, so that the checkout may lie in a folder of any name.
        .package(name: "AppShell", path: ".."),
        // Nothing heavier: the first ./appshell run builds all of this.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // The web host's sockets; only `serve` builds it.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // The counters of a build for --record-impact; it has none otherwise.
        .target(name: "CExecutionCounters"),
        .target(
            name: "AppShellCommand",
            dependencies: appShell(runner)
                + ["CExecutionCounters", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings
        ),
        // The page's files, in the program itself.
        .target(name: "CWebAssets", exclude: ["page.css", "page.html", "js"]),
        .target(
            name: "AppShellWebHost",
            dependencies: ["AppShellCommand", "CWebAssets"]
                + appShell(runner + ["ScreenRendering"])
                + [
                    .product(name: "FlyingFox", package: "FlyingFox"),
                    .product(name: "FlyingSocks", package: "FlyingFox"),
                ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "AppShellWeb",
            dependencies: ["AppShellCommand", "AppShellWebHost"] + appShell(testKits),
            swiftSettings: settings
        ),
        command("AppShellMain", testKits, linkerSettings: staticRuntime),
        command("AppShellServed", testKits + ["AppShellLive"]),
        // Its steps trap, exit and hang: the tests try what a run survives.
        command(
            "AppShellTrials",
            ["AppShell", "AppShellHeadless", "CucumberGherkin", "ScenarioReports", "ScenarioRunner"]
        ),
        probe("PracticeProbe", ["AppShell", "AppShellHeadless", "AppShellLive", "PiTrainerTestKit"]),
        probe("StorageProbe", ["AppShell", "AppShellLive"]),
        .testTarget(
            name: "AppShellCommandTests",
            dependencies: ["AppShellCommand", "AppShellMain", "AppShellServed", "AppShellTrials"]
                + appShell(runner + testKits),
            swiftSettings: settings
        ),
        .testTarget(
            name: "AppShellWebHostTests",
            dependencies: ["AppShellWebHost", "AppShellWeb", "CWebAssets"]
                + appShell(runner + testKits + ["ScreenRendering"])
                + [.product(name: "FlyingSocks", package: "FlyingFox")],
            swiftSettings: settings
        ),
    ]
)
