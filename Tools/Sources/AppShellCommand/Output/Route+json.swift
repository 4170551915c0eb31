import AppShell
import CucumberGherkin
import ScenarioRunner

extension Route {
    func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", name)
            writer.object("parameters") { writer in
                for name in parameters.names {
                    guard let value = parameters[name] else { continue }
                    writer.key(escaping: name)
                    writer.value(value)
                }
            }
        }
    }
}
