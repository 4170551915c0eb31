extension Pickle {
    /// Writes the pickle itself, without an envelope.
    public func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("uri", uri)
            location.write(into: &writer)
            writer.array("astNodeIds", astNodeIds)
            writer.array("tags", tags) { writer, tag in
                writer.object { writer in
                    writer.field("name", tag.name)
                    writer.field("astNodeId", tag.astNodeId)
                }
            }
            writer.field("name", name)
            writer.field("language", language)
            writer.array("steps", steps) { $1.write(into: &$0) }
        }
    }
}

extension PickleStep {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("text", text)
            writer.field("type", type.rawValue)
            if let argument {
                writer.object("argument") { argument.write(into: &$0) }
            }
            writer.array("astNodeIds", astNodeIds)
        }
    }
}

extension PickleStep.Argument {
    /// Writes the fields of the open object.
    fileprivate func write(into writer: inout JSONWriter) {
        if let docString {
            writer.object("docString") { writer in
                writer.field("mediaType", ifPresent: docString.mediaType)
                writer.field("content", docString.content)
                writer.field("argumentIndex", ifPresent: docString.argumentIndex)
            }
        }
        if let dataTable {
            writer.object("dataTable") { writer in
                writer.array("rows", dataTable.rows) { writer, row in
                    writer.object { writer in
                        writer.array("cells", row) { writer, cell in
                            writer.object { $0.field("value", cell) }
                        }
                    }
                }
                writer.field("argumentIndex", ifPresent: dataTable.argumentIndex)
            }
        }
    }
}
