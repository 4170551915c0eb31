/* What the phone itself shows around the app: the time, notifications, the question whether they may come, the home
   screen while no app is shown, and what would be felt or heard. */

import { button, byID, fill, h, icon, iconButton, prefersStill, say } from './dom.js';
import { focusTop } from './phone.js';
import { likes } from './session.js';
import { phrase, productName, state, step } from './state.js';
import { t } from './texts.js';

const stays = 8000;
let known = null;
let bannerTimer = 0;
let chipTimer = 0;

const clockText = () => (/T(\d\d:\d\d)/.exec(state.time) || ['', ''])[1];
const same = (one, other) => one.title === other.title && one.body === other.body;

export function tapNotification(note) {
  const shown = (state.panel.notifications || {}).shown || [];
  const isOnly = shown.filter((one) => one.title === note.title).length < 2;
  step(phrase().tapNotification(note.title || note.body, note.title && !isOnly ? note.body : ''));
  hideBanner();
}

export function showSystem() {
  byID('status-time').textContent = clockText();
  colourStatus();
  byID('status-net').dataset.off = state.panel.online === false;
  showHome();
  showQuestion();
  showNew((state.panel.notifications || {}).shown || []);
}

/* As what is under it: the app's bar, or the home screen. */
export function colourStatus() {
  const under = byID('glass').querySelector('.e-bar') || byID('glass');
  document.querySelector('.status-bar').style.color = state.screen === null ? '#fff' : getComputedStyle(under).color;
}

/* Home screen: the app's icon, and what came in. */
function showHome() {
  const home = byID('home');
  const isHome = state.screen === null;
  byID('glass').inert = isHome || state.looking !== null || Boolean((state.panel.notifications || {}).asking);
  home.hidden = !isHome;
  if (!isHome) {
    home.dataset.says = '';
    return;
  }
  const { shown = [], badge = 0 } = state.panel.notifications || {};
  // Built anew only where it differs, so that focus stays.
  const says = JSON.stringify([state.time.slice(0, 16), state.run, shown, badge, likes.language, state.looking,
    state.product]);
  if (home.dataset.says === says) return;
  const hadFocus = home.contains(document.activeElement);
  home.dataset.says = says;
  home.inert = state.looking !== null;
  const isFresh = state.steps.length === 0;
  const word = state.run === 'background' ? t('inBackground') : t(isFresh ? 'notStarted' : 'stopped');
  const open = () => step(state.run === 'background' ? phrase().foreground()
    : isFresh ? phrase().firstOpen() : phrase().relaunch());
  const date = state.time ? new Intl.DateTimeFormat(likes.language === 'fr' ? 'fr-FR' : 'en-GB',
    { weekday: 'long', day: 'numeric', month: 'long',
      timeZone: 'UTC' }).format(new Date(`${state.time.slice(0, 19)}Z`)) : '';
  fill(home,
    h('p', { class: 'home-time' }, clockText()),
    h('p', { class: 'home-date' }, date),
    h('ul', { class: 'home-notes' }, shown.map((note) => h('li', null, h('button', { type: 'button', class: 'note',
      onclick: () => tapNotification(note) }, h('strong', null, note.title), h('span', null, note.body))))),
    h('p', { class: 'home-word' }, word),
    h('button', { type: 'button', class: 'home-app', onclick: open, 'aria-label': t('launch') + t('colon') + productName() },
      h('span', { class: 'home-icon', 'aria-hidden': 'true' }, productName().slice(0, 1), badge ? h('i', null,
        String(badge)) : null),
      h('span', null, productName())));
  if (hadFocus) home.querySelector('.home-app').focus();
}

function showQuestion() {
  const box = byID('question');
  const asks = Boolean((state.panel.notifications || {}).asking) && state.screen !== null;
  if (asks === !box.hidden) return;
  const hadFocus = box.contains(document.activeElement);
  box.hidden = !asks;
  if (!asks) {
    if (hadFocus) focusTop();
    return;
  }
  fill(box, h('div', { class: 'question-box', role: 'alertdialog', 'aria-modal': 'true',
    'aria-labelledby': 'question-title',
    'aria-describedby': 'question-text' },
  h('h2', { id: 'question-title' }, t('wouldLike', productName())),
  h('p', { id: 'question-text' }, t('permissionText')),
  h('div', { class: 'question-answers' },
    button(t('dontAllow'), () => step(phrase().deny())),
    button(t('allow'), () => step(phrase().allow()), { class: 'is-main' }))));
  if (byID('phone').contains(document.activeElement) || document.activeElement === document.body) {
    box.querySelector('button').focus({ preventScroll: true });
  }
  say(t('wouldLike', productName()));
}

/* What came in since the last time: each is told, the newest slides over the screen. */
function showNew(shown) {
  if (state.screen === null) hideBanner();
  if (state.looking !== null) return;
  const before = known;
  known = [...shown];
  if (before === null) return;
  const rest = [...before];
  const fresh = shown.filter((note) => {
    const index = rest.findIndex((one) => same(one, note));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  if (byID('banner').dataset.says
    && !shown.some((note) => `${note.title}\n${note.body}` === byID('banner').dataset.says)) hideBanner();
  for (const note of fresh) say(t('notificationSaid', note.title || '', note.body || ''));
  const banner = fresh.filter((note) => note.banner).at(-1);
  if (banner && state.screen !== null) showBanner(banner);
}

function showBanner(note) {
  const box = byID('banner');
  box.dataset.says = `${note.title}\n${note.body}`;
  fill(box,
    h('button', { type: 'button', class: 'banner-tap', onclick: () => tapNotification(note) },
      h('span', { class: 'banner-icon', 'aria-hidden': 'true' }, productName().slice(0, 1)),
      h('span', { class: 'banner-words' }, h('small', null, `${productName()} · ${t('now')}`), h('strong', null,
        note.title),
        h('span', null, note.body))),
    iconButton('close', t('dismiss'), hideBanner));
  box.hidden = false;
  if (!prefersStill()) {
    box.animate([{ transform: 'translateY(-130%)' }, { transform: 'none' }], { duration: 320,
      easing: 'cubic-bezier(.2,.9,.3,1)' });
  }
  clearTimeout(bannerTimer);
  const leave = () => { if (box.matches(':hover, :focus-within')) bannerTimer = setTimeout(leave,
    2000); else hideBanner(); };
  bannerTimer = setTimeout(leave, stays);
}

export function hideBanner() {
  const box = byID('banner');
  clearTimeout(bannerTimer);
  const hadFocus = box.contains(document.activeElement);
  box.hidden = true;
  delete box.dataset.says;
  if (hadFocus) byID('glass').focus({ preventScroll: true });
}

/* Another phone has other notifications. */
export function forget() {
  known = null;
  hideBanner();
}

const vibrations = { success: [16], error: [40, 60, 40], failure: [40, 60, 40], warning: [30, 50, 30] };

export function showSignals(all) {
  const signals = all || [];
  if (!signals.length) return;
  const box = byID('signals');
  const counts = new Map();
  for (const { text } of signals) counts.set(text, (counts.get(text) || 0) + 1);
  fill(box, [...counts].slice(-3).map(([text, count]) => h('span', { class: 'signal' },
    icon(signals.find((one) => one.text === text).kind === 'sound' ? 'sound' : 'bell'), count > 1 ? `${text} ×${count}` : text)));
  box.hidden = false;
  clearTimeout(chipTimer);
  chipTimer = setTimeout(() => { box.hidden = true; }, 1600);
  for (const signal of signals) {
    if (likes.sound) import('./sound.js').then(({ play }) => play(`${signal.kind} ${signal.name}`));
    if (signal.kind !== 'haptic') continue;
    const name = Object.keys(vibrations).find((one) => signal.name.includes(one));
    if (navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) {
      navigator.vibrate(vibrations[name] || [10]);
    }
    if (!prefersStill()) {
      byID('pulse').animate([{ opacity: .9, transform: 'scale(1)' }, { opacity: 0, transform: 'scale(1.035)' }],
        { duration: 380 });
    }
  }
}
