import AppShell
import CucumberGherkin
import ScenarioRunner

extension Route {
    func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", name)
            writer.object("parameters") { writer in
                for name in parameters.names { writer.field(name, ifPresent: parameters[name]) }
            }
        }
    }
}
