// swift-tools-version: 6.2
import PackageDescription

// The probes that are tried are products of Tools/, which builds all they need for the command already.
let package = Package(
    name: "AppShellFaults",
    platforms: [.macOS(.v15)],
    products: [
        // Loaded before the C library, by LD_PRELOAD.
        .library(name: "FaultInjector", type: .dynamic, targets: ["FaultInjector"])
    ],
    targets: [.target(name: "FaultInjector")]
)
