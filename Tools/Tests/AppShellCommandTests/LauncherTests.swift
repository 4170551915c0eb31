import Foundation
import Testing

/// `./appshell`, with a compiler that only prints.
struct LauncherTests {
    @Test("a build that takes long says how far it is, and the command runs afterwards")
    func progress() throws {
        let scratch = try Scratch()
        let home = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
        for name in ["appshell", "Scripts/swift-build"] {
            try scratch.writeExecutable(String(contentsOf: home.appending(path: name), encoding: .utf8), to: name)
        }
        for name in ["Package.swift", "Tools/Package.swift", "Sources/a.swift", "Tools/Sources/a.swift"] {
            _ = try scratch.write("", to: name)
        }
        try scratch.writeExecutable(
            """
            #!/bin/sh
            for i in 1 2 3; do echo "[$i/3] Compiling"; sleep 1; done
            mkdir -p Tools/.build/debug && cp tool Tools/.build/debug/appshell
            """,
            to: "bin/swift"
        )
        try scratch.writeExecutable("#!/bin/sh\necho \"ran $1\"\n", to: "tool")
        let process = Process()
        process.executableURL = scratch.folder.appending(path: "appshell")
        process.arguments = ["run"]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = [
            "PATH": scratch.folder.appending(path: "bin").path + ":" + path, "APPSHELL_PROGRESS": "1", "LANG": "fr_FR",
        ]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        process.waitUntilExit()
        let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(process.terminationStatus == 0)
        #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("ran run\n".utf8))
        #expect(told.contains(#/\nappshell : compilation \[[123]\/3\] \d+ s\n/#), "\(told)")
    }
}

extension Scratch {
    fileprivate func writeExecutable(_ text: String, to name: String) throws {
        let file = try write(text, to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
}
