import Foundation
import Testing

@testable import BackendServer

struct SecretFileTests {
    @Test("of a symbolic link it is the file behind it that must be its owner's alone")
    func links() throws {
        let scratch = try Scratch()
        let text = String(repeating: "a", count: 32)
        for (name, mode) in [("closed", 0o600), ("open", 0o640)] {
            let file = try scratch.write(text, to: name, mode: mode)
            try FileManager.default.createSymbolicLink(atPath: file + "-link", withDestinationPath: file)
        }
        let secret = try SecretFile.load(scratch.file("closed-link"), name: "the secret", atLeast: 32)
        #expect(secret == [UInt8](text.utf8))
        let error = #expect(throws: StartError.self) {
            try SecretFile.load(scratch.file("open-link"), name: "the secret", atLeast: 32)
        }
        #expect(error?.description.contains("others may read it: chmod 600") == true)
    }
}
