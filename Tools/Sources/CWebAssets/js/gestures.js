/* Drags of a finger or the mouse: down from the top to refresh, down on a sheet to close it, right from the edge to go
   back. All else scrolls as ever, and a dialog stays until it is answered. */

import { byID } from './dom.js';

const far = 70;
const edge = 28;

export function pullable(phone, glass, actions) {
  let drag = null;

  function begin(x, y, target) {
    drag = null;
    if (!glass.contains(target) || target.closest('input, textarea, select, video, audio, [data-hold], [inert], .e-dialog')) return;
    const frame = phone.getBoundingClientRect();
    const scale = frame.width / (phone.offsetWidth || frame.width);
    const isAtTop = (root) => {
      for (let node = target; node
        && node !== root.parentNode; node = node.parentNode) if (node.scrollTop > 0) return false;
      return true;
    };
    const sheet = target.closest('.e-sheet');
    const screen = target.closest('.e-screen[data-act=refresh], .e-sheet[data-act=refresh]');
    let down = null;
    if (screen && isAtTop(glass)) down = 'refresh';
    else if (sheet && y - sheet.getBoundingClientRect().top < 90 * scale && isAtTop(glass)) down = 'close';
    const canGoBack = x - frame.left < edge * scale && !sheet;
    if (down || canGoBack) drag = { x, y, scale, down, screen, canGoBack, act: null, by: 0 };
  }

  /* Whether the drag is one of ours, so that nothing else is to be made of it. */
  function move(x, y) {
    if (!drag) return false;
    const right = (x - drag.x) / drag.scale;
    const down = (y - drag.y) / drag.scale;
    if (!drag.act) {
      if (Math.max(Math.abs(right), Math.abs(down)) < 10) return false;
      if (drag.down && down > 0 && down > Math.abs(right)) drag.act = drag.down;
      else if (drag.canGoBack && right > Math.abs(down)) drag.act = 'back';
      else {
        drag = null;
        return false;
      }
    }
    drag.by = Math.max(0, drag.act === 'back' ? right : down);
    show();
    return true;
  }

  function show() {
    const box = byID('pull');
    const isFar = drag.by >= far;
    box.hidden = false;
    box.dataset.kind = drag.act;
    box.dataset.far = isFar;
    const by = Math.min(drag.by, far + 20);
    box.style.transform = drag.act === 'back' ? `translateX(${by / 2}px)` : `translateY(${by / 2}px)`;
    if (drag.act === 'refresh') drag.screen.style.transform = `translateY(${by * .7}px)`;
  }

  function finish(isCancelled) {
    if (!drag) return;
    const { act, by, screen } = drag;
    drag = null;
    byID('pull').hidden = true;
    if (screen) screen.style.transform = '';
    if (!act) return;
    actions.swallow();
    if (!isCancelled && by >= far) actions[act]();
  }

  glass.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch' && event.button === 0) begin(event.clientX, event.clientY, event.target);
  });
  addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch' || !drag) return;
    if (event.buttons === 0) finish(true);
    else if (move(event.clientX, event.clientY)) event.preventDefault();
  });
  addEventListener('pointerup', (event) => { if (event.pointerType !== 'touch') finish(false); });
  // An image or a selection would be dragged instead.
  glass.addEventListener('dragstart', (event) => event.preventDefault());

  glass.addEventListener('touchstart', (event) => {
    const [touch] = event.touches;
    if (event.touches.length === 1) begin(touch.clientX, touch.clientY, event.target);
    else finish(true);
  }, { passive: true });
  glass.addEventListener('touchmove', (event) => {
    const [touch] = event.touches;
    if (move(touch.clientX, touch.clientY) && event.cancelable) event.preventDefault();
  }, { passive: false });
  glass.addEventListener('touchend', () => finish(false));
  glass.addEventListener('touchcancel', () => finish(true));
}
