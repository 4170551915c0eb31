/* The page as a whole: what the server says goes to all its parts, and the keys that belong to none of them. */

import { benchForm, buildBench, showBench } from './bench.js';
import { connect } from './connection.js';
import { showConsole } from './console.js';
import { ask, byID, fill, h, icon, iconButton, notice } from './dom.js';
import { escape, showScreen, tapDigit } from './phone.js';
import { claim, likes, obeyAddress, session } from './session.js';
import { perform, productName, state } from './state.js';
import { colourStatus, forget, hideBanner, showSignals, showSystem } from './system.js';
import { label, loadTexts, t } from './texts.js';
import { buildTimeline, showTimeline } from './timeline.js';

const theme = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
/* What is loaded only when it is first asked for. */
const parts = { look: null, script: null, point: null };
let saving = 0;
let lostTimer = 0;

/* Messages */

function receive(message, act) {
  if (message.kind === 'welcome') welcome(message, act);
  else if (message.kind === 'update') update(message);
  else if (message.kind === 'error') {
    notice(message.message, 'bad');
    // What the page had shown ahead of the answer is as the server last drew it.
    if (act && act.do !== 'complete') showScreen(state.screen);
  }
}

function welcome(message, act) {
  const isOther = message.product !== state.product;
  Object.assign(state, { products: message.products, product: message.product, language: message.language,
    bench: message.bench || {} });
  Object.assign(session, { product: message.product, language: message.language });
  if (message.titles) Object.assign(session, { feature: message.titles.feature, name: message.titles.scenario });
  // A fresh phone's session is that script no more.
  else if (act?.do === 'restart' && session.feature) Object.assign(session, { feature: null, name: null });
  session.file = message.file ?? null;
  session.fileKey = message.fileKey ?? null;
  theme.replaceSync(message.themeCSS || '');
  byID('glass').lang = 'fr';
  if (isOther) forget();
  build(isOther ? null : benchForm());
}

function update(message) {
  const { steps } = message;
  if (steps) {
    if (steps.from === 0 && !steps.items.length) {
      state.screens.clear();
      parts.script?.forgetScript();
    }
    state.steps = [...state.steps.slice(0, steps.from), ...steps.items];
    // What was seen after a change belongs to what was dropped.
    for (const moment of state.screens.keys()) if (moment > steps.from) state.screens.delete(moment);
    const plain = ({ kind, text, docString, table }) => ({ kind, text, docString, table });
    session.steps = state.steps.filter(({ status }) => status === 'passed').map(plain);
    session.planned = state.steps.filter(({ planned }) => planned).map(plain);
    clearTimeout(saving);
    saving = setTimeout(() => session.save(), 200);
  }
  const wasLooking = state.looking;
  for (const [name, value] of Object.entries({ moment: message.moment, looking: message.looking ?? null,
    screen: message.screen, drawn: message.drawn,
    run: message.state, title: message.title, time: message.time, clock: message.clock,
    panel: message.panel })) if (value !== undefined) state[name] = value;
  const shown = state.looking === null ? state.moment : state.looking;
  state.screens.delete(shown);
  state.screens.set(shown, state.screen);
  if (state.screens.size > 400) state.screens.delete(state.screens.keys().next().value);
  if (wasLooking !== state.looking) hideBanner();
  if (wasLooking === null && state.looking !== null) showPhone();
  showScreen(state.screen);
  if (state.looking === null) signals.push(...(message.signals || []));
  if (!isDue) {
    isDue = true;
    if (document.hidden) setTimeout(showRest); else requestAnimationFrame(showRest);
  }
}

let isDue = false;
const signals = [];

/* The phone comes first: all beside it follows once for all that came in before the next frame. */
function showRest() {
  isDue = false;
  document.title = state.title ? `${state.title} – ${productName()}` : productName() || 'AppShell';
  showSystem();
  showBench();
  parts.look?.showLook();
  showTimeline();
  parts.script?.showRecorder();
  showSignals(signals.splice(0));
  // For those who drive the page by program.
  byID('phone').dataset.moment = state.moment;
}

/* A break of a moment is none: only one that lasts is told. */
function linkState(kind) {
  const box = byID('link-state');
  clearTimeout(lostTimer);
  if (kind === 'open') {
    box.textContent = '';
    document.body.classList.remove('is-lost');
    return;
  }
  lostTimer = setTimeout(() => {
    document.body.classList.add('is-lost');
    box.textContent = t(state.product ? 'reconnecting' : 'connecting');
  }, box.textContent ? 0 : 350);
}

/* The page's own parts */

/* - Parameter form: what somebody is filling in at the bench. */
function build(form) {
  label(document);
  fill(byID('product'), state.products.map((one) => h('option', { value: one.id, selected: one.id === state.product },
    one.name)));
  fill(byID('restart'), icon('restart'), t('newPhone'));
  fill(byID('point'), icon('target'), t('point'));
  buildLikes();
  buildViews();
  showConsole();
  buildBench(form);
  parts.look?.buildLook();
  buildTimeline();
  parts.script?.buildRecorder();
}

function restart(product, isSure) {
  if (state.steps.length && !isSure) {
    byID('product').value = state.product;
    ask(t('confirmRestart'), t('newPhone'), t('cancel'), () => restart(product, true));
    return;
  }
  parts.point?.setPointing(false);
  perform({ do: 'restart', product, language: likes.language }, (answer) => {
    if (answer.kind === 'error') return;
    state.screens.clear();
    parts.script?.forgetScript();
    forget();
  });
}

byID('product').addEventListener('change', () => restart(byID('product').value));
byID('restart').addEventListener('click', () => restart(state.product));
byID('point').addEventListener('click', async () => {
  parts.point = parts.point || await import('./point.js');
  parts.point.setPointing(!parts.point.isPointing());
  if (parts.point.isPointing()) showPhone();
});

function buildLikes() {
  const choose = (name, value) => { likes.set(name, value); applyLikes(); };
  const themes = h('div', { class: 'segments', role: 'group', 'aria-label': t('theme') },
    [['light', 'sun'], ['system', 'half'], ['dark', 'moon']].map(([name, sign]) => iconButton(sign, t(name),
      () => choose('theme', name),
      { 'aria-pressed': String(likes.theme === name), 'data-theme-choice': name })));
  const sizes = h('select', { 'aria-label': t('textSize'), title: t('textSize'), id: 'text-size',
    onchange: (event) => choose('textSize',
    Number(event.target.value)) }, [100, 125, 150, 175, 200].map((size) => h('option', { value: size,
      selected: size === likes.textSize },
    `A ${size} %`)));
  const language = h('select', { 'aria-label': t('language'), title: t('language'), id: 'page-language',
    onchange: async (event) => {
    likes.set('language', event.target.value);
    await loadTexts();
    build(benchForm());
    showSystem();
    byID('page-language').focus();
  } }, [['fr', 'FR'], ['en', 'EN']].map(([value, text]) => h('option', { value, selected: value === likes.language },
    text)));
  const sound = iconButton(likes.sound ? 'sound' : 'mute', t('sound'), () => {
    likes.set('sound', !likes.sound);
    buildLikes();
    byID('sound').focus();
  }, { id: 'sound', 'aria-pressed': String(likes.sound) });
  fill(byID('likes'), themes, sizes, language, sound);
}

function applyLikes() {
  const root = document.documentElement;
  root.style.setProperty('--scale', String(likes.textSize / 100));
  for (const node of [byID('phone'), document.body]) {
    if (likes.theme === 'system') delete node.dataset.theme;
    else node.dataset.theme = likes.theme;
  }
  root.dataset.theme = likes.theme;
  colourStatus();
  for (const one of document.querySelectorAll('[data-theme-choice]')) {
    one.setAttribute('aria-pressed', String(one.dataset.themeChoice === likes.theme));
  }
}

/* On a narrow window one thing at a time: the phone, or what is beside it elsewhere. */
function buildViews() {
  const show = (view) => {
    document.body.dataset.view = view;
    if (view === 'timeline' || view === 'script') selectTab(byID(`tab-${view}`));
    for (const one of byID('views').children) {
      if (one.dataset.view === view) one.setAttribute('aria-current', 'page');
      else one.removeAttribute('aria-current');
    }
  };
  fill(byID('views'), [['phone', 'phone'], ['bench', 'bench'], ['timeline', 'clock'], ['script', 'script']].map(([view,
    sign]) => h('button',
    { type: 'button', 'data-view': view, onclick: () => show(view) }, icon(sign), h('span', null, t(view)))));
  show(document.body.dataset.view);
}

/* Where only one thing fits: what is to be seen now is in the phone. */
function showPhone() {
  if (innerWidth <= 700) byID('views').firstChild.click();
}

function selectTab(tab) {
  for (const one of tab.closest('[role=tablist]').querySelectorAll('[role=tab]')) {
    const isIt = one === tab;
    one.setAttribute('aria-selected', String(isIt));
    one.tabIndex = isIt ? 0 : -1;
    byID(one.getAttribute('aria-controls')).hidden = !isIt;
  }
  if (tab.id === 'tab-look'
    && !parts.look) import('./look.js').then((part) => { parts.look = part; part.buildLook(); });
  if (tab.id === 'tab-script'
    && !parts.script) import('./recorder.js').then((part) => { parts.script = part; part.buildRecorder(); });
}

for (const list of document.querySelectorAll('[role=tablist]')) {
  const tabs = [...list.querySelectorAll('[role=tab]')];
  selectTab(tabs[0]);
  list.addEventListener('click',
    (event) => { const tab = event.target.closest('[role=tab]'); if (tab) selectTab(tab); });
  list.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(event.target) + by + tabs.length) % tabs.length];
    next.focus();
    selectTab(next);
  });
}

/* A window too low for the phone makes it smaller; where there is room it has its true size. */
function fit() {
  const room = innerHeight - 44;
  const zoom = innerWidth <= 700 ? 1 : Math.max(.6, Math.min(1, Math.floor((room / 868) * 100) / 100));
  document.documentElement.style.setProperty('--zoom', String(zoom));
}

addEventListener('resize', fit);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colourStatus);
addEventListener('pagehide', () => session.save());

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
  const { target } = event;
  const isTyping = target.matches('input, textarea, select, [role=listbox]');
  if (event.key === 'Escape') {
    if (byID('compare').open || byID('ask').open || !byID('question').hidden) return;
    if (!byID('banner').hidden) hideBanner();
    else if (state.looking !== null) perform({ do: 'look' });
    else if (byID('phone').contains(target) || target === document.body) escape();
    else return;
    event.preventDefault();
  } else if (/^[0-9]$/.test(event.key) && !isTyping && !event.repeat && tapDigit(event.key)) event.preventDefault();
});

fit();
applyLikes();
await loadTexts();
build(null);
obeyAddress();
await claim();
linkState('lost');
connect({
  message: receive,
  state: linkState,
  tooLong: () => notice(t('tooLong'), 'bad'),
  hello: () => ({ product: session.product || undefined,
    language: session.language || likes.language, fileKey: session.fileKey || undefined,
    steps: [...session.steps, ...session.planned], planned: session.planned.length }),
});
