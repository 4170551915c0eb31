import BenchKit
import Foundation

/// What reading feature files costs: parser and pickle compiler, to the last scenario.
enum GherkinGroup: BenchGroup {
    static let name = "gherkin"
    private static let group = "a byte of a feature file, to its tree and pickles"

    static func run(with meter: Meter, into report: inout Report) throws {
        let folder = URL.temporaryDirectory.appending(
            path: "appshell-bench-\(ProcessInfo.processInfo.processIdentifier)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "shop.feature").path
        try speed(path, with: meter, into: &report)
        try growth(with: meter, into: &report)
        try memory(path, with: meter, into: &report)
    }

    private static func speed(_ path: String, with meter: Meter, into report: inout Report) throws {
        let files = [SampleSuite.english, .french].map { $0.file(ofBytes: 850_000) }
        let counts = try files.map(FeatureReading.count)
        // The two are the same but for their words.
        guard counts[0] > 1_000, counts.allSatisfy({ abs($0 - counts[0]) * 5 < counts[0] }) else {
            throw BenchError.wrong("the samples have \(counts) scenarios")
        }
        let figures = try meter.measure(files.map(FeatureReading.work))
        for (index, language) in ["English", "French"].enumerated() {
            try Data(files[index]).write(to: URL(filePath: path))
            try GherkinPeer.check(path, count: counts[index])
            let peer = try GherkinPeer.time(path, bytes: files[index].count, samples: min(3, meter.samples))
            var goals = [fast(figures[index])]
            if index > 0 { goals.append(.atMost(1.25, figures[index].median / figures[0].median, "× English")) }
            report.add(
                Row(
                    group: group,
                    name: "850 kB, \(language)\(peer == nil ? ", without its peer: \(GherkinPeer.absence)" : "")",
                    ours: figures[index],
                    peer: peer.map { (GherkinPeer.name, $0) },
                    goals: goals
                )
            )
        }
    }

    /// A hundred times the text costs a hundred times the time.
    private static func growth(with meter: Meter, into report: inout Report) throws {
        let lengths = [("85 kB", 85_000), ("8.5 MB", 8_500_000)]
        let files = lengths.map { SampleSuite.english.file(ofBytes: $0.1) }
        for file in files { _ = try FeatureReading.count(of: file) }
        let figures = try meter.measure(files.map(FeatureReading.work))
        for (index, length) in lengths.enumerated() {
            let ratio = figures[index].median / figures[0].median
            report.add(
                Row(
                    group: group,
                    name: "\(length.0), English",
                    ours: figures[index],
                    goals: index == 0 ? [] : [.atMost(1.5, ratio, "× of 85 kB")]
                )
            )
        }
    }

    private static func memory(_ path: String, with meter: Meter, into report: inout Report) throws {
        guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
        let file = SampleSuite.english.file(ofBytes: 850_000)
        try Data(file).write(to: URL(filePath: path))
        let ours = try FeatureReading.memory(path, samples: meter.samples)
        let peer = try GherkinPeer.memory(path)
        report.add(
            Row(
                group:
                    "memory at its peak with tree and pickles held, growth since before the file was read, a process of its own",
                name: "850 kB, English",
                ours: ours,
                peer: peer.map { (GherkinPeer.name, $0) },
                goals: [.atMost(10, ours.median / Double(file.count), "× the file")],
                unit: .bytes
            )
        )
    }

    private static func fast(_ figure: BenchKit.Measurement) -> Row.Goal {
        let speed = 1_000 / figure.median
        return Row.Goal("≥ 20 MB/s, is \(Figure.fixed(speed, 1))", isMet: speed >= 20)
    }
}
