/* A line in which a step is typed, with the steps that fit below it. */

import { act } from './connection.js';
import { byID, fill, h, notice } from './dom.js';
import { argument, tableRows } from './steps.js';
import { perform, state, step } from './state.js';
import { t } from './texts.js';

let items = [];
let active = -1;
let timer = 0;
let asked = '';
const past = [];
let pastAt = -1;

const field = byID('console-text');
const list = byID('completions');
const under = byID('console-under');

const endsWithColon = () => /:\s*$/.test(field.value);

/* The planned step that what is typed here replaces. */
let edited = null;

/* Takes a step of the script to be written anew. */
export function editStep(item) {
  edited = item.text;
  show(item.text, item.docString ?? tableRows(item.table || []));
  field.focus();
}

function show(text, below) {
  field.value = text;
  under.value = below;
  under.hidden = !endsWithColon();
}

export function showConsole() {
  field.placeholder = t('consoleHint');
  list.setAttribute('aria-label', t('completions'));
  under.placeholder = '| … |';
}

function changed() {
  // Whatever is typed next is a step of its own.
  if (!field.value.trim()) edited = null;
  under.hidden = !endsWithColon();
  clearTimeout(timer);
  timer = setTimeout(ask, 60);
}

function ask() {
  const text = field.value;
  asked = text;
  if (!text.trim()) {
    close();
    return;
  }
  act({ do: 'complete', text }, (answer) => {
    // What was typed since then has an answer of its own.
    if (answer.kind !== 'completions' || asked !== text || document.activeElement !== field) return;
    items = answer.items.slice(0, 8);
    if (items.length === 1 && items[0].text === text) items = [];
    active = -1;
    draw();
  });
}

function draw() {
  list.hidden = items.length === 0;
  field.setAttribute('aria-expanded', String(items.length > 0));
  fill(list, items.map((item, index) => h('li', { role: 'option', id: `completion-${index}`,
    'aria-selected': String(index === active),
    onmousedown: (event) => { event.preventDefault(); accept(index); } }, h('span', null, holes(item.text)),
      item.summary ? h('small', null,
    item.summary) : null)));
  if (active >= 0) {
    field.setAttribute('aria-activedescendant', `completion-${active}`);
    list.children[active].scrollIntoView({ block: 'nearest' });
  } else field.removeAttribute('aria-activedescendant');
}

const holes = (text) => text.split(/(\{[a-z]+\})/).map((part, index) => (index % 2 ? h('i', null, part.slice(1, -1))
  : part));

function close() {
  items = [];
  active = -1;
  draw();
}

function accept(index) {
  field.value = items[index].text.replaceAll('{string}', '"{string}"').replace(/\((\p{L}+)\)/gu, '$1');
  close();
  field.focus();
  asked = field.value;
  under.hidden = !endsWithColon();
  if (!nextHole()) field.setSelectionRange(field.value.length, field.value.length);
}

/* Selects the next place to fill in, so that typing replaces it. */
function nextHole() {
  const hole = /\{[a-z]+\}/.exec(field.value);
  if (!hole) return false;
  field.setSelectionRange(hole.index, hole.index + hole[0].length);
  return true;
}

function run() {
  const text = field.value.trim();
  if (!text) return;
  if (nextHole()) {
    notice(t('fillHole'));
    return;
  }
  const below = under.value;
  const more = endsWithColon() ? argument(below) : {};
  const replaced = edited;
  const isEdit = replaced !== null && state.steps.find((one) => one.planned)?.text === replaced;
  const then = (answer) => {
    // Without a message it is unknown what came of it. What was typed meanwhile stays.
    if (answer.kind !== 'error' || !answer.message || field.value) return;
    show(text, below);
    edited = replaced;
  };
  if (!(isEdit ? perform({ do: 'step', step: { text, ...more }, replaces: true }, then) : step(text, more))) return;
  edited = null;
  past.push(text);
  pastAt = -1;
  show('', '');
  clearTimeout(timer);
  asked = '';
  close();
}

function leaveEdit(event) {
  if (event.key !== 'Escape' || edited === null) return;
  event.preventDefault();
  event.stopPropagation();
  edited = null;
  show('', '');
  field.focus();
}

field.addEventListener('input', changed);
field.addEventListener('blur', close);
field.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && items.length) {
    event.preventDefault();
    const by = event.key === 'ArrowDown' ? 1 : -1;
    active = active < 0 && by < 0 ? items.length - 1 : (active + by + items.length + 1) % (items.length + 1);
    if (active === items.length) active = -1;
    draw();
  } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && past.length) {
    event.preventDefault();
    if (event.key === 'ArrowUp') pastAt = pastAt < 0 ? past.length - 1 : Math.max(0, pastAt - 1);
    else pastAt = pastAt < 0 || pastAt === past.length - 1 ? -1 : pastAt + 1;
    edited = null;
    field.value = pastAt < 0 ? '' : past[pastAt];
  } else if (event.key === 'Enter') {
    event.preventDefault();
    if (active >= 0) accept(active);
    else if (endsWithColon() && !under.value.trim()) {
      under.hidden = false;
      under.focus();
    } else run();
  } else if (event.key === 'Tab' && !event.shiftKey && items.length && active >= 0) {
    event.preventDefault();
    accept(active);
  } else if (event.key === 'Tab' && !event.shiftKey && /\{[a-z]+\}/.test(field.value) && nextHole()) {
    event.preventDefault();
  } else if (event.key === 'Escape' && items.length) {
    event.preventDefault();
    event.stopPropagation();
    close();
  } else leaveEdit(event);
});
under.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    run();
  } else leaveEdit(event);
});
byID('console').addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
