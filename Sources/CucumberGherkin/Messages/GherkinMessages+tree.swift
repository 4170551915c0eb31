extension Gherkin.Document {
    /// Writes the document itself, without an envelope.
    public func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("uri", uri)
            if let feature {
                writer.key("feature")
                feature.write(into: &writer)
            }
            writer.array("comments", comments) { writer, comment in
                writer.object { writer in
                    comment.location.write(into: &writer)
                    writer.field("text", comment.text)
                }
            }
        }
    }
}

extension Gherkin.Location {
    /// Writes the `location` field of the open object.
    func write(into writer: inout JSONWriter) {
        writer.object("location") { writer in
            writer.field("line", line)
            writer.field("column", ifPresent: column)
        }
    }
}

extension Gherkin.Feature {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            location.write(into: &writer)
            tags.write(into: &writer)
            writer.field("language", language)
            writer.fields(keyword: keyword, name: name, description: description)
            writer.array("children", children) { writer, child in
                writer.object { writer in
                    switch child {
                    case .background(let background): background.write(into: &writer)
                    case .scenario(let scenario): scenario.write(into: &writer)
                    case .rule(let rule): rule.write(into: &writer)
                    }
                }
            }
        }
    }
}

extension Gherkin.Rule {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object("rule") { writer in
            writer.field("id", id)
            location.write(into: &writer)
            tags.write(into: &writer)
            writer.fields(keyword: keyword, name: name, description: description)
            writer.array("children", children) { writer, child in
                writer.object { writer in
                    switch child {
                    case .background(let background): background.write(into: &writer)
                    case .scenario(let scenario): scenario.write(into: &writer)
                    }
                }
            }
        }
    }
}

extension Gherkin.Background {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object("background") { writer in
            writer.field("id", id)
            location.write(into: &writer)
            writer.fields(keyword: keyword, name: name, description: description)
            writer.array("steps", steps) { $1.write(into: &$0) }
        }
    }
}

extension Gherkin.Scenario {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object("scenario") { writer in
            writer.field("id", id)
            location.write(into: &writer)
            tags.write(into: &writer)
            writer.fields(keyword: keyword, name: name, description: description)
            writer.array("steps", steps) { $1.write(into: &$0) }
            writer.array("examples", examples) { $1.write(into: &$0) }
        }
    }
}

extension Gherkin.Examples {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            location.write(into: &writer)
            tags.write(into: &writer)
            writer.fields(keyword: keyword, name: name, description: description)
            if let tableHeader {
                writer.key("tableHeader")
                tableHeader.write(into: &writer)
            }
            writer.array("tableBody", tableBody) { $1.write(into: &$0) }
        }
    }
}

extension Gherkin.Step {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            location.write(into: &writer)
            writer.field("keyword", keyword)
            writer.field("keywordType", keywordType.rawValue)
            writer.field("text", text)
            if let docString {
                writer.object("docString") { writer in
                    docString.location.write(into: &writer)
                    writer.field("mediaType", ifPresent: docString.mediaType)
                    writer.field("content", docString.content)
                    writer.field("delimiter", docString.delimiter)
                }
            }
            if let dataTable {
                writer.object("dataTable") { writer in
                    dataTable.location.write(into: &writer)
                    writer.array("rows", dataTable.rows) { $1.write(into: &$0) }
                }
            }
        }
    }
}

extension Gherkin.TableRow {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            location.write(into: &writer)
            writer.array("cells", cells) { writer, cell in
                writer.object { writer in
                    cell.location.write(into: &writer)
                    writer.field("value", cell.value)
                }
            }
        }
    }
}

extension [Gherkin.Tag] {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.array("tags", self) { writer, tag in
            writer.object { writer in
                writer.field("id", tag.id)
                tag.location.write(into: &writer)
                writer.field("name", tag.name)
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func fields(keyword: String, name: String, description: String) {
        // A Markdown document without a feature heading has no keyword, and the official parsers write none.
        if !keyword.isEmpty { field("keyword", keyword) }
        field("name", name)
        field("description", description)
    }
}
