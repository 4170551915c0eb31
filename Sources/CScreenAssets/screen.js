/* What a drawn screen does by itself: a flash, a shake, a fade. Each is played once, when its number is a new one. */

/* What stood there when a screen was drawn last, by node: what comes new has nothing to play yet. */
const playedEffects = new WeakMap();

/* Call it after a screen was drawn or patched. */
function playScreen(root) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const node of root.querySelectorAll('.e')) {
    const before = playedEffects.get(node);
    const now = `${node.dataset.effect || ''} ${node.dataset.effectNumber || ''}`;
    playedEffects.set(node, now);
    if (before === undefined || before === now || !node.dataset.effect) continue;
    if (node.dataset.effect === 'flash') {
      node.animate([{ backgroundColor: 'var(--tint)', color: 'var(--on-tint)' }, {}], { duration: 160, easing: 'ease-out' });
    } else if (!isCalm) {
      node.animate([0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: 320 });
    }
  }
  playFades(root, isCalm);
}

const playedFades = new WeakMap();

function playFades(root, isCalm) {
  for (const node of root.querySelectorAll('[data-fade]')) {
    const goal = `${node.dataset.opacity} ${node.dataset.fade} ${node.dataset.fadeTime}`;
    if (playedFades.get(node)?.goal === goal) continue;
    playedFades.get(node)?.animation.cancel();
    const animation = node.animate([{ opacity: node.dataset.opacity || 1 }, { opacity: node.dataset.fade }],
      { duration: isCalm ? 0 : Number(node.dataset.fadeTime) || 0, fill: 'forwards' });
    playedFades.set(node, { goal, animation });
  }
  for (const node of root.querySelectorAll('.e:not([data-fade])')) {
    playedFades.get(node)?.animation.cancel();
    playedFades.delete(node);
  }
}
