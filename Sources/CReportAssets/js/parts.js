/* The page of a large run has an index. What passed is in parts: scripts in a folder beside the page, each loaded when one
   of its scenarios is looked at. Scripts load from a disk, too, where nothing else does. */

const parts = {
  /* By the number of the part: its digest, its attempts in the order of its pieces, and how far it is. */
  byNumber: new Map(),
  /* The texts of steps, which a search finds. */
  texts: [],
};

function readIndex(piece, add) {
  for (const text of piece.newTexts) parts.texts.push(plain(text));
  const part = { digest: piece.digest, attempts: [], state: 'absent' };
  for (const entry of piece.scenarios) {
    const attempt = { ...detailed(entry), steps: [], part: piece.part, stepCount: entry.steps || 0,
      wall: entry.wall || 0, texts: entry.texts };
    part.attempts.push(attempt);
    add(attempt, entry);
  }
  parts.byNumber.set(piece.part, part);
}

/* Whether an attempt's steps are known; if not, they are fetched, and the page is drawn again. */
function isLoaded(attempt) {
  if (attempt.part === undefined) return true;
  const part = parts.byNumber.get(attempt.part);
  if (part.state === 'absent') {
    part.state = 'loading';
    const end = () => {
      // Loaded, but from another run.
      if (part.state === 'loading') part.state = 'missing';
      refresh();
    };
    document.head.append(h('script', { src: partFile(attempt.part), onload: end, onerror: end }));
  }
  return false;
}

function partFile(number) {
  return `${encodeURIComponent(report.start.parts || '')}/${number}.js`;
}

/* What a part calls. */
function appshellPart(number, digest, pieces) { // eslint-disable-line no-unused-vars
  const part = parts.byNumber.get(number);
  if (!part || part.digest !== digest || part.state !== 'loading') return;
  const from = { element: elements.length, event: eventTexts.length, look: looks.length };
  pieces.forEach((piece, index) => {
    moveNumbers(piece, from);
    readTables(piece);
    Object.assign(part.attempts[index], detailed(piece), { part: undefined });
  });
  part.state = 'loaded';
  applyLooks();
}

/* A part's numbers begin at 0; here they follow those that are known already. */
function moveNumbers(piece, from) {
  for (const element of piece.newElements || []) {
    if (element.c) element.c = element.c.map((child) => child + from.element);
  }
  if (piece.newThemes) {
    piece.newThemes = piece.newThemes.map((css) =>
      css.replace(/\.look-(\d+)/g, (_, number) => `.look-${Number(number) + from.look}`));
  }
  for (const snapshot of piece.snapshots || []) {
    if (snapshot[2] !== null) snapshot[2] += from.element;
    if (snapshot[3] !== undefined) snapshot[3] += from.look;
  }
  const events = piece.events || [];
  for (let index = 1; index < events.length; index += 2) events[index] += from.event;
}

/* In place of the steps, while they are not there. */
function absentSteps(attempt) {
  if (parts.byNumber.get(attempt.part).state !== 'missing') {
    return h('p', { class: 'nothing', role: 'status' }, t('Loading the steps…'));
  }
  return h('p', { class: 'notice', role: 'alert' }, textPieces('The steps of this scenario are in {file}, which is not beside this page, or is of another run.',
    { file: h('span', { class: 'code' }, decodeURIComponent(partFile(attempt.part))) }), ' ',
  t('Keep the folder next to the page, or run the scenario again.'));
}
