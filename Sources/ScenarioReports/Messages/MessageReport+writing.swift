import CucumberExpressions
import CucumberGherkin

/// Definitions and the steps of scenarios as Cucumber Messages.
extension RunDefinition {
    /// The name of its envelope.
    var envelope: StaticString {
        switch content {
        case .step: "stepDefinition"
        case .hook: "hook"
        case .parameterType: "parameterType"
        case .undefinedParameterType: "undefinedParameterType"
        }
    }

    func write(into writer: inout JSONWriter) {
        switch content {
        case .step(let pattern, _):
            writer.field("id", id)
            writer.object("pattern") { writer in
                switch pattern {
                case .cucumberExpression: writer.field("type", "CUCUMBER_EXPRESSION")
                case .regularExpression: writer.field("type", "REGULAR_EXPRESSION")
                }
                writer.field("source", pattern.source)
            }
            writer.sourceReference(location)
        case .hook(let hook):
            writer.field("id", id)
            writer.field("name", ifPresent: hook.name)
            writer.field("type", hook.kind.rawValue)
            writer.field("tagExpression", ifPresent: hook.tagExpression)
            writer.sourceReference(hook.location)
        case .parameterType(let type):
            writer.field("id", id)
            writer.field("name", type.name)
            writer.array("regularExpressions", type.patterns)
            writer.field("preferForRegularExpressionMatch", type.preferForRegularExpressionMatch)
            writer.field("useForSnippets", type.useForSnippets)
            writer.sourceReference(location)
        case .undefinedParameterType(let name, let expression):
            writer.field("name", name)
            writer.field("expression", expression)
        }
    }
}

extension TestStep {
    func write(into writer: inout JSONWriter) {
        writer.field("id", id)
        if let hook { return writer.field("hookId", hook.id) }
        if let pickleStep { writer.field("pickleStepId", pickleStep.id) }
        writer.array("stepDefinitionIds", matches) { $0.value($1.definitionID) }
        writer.array("stepMatchArgumentsLists", matches) { writer, match in
            writer.object { writer in
                writer.array("stepMatchArguments", match.arguments) { $1.write(into: &$0) }
            }
        }
    }
}

extension JSONWriter {
    mutating func writeMeta(protocolVersion: String, ci: CIBuild?) {
        field("protocolVersion", protocolVersion)
        object("implementation") { writer in
            writer.field("name", "appshell")
            writer.field("version", "0.4.0")
        }
        object("runtime") { $0.field("name", "Swift") }
        object("os") { $0.field("name", Platform.system) }
        object("cpu") { $0.field("name", Platform.architecture) }
        guard let ci else { return }
        object("ci") { ci.writeFields(into: &$0) }
    }

    mutating func timestamp(_ instant: SecondsAndNanos) {
        object("timestamp") { writer in
            writer.field("seconds", instant.seconds)
            writer.field("nanos", instant.nanos)
        }
    }

    mutating func result(_ status: StepStatus, _ duration: Duration, message: String?, _ exception: StepException?) {
        field("status", status.rawValue)
        object("duration") { writer in
            let parts = SecondsAndNanos(duration)
            writer.field("seconds", parts.seconds)
            writer.field("nanos", parts.nanos)
        }
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

    mutating func sourceReference(_ location: FileLocation?) {
        guard let location else { return object("sourceReference") { _ in } }
        object("sourceReference") { writer in
            writer.field("uri", location.file)
            writer.object("location") { $0.field("line", location.line) }
        }
    }
}

/// A time in the form of messages, converted once for all messages at the same time.
struct SecondsAndNanos {
    private(set) var seconds = 0
    private(set) var nanos = 0

    init(_ duration: Duration = .zero) {
        advance(by: duration)
    }

    /// Adds whole nanoseconds, so that the sum of the durations in the messages is the same.
    mutating func advance(by more: Duration) {
        // Most steps take no virtual time, and dividing 128 bits is slow.
        guard more != .zero else { return }
        let components = more.components
        nanos += Int(components.attoseconds / 1_000_000_000)
        seconds += Int(components.seconds) + nanos / 1_000_000_000
        nanos %= 1_000_000_000
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

extension StepMatch.Argument {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("group")
            group.write(into: &writer)
            writer.field("parameterTypeName", ifPresent: parameterTypeName)
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
