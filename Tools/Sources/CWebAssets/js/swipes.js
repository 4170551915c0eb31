/* Rows with actions: a drag towards the start of the line, or the button of a menu, brings them out; a touch elsewhere puts
   them away. Keys come to them one after the other, since they are only out of sight. */

const far = 40;

const nameOf = (row) => row.getAttribute('aria-label') || row.querySelector('.e-card-action')?.getAttribute('aria-label') || '';

/* After a patch: where another row has come into the place of the one that was swiped, its actions are out of sight. */
export function forgetMovedRows(glass) {
  for (const row of glass.querySelectorAll('[data-page-swiped]')) {
    if (row.dataset.pageSwiped !== nameOf(row)) delete row.dataset.pageSwiped;
  }
}

export function swipeable(glass, swallow) {
  let drag = null;

  const rowOf = (target) => {
    const row = target.closest('.has-actions');
    return row && glass.contains(row) && !row.closest('[inert]') ? row : null;
  };

  function close(kept) {
    for (const row of glass.querySelectorAll('[data-page-swiped]')) if (row !== kept) delete row.dataset.pageSwiped;
  }

  addEventListener('pointerdown', (event) => {
    const row = glass.contains(event.target) ? rowOf(event.target) : null;
    close(row);
    // What is set by a drag keeps it.
    const isOwn = event.target.closest && event.target.closest('.e-row-actions, input, textarea, select, video, audio, [data-hold]');
    drag = row && event.button === 0 && !isOwn ? { row, x: event.clientX, y: event.clientY, isSwipe: false } : null;
  });
  addEventListener('pointermove', (event) => {
    if (!drag) return;
    if (event.pointerType !== 'touch' && event.buttons === 0) {
      drag = null;
      return;
    }
    const side = getComputedStyle(drag.row).direction === 'rtl' ? -1 : 1;
    const out = (drag.x - event.clientX) * side;
    // Up or down it scrolls.
    if (!drag.isSwipe && Math.abs(event.clientY - drag.y) > Math.max(12, Math.abs(out))) drag = null;
    else if (out > far) {
      drag.isSwipe = true;
      drag.row.dataset.pageSwiped = nameOf(drag.row);
    } else if (out < -far) {
      drag.isSwipe = true;
      delete drag.row.dataset.pageSwiped;
    }
  });
  addEventListener('pointerup', () => {
    if (drag && drag.isSwipe) swallow();
    drag = null;
  });
  addEventListener('pointercancel', () => { drag = null; });

  glass.addEventListener('contextmenu', (event) => {
    const row = rowOf(event.target);
    if (!row || event.target.closest('[data-hold]')) return;
    event.preventDefault();
    close(row);
    row.dataset.pageSwiped = nameOf(row);
  });
  // What was tapped puts them away.
  glass.addEventListener('click', (event) => { if (event.target.closest('.e-row-actions')) close(null); });

  /* Whether there was a row to close. */
  return () => {
    const isOut = glass.querySelector('[data-page-swiped]') !== null;
    close(null);
    return isOut;
  };
}
