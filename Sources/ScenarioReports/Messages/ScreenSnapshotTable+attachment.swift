import CucumberGherkin
import ScreenRendering

extension ScreenSnapshotTable {
    /// The screen after a step, what the step acted on, and the number of events; nil where nothing has happened.
    ///
    /// `{"snapshot":{"new":[…],"screen":3,"navigation":"…"},"acted":[…],"events":5}`: the new elements, the number of the
    /// whole screen, the navigation, and the number of the scenario's events. A look has a number, `"theme":0`, and is
    /// written where it is new, `"newTheme":"{…}"`. `{"r":"button","l":"Envoyer","at":[0,1,4]}` was acted on.
    mutating func attachment(of ended: StepResult) -> Attachment? {
        guard ended.snapshot != nil || !ended.events.isEmpty || !ended.acted.isEmpty else { return nil }
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
                    if let theme = snapshot.theme { write(theme, into: &json) }
                }
            }
            json.write(ended.acted)
            json.field("events", ended.events.upperBound)
        }
        return Attachment(.text(json.text), mediaType: ScreenSnapshotReader.mediaType)
    }

    /// The number of a look, and the look where it is new.
    mutating func write(_ theme: ScreenTheme, into json: inout JSONWriter) {
        let (number, isNew) = number(of: theme)
        json.field("theme", number)
        if isNew { json.field("newTheme", PlainJSON.text(of: theme)) }
    }
}

extension JSONWriter {
    mutating func write(_ acted: [StepResult.ActedOn]) {
        guard !acted.isEmpty else { return }
        array("acted", acted) { writer, element in
            writer.object { writer in
                writer.field("r", element.role)
                writer.field("l", element.label)
                writer.array("at", element.path) { $0.value($1) }
            }
        }
    }
}
