import AppShell
import AppShellHeadless
import Foundation
import Synchronization
import Testing

@testable import AppShellPracticeFeature

/// What a session's journal is read from.
struct CheckpointTests {
    /// A journal that makes each record when it is read: that of a day with a key and a checkpoint each second.
    private struct DayJournal: Journal {
        let id: String
        let total: Int
        let read = Counter()

        var issues: [StorageIssue] { [] }

        var count: Int { get async { total } }

        func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
            places.map { place in
                read.add(1)
                var series = CheckpointSeries(id: id)
                // The place alone decides over the span, from one whole round on.
                for _ in 0..<place % CheckpointSeries.maximumSpan { series.add(CheckpointMark()) }
                let gaps = (place - series.span + 1...place).map { "\($0)" }.joined(separator: ",")
                return Array(
                    """
                    {"id":"\(id)","constant":"pi","mode":"learn","isResumed":false,"isFinished":false,"date":0,\
                    "timeZone":"GMT","position":\(place + 1),"errors":0,"streak":\(place + 1),"bestStreak":\(place + 1),\
                    "nanoseconds":0,"span":\(series.span),"newIntervals":[\(gaps)],"newErrorPositions":[],\
                    "newRevealedLines":[]}
                    """.utf8
                )
            }
        }

        func append(_ record: [UInt8]) async throws(StorageError) {}

        func replaceAll(with records: [[UInt8]]) async throws(StorageError) {}
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func add(_ number: Int) { count.withLock { $0 += number } }
    }

    @Test(
        "PI-NFR2: of a day's 86,400 checkpoints fewer than 200 are read at the launch, and nothing is lost",
        arguments: [86_400, 86_399, 65_536, 1]
    )
    func day(total: Int) async throws {
        let journal = DayJournal(id: "a", total: total)
        let session = try #require(try await CheckpointReading.read(journal).session)
        #expect(journal.read.value < 200)
        #expect(session.score == total)
        #expect(session.intervals == (0..<UInt32(total)).map { $0 })
    }

    @Test("PI-NFR2: a journal of nothing that can be read is not read to its beginning")
    func nonsense() async throws {
        let journal = try await Storage.inMemory().journals.journal(for: SessionStore.key)
        for _ in 0..<1_000 { try await journal.append([0]) }
        let counting = CountingJournal(journal: journal)
        let reading = try await CheckpointReading.read(counting)
        #expect(reading.session == nil)
        #expect(reading.error != nil)
        #expect(counting.read.value <= 32)
    }

    private struct CountingJournal: Journal {
        let journal: any Journal
        let read = Counter()

        var issues: [StorageIssue] { journal.issues }

        var count: Int { get async { await journal.count } }

        func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
            read.add(places.count)
            return try await journal.records(in: places)
        }

        func append(_ record: [UInt8]) async throws(StorageError) { try await journal.append(record) }

        func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
            try await journal.replaceAll(with: records)
        }
    }

    @Test("PI-FR13: whatever the number of checkpoints, what they say together is what was counted")
    func series() {
        var series = CheckpointSeries(id: "a")
        var spans: [Int] = []
        for number in 1...1_300 {
            var mark = CheckpointMark()
            mark.intervals = number
            // From the mark on, the next record has all that its span says.
            #expect(number - series.start.intervals == series.span)
            spans.append(series.span)
            series.add(mark)
            #expect(series.written == mark)
            var place = number
            while place > 0 { place -= spans[place - 1] }
            #expect(place == 0)
        }
        #expect(spans.prefix(8) == [1, 2, 1, 4, 1, 2, 1, 8])
        #expect(spans.max() == CheckpointSeries.maximumSpan)
    }

    @Test("PI-FR13: a long session comes back whole from few records, also after it went on once")
    func long() throws {
        let failing = FailingStorage()
        let phone = try Phone(storage: failing.storage)
        try phone.session.choose("Apprentissage", in: "Mode")
        try phone.enter()
        let digits = Array(Sample.pi)
        for position in 0..<600 {
            // Each hundredth decimal is missed at first.
            if position.isMultiple(of: 100) { try phone.type(digits[position] == "0" ? "1" : "0") }
            try phone.type("\(digits[position])")
            try phone.session.wait(.seconds(1))
        }
        for cut in [600, 610] {
            try phone.session.wait(.seconds(2))
            phone.session.kill()
            failing.recordsRead.withLock { $0 = 0 }
            try phone.session.launch()
            #expect(failing.recordsRead.withLock { $0 } < 30)
            #expect(try phone.sees("Pi, à la position #\(cut + 1)"))
            try phone.session.tap("Reprendre la session")
            for position in cut..<cut + 10 {
                try phone.type("\(digits[position])")
                try phone.session.wait(.seconds(1))
            }
        }
        try phone.session.hold("Terminer", for: .seconds(3))
        #expect(try phone.value("Score") == "620 décimales")
        #expect(try phone.value("Erreurs") == "6")
        try phone.session.tap("Terminer")
        // Two breaks: two gaps fewer than keys, less one.
        #expect(try phone.value("Intervalles") == "623")
        #expect(try phone.value("Places") == "0 100 200 300 400 500")
    }
}
