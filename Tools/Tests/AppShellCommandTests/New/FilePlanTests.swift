import Foundation
import Testing

@testable import AppShellCommand

struct FilePlanTests {
    @Test("a plan shows what it makes and how files change, and writes it")
    func writes() throws {
        let scratch = try Scratch()
        let old = (1...9).map { "line \($0)\n" }.joined()
        let file = try scratch.write(old, to: "Old.swift")
        var plan = FilePlan(root: scratch.folder)
        try plan.create("a/b/New.swift", "new\n")
        try plan.change("Old.swift") { $0.replacing("line 2\n", with: "line 2\nline 2a\n") }
        try plan.change("Old.swift") { $0.replacing("line 8\n", with: "") }
        #expect(
            plan.preview == """
                create a/b/New.swift
                change Old.swift
                @@ -1,4 +1,5 @@
                 line 1
                 line 2
                +line 2a
                 line 3
                 line 4
                @@ -6,4 +7,3 @@
                 line 6
                 line 7
                -line 8
                 line 9

                """
        )
        #expect(try String(contentsOfFile: file, encoding: .utf8) == old)
        try plan.write()
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("line 2a"))
        #expect(try String(contentsOf: scratch.folder.appending(path: "a/b/New.swift"), encoding: .utf8) == "new\n")
    }

    @Test("what exists is refused")
    func existing() throws {
        let scratch = try Scratch()
        _ = try scratch.write("mine", to: "A.swift")
        var plan = FilePlan(root: scratch.folder)
        let error = #expect(throws: CommandError.self) { try plan.create("A.swift", "other") }
        #expect(error?.message == "A.swift: exists already. Choose another name, or remove it first.")
    }

    @Test("all files are written or none: an error takes back what was written before it")
    func allOrNone() throws {
        let scratch = try Scratch()
        let manager = FileManager.default
        let old = try scratch.write("old", to: "A.swift")
        _ = try scratch.write("old", to: "B.swift")
        var plan = FilePlan(root: scratch.folder)
        try plan.create("folder/inner/New.swift", "new")
        try plan.change("A.swift") { _ in "changed" }
        try plan.change("B.swift") { _ in "changed" }
        try manager.removeItem(at: scratch.folder.appending(path: "B.swift"))
        let error = #expect(throws: CommandError.self) { try plan.write() }
        #expect(error?.message.hasPrefix("B.swift: ") == true, "\(error?.message ?? "")")
        #expect(try manager.contentsOfDirectory(atPath: scratch.folder.path) == ["A.swift"])
        #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
        // A file that came meanwhile stays as it is.
        let late = try scratch.write("theirs", to: "folder/inner/New.swift")
        #expect(throws: CommandError.self) { try plan.write() }
        #expect(try String(contentsOfFile: late, encoding: .utf8) == "theirs")
    }
}
