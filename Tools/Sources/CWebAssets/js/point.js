/* Pointing at what should be seen: the element under the pointer is outlined, and a click adds the
   « je vois » for it. */

import { byID, notice, say, withdraw } from './dom.js';
import { pathOf } from './phone.js';
import { perform } from './state.js';
import { t } from './texts.js';

const glass = byID('glass');
const phone = byID('phone');
const box = byID('outline');
let isOn = false;
let current = null;

export const isPointing = () => isOn;

export function setPointing(on) {
  isOn = on;
  byID('point').setAttribute('aria-pressed', String(on));
  phone.classList.toggle('is-pointing', on);
  current = null;
  box.hidden = true;
  if (!on) {
    withdraw(t('pointOn'));
    return;
  }
  notice(t('pointOn'));
  glass.focus({ preventScroll: true });
}

function outline(node) {
  current = node;
  box.hidden = !node;
  if (!node) return;
  const place = node.getBoundingClientRect();
  const frame = phone.getBoundingClientRect();
  const scale = frame.width / (phone.offsetWidth || frame.width);
  box.style.left = `${(place.left - frame.left) / scale}px`;
  box.style.top = `${(place.top - frame.top) / scale}px`;
  box.style.width = `${place.width / scale}px`;
  box.style.height = `${place.height / scale}px`;
}

function add() {
  const path = pathOf(current);
  if (path !== null) perform({ do: 'point', path });
}

/* Everything that could be pointed at, for those without a pointer. */
function walk(by) {
  const all = [...glass.querySelectorAll('[data-path]')].filter((node) => !node.closest('[inert]')
    && node.getClientRects().length
    && !node.matches('.e-app, .e-screen'));
  if (!all.length) return;
  const node = all[(all.indexOf(current) + by + all.length) % all.length];
  node.scrollIntoView({ block: 'nearest' });
  outline(node);
  say((node.getAttribute('aria-label') || node.textContent || '').trim().slice(0, 120));
}

glass.addEventListener('pointermove', (event) => { if (isOn) outline(event.target.closest('[data-path]')); });
glass.addEventListener('pointerleave', () => { if (isOn) outline(null); });
// Before the phone hears of it.
for (const name of ['click', 'pointerdown', 'mousedown']) {
  phone.addEventListener(name, (event) => {
    if (!isOn || !glass.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (name !== 'click') return;
    outline(event.target.closest('[data-path]'));
    add();
  }, true);
}
addEventListener('keydown', (event) => {
  if (!isOn || document.querySelector('dialog[open]')) return;
  const isIn = glass.contains(event.target) || event.target === document.body;
  if (event.key === 'Escape') {
    setPointing(false);
    byID('point').focus();
  } else if (!isIn && event.target.matches('input, textarea, select')) return;
  else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') walk(1);
  else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') walk(-1);
  else if (event.key === 'Enter' && current && isIn) add();
  else return;
  event.preventDefault();
  event.stopPropagation();
}, true);
