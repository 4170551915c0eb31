import AppShell
import AppShellExploration
import AppShellHeadless

/// Says the moves of an exploration as steps.
extension StepConsole {
    /// The steps that do the same as a move, from the phone as it is.
    ///
    /// - Returns: nil where no step can say it, such as for one of several elements of the same name.
    func steps(for move: Move) -> [ConsoleStep]? {
        guard let act = steps(for: move.act) else { return nil }
        return (move.fault.map { [step(for: $0)] } ?? []) + act
    }

    private func steps(for act: ExplorationAct) -> [ConsoleStep]? {
        switch act {
        case .launch:
            return session.hasLaunched
                ? [said("je relance l'application", "I relaunch the app")]
                : [said("j'ouvre l'application pour la première fois", "I open the app for the first time")]
        case .element(let act):
            guard let path = try? session.place(of: act.path, role: act.role, label: act.label) else { return nil }
            return step(for: act.screenAct, at: path).map { [$0] }
        case .pullToRefresh: return [said("je tire pour rafraîchir", "I pull to refresh")]
        case .dismissKeyboard: return [said("je ferme le clavier", "I dismiss the keyboard")]
        case .enterBackground: return [said("je mets l'application en arrière-plan", "I put the app in the background")]
        case .enterForeground: return [said("je reviens dans l'application", "I return to the app")]
        case .answerPrompt(let isAllowed):
            return isAllowed
                ? [said("j'autorise les notifications", "I allow notifications")]
                : [said("je refuse les notifications", "I deny notifications")]
        case .forceQuit: return [said("je quitte de force l'application", "I force-quit the app")]
        case .systemKill:
            return [
                said(
                    "le système arrête l'application en arrière-plan",
                    "the system terminates the app in the background"
                )
            ]
        case .openLink(let link):
            guard let link = QuotedText.of(link) else { return nil }
            return session.isRunning
                ? [said("j'ouvre le lien \(link)", "I open the link \(link)")]
                : [said("j'ouvre l'application depuis le lien \(link)", "I open the app from the link \(link)")]
        case .tapPush(let payload):
            var push = said("une notification push arrive :", "a push notification arrives:")
            push.docString = payload
            let shown = session.alertTexts(of: NotificationPayload(payload))
            guard shown.title + shown.body != "", let tap = step(tapping: shown.title, shown.body) else {
                return [push]
            }
            return [push, tap]
        case .tapNotification(let title, let text): return step(tapping: title, text).map { [$0] }
        case .allowNotificationsInSettings:
            return [
                said(
                    "j'autorise les notifications dans les réglages du téléphone",
                    "I allow notifications in the phone's settings"
                )
            ]
        case .setOnline(let isOnline):
            return isOnline
                ? [said("le téléphone est connecté", "the phone is online")]
                : [said("le téléphone est hors connexion", "the phone is offline")]
        case .waitForTimer: return [step(waiting: session.nextDue ?? .zero)]
        case .waitForAnswers: return [step(waiting: .seconds(120))]
        case .waitForADay: return [step(waiting: .seconds(86_400))]
        }
    }

    private func step(tapping title: String, _ text: String) -> ConsoleStep? {
        guard let title = QuotedText.of(title), let text = QuotedText.of(text) else { return nil }
        return said(
            "je tape sur la notification \(title) avec le texte \(text)",
            "I tap the notification \(title) with the text \(text)"
        )
    }

    /// The step that arranges a fault.
    func step(for fault: Move.Fault) -> ConsoleStep {
        let (method, path) = (fault.call.method, fault.call.path)
        let call = "\(method) \"\(path)\""
        switch fault.kind {
        case .serverError:
            return said(
                "le serveur répond 500 au prochain appel \(call)",
                "the server returns 500 for the next \(method) call to \"\(path)\""
            )
        case .tooManyRequests:
            return said(
                "le serveur répond 429 au prochain appel \(call) et demande d'attendre 3 secondes",
                "the server returns 429 for the next \(method) call to \"\(path)\" and asks to wait 3 seconds"
            )
        case .malformed:
            var step = said(
                "le serveur répond 200 au prochain appel \(call) avec :",
                "the server returns 200 for the next \(method) call to \"\(path)\" with:"
            )
            step.docString = CallFault.malformedText
            return step
        case .slow:
            return said(
                "le serveur met 3 secondes à répondre au prochain appel \(call)",
                "the server takes 3 seconds to respond to the next \(method) call to \"\(path)\""
            )
        case .timeout:
            return said(
                "le serveur ne répond pas au prochain appel \(call)",
                "the server does not respond to the next \(method) call to \"\(path)\""
            )
        case .offline:
            return said(
                "le réseau se coupe pendant le prochain appel \(call)",
                "the network drops during the next \(method) call to \"\(path)\""
            )
        case .lost:
            return said(
                "le serveur traite le prochain appel \(call) mais sa réponse se perd",
                "the server handles the next \(method) call to \"\(path)\" but the response is lost"
            )
        }
    }
}

extension ExplorationAct.ElementAct {
    fileprivate var screenAct: ScreenAct {
        switch gesture {
        case .tap(let times): .tap(times: times)
        case .hold(let duration): .hold(duration)
        case .type(let text): .type(text)
        case .set(let isOn): .set(isOn)
        case .choose(let option): .choose(option)
        case .adjust(let number): .adjust(number)
        case .slide(let number): .slide(number)
        case .pick(let date): .pick(date)
        }
    }
}
