import CucumberExpressions
import CucumberGherkin

/// What a vocabulary and a scenario's steps are in Cucumber Messages.
extension ProductScripts {
    func definitionID(_ index: Int) -> String { "definition-\(kit.productID)-\(index)" }

    func hookID(_ index: Int) -> String { "hook-\(kit.productID)-\(index)" }

    /// The name of a definition's envelope; nil where it has none.
    func envelope(of item: StepLibrary.Item) -> String? {
        switch item {
        case .step: "stepDefinition"
        case .hook: "hook"
        case .parameterType: "parameterType"
        case .fault(let index): library.faults[index].undefinedParameterType.map { _ in "undefinedParameterType" }
        }
    }

    func write(_ item: StepLibrary.Item, into writer: inout JSONWriter) {
        switch item {
        case .step(let index): write(library.definitions[index], id: definitionID(index), into: &writer)
        case .hook(let index): write(library.hooks[index], id: hookID(index), into: &writer)
        case .parameterType(let type, let place):
            writer.field("id", "parameter-type-\(kit.productID)-\(type.name)")
            writer.field("name", type.name)
            writer.array("regularExpressions", type.patterns)
            writer.field("preferForRegularExpressionMatch", type.preferForRegularExpressionMatch)
            writer.field("useForSnippets", type.useForSnippets)
            writer.sourceReference(place)
        case .fault(let index):
            guard let undefined = library.faults[index].undefinedParameterType else { break }
            writer.field("name", undefined.name)
            writer.field("expression", undefined.expression)
        }
    }

    private func write(_ definition: StepDefinition, id: String, into writer: inout JSONWriter) {
        writer.field("id", id)
        writer.object("pattern") { writer in
            switch definition.expression {
            case .cucumber: writer.field("type", "CUCUMBER_EXPRESSION")
            case .regular: writer.field("type", "REGULAR_EXPRESSION")
            }
            writer.field("source", definition.expression.source)
        }
        writer.sourceReference(definition.place)
    }

    private func write(_ hook: Hook, id: String, into writer: inout JSONWriter) {
        writer.field("id", id)
        writer.field("name", ifPresent: hook.name)
        writer.field("type", hook.kind.rawValue)
        writer.field("tagExpression", ifPresent: hook.tagExpression)
        writer.sourceReference(hook.place)
    }

    func write(_ step: TestStep, into writer: inout JSONWriter) {
        writer.field("id", step.id)
        switch step.source {
        case .hook(let index): writer.field("hookId", hookID(index))
        case .pickleStep(let pickleStep, let matches):
            writer.field("pickleStepId", pickleStep.id)
            writer.array("stepDefinitionIds", matches.map { definitionID($0.index) })
            writer.array("stepMatchArgumentsLists", matches) { writer, match in
                writer.object { writer in
                    writer.array("stepMatchArguments", match.arguments) { $1.write(into: &$0) }
                }
            }
        }
    }
}

extension JSONWriter {
    mutating func writeMeta(protocolVersion: String) {
        field("protocolVersion", protocolVersion)
        object("implementation") { writer in
            writer.field("name", "appshell")
            writer.field("version", "0.1.0")
        }
        object("runtime") { $0.field("name", "Swift") }
        object("os") { $0.field("name", Platform.system) }
        object("cpu") { $0.field("name", Platform.architecture) }
    }

    mutating func timestamp(_ elapsed: Duration) {
        object("timestamp") { $0.fields(of: elapsed) }
    }

    mutating func result(_ status: StepStatus, _ duration: Duration, message: String?, _ exception: StepException?) {
        field("status", status.rawValue)
        object("duration") { $0.fields(of: duration) }
        field("message", ifPresent: message)
        if let exception { self.exception(exception) }
    }

    mutating func exception(_ exception: StepException) {
        object("exception") { writer in
            writer.field("type", exception.type)
            writer.field("message", exception.message)
            writer.field("stackTrace", exception.stackTrace)
        }
    }

    mutating func sourceReference(_ place: StepDefinition.Place) {
        object("sourceReference") { writer in
            writer.field("uri", place.file)
            writer.object("location") { $0.field("line", place.line) }
        }
    }

    private mutating func fields(of duration: Duration) {
        field("seconds", Int(duration.components.seconds))
        field("nanos", Int(duration.components.attoseconds / 1_000_000_000))
    }
}

private enum Platform {
    static var system: String {
        #if os(Linux)
        "linux"
        #elseif os(macOS)
        "darwin"
        #else
        "other"
        #endif
    }

    static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "other"
        #endif
    }
}

extension ExpressionArgument {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("group")
            group.write(into: &writer)
            if !parameterTypeName.isEmpty { writer.field("parameterTypeName", parameterTypeName) }
        }
    }
}

extension MatchGroup {
    /// A group without children has no key for them.
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            if !children.isEmpty { writer.array("children", children) { $1.write(into: &$0) } }
            writer.field("start", ifPresent: start)
            writer.field("value", ifPresent: value)
        }
    }
}
