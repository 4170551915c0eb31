/* What happened during an attempt: all of it in order, and the server's part in questions and answers. */

function eventsOf(attempt) {
  if (attempt.decoded) return attempt.decoded;
  const events = [];
  let time = 0;
  for (let index = 0; index + 1 < attempt.events.length; index += 2) {
    time += attempt.events[index];
    const [kind, text] = eventTexts[attempt.events[index + 1]] || ['unknown', ''];
    events.push({ time, kind, text, index: index / 2, answer: null, question: null });
  }
  // An answer repeats its question's line.
  const open = new Map();
  for (const event of events) {
    if (event.kind === 'request') open.set(event.text, [...(open.get(event.text) || []), event]);
    if (event.kind !== 'response') continue;
    const cut = event.text.lastIndexOf(': ');
    const waiting = open.get(cut < 0 ? event.text : event.text.slice(0, cut));
    const question = waiting && waiting.shift();
    if (!question) continue;
    question.answer = event;
    event.question = question;
    event.outcome = event.text.slice(cut + 2);
  }
  attempt.decoded = events;
  return events;
}

function stepEvents(attempt, step) {
  return step.events ? eventsOf(attempt).slice(step.events[0], step.events[1]) : [];
}

/* The phone's events by what they are; below, as they follow each other: repetitions side by side are one line: a
   phone clicks at every key. */
function tallied(events) {
  const groups = new Map();
  for (const event of events) {
    const known = groups.get(event.text);
    if (known) {
      known.count += 1;
      known.end = event.time;
    } else groups.set(event.text, { kind: event.kind, text: event.text, time: event.time, end: event.time, count: 1 });
  }
  return [...groups.values()];
}

function grouped(events) {
  const groups = [];
  for (const event of events) {
    const last = groups[groups.length - 1];
    if (last && last.kind === event.kind && last.text === event.text) {
      last.count += 1;
      last.end = event.time;
    } else groups.push({ kind: event.kind, text: event.text, time: event.time, end: event.time, count: 1 });
  }
  return groups;
}

function clock(milliseconds) {
  const sign = milliseconds < 0 ? '-' : '';
  const total = Math.abs(milliseconds);
  const parts = [Math.floor(total / 3600000), Math.floor(total / 60000) % 60, Math.floor(total / 1000) % 60];
  const mark = unit(0.5, 'second', 1).includes(',') ? ',' : '.';
  const seconds = `${String(parts[2]).padStart(2, '0')}${mark}${String(total % 1000).padStart(3, '0')}`;
  return `${sign}${parts[0] ? `${parts[0]}:` : ''}${String(parts[1]).padStart(2, '0')}:${seconds}`;
}

/* Of thousands, the first and the last. */
function timeline(groups, className) {
  const [first, last] = [200, 50];
  const left = groups.length - first - last;
  const shown = left > 0 ? [...groups.slice(0, first), null, ...groups.slice(-last)] : groups;
  return h('ol', { class: `events ${className || ''}` }, shown.map((group) => (group ? eventItem(group, className)
    : h('li', { class: 'dim' }, t('… {left} more …', { left })))));
}

/* The trace is in English; what happened on the phone is said in the reader's language. */
function phoneWords(text) {
  const sayings = [
    [/^asks whether the app may send notifications$/, () => t('asks whether the app may send notifications')],
    [/^will answer (\w+)$/, (answer) => t('will answer {answer}', { answer: phoneWord(answer) })],
    [/^answers (\w+)$/, (answer) => t('answers {answer}', { answer: phoneWord(answer) })],
    [/^settings: notifications (\w+)$/, (answer) => t('settings: notifications {answer}', { answer: phoneWord(answer) })],
    [/^notification (.*) not shown: permission (\w+)$/s, (what, answer) => t(
      'notification {what} not shown: permission {answer}', { what: quotedWords(what), answer: phoneWord(answer) })],
    [/^notification “(.*)” scheduled for (\S+)$/s, (what, date) => t('notification “{what}” scheduled for {date}',
      { what, date: momentWords(date) })],
    [/^notification “(.*)” cancelled$/s, (what) => t('notification “{what}” cancelled', { what })],
    [/^notification (.*”): ([a-z, ]+)$/s, (what, how) => t('notification {what}: {how}', { what: quotedWords(what),
      how: how.split(', ').map(phoneWord).join(', ') })],
    [/^tap on the notification (.*)$/s, (what) => t('tap on the notification {what}', { what: quotedWords(what) })],
    [/^the notification (.*) is dismissed$/s, (what) => t('the notification {what} is dismissed',
      { what: quotedWords(what) })],
    [/^badge (\d+)$/, (number) => t('badge {number}', { number })],
    [/^time zone (.*)$/, (zone) => t('time zone {zone}', { zone })],
    [/^online$/, () => t('online')],
    [/^offline$/, () => t('offline')],
    [/^a new messaging token$/, () => t('a new messaging token')],
    [/^the disk is full$/, () => t('the disk is full')],
    [/^the disk has room$/, () => t('the disk has room')],
    [/^haptics prepared$/, () => t('haptics prepared')],
    [/^haptic (\w+)$/, (what) => t('haptic {what}', { what: phoneWord(what) })],
    [/^sound (\w+) prepared$/, (what) => t('sound {what} prepared', { what: phoneWord(what) })],
    [/^sound (\w+)$/, (what) => t('sound {what}', { what: phoneWord(what) })],
    [/^web page (.*)$/s, (address) => t('web page {address}', { address })],
    [/^sharing “(.*)” (.*)$/s, (title, what) => t('sharing “{title}” {what}', { title, what })],
  ];
  return said(text, sayings);
}

/* What lies between the places of a navigation's state. */
const navigationJoins = /( › | \+ sheet |^tab [^:]*: | \[locked: [^\]]*\])/;

function joinWords(piece) {
  const [, tab] = /^tab ([^:]*): $/.exec(piece) || [];
  if (tab !== undefined) return t('tab {tab}: ', { tab });
  const [, lock] = /^ \[locked: ([^\]]*)\]$/.exec(piece) || [];
  if (lock !== undefined) return t(' [locked: {lock}]', { lock });
  return piece === ' + sheet ' ? t(' + sheet ') : piece;
}

const stateWords = (state) => state.split(navigationJoins).map(joinWords).join('');

/* `push catalog.item(key: starter)` */
function commandWords(text) {
  const [, command, where] = /^(start|restored|select|push|replace by|pop to root|pop|reset|present|dismiss|close|open sheet|open|lock|unlock)(?: (.*))?$/s.exec(text) || [];
  if (command === undefined) return text;
  const name = {
    start: t('start'), restored: t('restored'), select: t('select the tab'), push: t('open'), 'replace by': t('replace by'),
    'pop to root': t('back to the first screen'), pop: t('back'), reset: t('reset'), present: t('open the sheet'),
    dismiss: t('close the sheet'), close: t('close'), 'open sheet': t('open the sheet'), open: t('open'),
    lock: t('lock'), unlock: t('unlock'),
  }[command];
  return where ? `${name} ${where}` : name;
}

/* `push catalog.item(key: starter): tab formations: …`, as the shell reports it. */
function navigationWords(text) {
  const events = [
    [/^(.*?) refused: (.*)$/s, (command, reason) => t('{command} refused: {reason}',
      { command: commandWords(command), reason: said(reason, reasons) })],
    [/^(.*) deferred by the lock “(.*)”$/s, (command, lock) => t('{command} deferred by the lock “{lock}”',
      { command: commandWords(command), lock })],
    [/^(.*?) can't be shown: (.*)$/s, (route, reason) => t('{route} can’t be shown: {reason}',
      { route, reason: said(reason, reasons) })],
    [/^([a-z].*?): ((?:tab )?[\w-]+(?:[.:] ?).*)$/s, (command, state) => t('{what}: {details}',
      { what: commandWords(command), details: stateWords(state) })],
  ];
  return said(text, events);
}

/* `2 link https://…: opened catalog.item(key: starter)` */
function arrivalWords(text) {
  const [, number, what, outcome] = /^(\d+) (.*?): ((?:opened|held|restored|ignored|a duplicate|expired).*)$/s.exec(text) || [];
  if (number === undefined) return text;
  const arrivals = [[/^link (.*)$/s, (link) => t('link {link}', { link })],
    [/^tap on a notification$/, () => t('tap on a notification')],
    [/^tap on a notification “(.*)”$/s, (title) => t('tap on a notification “{title}”', { title })],
    [/^shortcut (.*)$/s, (name) => t('shortcut {name}', { name })], [/^restoration$/, () => t('restoration')]];
  const outcomes = [[/^opened (.*?) instead: (.*)$/s, (route, reason) => t('opened {route} instead: {reason}',
    { route, reason: said(reason, reasons) })],
    [/^opened (.*)$/s, (route) => t('opened {route}', { route })],
    [/^held: (.*)$/s, (reason) => t('held: {reason}', { reason: said(reason, reasons) })],
    [/^ignored: (.*)$/s, (reason) => t('ignored: {reason}', { reason: said(reason, reasons) })],
    [/^restored$/, () => t('restored')],
    [/^restored without (.*)$/s, (routes) => t('restored without {routes}',
      { routes: routes.split('; ').map((route) => said(route, droppedRoutes)).join(t('; ')) })],
    known('a duplicate of arrival {number}'), known('expired after {seconds} s')];
  return `${number} ${t('{what}: {details}', { what: said(what, arrivals), details: said(outcome, outcomes) })}`;
}

/* A text of AppShell as it is written there, but for its apostrophes, with {names} for its values. */
function known(text) {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const form = text.replaceAll('’', "'").split(/\{\w+\}/).map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${form.join('(.*?)')}$`, 's'),
    (...values) => t(text, Object.fromEntries(names.map((name, index) => [name, values[index]])))];
}

/* Why a command is refused, or an arrival waits or changes nothing. */
const reasons = [
  known('{route} is the root of its stack: there is nothing to go back to'),
  known('no sheet is shown'),
  known('the product has no tab “{tab}”'),
  known('{route} is to be opened on no tab, and the app has tabs'),
  known('no module contributes a destination “{name}”'),
  known('{route} is on top already'),
  known('{route} is not on top, {top} is'),
  known('the sheet {route} covers the tabs'),
  known('a stack holds {limit} screens at most'),
  known('the dialog “{title}” waits for an answer'),
  known('locked by “{lock}”: {reason}'),
  known('the lock “{lock}” is held already'),
  known('no lock “{lock}” is held'),
  known('the app is not running'),
  known('the app has not started'),
  known('the app is in the background'),
  known('it has just arrived'),
  known('no link of the product looks like {link}'),
  known('the product has no shortcut “{name}”'),
  known('the parameter “{name}” is missing'),
  known('the host “{host}” is not one of this product’s'),
  known('the scheme “{scheme}” is not one of this product’s'),
  known('the link is empty'),
  known('the link has {bytes} bytes; {limit} at most are read'),
  known('the link has more than {limit} path segments'),
  known('the link has no scheme (https://…)'),
  known('the link has no host'),
  known('the link carries a user name (user@host), which no link of ours does'),
  known('the link names the port “{port}”'),
  known('“{host}” is not a host name'),
  known('the byte 0x{byte} at {place} is not allowed in a link'),
  known('the % at {place} is not followed by two hexadecimal digits'),
  known('the segment at {place} does not decode to text'),
  known('the path has an empty segment at {place} (//)'),
  known('the path has a dot segment at {place} (. or ..)'),
];

/* Of a saved state. */
const droppedRoutes = [
  known('{route}, which no module contributes'),
  known('{route}, which is not kept'),
  known('{route} on the tab “{tab}”, which there is no more'),
  known('{route}, since the product has tabs now'),
  known('{route}, which stood above it'),
  known('{route}, which stood too deep'),
];

function said(text, sayings) {
  for (const [form, say] of sayings) {
    const match = form.exec(text);
    if (match) return say(...match.slice(1));
  }
  return text;
}

function eventWords({ kind, text }) {
  if (kind === 'phone') return phoneWords(text);
  if (kind === 'navigation') return navigationWords(text);
  if (kind === 'app') {
    return { launch: t('launch'), background: t('in the background'), foreground: t('foreground') }[text] || text;
  }
  return kind === 'arrival' ? arrivalWords(text) : text;
}

/* `2026-02-04T09:00:00Z`, in the report's own form. */
function momentWords(text) {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text
    : `${date.toLocaleString(wording.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

function phoneWord(word) {
  return {
    notDetermined: t('notDetermined'), denied: t('denied'), authorized: t('authorized'),
    provisional: t('provisional'), banner: t('banner'), sound: t('sound'), badge: t('badge'), list: t('list'),
    nothing: t('nothing'), success: t('success'), error: t('error'), selection: t('selection'), click: t('click'),
    key: t('key'), fanfare: t('fanfare'),
  }[word] || word;
}

/* `“Title”: “text”` */
function quotedWords(words) {
  const [, title, text] = /^“(.*?)”(?:: “(.*)”)?$/s.exec(words) || [];
  if (title === undefined) return words;
  return text === undefined ? t('“{title}”', { title }) : t('“{title}”: “{text}”', { title, text });
}

function kindWord(kind) {
  return {
    app: t('app'), navigation: t('navigation'), arrival: t('arrival'), request: t('request'),
    response: t('response'), phone: t('phone'), server: t('server'), diagnostic: t('diagnostic'),
  }[kind] || kind;
}

function eventItem(group, className) {
  return h('li', null,
    h('span', { class: 'time' }, clock(group.time)),
    h('span', { class: 'what' },
      className === 'one-kind' ? null : h('span', { class: 'kind' }, `${kindWord(group.kind)} `),
      eventWords(group),
      group.count > 1
        ? h('span', { class: 'times' },
          ` × ${numeral(group.count)}${group.end > group.time ? t(', until {time}', { time: clock(group.end) }) : ''}`)
        : null));
}

/* `GET https://host/path`, with what was answered. */
function calls(events) {
  const lines = [];
  for (const event of events) {
    if (event.kind === 'request') lines.push(call(event, event.answer));
    else if (event.kind === 'response' && !(event.question && events.includes(event.question))) {
      lines.push(call(event.question || event, event, true));
    }
  }
  return h('ul', { class: 'calls' }, lines);
}

function call(question, answer, isEarlier) {
  const parts = /^([A-Z]+) (?:https?:\/\/([^/\s]+))?(\S*)(.*)$/s.exec(question.text);
  const outcome = answer ? answer.outcome : undefined;
  const tone = outcome === undefined ? '' : /^2\d\d/.test(outcome) ? 'passed' : /^3\d\d/.test(outcome) ? '' : 'failed';
  const remarks = [
    outcome === undefined ? null : t('after {time}', { time: duration(answer.time - question.time) }),
    parts ? parts[2] : null,
    isEarlier && answer !== question ? t('asked in an earlier step') : null,
  ].filter(Boolean).join(' · ');
  return h('li', null,
    h('span', { class: 'time' }, clock(question.time)),
    h('span', { class: 'what' },
      parts ? [h('span', { class: 'method' }, `${parts[1]} `), parts[3] || '/', parts[4]] : question.text,
      h('span', { class: 'answer' },
        outcome === undefined
          ? question.kind === 'request' ? h('span', { class: 'outcome' }, `${t('no answer yet')} `) : null
          : h('span', { class: `outcome ${tone}` }, `${outcome} `),
        h('span', { class: 'remarks' }, remarks))));
}
