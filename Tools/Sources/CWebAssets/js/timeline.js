/* All acts in their order. Each is a moment that can be looked at, compared with the one before, and gone on from. */

import { act } from './connection.js';
import { editStep } from './console.js';
import { ask, button, byID, fill, h, icon, iconButton, say } from './dom.js';
import { morph } from './morph.js';
import { loadImages } from './phone.js';
import { session } from './session.js';
import { lastMoment, perform, state } from './state.js';
import { tableRows } from './steps.js';
import { t } from './texts.js';

const glyphs = { passed: '✓', failed: '✕', undefined: '?', ambiguous: '≈', pending: '…', skipped: '–', planned: '·' };
let drawn = [];
let shownAt = null;

export const shownMoment = () => (state.looking === null ? state.moment : state.looking);

export function buildTimeline() {
  drawn = [];
  fill(byID('steps'));
  showTimeline();
}

export function showTimeline() {
  const list = byID('steps');
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  const had = list.children.length;
  if (!had) list.append(row({ moment: 0, number: 0, keyword: '', text: t('start'), status: 'passed' }, true));
  state.steps.forEach((item, index) => {
    if (drawn[index] === item) return;
    drawn[index] = item;
    const node = row(item, false);
    const old = list.children[index + 1];
    const hadFocus = old && old.contains(document.activeElement);
    if (old) old.replaceWith(node);
    else list.append(node);
    if (hadFocus) node.querySelector('button').focus();
  });
  drawn.length = state.steps.length;
  while (list.children.length > state.steps.length + 1) list.lastElementChild.remove();
  const current = shownMoment();
  for (const node of list.children) {
    const one = node.querySelector('.moment');
    const isCurrent = Number(one.dataset.moment) === current && !node.matches('.is-unrun');
    if (isCurrent) one.setAttribute('aria-current', 'step');
    else one.removeAttribute('aria-current');
    one.tabIndex = isCurrent ? 0 : -1;
    node.classList.toggle('is-later', state.looking !== null && Number(one.dataset.moment) > current);
  }
  if (!list.querySelector('[tabindex="0"]')) list.lastElementChild.querySelector('.moment').tabIndex = 0;
  byID('steps-empty').hidden = state.steps.length > 0;
  byID('step-count').textContent = state.steps.length ? String(state.steps.length) : '';
  showPlanned();
  if (state.looking === null) {
    const hasPlanned = state.steps.some((one) => one.planned);
    const now = list.querySelector('[aria-current]')?.closest('li');
    if (hasPlanned && now && shownAt !== current) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
    else if (!hasPlanned && isAtEnd && list.children.length !== had) list.scrollTop = list.scrollHeight;
    shownAt = current;
  }
  showLooking();
}

function row(item, isStart) {
  const status = item.status || 'passed';
  return h('li', { class: `step is-${status}${isStart || status === 'passed' ? '' : ' is-unrun'}` },
    h('button', { type: 'button', class: 'moment', 'data-moment': item.moment, tabindex: '-1',
      onclick: () => look(item.moment) },
      h('span', { class: 'mark' }, h('span', { 'aria-hidden': 'true' }, isStart ? '○' : glyphs[status]), h('span',
        { class: 'hidden' },
        isStart ? '' : t(status))),
      h('span', { class: 'step-text' }, item.keyword ? h('em', null, item.keyword) : null, item.text,
        item.docString !== undefined && item.docString !== null ? h('span', { class: 'under mono' }, item.docString)
          : null,
        item.table ? h('span', { class: 'under mono' }, tableRows(item.table)) : null,
        item.message ? h('span', { class: 'message' }, item.message) : null),
      h('span', { class: 'number' }, String(item.number))));
}

/* What a script still has to run, from the step at which it stopped. */
function showPlanned() {
  const box = byID('planned');
  const planned = state.steps.filter((one) => one.planned);
  const says = planned.length ? `${planned.length} ${planned[0].text} ${document.documentElement.lang}` : '';
  if (box.dataset.says === says) return;
  box.dataset.says = says;
  box.hidden = !planned.length;
  if (!planned.length) return;
  const [next] = planned;
  fill(box, h('p', null, t('notRun', planned.length), h('span', { class: 'mono' }, next.text)), h('div', { class: 'buttons' },
    button(t('goOnScript'), () => perform({ do: 'continue' }), { class: 'main' }),
    button(t('edit'), () => editStep(next)), button(t('drop'), () => perform({ do: 'drop' }))));
}

export function look(moment) {
  perform(moment === lastMoment() ? { do: 'look' } : { do: 'look', moment });
}

function showLooking() {
  const bar = byID('looking');
  const isLooking = state.looking !== null;
  if (bar.hidden === isLooking) document.body.classList.toggle('is-looking', isLooking);
  const says = isLooking ? `${state.looking}/${lastMoment()}/${document.documentElement.lang}` : '';
  if (bar.dataset.says === says) return;
  bar.dataset.says = says;
  bar.hidden = !isLooking;
  if (!isLooking) return;
  const hadFocus = bar.contains(document.activeElement) && document.activeElement.className;
  const { looking } = state;
  fill(bar, h('p', null, icon('clock'), t('looking', looking, lastMoment())),
    h('div', { class: 'buttons' },
      button(t('goOn'), () => ask(t(session.file ? 'confirmRewind' : 'confirmBranch', lastMoment() - looking), t('goOn'),
        t('cancel'), () => perform({ do: 'branch', moment: looking })), { class: 'go-on' }),
      looking > 0 ? button(t('compare'), () => compare(looking)) : null,
      button(t('backToNow'), () => perform({ do: 'look' }), { class: 'now' })));
  if (hadFocus) bar.querySelector('button').focus();
  say(t('looking', looking, lastMoment()));
}

/* Two screens side by side. One that this tab has not seen is asked for. */
export async function compare(moment) {
  if (moment < 1) return;
  const stays = state.looking;
  const screens = [];
  for (const one of [moment - 1, moment]) {
    if (!state.screens.has(one)) await new Promise((done) => { act({ do: 'look', moment: one }, done); });
    screens.push(state.screens.get(one));
  }
  if (state.looking !== stays) act(stays === null ? { do: 'look' } : { do: 'look', moment: stays });
  const item = state.steps.find((one) => one.moment === moment);
  const box = byID('compare');
  fill(box, h('div', { class: 'compare-top' }, h('h2', { id: 'compare-title' }, item
    ? `${item.keyword || ''}${item.text}` : t('compare')),
    iconButton('close', t('close'), () => box.close())),
  h('div', { class: 'compare-pair' }, screens.map((html, index) => picture(html, t(index ? 'after' : 'before'),
    moment - 1 + index))));
  box.showModal();
}

function picture(html, title, moment) {
  const glass = h('div', { class: 'glass', inert: true });
  if (html) {
    morph(glass, html);
    // Its labels would be those of the phone's fields, too.
    for (const name of ['id', 'for', 'aria-labelledby', 'aria-describedby']) {
      for (const node of glass.querySelectorAll(`[${name}]`)) node.removeAttribute(name);
    }
    loadImages(glass);
  } else glass.append(h('p', { class: 'no-picture' }, t('noPicture')));
  const frame = h('div', { class: 'phone is-framed' }, glass);
  if (document.body.dataset.theme) frame.dataset.theme = document.body.dataset.theme;
  return h('figure', null, h('figcaption', null, `${title} · ${t('moment', moment, lastMoment())}`), frame);
}

byID('steps').addEventListener('keydown', (event) => {
  const moves = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
  const all = [...byID('steps').querySelectorAll('.moment')];
  const at = all.indexOf(event.target);
  if (at < 0 || !(event.key in moves)) return;
  event.preventDefault();
  const next = all[Math.max(0, Math.min(all.length - 1, at + moves[event.key]))];
  next.focus();
  look(Number(next.dataset.moment));
});
