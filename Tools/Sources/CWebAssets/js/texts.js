/* All that the page says, in French; texts.en.js has the same in English, which is loaded for those who read it. A text
   with a place in it is a function. */

import { likes } from './session.js';

const french = {
  phone: 'Téléphone', bench: 'Banc', timeline: 'Déroulé', script: 'Script', view: 'Vue',
  skip: 'Aller au téléphone', product: 'Produit', newPhone: 'Téléphone neuf', settings: 'Réglages de la page',
  cancel: 'Annuler', confirmRestart: 'Repartir d’un téléphone neuf ? Le déroulé sera perdu.',
  theme: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre', textSize: 'Taille du texte du téléphone',
  language: 'Langue de la page', sound: 'Sons',
  connecting: 'Connexion…', reconnecting: 'Reconnexion…',
  drive: 'Piloter', look: 'Observer',
  link: 'Lien', openLink: 'Ouvrir', linkAddress: 'Adresse du lien', examples: 'Exemples',
  fromCold: 'Démarrer par le lien',
  push: 'Notification push', payload: 'Charge utile (JSON)', send: 'Envoyer',
  badJSON: (why) => `Ce n’est pas du JSON : ${why}`,
  clock: 'Horloge', clockRuns: 'L’heure avance', clockStands: 'L’heure est arrêtée',
  rate: 'Vitesse', wait: 'Attendre', waitFor: 'Attendre…', second: '1 s', minute: '1 min', hour: '1 h', day: '1 jour',
  nextTimer: (what) => `Jusqu’à la prochaine échéance (${what})`, date: 'Date', time: 'Heure', set: 'Régler',
  zone: 'Fuseau horaire',
  network: 'Réseau', online: 'En ligne', offline: 'Hors connexion', calls: 'Appels', allCalls: 'Tous les appels', nextCall: 'Le prochain appel',
  behaviour: 'Le serveur…', slow: 'répond lentement', fails: 'répond par une erreur', silent: 'ne répond plus',
  unreachable: 'est injoignable', normal: 'répond normalement', delay: 'Délai (s)', status: 'Statut',
  apply: 'Appliquer',
  method: 'Méthode', path: 'Chemin', otherPath: 'Autre appel…',
  life: 'Application', firstOpen: 'Première ouverture', background: 'Arrière-plan', foreground: 'Revenir',
  quit: 'Quitter de force',
  kill: 'Arrêt par le système', relaunch: 'Relancer', permission: 'Notifications', allowed: 'Autoriser',
  denied: 'Refuser',
  members: 'Se connecter', givens: 'Données du produit', given: 'Donnée', doIt: 'Exécuter',
  underStep: 'Texte ou tableau sous l’étape',
  navigation: 'Navigation', arrivals: 'Arrivées', requests: 'Requêtes', events: 'Journal du téléphone',
  notifications: 'Notifications',
  shown: 'Affichées', scheduled: 'Programmées', badge: 'Pastille', stored: 'Données enregistrées', none: 'Rien',
  tap: 'Taper',
  clear: 'Effacer', secret: 'secret masqué', focused: 'Clavier', noFocus: 'fermé', key: 'Clé', value: 'Valeur',
  pushNote: 'Si les notifications sont autorisées, la bannière passe sur le téléphone ; la toucher ouvre l’écran concerné.',
  moment: (n, of) => `Moment ${n} sur ${of}`, looking: (n, of) => `Vous regardez le moment ${n} sur ${of}`,
  goOn: 'Reprendre d’ici', backToNow: 'Revenir au présent', compare: 'Avant / après', before: 'Avant', after: 'Après',
  close: 'Fermer',
  start: 'Départ : téléphone neuf', emptyTimeline: 'Ce que vous faites sur le téléphone s’écrit ici, étape par étape.',
  steps: (n) => `${n} étape${n > 1 ? 's' : ''}`,
  confirmBranch: (n) => `Reprendre d’ici ? ${n > 1 ? `Les ${n} étapes suivantes seront perdues` : 'L’étape suivante sera perdue'}.`,
  confirmRewind: (n) => `Reprendre d’ici ? ${n > 1 ? `Les ${n} étapes suivantes restent dans le déroulé, à exécuter` : 'L’étape suivante reste dans le déroulé, à exécuter'}.`,
  notRun: (n) => `${n > 1 ? `${n} étapes du script n’ont` : '1 étape du script n’a'} pas encore été exécutée${n > 1 ? 's' : ''}. La suivante : `,
  goOnScript: 'Continuer', edit: 'Modifier', drop: 'Retirer', planned: 'pas encore exécutée',
  unrun: (n) => `Brouillon : ${n > 1 ? `${n} étapes n’ont` : '1 étape n’a'} pas encore été exécutée${n > 1 ? 's' : ''}.`,
  save: (file) => `Enregistrer dans ${file}`, saveIt: 'Enregistrer', saved: (file) => `Enregistré dans ${file}.`,
  confirmSave: (file, n) => `Remplacer le scénario dans ${file} ?${n ? ` ${n > 1 ? `${n} de ses étapes n’ont` : '1 de ses étapes n’a'} pas été exécutée${n > 1 ? 's' : ''}.` : ''}`,
  faults: 'Pannes en cours', everyCall: 'Tous les appels', endFault: 'Rétablir', endFaults: 'Tout rétablir',
  answersStatus: (code) => `répond ${code}`, answersAfter: (time) => `met ${time} à répondre`,
  nextAnswers: (what, n) => (n > 1 ? `${n} prochains appels : ${what}` : `prochain appel : ${what}`),
  answer_lost: 'réponse perdue', answer_silent: 'pas de réponse', answer_late: 'réponse en retard', answer_cutOff: 'réseau coupé',
  lookFirst: 'Ce moment est passé : reprenez d’ici, ou revenez au présent.', noPicture: 'Pas d’écran à ce moment',
  passed: 'réussie', failed: 'en échec', undefined: 'inconnue', ambiguous: 'ambiguë', pending: 'à écrire',
  skipped: 'sautée',
  scenario: 'Nom du scénario', scriptLanguage: 'Langue du script', copy: 'Copier', copied: 'Copié',
  download: 'Télécharger .feature',
  check: 'Vérifier et exporter', checking: 'Vérification…',
  verified: 'Vérifié : rejoué sur un téléphone neuf, même trace.',
  differs: 'Le script rejoué diffère :', draft: 'Brouillon, à vérifier avant l’export', unnamed: 'Ma session',
  point: 'Pointer',
  pointOn: 'Pointez dans le téléphone ce qu’on doit y voir ; flèches et Entrée au clavier, Échap pour finir.',
  console: 'Étape à exécuter', consoleHint: 'je tape sur "…"', exec: 'Exécuter', fillHole: 'Complétez l’étape.',
  completions: 'Étapes proposées',
  stopped: 'L’application est fermée', inBackground: 'L’application est en arrière-plan', notStarted: 'Téléphone neuf',
  launch: 'Ouvrir l’application',
  wouldLike: (app) => `« ${app} » souhaite vous envoyer des notifications`,
  permissionText: 'Bannières, sons et pastilles sur l’icône.',
  dontAllow: 'Refuser', allow: 'Autoriser', dismiss: 'Masquer la bannière',
  heldShort: 'Gardez le doigt posé plus longtemps.',
  tooLong: 'C’est trop long pour un seul envoi (60 ko au plus).', notificationSaid: (title,
  body) => `Notification : ${title}. ${body}`,
  screenSaid: (title) => `Écran ${title}`, now: 'maintenant',
  at: (when) => `à ${when}`, colon: ' : ', decimal: ',',
  place_string: 'texte', place_int: 'nombre', place_double: 'nombre', place_duration: 'durée', place_date: 'date',
  place_time: 'heure', place_method: 'méthode',
};


let texts = french;

export async function loadTexts() {
  texts = likes.language === 'en' ? (await import('./texts.en.js')).default : french;
}

/* The page's words in the reader's language. */
export const t = (name, ...values) => {
  const text = texts[name];
  return typeof text === 'function' ? text(...values) : text;
};

/* Words in the page's own markup. */
export function label(root) {
  document.documentElement.lang = likes.language;
  for (const node of root.querySelectorAll('[data-text]')) node.textContent = t(node.dataset.text);
  for (const node of root.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', t(node.dataset.label));
    if (node.matches('button')) node.title = t(node.dataset.label);
  }
}
