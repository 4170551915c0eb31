/* What there is to see behind the screen: where the app is, what came in, what it asked, what it keeps. */

import { button, byID, fill, h } from './dom.js';
import { likes } from './session.js';
import { phrase, state, step } from './state.js';
import { tapNotification } from './system.js';
import { t } from './texts.js';

const sections = ['navigation', 'requests', 'notifications', 'arrivals', 'events', 'stored'];
const shown = new Map();

export function buildLook() {
  shown.clear();
  fill(byID('look'), sections.map((name) => h('section', { class: `card look-${name}`,
    'aria-labelledby': `look-${name}-title` },
    h('h2', { id: `look-${name}-title` }, t(name), h('span', { class: 'count', id: `look-${name}-count` })),
    h('div', { id: `look-${name}`, class: 'look-body', tabindex: '0', role: 'group',
      'aria-labelledby': `look-${name}-title` }))));
  showLook();
}

export function showLook() {
  const { panel } = state;
  section('navigation', [panel.navigation, panel.focused], null, () => [
    h('pre', { class: 'mono' }, panel.navigation || '–'),
    h('p', { class: 'fact' }, h('span', null, t('focused') + t('colon')), panel.focused || t('noFocus'))]);
  const requests = panel.requests || [];
  section('requests', requests, requests.length, () => list(requests.slice(-200).reverse(), (one) => {
    const [method, ...path] = one.line.split(' ');
    return h('li', { class: 'request' }, h('b', { class: 'method' }, method), h('span', { class: 'mono grow' },
      path.join(' ')),
      h('span', { class: `code ${tone(one.status)}` }, String(one.status ?? '…')));
  }));
  const arrivals = panel.arrivals || [];
  section('arrivals', arrivals, arrivals.length, () => list([...arrivals].reverse(), (one) => h('li',
    { class: 'arrival' },
    h('span', { class: 'mono' }, one.what), h('span', { class: 'outcome' }, one.outcome))));
  const events = panel.events || [];
  section('events', events, events.length, () => list(events.slice(-300).reverse(), (one) => h('li', { class: 'event' },
    h('time', { class: 'mono' }, one.time.replace('.', t('decimal'))), h('span', { class: 'kind' }, one.kind), h('span', { class: 'grow' },
      one.text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, dateTime)))));
  const stored = panel.stored || [];
  section('stored', stored, stored.length, () => (stored.length ? h('dl', { class: 'stored' },
    stored.map((one) => [h('dt', { class: 'mono' },
    one.key), h('dd', { class: 'mono' }, one.secret ? h('span', { class: 'masked' }, `•••••• (${t('secret')})`)
      : one.value)])) : nothing()));
  const notes = panel.notifications || {};
  section('notifications', [notes, state.looking], (notes.shown || []).length, () => [
    h('p', { class: 'fact' }, h('span', null, t('badge') + t('colon')), String(notes.badge || 0)),
    h('h3', null, t('shown')),
    list(notes.shown || [], (note) => h('li', { class: 'shown' }, h('span', { class: 'grow' }, h('strong', null,
      note.title), h('span', null,
      note.body)), button(t('tap'), () => tapNotification(note)), button(t('clear'),
        () => step(phrase().clearNotification(note.title
        || note.body))))),
    h('h3', null, t('scheduled')),
    list(notes.scheduled || [], (note) => h('li', { class: 'shown' }, h('span', { class: 'grow' }, h('strong', null,
      note.title), h('span', null, note.body)), h('time', null, dateTime(note.at))))]);
}

/* On the phone's clock, in the page's language. */
function dateTime(text) {
  return new Intl.DateTimeFormat(likes.language === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short',
    timeZone: state.panel.timeZone || 'UTC' }).format(new Date(text));
}

/* Redrawn only where it differs, so that what is being read stays put. */
function section(name, value, count, draw) {
  const says = JSON.stringify(value);
  if (shown.get(name) === says) return;
  shown.set(name, says);
  const box = byID(`look-${name}`);
  if (!box) return;
  const focused = box.contains(document.activeElement);
  fill(box, draw());
  byID(`look-${name}-count`).textContent = count === null ? '' : String(count);
  if (focused) box.focus({ preventScroll: true });
}

function list(items, draw) {
  return items.length ? h('ul', null, items.map(draw)) : nothing();
}

const nothing = () => h('p', { class: 'nothing' }, t('none'));

function tone(status) {
  if (status === undefined) return '';
  const code = Number.parseInt(status, 10);
  if (!code) return /\d/.test(String(status)) ? '' : 'is-bad';
  return code < 300 ? 'is-good' : code < 400 ? '' : 'is-bad';
}
