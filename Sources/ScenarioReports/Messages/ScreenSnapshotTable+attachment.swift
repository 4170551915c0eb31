import CucumberGherkin

extension ScreenSnapshotTable {
    /// What was seen when a step had ended, and how much had happened by then; nil where that is as it was.
    ///
    /// `{"snapshot":{"new":[…],"screen":3,"navigation":"…"},"events":5}`: the elements that were not seen before, the number
    /// of the whole screen, the navigation, and how many of the scenario's events there were.
    mutating func attachment(of ended: StepResult) -> Attachment? {
        guard ended.snapshot != nil || !ended.events.isEmpty else { return nil }
        var json = JSONWriter()
        json.object { json in
            if let snapshot = ended.snapshot {
                json.object("snapshot") { json in
                    var number: Int?
                    json.array("new") { json in
                        number = snapshot.screen.map { self.number(of: $0, into: &json) }
                    }
                    json.field("screen", ifPresent: number)
                    json.field("navigation", ifPresent: snapshot.navigation)
                }
            }
            json.field("events", ended.events.upperBound)
        }
        return Attachment(.text(json.text), mediaType: ScreenSnapshotReader.mediaType)
    }
}
