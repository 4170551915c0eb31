/* The controls beside the phone. All they do is send steps, so all they do stands in the script. */

import { button, byID, fill, h, notice } from './dom.js';
import { likes } from './session.js';
import { perform, phrase, state, step } from './state.js';
import { argument, dateWords, duration, pieces, quoted, timeWords } from './steps.js';
import { t } from './texts.js';

let number = 0;
const fresh = (name) => { number += 1; return `${name}-${number}`; };

/* A control with its label above it. */
function labelled(text, control, className) {
  control.id = control.id || fresh('field');
  return h('div', { class: `field ${className || ''}` }, h('label', { for: control.id }, text), control);
}

function options(values, chosen) {
  return values.map(([value, text]) => h('option', { value, selected: value === chosen }, text));
}

function card(title, className, ...content) {
  const id = fresh('card');
  return h('section', { class: `card ${className}`, 'aria-labelledby': id }, h('h2', { id }, title), content);
}

function form(action, ...content) {
  return h('form', { class: 'row', onsubmit: (event) => { event.preventDefault(); action(); } }, content);
}

const submit = (text) => h('button', { type: 'submit', class: 'main' }, text);

/* What somebody is filling in: the values of all fields, in order. */
export function benchForm() {
  return [...byID('drive').querySelectorAll('input, select, textarea')].map((field) => [field.tagName, field.value]);
}

/* - Parameter form: of ``benchForm``, which stays in another language; nil where the product is another one. */
export function buildBench(form) {
  fill(byID('drive'), linkCard(), lifeCard(), clockCard(), networkCard(), faultsCard(), pushCard(), membersCard(), givensCard());
  if (form) fillIn(form);
  showBench();
}

/* The menus first: they show fields of their own. */
function fillIn(form) {
  const fields = () => [...byID('drive').querySelectorAll('input, select, textarea')];
  for (const isMenu of [true, false]) {
    for (const [index, [name, value]] of form.entries()) {
      const field = fields()[index];
      if (!field || field.tagName !== name || (name === 'SELECT') !== isMenu || field.value === value) continue;
      if (isMenu && ![...field.options].some((one) => one.value === value)) field.append(h('option', { value }, value));
      field.value = value;
      if (isMenu) field.dispatchEvent(new Event('change'));
    }
  }
}

function linkCard() {
  const links = state.bench.links || [];
  const list = fresh('links');
  const field = h('input', { type: 'text', inputmode: 'url', value: links[0] || '', list, autocomplete: 'off',
    spellcheck: 'false' });
  const open = (name) => { if (field.value.trim()) step(phrase()[name](field.value.trim())); };
  return card(t('link'), 'card-link',
    form(() => open('openLink'), labelled(t('linkAddress'), field, 'grow'),
      h('datalist', { id: list }, links.map((link) => h('option', { value: link }))), submit(t('openLink'))),
    h('div', { class: 'chips' }, links.slice(0, 6).map((link) => button(shortLink(link), () => {
      field.value = link;
      open('openLink');
    }, { class: 'chip', title: link }))),
    h('div', { class: 'chips' }, button(t('fromCold'), () => open('openFromLink'), { class: 'quiet' })));
}

function shortLink(link) {
  const short = link.replace(/^[a-z]+:\/\/(www\.)?/, '');
  return short.length > 34 ? `${short.slice(0, 33)}…` : short;
}

function lifeCard() {
  const one = (name) => button(t(name), () => step(phrase()[name]()), { 'data-life': name });
  // The answer to the phone's question; while it asks nothing, its settings.
  const permit = (name) => {
    const isAsking = Boolean((state.panel.notifications || {}).asking);
    step(phrase()[isAsking ? name : `${name}InSettings`]());
  };
  return card(t('life'), 'card-life',
    h('div', { class: 'buttons' }, ['background', 'foreground', 'relaunch', 'quit', 'kill', 'firstOpen'].map(one)),
    h('p', { class: 'row-label' }, t('permission')),
    h('div', { class: 'buttons' }, button(t('allowed'), () => permit('allow')),
      button(t('denied'), () => permit('deny'))));
}

function clockCard() {
  const setClock = (runs, rate) => perform({ do: 'clock', runs, rate });
  const runs = h('button', { type: 'button', class: 'switch', role: 'switch', id: 'clock-runs', 'aria-checked': 'false',
    onclick: () => setClock(!state.clock.runs, state.clock.rate) },
  h('span', { class: 'knob' }), h('span', { id: 'clock-word' }));
  const rates = h('div', { class: 'segments', role: 'group', 'aria-label': t('rate') },
    [1, 10, 60].map((rate) => button(`×${rate}`, () => setClock(state.clock.runs, rate), { 'data-rate': rate })));
  const wait = (count, unit) => step(phrase().wait(duration(count, unit, state.language)));
  const count = h('input', { type: 'text', inputmode: 'decimal', value: '5', class: 'short', 'aria-label': t('waitFor') });
  const units = [['s', 's'], ['min', 'min'], ['h', 'h'], ['d', t('day').slice(2)], ['ms', 'ms']];
  const unit = h('select', { 'aria-label': t('waitFor') }, options(units));
  const untilNext = h('button', { type: 'button', id: 'next-timer', hidden: true, onclick: () => {
    const next = nextTimer();
    if (next) wait(...next);
  } });
  const date = h('input', { type: 'date', id: 'clock-date' });
  const time = h('input', { type: 'time', id: 'clock-time' });
  const zones = state.bench.timeZones || ['Europe/Paris', 'America/New_York', 'Asia/Tokyo'];
  const zone = h('select', null, options(zones.map((name) => [name, name])));
  return card(t('clock'), 'card-clock',
    h('p', { class: 'clock-text', id: 'clock-text' }),
    h('div', { class: 'row' }, runs, rates),
    h('div', { class: 'row wrap', role: 'group', 'aria-label': t('wait') },
      h('span', { class: 'row-label' }, t('wait')),
      [['second', 's'], ['minute', 'min'], ['hour', 'h'], ['day', 'd']]
        .map(([name, key]) => button(t(name), () => wait(1, key)))),
    form(() => {
      const value = count.value.trim().replace(',', '.');
      if (Number(value) > 0) wait(value, unit.value);
    }, count, unit, h('button', { type: 'submit' }, t('wait')), untilNext),
    form(() => {
      if (!date.value || !time.value) return;
      step(phrase().date(dateWords(date.value, state.language), timeWords(time.value, state.language)));
    }, labelled(t('date'), date), labelled(t('time'), time), h('button', { type: 'submit' }, t('set'))),
    form(() => step(phrase().zone(zone.value)),
      labelled(t('zone'), zone, 'grow'), h('button', { type: 'submit' }, t('set'))));
}

/* How long the phone has nothing to do, where the server says it, in milliseconds. */
function nextTimer() {
  const { next } = state.clock;
  if (typeof next !== 'number' || next <= 0) return null;
  return next % 1000 === 0 ? [next / 1000, 's'] : [next, 'ms'];
}

function networkCard() {
  const where = h('select', null, options([['', t('allCalls')], ['other', t('otherPath')]]));
  // What the app has called so far.
  where.addEventListener('focus', () => {
    const lines = (state.panel.requests || []).map(({ line }) => line.replace(/ https?:\/\/[^/]+/, ' ').split('?')[0]);
    const calls = [...new Set(lines)].filter((line) => !line.includes('***')).sort();
    fill(where, options([['', where.options[0].text], ...calls.map((line) => [line, line]), ['other', t('otherPath')]],
      where.value));
  });
  const methods = ['GET', 'POST', 'PUT', 'DELETE'];
  const method = h('select', { 'aria-label': t('method') }, options(methods.map((name) => [name, name])));
  const path = h('input', { type: 'text', 'aria-label': t('path'), value: '/api/v1/', autocomplete: 'off',
    spellcheck: 'false' });
  const other = h('div', { class: 'row', hidden: true }, method, path);
  const ways = ['slow', 'fails', 'silent', 'unreachable', 'normal'];
  const how = h('select', null, options(ways.map((name) => [name, t(name)])));
  const seconds = h('input', { type: 'text', inputmode: 'decimal', value: '2' });
  const codes = ['500', '503', '404', '401', '403', '422', '429'];
  const status = h('select', null, options(codes.map((code) => [code, code])));
  const delay = labelled(t('delay'), seconds, 'short');
  const code = labelled(t('status'), status, 'short');
  const follow = () => {
    other.hidden = where.value !== 'other';
    delay.hidden = how.value !== 'slow';
    code.hidden = how.value !== 'fails';
    // An error for every call has no step: scripts name the call, or count.
    where.options[0].text = t(how.value === 'fails' ? 'nextCall' : 'allCalls');
  };
  where.addEventListener('change', follow);
  how.addEventListener('change', follow);
  follow();
  const run = () => {
    const call = where.value === '' ? null : where.value === 'other' ? [method.value, path.value.trim()]
      : where.value.split(' ');
    const say = phrase();
    if (how.value === 'slow') {
      const value = seconds.value.trim().replace(',', '.');
      if (Number(value) > 0) step(say.slow(duration(value, 's', state.language), call));
    } else if (how.value === 'fails') step(say.status(status.value, call));
    else step(say[how.value](call));
  };
  return card(t('network'), 'card-network',
    h('div', { class: 'segments', role: 'group', 'aria-label': t('network') },
      button(t('online'), () => step(phrase().online()), { 'data-online': 'true' }),
      button(t('offline'), () => step(phrase().offline()), { 'data-online': 'false' })),
    form(run, labelled(t('behaviour'), how, 'grow'), delay, code),
    form(run, labelled(t('calls'), where, 'grow'), submit(t('apply'))),
    other);
}

/* The server's faults in force; each can be ended. */
function faultsCard() {
  return h('section', { class: 'card card-faults', id: 'faults', hidden: true, 'aria-label': t('faults') });
}

function showFaults() {
  const box = byID('faults');
  const faults = state.panel.faults || [];
  const says = JSON.stringify(faults);
  if (box.dataset.says === says) return;
  box.dataset.says = says;
  box.hidden = !faults.length;
  fill(box, h('h2', null, t('faults')), h('ul', null, faults.map((fault) => h('li', { class: 'shown' },
    h('span', { class: 'grow' }, fault.method ? h('span', { class: 'mono' }, `${fault.method} ${fault.path}`) : t('everyCall'),
      t('colon'), faultWords(fault)),
    fault.method ? button(t('endFault'), () => step(phrase().normal([fault.method, fault.path]))) : null))),
  h('div', { class: 'buttons' }, button(t('endFaults'), () => step(phrase().normal()))));
}

function faultWords({ delay, hangs, unreachable, next, standing }) {
  const answer = (one) => (/^\d+$/.test(one) ? t('answersStatus', one) : t(`answer_${one}`));
  return [delay ? t('answersAfter', duration(delay / 1000, 's', likes.language)) : null, hangs ? t('silent') : null,
    unreachable ? t('unreachable') : null, standing ? answer(standing) : null,
    next.length ? t('nextAnswers', [...new Set(next)].map(answer).join(', '), next.length) : null].filter(Boolean).join(' ; ');
}

function pushCard() {
  const payloads = state.bench.payloads || [];
  const text = h('textarea', { rows: '6', spellcheck: 'false', class: 'mono' });
  const ready = h('select', null, options(payloads.map((payload, index) => [String(index), payload.name])));
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  const choose = () => { text.value = payloads.length ? pretty(payloads[Number(ready.value)].json)
    : pretty(plainPush); };
  ready.addEventListener('change', choose);
  choose();
  const send = () => {
    try {
      JSON.parse(text.value);
      problem.hidden = true;
    } catch (error) {
      problem.textContent = t('badJSON', error.message);
      problem.hidden = false;
      text.focus();
      return;
    }
    step(phrase().push(), { docString: text.value });
  };
  return card(t('push'), 'card-push',
    form(send, payloads.length ? labelled(t('examples'), ready, 'grow') : null, labelled(t('payload'), text, 'wide'),
      problem,
      submit(t('send'))),
    h('p', { class: 'hint' }, t('pushNote')));
}

const plainPush = '{"aps":{"alert":{"title":"Bonjour","body":"Une nouvelle"}}}';

function pretty(json) {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

function membersCard() {
  const members = state.bench.members || [];
  if (!members.length) return null;
  return card(t('members'), 'card-members', h('div', { class: 'buttons' },
    members.map((member) => button(member, () => step(phrase().signIn(member))))));
}

/* A step with its places to fill in: one field for each. */
function givensCard() {
  const givens = state.bench.givens || [];
  if (!givens.length) return null;
  const select = h('select', null, options(givens.map((given, index) => [String(index), plain(given.text)])));
  const places = h('div', { class: 'places' });
  const summary = h('p', { class: 'hint' });
  let parts = [];
  let under = null;
  const show = () => {
    const given = givens[Number(select.value)];
    parts = pieces(given.text).map((piece) => (piece.words ? { words: piece.words } : { type: piece.type,
      field: placeField(piece.type) }));
    under = /:\s*$/.test(given.text) ? h('textarea', { rows: '4', class: 'mono', 'aria-label': t('underStep') }) : null;
    fill(places, parts.map((part) => (part.field ? part.field : h('span', null, part.words))), under);
    summary.textContent = given.summary || '';
  };
  select.addEventListener('change', show);
  show();
  const run = () => {
    const empty = parts.find((part) => part.field && !part.field.value.trim());
    if (empty) {
      empty.field.focus();
      notice(t('fillHole'));
      return;
    }
    const text = parts.map((part) => (part.field ? placeText(part) : part.words)).join('');
    if (!under) step(text);
    else step(text, argument(under.value));
  };
  return card(t('givens'), 'card-givens', form(run, labelled(t('given'), select, 'wide'), places, summary,
    submit(t('doIt'))));
}

const plain = (text) => pieces(text).map((piece) => piece.words || '…').join('');

function placeField(type) {
  const kinds = { date: 'date', time: 'time' };
  return h('input', { type: kinds[type] || 'text', inputmode: type === 'int' || type === 'double' ? 'decimal' : null,
    value: { int: '1', double: '1.5', duration: duration(2, 's', state.language), method: 'GET' }[type] || '',
    'aria-label': t(`place_${type}`) || type, class: `place place-${type}` });
}

function placeText({ type, field }) {
  const value = field.value.trim();
  if (type === 'string') return quoted(value);
  if (type === 'date') return dateWords(value, state.language);
  if (type === 'time') return timeWords(value, state.language);
  return value;
}

/* `vendredi 23 janvier 2026 à 09:00:12`, in the page's language. */
function clockWords() {
  if (!state.time) return '';
  const local = new Date(`${state.time.slice(0, 19)}Z`);
  return new Intl.DateTimeFormat(likes.language === 'fr' ? 'fr-FR' : 'en-GB',
    { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' }).format(local);
}

/* What follows the phone: the clock, the network, and what the app's life allows now. */
export function showBench() {
  const text = byID('clock-text');
  if (!text) return;
  text.textContent = clockWords();
  byID('clock-runs').setAttribute('aria-checked', String(Boolean(state.clock.runs)));
  byID('clock-word').textContent = t(state.clock.runs ? 'clockRuns' : 'clockStands');
  for (const one of document.querySelectorAll('[data-rate]')) {
    one.setAttribute('aria-pressed', String(Number(one.dataset.rate) === state.clock.rate));
  }
  for (const one of document.querySelectorAll('[data-online]')) {
    one.setAttribute('aria-pressed', String(one.dataset.online === String(state.panel.online !== false)));
  }
  const date = byID('clock-date');
  const time = byID('clock-time');
  // Not under somebody's fingers.
  if (state.time && document.activeElement !== date && document.activeElement !== time && state.looking === null) {
    const [day, rest] = state.time.split('T');
    if (date.dataset.day !== day) date.value = date.dataset.day = day;
    if (!time.value) time.value = rest.slice(0, 5);
  }
  showFaults();
  const next = nextTimer();
  byID('next-timer').hidden = !next;
  if (next) byID('next-timer').textContent = t('nextTimer', duration(...next, likes.language));
  const now = { background: state.run === 'running', foreground: state.run === 'background',
    quit: state.run !== 'stopped',
    kill: state.run === 'background', relaunch: true, firstOpen: state.steps.length === 0 };
  for (const one of document.querySelectorAll('[data-life]')) one.disabled = !now[one.dataset.life];
}
