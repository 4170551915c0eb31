/// A product's graph as it shipped: what `appshell graph --json` printed then, as far as phones and others rely on it.
struct ReleasedGraph: Decodable {
    struct Module: Decodable {
        let id: String
        let links: [Link]
        let payloadRules: [PayloadRule]
        let shortcuts: [Shortcut]
        let storedKeys: [StoredKey]
        /// Nil in a graph of an earlier version of the command, as those below.
        let formerDestinations: [FormerDestination]?
        let destinations: [Destination]?
        let notificationCategories: [Category]?
    }

    struct Link: Decodable {
        let pattern: String
        let destination: String
        let example: String?
        let formerSince: String?
    }

    struct PayloadRule: Decodable {
        struct Condition: Decodable {
            let key: String
            let values: [String]
        }

        let version: String
        let conditions: [Condition]
        let destination: String

        /// Whether it matches every payload that another one matches, and leads to that destination.
        func replaces(_ other: PayloadRule, leadingTo current: String) -> Bool {
            version == other.version && destination == current
                && conditions.allSatisfy { condition in
                    other.conditions.contains {
                        $0.key == condition.key && Set($0.values).isSubset(of: condition.values)
                    }
                }
        }
    }

    struct Shortcut: Decodable {
        let id: String
    }

    struct StoredKey: Decodable {
        let name: String
        let schema: Int
        /// Nil where it never had another name.
        let formerly: [Former]?

        struct Former: Decodable {
            let name: String
            let schema: Int
        }
    }

    struct Destination: Decodable {
        let name: String
        let durable: Bool
    }

    struct Category: Decodable {
        let id: String
    }

    struct FormerDestination: Decodable {
        let name: String
        let replacement: String
    }

    let product: String
    let hosts: [String]?
    let schemes: [String]?
    let modules: [Module]
}
