import AppShell
import Foundation
import Headless
import StatsFeature
import Testing

struct RecordTests {
    @Test("PI-FR10: the best of strict sessions is the record, over a relaunch")
    func best() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.end("b pi 156 strict")
        try phone.end("c pi 40 strict")
        try phone.end("d pi 900 learn")
        #expect(try phone.says("Record : 156 b"))
        try phone.relaunch()
        #expect(try phone.says("Record : 156 b"))
    }
}
