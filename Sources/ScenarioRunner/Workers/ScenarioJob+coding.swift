import CucumberGherkin

extension ScenarioJob {
    func write(into writer: inout ByteWriter) {
        writer.write(product)
        writer.write(uri)
        writer.write(line)
        writer.write(language)
        writer.write(tags) { $0.write($1) }
        writer.write(steps) { writer, step in
            writer.write(step.text)
            writer.write(step.type.rawValue)
            writer.write(step.line)
            writer.write(step.argument) { $1.write(into: &$0) }
        }
    }

    init(from reader: inout ByteReader) throws(ByteReaderError) {
        product = try reader.text()
        uri = try reader.text()
        line = try reader.int()
        language = try reader.text()
        tags = try reader.array { reader throws(ByteReaderError) in try reader.text() }
        steps = try reader.array { reader throws(ByteReaderError) in
            let text = try reader.text()
            let type = try reader.value(PickleStep.StepType.self)
            let line = try reader.int()
            let argument = try reader.optional { reader throws(ByteReaderError) in
                try PickleStep.Argument(from: &reader)
            }
            return Step(text: text, type: type, argument: argument, line: line)
        }
    }
}

extension PickleStep.Argument {
    fileprivate func write(into writer: inout ByteWriter) {
        writer.write(dataTable) { writer, table in
            writer.write(table.rows) { writer, row in writer.write(row) { $0.write($1) } }
            writer.write(table.argumentIndex) { $0.write($1) }
        }
        writer.write(docString) { writer, text in
            writer.write(text.mediaType)
            writer.write(text.content)
            writer.write(text.argumentIndex) { $0.write($1) }
        }
    }

    fileprivate init(from reader: inout ByteReader) throws(ByteReaderError) {
        let table = try reader.optional { reader throws(ByteReaderError) in
            let rows = try reader.array { reader throws(ByteReaderError) in
                try reader.array { reader throws(ByteReaderError) in try reader.text() }
            }
            let index = try reader.optional { reader throws(ByteReaderError) in try reader.int() }
            return PickleStep.DataTable(rows: rows, argumentIndex: index)
        }
        let text = try reader.optional { reader throws(ByteReaderError) in
            let mediaType = try reader.optionalText()
            let content = try reader.text()
            let index = try reader.optional { reader throws(ByteReaderError) in try reader.int() }
            return PickleStep.DocString(mediaType: mediaType, content: content, argumentIndex: index)
        }
        self.init(dataTable: table, docString: text)
    }
}
