import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberExpressions

extension StepLibrary {
    /// The phone's storage, and the app's build.
    mutating func defineStorageSteps() {
        step(
            .given,
            [
                "fr": "le fichier {string} est abîmé",
                "en": "the file {string} is corrupted",
                "en": "the file {string} is damaged",
            ],
            "Corrupts what is stored under that key (in a journal, the last record). The app reads values, secrets and journals at launch."
        ) { (world, name: String) in
            for file in try world.files(named: name) { world.session.disk.damage(file) }
        }
        step(
            .given,
            [
                "fr": "le fichier {string} vient d'une version inconnue",
                "en": "the file {string} comes from an unknown version",
            ],
            "Replaces what is stored under that key (in a journal, the last record) by whole bytes in a form that the app cannot decode. The app reads values, secrets and journals at launch."
        ) { (world, name: String) in
            for file in try world.files(named: name) { world.session.disk.replaceByUnknown(file) }
        }
        step(
            .given,
            ["fr": "le fichier {string} est effacé", "en": "the file {string} is deleted"],
            "Deletes what is stored under that key. The app reads values, secrets and journals at launch."
        ) { (world, name: String) in
            for file in try world.files(named: name) { world.session.disk.delete(file) }
        }
        step(
            .given,
            ["fr": "le disque est plein", "en": "the disk is full"],
            "The app can read and remove, but store nothing more."
        ) { world in
            world.session.disk.isFull = true
        }
        step(
            .given,
            [
                "fr": "le disque a de nouveau de la place",
                "en": "the disk has space again",
                "en": "the disk has room again",
            ],
            "The app can store again."
        ) { world in
            world.session.disk.isFull = false
        }
        step(
            .given,
            ["fr": "l'application est une version de développement", "en": "the app is a development build"],
            "From the next launch on, the app uses Apple's sandbox push service (SANDBOX)."
        ) { world in
            world.session.setPushEnvironment(.sandbox)
        }
        step(
            .then,
            [
                "fr": "un secret {string} est conservé",
                "en": "a secret {string} is stored",
                "en": "a secret {string} is kept",
            ],
            "The secret store holds that key, such as account.session. Its value is never shown."
        ) { (world, name: String) in
            try world.eventually {
                let names = world.secretNames
                guard !names.contains(name) else { return nil }
                return names.isEmpty
                    ? localized("No secret “\(name)” is stored. The secret store is empty.")
                    : localized("No secret “\(name)” is stored. It holds \(names.quoted).")
            }
        }
        step(
            .then,
            [
                "fr": "aucun secret {string} n'est conservé",
                "en": "no secret {string} is stored",
                "en": "no secret {string} is kept",
            ],
            "The secret store does not hold that key."
        ) { (world, name: String) in
            guard !name.isEmpty else {
                throw StepFailure(localized("The name is empty; write a key such as \"account.session\"."))
            }
            try world.requireStored(name)
            try world.now {
                let files = world.session.disk.files.filter { $0.name == name }
                guard !files.contains(where: { $0.kind == .secret }) else {
                    return localized("A secret “\(name)” is stored.")
                }
                // A key of another kind is never a secret, whatever the app does.
                return files.first.map { file in
                    localized(
                        "“\(name)” is stored, but not as a secret: \(file.localizedDescription). Write: no file \"\(name)\" is stored."
                    )
                }
            }
        }
        step(
            .then,
            ["fr": "aucun secret n'est conservé", "en": "no secret is stored", "en": "no secret is kept"],
            "The secret store is empty."
        ) { world in
            try world.now {
                let names = world.secretNames
                guard !names.isEmpty else { return nil }
                let subject = localized("The stored secrets")
                return Mismatch(subject, expected: localized("none"), actual: names.quoted).description
            }
        }
        step(
            .then,
            [
                "fr": "un fichier {string} est conservé",
                "en": "a file {string} is stored",
                "en": "a file {string} is kept",
            ],
            "The phone stores a value, document, journal or secret under that key."
        ) { (world, name: String) in
            try world.eventually {
                world.session.disk.files.contains { $0.name == name }
                    ? nil : world.absence(ofFile: name)
            }
        }
        step(
            .then,
            [
                "fr": "aucun fichier {string} n'est conservé",
                "en": "no file {string} is stored",
                "en": "no file {string} is kept",
            ],
            "The phone stores nothing of any kind under that key."
        ) { (world, name: String) in
            guard !name.isEmpty else {
                throw StepFailure(localized("The name is empty; write a key such as \"contact.draft\"."))
            }
            try world.requireStored(name)
            try world.now {
                world.session.disk.files.contains { $0.name == name } ? localized("A file “\(name)” is stored.") : nil
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate var secretNames: [String] { session.disk.files.filter { $0.kind == .secret }.map(\.name) }

    /// A key that no module declares is never stored, whatever the app does.
    fileprivate func requireStored(_ name: String) throws(StepFailure) {
        // A copy of what could not be read has a name after that of its key.
        let declared = StoredKey(name).declaredName
        guard !session.storedNames.contains(declared) else { return }
        let known = session.storedNamesWithAnyFlag
        guard !known.contains(declared) else { return }
        let fact = localized("The app stores nothing under “\(name)”.")
        let nearest = Suggestions.nearest(to: name, among: known, limit: 1).first
        throw StepFailure(
            fact + " "
                + (nearest.map { localized("Did you mean “\($0)”?") }
                    ?? (known.isEmpty
                        ? localized("This product declares no keys.") : localized("It has the keys \(known.quoted).")))
        )
    }

    /// That there is no such file, and which there are.
    fileprivate func absence(ofFile name: String) -> String {
        let files = session.disk.files
        guard !files.isEmpty else { return localized("No file “\(name)” is stored. Nothing is stored.") }
        return localized("No file “\(name)” is stored.") + "\n" + localized("Stored:")
            + files.map { "\n  \($0.localizedDescription)" }.joined()
    }

    /// - Throws: if there is none: a fault without a target would prove nothing.
    fileprivate func files(named name: String) throws(StepFailure) -> [SimulatedDisk.File] {
        let files = session.disk.files.filter { $0.name == name }
        guard !files.isEmpty else { throw StepFailure(absence(ofFile: name)) }
        return files
    }
}
