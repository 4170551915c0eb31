/* The steps that the bench sends, word for word as docs/steps.md has them, in the language of the session's script. */

/* A text as a step takes it: in the quotes that it does not hold itself. */
export function quoted(text) {
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`;
}

const call = (method, path) => `${method} ${quoted(path)}`;
const to = (language, path) => {
  if (!path) return '';
  const [method, address] = path;
  return language === 'fr' ? ` à ${call(method, address)}` : call(method, address);
};

const french = {
  openLink: (link) => `j'ouvre le lien ${quoted(link)}`,
  openFromLink: (link) => `j'ouvre l'application depuis le lien ${quoted(link)}`,
  push: () => 'une notification push arrive :',
  wait: (duration) => `j'attends ${duration}`,
  date: (date, time) => `nous sommes le ${date} à ${time}`,
  zone: (zone) => `le téléphone passe au fuseau horaire ${quoted(zone)}`,
  offline: () => 'le téléphone est hors connexion',
  online: () => 'le téléphone est connecté',
  slow: (duration, path) => `le serveur met ${duration} à répondre${to('fr', path)}`,
  status: (status, path) => `le serveur répond ${status}${path ? to('fr', path) : ' au prochain appel'}`,
  silent: (path) => `le serveur ne répond plus${to('fr', path)}`,
  unreachable: (path) => `le serveur est injoignable${path ? ` pour ${call(...path)}` : ''}`,
  normal: (path) => `le serveur répond normalement${to('fr', path)}`,
  firstOpen: () => "j'ouvre l'application pour la première fois",
  background: () => "je mets l'application en arrière-plan",
  foreground: () => "je reviens dans l'application",
  quit: () => "je quitte de force l'application",
  kill: () => "le système arrête l'application en arrière-plan",
  relaunch: () => "je relance l'application",
  allow: () => "j'autorise les notifications",
  deny: () => 'je refuse les notifications',
  allowInSettings: () => "j'autorise les notifications dans les réglages du téléphone",
  denyInSettings: () => 'je refuse les notifications dans les réglages du téléphone',
  signIn: (member) => `je suis connecté en tant que ${quoted(member)}`,
  tapNotification: (title,
    body) => `je tape sur la notification ${quoted(title)}${body ? ` avec le texte ${quoted(body)}` : ''}`,
  clearNotification: (title) => `je supprime la notification ${quoted(title)}`,
};

const english = {
  openLink: (link) => `I open the link ${quoted(link)}`,
  openFromLink: (link) => `I open the app from the link ${quoted(link)}`,
  push: () => 'a push notification arrives:',
  wait: (duration) => `I wait ${duration}`,
  date: (date, time) => `it is ${date} at ${time}`,
  zone: (zone) => `the phone moves to the time zone ${quoted(zone)}`,
  offline: () => 'the phone is offline',
  online: () => 'the phone is online',
  slow: (duration, path) => `the server takes ${duration} to respond${path ? ` to ${call(...path)}` : ''}`,
  status: (status, path) => `the server returns ${status} for ${path ? call(...path) : 'the next call'}`,
  silent: (path) => `the server does not respond${path ? ` to ${call(...path)}` : ''}`,
  unreachable: (path) => `the server is unreachable${path ? ` for ${call(...path)}` : ''}`,
  normal: (path) => (path ? `the server responds to ${call(...path)} normally` : 'the server responds normally'),
  firstOpen: () => 'I open the app for the first time',
  background: () => 'I put the app in the background',
  foreground: () => 'I return to the app',
  quit: () => 'I force-quit the app',
  kill: () => 'the system terminates the app in the background',
  relaunch: () => 'I relaunch the app',
  allow: () => 'I allow notifications',
  deny: () => 'I deny notifications',
  allowInSettings: () => "I allow notifications in the phone's settings",
  denyInSettings: () => "I deny notifications in the phone's settings",
  signIn: (member) => `I am signed in as ${quoted(member)}`,
  tapNotification: (title,
    body) => `I tap the notification ${quoted(title)}${body ? ` with the text ${quoted(body)}` : ''}`,
  clearNotification: (title) => `I clear the notification ${quoted(title)}`,
};

export const phrases = (language) => (language === 'en' ? english : french);

const units = {
  fr: {
    ms: ['ms', 'ms'], s: ['seconde', 'secondes'], min: ['minute', 'minutes'], h: ['heure', 'heures'],
    d: ['jour', 'jours'],
  },
  en: { ms: ['ms', 'ms'], s: ['second', 'seconds'], min: ['minute', 'minutes'], h: ['hour', 'hours'], d: ['day', 'days'] },
};

export function duration(count, unit, language) {
  const names = units[language][unit];
  const number = String(count).replace('.', language === 'fr' ? ',' : '.');
  return `${number} ${names[Number(count) >= 2 || (language === 'en' && Number(count) !== 1) ? 1 : 0]}`;
}

/* From what a field of the kind "date" or "time" holds. */
export function dateWords(value, language) {
  const [year, month, day] = value.split('-').map(Number);
  const name = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { month: 'long', timeZone: 'UTC' })
    .format(new Date(Date.UTC(year, month - 1, 1)));
  return `${day}${day === 1 && language === 'fr' ? 'er' : ''} ${name} ${year}`;
}

export function timeWords(value, language) {
  const [hour, minute] = value.split(':');
  return language === 'fr' ? `${Number(hour)} h ${minute}` : `${hour}:${minute}`;
}

/* A step's text in pieces: words and places to fill in. Of what may be left out, nothing is; of “is/are”,
   the first. */
export function pieces(text) {
  return text.split(/(\{[a-z]+\})/).filter(Boolean).map((piece) => (/^\{[a-z]+\}$/.test(piece)
    ? { type: piece.slice(1, -1) }
    : { words: piece.replace(/\((\p{L}+)\)/gu, '$1').replace(/(\p{L}+)\/\p{L}+/gu, '$1') }));
}

/* A table as a script has it. */
export function tableRows(table) {
  const cell = (text) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
  return table.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

/* What stands under a step that ends with a colon: a table where every line is a row of one, otherwise a text. */
export function argument(text) {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  if (lines.length && lines.every((line) => /^\|(?:(?:\\.|[^\\|])*\|)+$/.test(line))) {
    return { table: lines.map((line) => [...line.slice(1).matchAll(/((?:\\.|[^\\|])*)\|/g)].map(([, cell]) => cell.trim()
      .replace(/\\([n|\\])/g, (_, one) => (one === 'n' ? '\n' : one)))) };
  }
  return { docString: text };
}
