/* The script as it grows, and the proof that it replays. */

import { ask, button, byID, fill, h, icon, notice, say } from './dom.js';
import { session } from './session.js';
import { perform, productName, state } from './state.js';
import { tableRows } from './steps.js';
import { t } from './texts.js';

/* What the server wrote last, for which language and how many steps: stale as soon as something is done. */
let checked = null;
let language = null;

export function buildRecorder() {
  const name = h('input', { type: 'text', id: 'script-name', value: session.name || t('unnamed'),
    oninput: () => { session.name = name.value;
    showRecorder(); } });
  const choice = h('select', { id: 'script-language', onchange: () => {
    language = choice.value;
    showRecorder();
    // The other language is the server's to say.
    if (state.steps.length) check();
  } },
    h('option', { value: 'fr', selected: scriptLanguage() === 'fr' }, 'Français'),
    h('option', { value: 'en', selected: scriptLanguage() === 'en' }, 'English'));
  fill(byID('script-tools'),
    h('div', { class: 'row' }, h('div', { class: 'field grow' }, h('label', { for: 'script-name' }, t('scenario')),
      name),
      h('div', { class: 'field' }, h('label', { for: 'script-language' }, t('scriptLanguage')), choice)),
    h('div', { class: 'row wrap' }, button([icon('check'), t('check')], () => check(), { class: 'main',
      id: 'script-check' }),
      button([icon('copy'), t('copy')], () => withScript(copy)), button([icon('down'), t('download')],
        () => withScript(download)), session.file ? button([icon('script'), t('save', session.file)], save, { id: 'script-save' })
        : null));
  showRecorder();
}

const scriptLanguage = () => language || state.language;
const scriptName = () => byID('script-name').value.trim() || t('unnamed');
const mark = () => JSON.stringify([scriptLanguage(), session.feature, scriptName(), state.steps.map((one) => [one.text, one.docString,
  one.table])]);
const isFresh = () => checked !== null && checked.mark === mark();

export function showRecorder() {
  if (!byID('script-name')) return;
  const fresh = isFresh();
  const text = fresh ? checked.text : draft();
  const box = byID('script-text');
  if (box.dataset.says !== text) {
    box.dataset.says = text;
    fill(box, text.split('\n').flatMap((line) => [coloured(line), '\n']));
    box.scrollTop = box.scrollHeight;
  }
  const verdict = byID('script-verdict');
  const tone = !fresh ? 'draft' : checked.verified ? 'good' : 'bad';
  const left = state.steps.filter((one) => one.planned).length;
  const words = left ? t('unrun', left) : !fresh ? t('draft') : checked.verified ? t('verified')
    : `${t('differs')} ${checked.problem || ''}`;
  verdict.dataset.tone = tone;
  if (verdict.textContent !== words) verdict.textContent = words;
}

/* As the page sees it; the server has the last word on keywords and form. */
function draft() {
  const french = state.language === 'fr';
  const lines = [`# language: ${state.language}`, `${french ? 'Fonctionnalité' : 'Feature'}: ${session.feature || productName()}`, '',
    `  ${french ? 'Scénario' : 'Scenario'}: ${scriptName()}`];
  let last = '';
  for (const item of state.steps.filter(({ status, planned }) => status === 'passed' || planned)) {
    lines.push(`    ${item.kind === last ? item.and : item.keyword}${item.text}`);
    last = item.kind;
    if (typeof item.docString === 'string') {
      lines.push('      """', ...item.docString.split('\n').map((line) => `      ${line}`), '      """');
    }
    if (item.table) lines.push(...tableRows(item.table).split('\n').map((line) => `      ${line}`));
  }
  return lines.join('\n');
}

const words = /^(\s*)(# .*|@.*|Fonctionnalité:|Feature:|Scénario:|Scenario:|Étant donné(?:e|s|es)? qu(?:e |')|Étant donné(?:e|s|es)? |Quand |Alors |Et qu(?:e |')|Et |Mais |Given |When |Then |And |But |\* )?(.*)$/;

function coloured(line) {
  const [, indent, keyword, rest] = words.exec(line);
  const strings = rest.split(/("[^"]*")/).map((part, index) => (index % 2 ? h('span', { class: 'str' }, part) : part));
  return h('span', null, indent, keyword ? h('span', { class: keyword.startsWith('#') ? 'note-line' : 'word' },
    keyword) : null, strings);
}

function check(then) {
  const wanted = mark();
  const act = byID('script-check');
  act.disabled = true;
  byID('script-verdict').textContent = t('checking');
  perform({ do: 'record', language: scriptLanguage(), name: scriptName(),
    feature: session.feature || undefined }, (answer) => {
    act.disabled = false;
    if (answer.kind === 'script') {
      checked = { mark: wanted, text: answer.text, verified: answer.verified, problem: answer.problem };
      say(answer.verified ? t('verified') : `${t('differs')} ${answer.problem || ''}`);
      if (then) then(answer.text);
    }
    showRecorder();
  });
}

function withScript(action) {
  if (isFresh()) action(checked.text);
  else check(action);
}

/* Into the file that the script came from. */
function save() {
  const left = state.steps.filter((one) => one.planned).length;
  ask(t('confirmSave', session.file, left), t('saveIt'), t('cancel'), () => perform({ do: 'save' }, (answer) => {
    if (answer.kind !== 'saved') return;
    session.fileKey = answer.fileKey;
    session.save();
    notice(t('saved', session.file), 'good');
  }));
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without the permission, or on an address that is not secure.
    const box = h('textarea', { class: 'hidden' });
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand('copy');
    box.remove();
  }
  notice(t('copied'), 'good');
}

function download(text) {
  const file = scriptName().normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g,
    '-').replace(/^-|-$/g, '');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  h('a', { href: url, download: `${file || 'script'}.feature` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

export const forgetScript = () => { checked = null; };
