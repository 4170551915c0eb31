import AppShell
import AppShellHeadless

extension StepLibrary {
    /// What lies on the phone's disk, and how the app was built.
    mutating func defineStorageSteps() {
        step(
            .given,
            [
                "fr": "le fichier {string} est abîmé",
                "en": "the file {string} is damaged",
            ],
            "What is stored under that key is not what was written; of a journal, the last record. Values, secrets and journals are read at the next launch."
        ) { (world, name: String) in
            for file in try world.files(named: name) { world.session.disk.damage(file) }
        }
        step(
            .given,
            [
                "fr": "le fichier {string} est effacé",
                "en": "the file {string} is deleted",
            ],
            "Somebody deletes what is stored under that key. Values, secrets and journals are read at the next launch."
        ) { (world, name: String) in
            for file in try world.files(named: name) { world.session.disk.delete(file) }
        }
        step(
            .given,
            [
                "fr": "le disque est plein",
                "en": "the disk is full",
            ],
            "The app can't store anything more; it can read and remove."
        ) { world in
            world.session.disk.isFull = true
        }
        step(
            .given,
            [
                "fr": "le disque a de nouveau de la place",
                "en": "the disk has room again",
            ],
            "The app can store again."
        ) { world in
            world.session.disk.isFull = false
        }
        step(
            .given,
            [
                "fr": "l'application est une version de développement",
                "en": "the app is a development build",
            ],
            "Apple's sandbox push service knows it, from the next launch on (SANDBOX)."
        ) { world in
            world.session.setPushEnvironment(.sandbox)
        }
        step(
            .then,
            [
                "fr": "un secret {string} est conservé",
                "en": "a secret {string} is kept",
            ],
            "Something lies in the secret store under that key, such as account.session; its value is not shown."
        ) { (world, name: String) in
            try world.eventually {
                let names = world.secretNames
                guard !names.contains(name) else { return nil }
                return "No secret “\(name)” is kept."
                    + (names.isEmpty ? " The secret store is empty." : " There are: \(names.quoted).")
            }
        }
        step(
            .then,
            [
                "fr": "aucun secret {string} n'est conservé",
                "en": "no secret {string} is kept",
            ],
            "Nothing lies in the secret store under that key."
        ) { (world, name: String) in
            guard !name.isEmpty else {
                throw StepFailure("The name is empty; write a key such as \"account.session\".")
            }
            try world.now { world.secretNames.contains(name) ? "A secret “\(name)” is kept." : nil }
        }
        step(
            .then,
            [
                "fr": "aucun secret n'est conservé",
                "en": "no secret is kept",
            ],
            "The secret store is empty."
        ) { world in
            try world.now {
                let names = world.secretNames
                return names.isEmpty ? nil : "\(Mismatch("The secrets kept", expected: "none", actual: names.quoted))"
            }
        }
        step(
            .then,
            [
                "fr": "un fichier {string} est conservé",
                "en": "a file {string} is kept",
            ],
            "A value, document, journal or secret is stored under that key."
        ) { (world, name: String) in
            try world.eventually {
                world.session.disk.files.contains { $0.name == name }
                    ? nil : "No file “\(name)” is kept." + world.filesThere
            }
        }
        step(
            .then,
            [
                "fr": "aucun fichier {string} n'est conservé",
                "en": "no file {string} is kept",
            ],
            "Nothing is stored under that key, whatever its kind."
        ) { (world, name: String) in
            guard !name.isEmpty else { throw StepFailure("The name is empty; write a key such as \"contact.draft\".") }
            try world.now {
                world.session.disk.files.contains { $0.name == name } ? "A file “\(name)” is kept." : nil
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate var secretNames: [String] { session.disk.files.filter { $0.kind == .secret }.map(\.name) }

    fileprivate var filesThere: String {
        let files = session.disk.files
        return files.isEmpty ? " Nothing is stored." : "\nStored:" + files.map { "\n  \($0)" }.joined()
    }

    /// - Throws: where there is none: a fault that strikes nothing would prove nothing.
    fileprivate func files(named name: String) throws(StepFailure) -> [SimulatedDisk.File] {
        let files = session.disk.files.filter { $0.name == name }
        guard !files.isEmpty else { throw StepFailure("No file “\(name)” is kept." + filesThere) }
        return files
    }
}
