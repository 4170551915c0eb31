import Foundation
import ScenarioReports
import Testing

@testable import AppShellCommand

/// What several runs say together.
struct HistorySummaryTests {
    /// A run of one scenario.
    private func run(
        _ number: Int,
        _ status: StepStatus,
        revision: String? = nil,
        isClean: Bool = true,
        digest: String = "a",
        milliseconds: Int = 0,
        requests: Int = 0
    ) throws -> HistoryRun {
        let scenario = Self.scenario(status, digest: digest, milliseconds: milliseconds, requests: requests)
        let start = Self.start(number, revision: revision, isClean: isClean)
        var notices: [String] = []
        let bytes = Data("\(start)\n\(scenario)\n{\"end\":{\"isInterrupted\":false}}\n".utf8)
        let record = try #require(RunRecord(bytes, name: "r", notices: &notices))
        #expect(notices.isEmpty)
        return HistoryRun([record])
    }

    private static func start(_ number: Int, revision: String? = nil, isClean: Bool = true) -> String {
        """
        {"run":{"id":"\(number)","startedAt":"2026-01-01T00:00:\(10 + number).000Z",\
        "revision":"\(revision ?? "\(number)")","isClean":\(isClean)}}
        """
    }

    private static func scenario(
        _ status: StepStatus,
        digest: String = "a",
        milliseconds: Int = 0,
        requests: Int = 0
    ) -> String {
        """
        {"scenario":{"key":{"product":"p","scenario":{"uri":"f","name":"n","number":1}},"line":3,"digest":"\(digest)",\
        "status":"\(status.rawValue)","isFlaky":false,"milliseconds":\(milliseconds),"requests":\(requests),"cost":1}}
        """
    }

    private func summary(_ runs: [HistoryRun]) -> HistorySummary {
        var summary = HistorySummary()
        for run in runs { summary.add(run) }
        return summary
    }

    @Test("two verdicts on the same clean revision and words are flaky; other words or changed files are not")
    func flaky() throws {
        func count(_ second: HistoryRun) throws -> Int? {
            summary([try run(1, .passed, revision: "r"), second]).flaky.first?.flakyCount
        }
        #expect(try count(run(2, .failed, revision: "r")) == 2)
        #expect(try count(run(2, .failed, revision: "s")) == nil)
        #expect(try count(run(2, .failed, revision: "r", isClean: false)) == nil)
        #expect(try count(run(2, .failed, revision: "r", digest: "b")) == nil)
        #expect(try count(run(2, .passed, revision: "r")) == nil)
        let three = try (1...3).map { try run($0, $0 == 2 ? .failed : .passed, revision: "r") }
        #expect(summary(three + [try run(4, .passed)]).flaky.map(\.flakyCount) == [3])
    }

    @Test("a scenario is new after the first run, and changed when its words are others than the last time")
    func words() throws {
        let first = try run(1, .passed)
        #expect(summary([first]).added.isEmpty && summary([first]).changed.isEmpty)
        #expect(try summary([first, run(2, .passed, digest: "b")]).changed.map(\.title) == ["n"])
        #expect(try summary([first, run(2, .failed)]).changed.isEmpty)
        var notices: [String] = []
        let empty = try #require(RunRecord(Data(Self.start(1).utf8), name: "r", notices: &notices))
        #expect(try summary([HistoryRun([empty]), run(2, .passed)]).added.map(\.title) == ["n"])
    }

    @Test("slower is a fifth and a second more virtual time, or a request more, for the same words")
    func slower() throws {
        func facts(_ second: HistoryRun) throws -> String? {
            summary([try run(1, .passed, milliseconds: 10_000, requests: 2), second]).slower.first?.facts
        }
        #expect(try facts(run(2, .passed, milliseconds: 12_500, requests: 2)) == "10 s → 12.5 s of virtual time")
        #expect(try facts(run(2, .passed, milliseconds: 11_900, requests: 2)) == nil)
        #expect(try facts(run(2, .passed, milliseconds: 9_000, requests: 3)) == "2 → 3 requests")
        #expect(try facts(run(2, .passed, digest: "b", milliseconds: 90_000, requests: 9)) == nil)
        #expect(try facts(run(2, .failed, milliseconds: 90_000, requests: 9)) == nil)
    }

    @Test("of repetitions the worst counts, of a shard that ran twice the later; where they disagree, it is flaky")
    func repeated() throws {
        func record(_ number: Int, _ statuses: [StepStatus]) throws -> RunRecord {
            var notices: [String] = []
            let lines = statuses.map { Self.scenario($0) }.joined(separator: "\n")
            let bytes = Data("\(Self.start(number))\n\(lines)\n".utf8)
            return try #require(RunRecord(bytes, name: "r", notices: &notices))
        }
        func result(_ records: [RunRecord]) -> String? {
            HistoryRun(records).scenarios.values.first.map { "\($0.status)\($0.isFlaky ? " flaky" : "")" }
        }
        #expect(try result([record(1, [.passed, .failed, .passed])]) == "failed flaky")
        #expect(try result([record(1, [.passed, .failed, .failed])]) == "failed flaky")
        #expect(try result([record(1, [.failed]), record(2, [.passed])]) == "passed flaky")
        #expect(try result([record(1, [.passed]), record(2, [.passed])]) == "passed")
    }

    @Test("lines with impossible numbers are left out, and told")
    func damaged() throws {
        var notices: [String] = []
        let line = Self.scenario(.passed, milliseconds: .max)
        let record = RunRecord(Data("\(Self.start(1))\n\(line)\n".utf8), name: "r", notices: &notices)
        #expect(record?.scenarios.isEmpty == true)
        #expect(notices == ["r:2: its numbers are not possible; it is left out."])
    }

    @Test(
        "shards know their run by what all jobs of a build share",
        arguments: [
            (["GITHUB_RUN_ID": "7", "GITHUB_RUN_ATTEMPT": "2"], "GITHUB_RUN_ID 7 2"),
            (["AWS_BATCH_JOB_ID": "a-b:3"], "AWS_BATCH_JOB_ID a-b"),
            (["SLURM_ARRAY_JOB_ID": "12", "APPSHELL_RUN_ID": "mine"], "mine"),
            (["CI_PIPELINE_ID": "5", "CI_JOB_ID": "9"], "CI_PIPELINE_ID 5"), ([:], nil),
        ] as [([String: String], String?)]
    )
    func runID(environment: [String: String], id: String?) {
        #expect(RunRecord.Start.sharedID(environment) == id)
    }

    @Test("a streak begins where the verdict last changed")
    func streaks() throws {
        let statuses: [StepStatus] = [.failed, .passed, .undefined, .failed]
        let runs = try statuses.enumerated().map { try run($0, $1) }
        let summary = summary(runs)
        #expect(summary.failing.map(\.runCount) == [2])
        #expect(summary.failing.map(\.since.start.id) == ["2"])
        #expect(summary.newlyFailing.isEmpty)
        #expect(self.summary(Array(runs.dropLast())).newlyFailing.count == 1)
        #expect(self.summary(Array(runs.prefix(2))).newlyFixed.count == 1)
    }
}
