import CucumberGherkin
import ScenarioReports

extension AttemptRequest: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(token)
        writer.write(product)
        writer.write(language)
        writer.write(steps.count)
        for step in steps { step.write(to: &writer) }
        writer.write(tags)
        writer.write(name)
        writer.write(chaos.map { WireJSON(value: $0) })
        writer.write(phrases)
        writer.write(absentTexts)
    }

    init(from reader: inout WireReader) throws(WireError) {
        token = try reader.value()
        product = try reader.value()
        language = try reader.value()
        var steps: [TestStep] = []
        for _ in 0..<(try reader.count()) { steps.append(try TestStep.read(from: &reader)) }
        self.steps = steps
        tags = try reader.value()
        name = try reader.value()
        chaos = try reader.value(WireJSON?.self)?.value
        phrases = try reader.value()
        absentTexts = try reader.value()
    }
}

extension TestStep {
    fileprivate func write(to writer: inout WireWriter) {
        writer.write(id)
        writer.write(hook)
        // A step without a hook is a step of a script.
        guard hook == nil, let pickleStep else { return }
        writer.write(pickleStep)
        writer.write(keyword)
        writer.write(sourceLocation)
    }

    /// The matches are left out: the process that runs the step matches it by itself.
    fileprivate static func read(from reader: inout WireReader) throws(WireError) -> TestStep {
        let id: String = try reader.value()
        if let hook = try reader.value(RunHook?.self) { return TestStep(id: id, hook: hook) }
        return try TestStep(id: id, reader.value(), matches: [], keyword: reader.value(), location: reader.value())
    }
}

extension RunHook: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(id)
        writer.write(kind)
        writer.write(name)
        writer.write(tagExpression)
        writer.write(location)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(
            id: reader.value(),
            kind: reader.value(),
            name: reader.value(),
            tagExpression: reader.value(),
            location: reader.value()
        )
    }
}

extension RunHook.Kind: WireValue {}

extension FileLocation: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(file)
        writer.write(line)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(file: reader.value(), line: reader.value())
    }
}

/// Without its ids, which running it does not need.
extension PickleStep: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(text)
        writer.write(type)
        writer.write(argument)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(text: reader.value(), type: reader.value(), argument: reader.value())
    }
}

extension PickleStep.StepType: WireValue {}

extension PickleStep.Argument: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(dataTable)
        writer.write(docString)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(dataTable: reader.value(), docString: reader.value())
    }
}

extension PickleStep.DataTable: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(rows)
        writer.write(argumentIndex)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(rows: reader.value(), argumentIndex: reader.value())
    }
}

extension PickleStep.DocString: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(mediaType)
        writer.write(content)
        writer.write(argumentIndex)
    }

    init(from reader: inout WireReader) throws(WireError) {
        try self.init(mediaType: reader.value(), content: reader.value(), argumentIndex: reader.value())
    }
}

extension Phrase: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(expression)
        writer.write(language)
        writer.write(location)
        writer.write(summary)
        writer.write(steps)
    }

    init(from reader: inout WireReader) throws(WireError) {
        expression = try reader.value()
        language = try reader.value()
        location = try reader.value()
        summary = try reader.value()
        steps = try reader.value()
    }
}

extension Phrase.Step: WireValue {
    func write(to writer: inout WireWriter) {
        writer.write(keyword)
        writer.write(step)
        writer.write(line)
    }

    init(from reader: inout WireReader) throws(WireError) {
        keyword = try reader.value()
        step = try reader.value()
        line = try reader.value()
    }
}
