/* Making the page's nodes. All that comes from the app or a script goes in as text; only the phone takes HTML. */

import { t } from './texts.js';

export const byID = (id) => document.getElementById(id);

export function h(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  append(node, children);
  return node;
}

function append(node, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(node, child);
    else if (child !== null && child !== undefined && child !== false && child !== '') node.append(child);
  }
}

/* Puts these nodes in place of what a node held. */
export function fill(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

/* The page's own signs: lines of 1.6 on a field of 20. */
const paths = {
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1 1M14.7 14.7l1 1M4.3 15.7l1-1M14.7 5.3l1-1',
  moon: 'M16 11.5A6.5 6.5 0 0 1 8.5 4a6.5 6.5 0 1 0 7.5 7.5',
  half: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14v14M10 6h5M10 9h6.5M10 12h6.2M10 15h4',
  sound: 'M4 8v4h2.5L10 15V5L6.5 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5.5a6.3 6.3 0 0 1 0 9',
  mute: 'M4 8v4h2.5L10 15V5L6.5 8zM13 8l4 4M17 8l-4 4',
  restart: 'M15.5 8A6 6 0 1 0 16 11M16 4v4h-4',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  down: 'M10 3.5v9M6 9l4 4 4-4M4 16.5h12',
  target: 'M10 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M10 2v4M10 14v4M2 10h4M14 10h4',
  compare: 'M3.5 4h5v12h-5zM11.5 4h5v12h-5z',
  close: 'M5 5l10 10M15 5L5 15',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1H3.8zM8.5 16.5h3',
  check: 'M4.5 10.5l3.8 3.8 7.2-8',
  phone: 'M6 2.5h8v15H6zM9 15.3h2',
  bench: 'M4 6h12M4 10h12M4 14h12M8 4.5v3M13 8.5v3M7 12.5v3',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6v4.2l2.8 1.8',
  script: 'M5 2.5h7l3.5 3.5v11.5H5zM7.5 9h5M7.5 12h5',
  branch: 'M6 4v12M6 10c5 0 8-1 8-5M14 5V4M4.5 4h3M4.5 16h3',
  back: 'M12.5 4.5L7 10l5.5 5.5',
};

export function icon(name) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 20 20', class: `icon icon-${name}`,
    'aria-hidden': 'true' })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}

export function button(label, action, attributes) {
  return h('button', { type: 'button', onclick: action, ...attributes }, label);
}

/* A square button with a sign, and its name for those who hear the page and those who wonder. */
export function iconButton(name, label, action, attributes) {
  return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick: action,
    ...attributes }, icon(name));
}

let said = 0;

/* Tells those who hear the page. A trailing space makes the same words news again. */
export function say(text) {
  said += 1;
  byID('live').textContent = said % 2 ? text : `${text}\u00a0`;
}

let noticeTimer = 0;

/* A word at the foot of the page that leaves by itself; it stays while it is pointed at. */
export function notice(text, tone) {
  const box = byID('notice');
  clearTimeout(noticeTimer);
  fill(box, h('p', null, text), iconButton('close', t('close'), () => { box.hidden = true; }));
  box.dataset.tone = tone || 'plain';
  box.hidden = false;
  say(text);
  const leave = () => { if (box.matches(':hover, :focus-within')) noticeTimer = setTimeout(leave,
    2000); else box.hidden = true; };
  noticeTimer = setTimeout(leave, 7000);
}

/* Takes a notice back that says what is not so any more. */
export function withdraw(text) {
  const box = byID('notice');
  if (box.firstChild && box.firstChild.textContent === text) box.hidden = true;
}

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/* Asks before something cannot be taken back. */
export function ask(question, yes, no, action) {
  const box = byID('ask');
  const answer = (isYes) => () => { box.close(); if (isYes) action(); };
  fill(box, h('p', { id: 'ask-text' }, question), h('div', { class: 'buttons' }, button(no, answer(false)),
    button(yes, answer(true), { class: 'main' })));
  box.showModal();
}
