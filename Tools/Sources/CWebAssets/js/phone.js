/* The phone's glass: what the server drew, and the hands on it. */

import { address, isWaiting } from './connection.js';
import { byID, notice, prefersStill, say } from './dom.js';
import { pullable } from './gestures.js';
import { morph, screenName } from './morph.js';
import { session } from './session.js';
import { flushesFirst, perform, state } from './state.js';
import { forgetMovedRows, swipeable } from './swipes.js';
import { t } from './texts.js';
import { playScreen } from '../screen.js';

const glass = byID('glass');
const phone = byID('phone');
let isPatching = false;
let isComposing = false;
let typing = null;
let setting = null;
/* Milliseconds without a key after which what was typed is one step. */
const typingPause = 250;
let holding = null;

/* From the base up: the screens that were on top, each with what was touched there last. */
let places = [];
/* How far each of them was scrolled. */
const scrolls = new Map();

export function showScreen(html) {
  const hadFocus = phone.contains(document.activeElement);
  const focusedPath = pathOf(document.activeElement);
  const toastText = () => glass.querySelector('.e-toast')?.textContent;
  const toast = toastText();
  isPatching = true;
  morph(glass, html || '', isHeld);
  isPatching = false;
  // A region that comes with its words in it is not read by every screen reader.
  if (toastText() && toastText() !== toast) say(toastText());
  forgetMovedRows(glass);
  loadImages(glass);
  // Focus that the page moves is not the reader leaving a field.
  isPatching = true;
  follow(hadFocus, focusedPath);
  followBubbles();
  isPatching = false;
  playScreen(glass);
}

/* How many bubbles each conversation had. */
const bubbles = new Map();

/* A conversation stays at its newest words. */
function followBubbles() {
  const layer = topLayer();
  if (!layer) return;
  const name = screenName(layer);
  const all = layer.querySelectorAll('.e-bubble, .e-own-bubble');
  const had = bubbles.get(name) || 0;
  bubbles.set(name, all.length);
  if (all.length <= had) return;
  let scroller = all[0].parentElement;
  while (scroller !== glass && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  scroller.scrollTop = scroller.scrollHeight;
}

export function pathOf(node) {
  const place = node && node.closest ? node.closest('[data-path]') : null;
  return place && glass.contains(place) ? place.dataset.path : null;
}

const byPath = (path) => (path === null ? null : glass.querySelector(`[data-path="${path}"]`));

/* Images */

export function loadImages(root) {
  for (const media of root.querySelectorAll(':is(video, audio, track)[data-source]')) {
    const { source, poster } = media.dataset;
    if (poster && media.dataset.pagePoster !== poster) {
      media.dataset.pagePoster = poster;
      media.poster = address('image', { session: session.id, source: poster });
    }
    if (media.dataset.pageSource === source) continue;
    media.dataset.pageSource = source;
    // A film is asked for once somebody plays it.
    media.src = address('image', { session: session.id, source });
  }
  for (const image of root.querySelectorAll('img[data-source]')) {
    const { source } = image.dataset;
    if (image.dataset.pageSource === source) continue;
    image.dataset.pageSource = source;
    image.addEventListener('error', () => drawMissing(image), { once: true });
    image.src = address('image', { session: session.id, source });
  }
}

/* In place of an image that cannot be had stands the picture's own ground; its words are there for those who hear. */
function drawMissing(image) {
  image.removeAttribute('src');
}

/* Focus: to the title of what came on top, and back to what opened it. */

function topLayer() {
  const layers = [...glass.querySelectorAll('.e-screen, .e-sheet, .e-dialog')];
  return layers.filter((node) => !node.closest('[inert]')).at(-1) || null;
}

function follow(hadFocus, focusedPath) {
  const layer = topLayer();
  const name = layer ? `${glass.querySelectorAll('.e-sheet, .e-dialog').length}|${screenName(layer)}` : '';
  const now = places.at(-1);
  if (now && now.name === name) {
    // What had the focus may be gone from the same screen.
    if (hadFocus && !phone.contains(document.activeElement)) focusOn(byPath(focusedPath)) || focusTitle(layer);
    followServer(hadFocus);
    return;
  }
  const earlier = places.findIndex((place) => place.name === name);
  if (earlier >= 0) {
    places = places.slice(0, earlier + 1);
    const scroll = scrolls.get(name);
    const scroller = scroll && glass.querySelector(scroll.selector);
    if (scroller) scroller.scrollTop = scroll.top;
    if (hadFocus) focusOn(byPath(places[earlier].opener)) || focusTitle(layer);
  } else {
    if (now) now.opener = focusedPath;
    places.push({ name, opener: null });
    if (places.length > 40) places.shift();
    scrolls.delete(name);
    // Somebody whose hands are elsewhere keeps them there.
    if (hadFocus && now) focusTitle(layer);
  }
  if (!hadFocus && now && layer) say(t('screenSaid', screenName(layer)));
}

function focusOn(node) {
  if (!node) return false;
  const target = node.matches('button, input, select, textarea') ? node
    : node.querySelector('[data-act], button, input, select, textarea');
  if (!target || target.closest('[inert]') || target.disabled) return false;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

function focusTitle(layer) {
  if (!layer) return;
  const title = layer.querySelector('h1, h2, h3, h4, h5, h6') || layer;
  if (!title.hasAttribute('tabindex')) title.setAttribute('tabindex', '-1');
  title.setAttribute('data-page-heading', '');
  title.focus({ preventScroll: true });
}

/* To the title of what is on top, such as after the phone's own question. */
export function focusTop() {
  focusTitle(topLayer());
}

/* The app may take the focus of a field away, or give it. */
function followServer(hadFocus) {
  if (isWaiting(() => true) || typing) return;
  const active = document.activeElement;
  const isField = active && glass.contains(active) && active.matches(texts);
  const focused = glass.querySelector(':is(.is-focused, [data-focused]):is(input, textarea),'
    + ' :is(.is-focused, [data-focused]) :is(input, textarea)');
  if (isField && state.panel.focused == null) active.blur();
  else if (!isField && focused && hadFocus) focused.focus({ preventScroll: true });
}

glass.addEventListener('scroll', (event) => {
  const place = places.at(-1);
  const node = event.target;
  if (!place || isPatching || node.nodeType !== 1) return;
  const selector = node.dataset.path !== undefined ? `[data-path="${node.dataset.path}"]`
    : `.${[...node.classList].slice(0, 2).join('.')}`;
  if (selector !== '.') scrolls.set(place.name, { selector, top: node.scrollTop });
}, { capture: true, passive: true });

/* Typing */

/* What is typed into, and what is set: a slider, a date. */
const settings = 'input:is([data-act=slide], [data-act=pick])';
const lines = `input:not(${settings})`;
const texts = `${lines}, textarea`;

const isHeld = (field) => (typing && typing.field === field) || (isComposing && field === document.activeElement)
  || isWaiting((body) => ['type', 'slide', 'pick'].includes(body.do) && body.path === pathOf(field))
  || (setting && setting.field === field);

function sendTyping() {
  if (!typing) return;
  clearTimeout(typing.timer);
  const { field } = typing;
  typing = null;
  const path = pathOf(field);
  if (path !== null) perform({ do: 'type', path, text: field.value });
  delete phone.dataset.typing;
}

/* A slider, a date: where it comes to rest is one step. A date has a moment for each of its digits before. */
const settingPause = (field) => (field.type === 'range' ? typingPause : 1000);

function set(field) {
  if (setting && setting.field !== field) sendSetting(true);
  if (setting) clearTimeout(setting.timer);
  setting = { field, timer: setTimeout(sendSetting, settingPause(field)) };
  // The app's words come with its answer; the last ones are no longer true.
  if (field.type === 'range') field.removeAttribute('aria-valuetext');
}

function sendSetting(isLeft) {
  if (!setting) return;
  const { field } = setting;
  const isSlider = field.type === 'range';
  const isDone = isSlider ? !field.matches(':active') : field.value && field.validity.valid && !/^0/.test(field.type === 'time' ? '' : field.value);
  clearTimeout(setting.timer);
  // Somebody who holds it, or has written half of it, of a year say, goes on.
  if (!isDone && isLeft !== true) {
    if (isSlider) setting.timer = setTimeout(sendSetting, typingPause);
    return;
  }
  setting = null;
  const path = pathOf(field);
  if (path === null) return;
  if (isSlider) perform({ do: 'slide', path, number: Number(field.value) });
  else if (isDone) perform({ do: 'pick', path, text: field.value });
  else field.value = field.getAttribute('value') || '';
}

flushesFirst(() => {
  sendTyping();
  sendSetting();
});

glass.addEventListener('input', (event) => {
  const field = event.target;
  if (field.matches(settings)) set(field);
  if (!field.matches(texts)) return;
  phone.dataset.typing = '';
  if (typing && typing.field !== field) sendTyping();
  if (typing) clearTimeout(typing.timer);
  typing = { field, timer: isComposing ? 0 : setTimeout(sendTyping, typingPause) };
});
glass.addEventListener('compositionstart', () => { isComposing = true; });
glass.addEventListener('compositionend', () => {
  isComposing = false;
  if (typing) typing.timer = setTimeout(sendTyping, typingPause);
});

glass.addEventListener('focusin', (event) => {
  if (isPatching || !event.target.matches(texts)) return;
  const path = pathOf(event.target);
  if (path !== null && state.looking === null) perform({ do: 'focus', path });
});

/* The keyboard goes down when the field is left for nothing that is touched in the phone. The bench is beside the
   phone: a hand on it leaves the keyboard alone. */
glass.addEventListener('focusout', (event) => {
  if (!isPatching && setting && setting.field === event.target) sendSetting(true);
  if (isPatching || !event.target.matches(texts)) return;
  sendTyping();
  const next = event.relatedTarget;
  if ((next && !(phone.contains(next) && next.tabIndex < 0)) || !document.hasFocus()
    || !event.target.isConnected) return;
  if (state.looking === null) perform({ do: 'dismissKeyboard' });
});

/* Taps and their like */

let swallowed = false;

/* The click that ends a drag or a long press is none. */
export function swallowClick() {
  swallowed = true;
  setTimeout(() => { swallowed = false; }, 60);
}

function controlOf(target) {
  const control = target.closest('[data-act]');
  if (!control || !glass.contains(control) || control.closest('[inert]') || control.matches('.e-screen')) return null;
  return control.disabled || control.getAttribute('aria-disabled') === 'true' ? null : control;
}

function tap(control, times, isAgain) {
  const path = pathOf(control);
  if (path === null) return;
  const again = isAgain && !control.matches('.e-key') && isWaiting((body) => body.do === 'tap' && body.path === path);
  perform({ do: 'tap', path, times, ...(again ? { again } : {}) });
}

/* Menus are opened by the browser, and closed by whatever is touched then. */

const openMenus = () => [...glass.querySelectorAll('.e-menu[open]')];

function closeMenu(menu) {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary').focus({ preventScroll: true });
}

addEventListener('click', ({ target }) => {
  for (const menu of openMenus()) if (!menu.contains(target) || target.closest('.e-menu-items button')) closeMenu(menu);
});

glass.addEventListener('click', (event) => {
  if (swallowed) {
    event.preventDefault();
    event.stopPropagation();
    swallowed = false;
    return;
  }
  const control = controlOf(event.target);
  if (!control) return;
  const path = pathOf(control);
  // A screen reader's click is no press: it means the whole of one.
  if (control.dataset.act === 'hold' && event.detail === 0) {
    perform({ do: 'hold', path, ms: Number(control.dataset.hold) });
    return;
  }
  switch (control.dataset.act) {
    case 'tap': tap(control, event.shiftKey ? 2 : 1, event.detail > 1); break;
    case 'set': {
      const on = control.getAttribute('aria-checked') !== 'true';
      if (perform({ do: 'set', path, on })) control.setAttribute('aria-checked', String(on));
      break;
    }
    case 'choose': if (control.tagName !== 'SELECT') choose(control); break;
    case 'adjust': perform({ do: 'adjust', path, number: Number(control.dataset.number) }); break;
    case 'refresh': perform({ do: 'refresh' }); break;
  }
}, true);

// The second click of two selects no word.
glass.addEventListener('mousedown', (event) => {
  if (event.detail > 1 && controlOf(event.target)) event.preventDefault();
});

function choose(option) {
  const group = option.closest('[role=radiogroup]') || option;
  const choice = group.closest('[data-path]');
  const name = option.dataset.option || option.value || option.getAttribute('aria-label')
    || option.textContent.trim().replace(/[\u202f\u00a0]/g, ' ');
  if (choice) perform({ do: 'choose', path: choice.dataset.path, option: name });
}

glass.addEventListener('change', (event) => {
  const select = event.target;
  if (!select.matches('select[data-act=choose]')) return;
  const path = pathOf(select);
  if (path !== null) perform({ do: 'choose', path, option: select.value });
});

/* A number by the keys that change it; the two buttons beside it are for the pointer. */
function adjust(spin, key) {
  const [now, least, most] = ['now', 'min', 'max'].map((name) => Number(spin.getAttribute(`aria-value${name}`)));
  const numbers = { ArrowUp: now + 1, ArrowRight: now + 1, ArrowDown: now - 1, ArrowLeft: now - 1, Home: least, End: most };
  const number = numbers[key];
  if (number === undefined || spin.getAttribute('aria-disabled') === 'true' || spin.closest('[inert]')) return false;
  if (number >= least && number <= most && number !== now) perform({ do: 'adjust', path: pathOf(spin), number });
  return true;
}

/* A key of the keypad by the same key of the keyboard. */
export function tapDigit(digit) {
  for (const key of glass.querySelectorAll('.e-keypad button')) {
    if ((key.getAttribute('aria-label') || key.textContent).trim() !== digit || !controlOf(key)) continue;
    key.dataset.pagePressed = '';
    setTimeout(() => delete key.dataset.pagePressed, 120);
    tap(key, 1, false);
    return true;
  }
  return false;
}

/* Long presses, by finger, mouse and key */

function startHold(control, event) {
  const length = Number(control.dataset.hold);
  if (!length) return;
  stopHold(true);
  const ring = byID('hold');
  const place = control.getBoundingClientRect();
  const frame = phone.getBoundingClientRect();
  const scale = frame.width / (phone.offsetWidth || frame.width);
  ring.hidden = false;
  ring.style.left = `${(place.left + place.width / 2 - frame.left) / scale}px`;
  ring.style.top = `${(place.top + place.height / 2 - frame.top) / scale}px`;
  const line = ring.querySelector('circle');
  const animation = prefersStill() ? null : line.animate([{ strokeDashoffset: 100 }, { strokeDashoffset: 0 }],
    { duration: length, fill: 'forwards' });
  holding = { control, animation, key: event.key, x: event.clientX, y: event.clientY, timer: setTimeout(() => {
    const path = pathOf(control);
    stopHold(true);
    swallowClick();
    if (path !== null) perform({ do: 'hold', path, ms: length });
  }, length) };
}

function stopHold(isDone) {
  if (!holding) return;
  clearTimeout(holding.timer);
  if (holding.animation) holding.animation.cancel();
  if (!isDone && holding.control.dataset.act === 'hold') notice(t('heldShort'));
  holding = null;
  byID('hold').hidden = true;
}

glass.addEventListener('pointerdown', (event) => {
  const control = controlOf(event.target);
  if (control && control.dataset.hold && event.button === 0) startHold(control, event);
});
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => stopHold(false));
addEventListener('pointermove', (event) => {
  if (holding && !holding.key && Math.hypot(event.clientX - holding.x, event.clientY - holding.y) > 30) stopHold(true);
});
// A long press of a finger opens no menu of the browser.
glass.addEventListener('contextmenu', (event) => { if (event.target.closest('[data-hold]')) event.preventDefault(); });

glass.addEventListener('keydown', (event) => {
  const control = controlOf(event.target);
  if (control && control.dataset.hold && (event.key === ' ' || event.key === 'Enter')) {
    if (control.dataset.act === 'hold') event.preventDefault();
    if (!event.repeat) startHold(control, event);
    return;
  }
  const spin = event.target.closest('[role=spinbutton]');
  if (spin && adjust(spin, event.key)) event.preventDefault();
  const radio = event.target.closest('[role=radio]');
  if (radio && event.key.startsWith('Arrow')) {
    const radios = [...radio.closest('[role=radiogroup]').querySelectorAll('[role=radio]:not(:disabled)')];
    const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    const next = radios[(radios.indexOf(radio) + by + radios.length) % radios.length];
    event.preventDefault();
    next.focus();
    if (controlOf(next)) choose(next);
  }
  if (event.key === 'Enter' && event.target.matches(lines) && !event.isComposing) event.target.blur();
});
glass.addEventListener('keyup', (event) => { if (holding && holding.key === event.key) stopHold(false); });

/* Back, close and refresh without a button */

export function goBack() {
  if (glass.querySelector('.e-dialog')) return;
  if (glass.querySelector('.e-sheet')) perform({ do: 'close' });
  else if (glass.querySelector('.e-layer:not([inert]) .e-bar-start button')) perform({ do: 'back' });
}

const closeRows = swipeable(glass, swallowClick);

export function escape() {
  const field = document.activeElement;
  const menus = openMenus();
  if (menus.length) menus.forEach(closeMenu);
  else if (closeRows()) return;
  else if (field && glass.contains(field) && field.matches(texts)) field.blur();
  else goBack();
}

pullable(phone, glass, {
  refresh: () => perform({ do: 'refresh' }),
  back: () => perform({ do: 'back' }),
  close: () => perform({ do: 'close' }),
  swallow: swallowClick,
});
