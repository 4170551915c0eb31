/* The screen before and after a step, side by side: what the step acted on is marked in the first, what it changed in the
   second. */

function isDrawn(snapshot) {
  return Boolean(snapshot) && snapshot.number !== null && snapshot.number !== undefined;
}

function pictures(step, before, after) {
  if (!after) {
    if (!step.screen) return h('p', { class: 'nothing' }, t('No screen was recorded before this step.'));
    return h('figure', { class: 'screen-figure in-words' }, h('figcaption', null, t('The screen in words')),
      h('pre', null, step.screen));
  }
  if (!isDrawn(after)) {
    return h('figure', { class: 'screen-figure' }, h('figcaption', null, t('After')),
      h('p', { class: 'nothing' }, t('Nothing is drawn: the app does not run, or is in the background.')));
  }
  const now = instantiate(after.number);
  const acted = step.acted || [];
  if (!isDrawn(before) || before.number === after.number) {
    if (isDrawn(before)) markActed(now, acted);
    const figures = [screenFigure(isDrawn(before) ? t('Unchanged screen') : t('After'), now, after.look, '')];
    return pictureRow(figures, () => [screenFigure('', now, after.look, '')]);
  }
  const old = instantiate(before.number);
  screenChanges(old, now);
  markActed(old, acted);
  const both = () => [screenFigure(t('Before'), old, before.look, 'before'), screenFigure(t('After'), now, after.look, 'after')];
  return pictureRow(both(), both);
}

/* - Parameter again: makes the same pictures, to be seen larger. */
function pictureRow(figures, again) {
  return h('div', { class: figures.length > 1 ? 'pictures' : 'pictures single' }, figures,
    h('p', { class: 'enlarge' }, h('button', { type: 'button', class: 'small', onclick: () => enlarge(again()) }, t('Enlarge'))));
}

function screenFigure(name, root, look, kind) {
  const layers = layersOf(root);
  const title = layers.length ? layers[layers.length - 1].label : root.label;
  const what = title || roleWord(root.role);
  return h('figure', { class: `screen-figure ${kind}` },
    h('figcaption', null, name ? [h('span', { class: 'when' }, name), ' '] : null,
      h('strong', { lang: report.start.screenLanguage }, what)),
    scrollable(phonePicture(root, look), t('{what}: {details}', { what: name || t('screen'), details: what })),
    h('details', { class: 'outline' }, h('summary', null, t('The screen in words')), outline(layers)));
}

/* Closed with Escape, its button, or a click beside it; the focus goes back by itself. */
function enlarge(figures) {
  const dialog = document.getElementById('enlarged');
  fill(dialog, h('div', { class: 'pictures' }, figures),
    h('p', null, h('button', { type: 'button', onclick: () => dialog.close() }, t('Close'))));
  dialog.setAttribute('aria-label', t('Screens'));
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.showModal();
  for (const phone of dialog.querySelectorAll('.phone')) showMarked(phone);
}
