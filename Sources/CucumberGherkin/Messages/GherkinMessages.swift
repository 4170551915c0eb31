/// Cucumber Messages of the Gherkin front end, as lines of NDJSON in the official schema, without absent fields.
public enum GherkinMessages {
    /// The `source` envelope of a feature file, on a line of its own.
    public static func source(_ source: GherkinSource) -> [UInt8] {
        line { write(source, into: &$0) }
    }

    /// The `gherkinDocument` envelope of a tree, on a line of its own.
    public static func gherkinDocument(_ document: Gherkin.Document) -> [UInt8] {
        line { write(document, into: &$0) }
    }

    /// The `pickle` envelope of a pickle, on a line of its own.
    public static func pickle(_ pickle: Pickle) -> [UInt8] {
        line { write(pickle, into: &$0) }
    }

    /// The `parseError` envelope of an error, on a line of its own.
    public static func parseError(_ error: GherkinError) -> [UInt8] {
        line { write(error, into: &$0) }
    }

    private static func line(_ envelope: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        envelope(&writer)
        writer.lineBreak()
        return writer.bytes
    }
}

// MARK: - Envelopes

extension GherkinMessages {
    /// Writes a `source` envelope.
    public static func write(_ source: GherkinSource, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.object("source") { writer in
                writer.field("uri", source.uri)
                writer.field("data", source.text)
                writer.field("mediaType", source.mediaType)
            }
        }
    }

    /// Writes a `gherkinDocument` envelope.
    public static func write(_ document: Gherkin.Document, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("gherkinDocument")
            document.write(into: &writer)
        }
    }

    /// Writes a `pickle` envelope.
    public static func write(_ pickle: Pickle, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("pickle")
            pickle.write(into: &writer)
        }
    }

    /// Writes a `parseError` envelope.
    public static func write(_ error: GherkinError, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.object("parseError") { writer in
                writer.object("source") { writer in
                    writer.field("uri", error.uri)
                    error.location.write(into: &writer)
                }
                writer.field("message", error.message)
            }
        }
    }
}
