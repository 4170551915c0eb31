import AppShell
import AppShellHeadless
import AppShellLive
import Foundation
import PiTrainerTestKit
import Synchronization

/// PiTrainer on a disk of its own, typed into by nobody's fingers: the part of the trials that is traced and killed.
///
///     practice-probe type FOLDER KEYS [MICROSECONDS]   a session of that many right digits, four a second of virtual time,
///                                                       that long a real pause after each
///     practice-probe look FOLDER                        what the next launch offers
///
/// Ends with 0, 1 where the app does not do what it should, 2 for a wrong command.
@main
struct PracticeProbe {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            switch (words.first, words.count) {
            case ("type", 3...4): try type(in: words[1], keys: words[2], pause: words.count > 3 ? words[3] : "0")
            case ("look", 2): try look(in: words[1])
            default:
                Line.write("usage: practice-probe type FOLDER KEYS [MICROSECONDS] | look FOLDER")
                exit(2)
            }
        } catch {
            Line.write("error \(error)")
            exit(1)
        }
    }

    private static func type(in folder: String, keys: String, pause: String) throws {
        let disk = try DiskStorage(folder: folder)
        let session = PiTrainerTestKit.makeSession(storage: disk.storage)
        guard let keys = Int(keys), keys > 0, let pause = UInt32(pause) else {
            Line.write("KEYS is a number from 1, MICROSECONDS one from 0")
            exit(2)
        }
        let digits = try PiTrainerTestKit.decimals(of: "Pi", in: 0..<keys)
        try session.launch()
        try rest(session)
        try session.tap("S'entraîner")
        try rest(session)
        Line.write("ready")
        for (index, digit) in digits.enumerated() {
            if index > 0 { try session.wait(.milliseconds(250)) }
            try session.tap(digit, in: "Pavé numérique")
            Line.write("key \(index + 1)")
            if pause > 0 { usleep(pause) }
        }
        try rest(session)
        Line.write("done")
        // As if the phone fell into water: nothing is closed.
    }

    private static func look(in folder: String) throws {
        let disk = try DiskStorage(folder: folder)
        let session = PiTrainerTestKit.makeSession(storage: disk.storage)
        try session.launch()
        try rest(session)
        for issue in disk.issues { Line.write("finding \(issue)") }
        let outline = try session.content().outline
        guard outline.contains("Reprendre la session") else { return Line.write("nothing to resume") }
        try session.tap("Reprendre la session")
        try rest(session)
        let position = try session.content().outline.split(separator: "#").dropFirst().first.map {
            $0.prefix { $0.isNumber }
        }
        Line.write("resume \(position ?? "?")")
        session.end()
        disk.close()
    }

    /// What the disk's own threads have done comes in a moment later.
    private static func rest(_ session: HeadlessSession) throws {
        for _ in 0..<20 {
            usleep(5_000)
            try session.settle()
        }
    }
}

/// Lines on the standard output, each by one write(2), so that a killed process has said what it had done.
enum Line {
    static func write(_ text: String) {
        let bytes = Array((text.replacing("\n", with: " ") + "\n").utf8)
        _ = bytes.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
    }
}
