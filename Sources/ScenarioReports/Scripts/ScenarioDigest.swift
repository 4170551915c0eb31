import AppShellHashing
public import CucumberGherkin

extension Pickle {
    /// 16 hexadecimal digits that change when what the scenario says changes: its language, name, tags and steps, those
    /// of the background included. Lines, comments and spaces don't count.
    public var digest: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("language", language)
            writer.field("name", name)
            writer.array("tags", tags.map(\.name))
            writer.array("steps", steps) { writer, step in
                writer.object { writer in
                    writer.field("type", step.type.rawValue)
                    writer.field("text", step.text)
                    if let rows = step.argument?.dataTable?.rows {
                        writer.array("rows", rows) { writer, row in
                            writer.array { writer in row.forEach { writer.value($0) } }
                        }
                    }
                    writer.field("mediaType", ifPresent: step.argument?.docString?.mediaType)
                    writer.field("content", ifPresent: step.argument?.docString?.content)
                }
            }
        }
        return String(SHA256.hex(of: writer.bytes).prefix(16))
    }
}
