/* What a step changed on the screen: a list in words, and marks on the elements for the picture. */

function screenChanges(before, after) {
  const changes = [];
  const [olds, news] = [layersOf(before), layersOf(after)];
  for (let index = 0; index < Math.max(olds.length, news.length); index += 1) {
    const [old, now] = [olds[index], news[index]];
    if (!old) changes.push({ kind: 'added', text: nameOf(now) });
    else if (!now) changes.push({ kind: 'removed', text: nameOf(old) });
    else if (old.role !== now.role || old.label !== now.label) {
      changes.push({ kind: 'screen', text: `${quotation(old.label)} → ${quotation(now.label)}` });
    } else compare(old, now, null, changes);
  }
  return changes;
}

function compare(old, now, around, changes) {
  if (old.number === now.number) return;
  const details = ownChanges(old, now);
  if (details.length) {
    now.mark = 'changed';
    changes.push({ kind: 'changed', text: t('{what}: {details}', { what: nameOf(old), details: details.join(', ') }), around });
  }
  const isPlace = now.label && ['card', 'section', 'sheet', 'choice', 'keypad', 'tab bar', 'chart'].includes(now.role);
  compareChildren(old.children, now.children, isPlace ? nameOf(now) : around, changes);
}

function compareChildren(olds, news, around, changes) {
  const partner = matched(olds, news);
  const kept = new Set(partner.values());
  for (const old of olds) {
    if (!kept.has(old)) changes.push({ kind: 'removed', text: words(old), around, inside: textsIn(old) });
  }
  for (const now of news) {
    const old = partner.get(now);
    if (old) compare(old, now, around, changes);
    else {
      now.mark = 'added';
      changes.push({ kind: 'added', text: words(now), around, inside: textsIn(now) });
    }
  }
}

/* Which new element is which old one: first those that are the same in the same order, then those of the same name,
   then what merely holds text, kind by kind. */
function matched(olds, news) {
  const partner = new Map();
  const taken = new Set();
  const pair = (now, old) => {
    partner.set(now, old);
    taken.add(old);
  };
  for (const [old, now] of longestCommon(olds, news)) pair(now, old);
  const pairBy = (key, isFit) => {
    const waiting = new Map();
    for (const old of olds) {
      if (taken.has(old) || !isFit(old)) continue;
      waiting.set(key(old), [...(waiting.get(key(old)) || []), old]);
    }
    for (const now of news) {
      if (partner.has(now) || !isFit(now)) continue;
      const old = (waiting.get(key(now)) || []).shift();
      if (old) pair(now, old);
    }
  };
  pairBy((node) => `${node.role}\n${node.label}`, () => true);
  pairBy((node) => node.role, (node) => node.children.length === 0 && leaves.has(node.role.replace(/ \d$/, '')));
  return partner;
}

const leaves = new Set(['text', 'paragraph', 'code', 'heading', 'banner', 'empty', 'failure', 'loading', 'progress']);

function longestCommon(olds, news) {
  let start = 0;
  while (start < olds.length && start < news.length && olds[start].number === news[start].number) start += 1;
  let [endOld, endNew] = [olds.length, news.length];
  while (endOld > start && endNew > start && olds[endOld - 1].number === news[endNew - 1].number) {
    endOld -= 1;
    endNew -= 1;
  }
  const pairs = [];
  for (let index = 0; index < start; index += 1) pairs.push([olds[index], news[index]]);
  for (let index = endOld; index < olds.length; index += 1) pairs.push([olds[index], news[index - endOld + endNew]]);
  const [rows, columns] = [endOld - start, endNew - start];
  if (rows === 0 || columns === 0 || rows * columns > 250000) return pairs;
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row][column] = olds[start + row].number === news[start + column].number
        ? lengths[row + 1][column + 1] + 1
        : Math.max(lengths[row + 1][column], lengths[row][column + 1]);
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (olds[start + row].number === news[start + column].number) {
      pairs.push([olds[start + row], news[start + column]]);
      row += 1;
      column += 1;
    } else if (lengths[row + 1][column] >= lengths[row][column + 1]) row += 1;
    else column += 1;
  }
  return pairs;
}

/* What covers a layer is told by itself. */
function ownChanges(old, now) {
  const details = [];
  const change = (name, before, after) => {
    if (before === after) return;
    const [from, to] = [before, after].map((value) => (value === undefined || value === '' ? t('nothing') : quotation(value)));
    details.push(`${name ? `${name} ` : ''}${from} → ${to}`);
  };
  change('', old.label, now.label);
  change('', old.value, now.value);
  const isToggle = now.role === 'toggle';
  for (const [flag, on, off] of [['disabled', t('disabled'), t('enabled')], ['busy', t('busy'), t('no longer busy')],
    ['valid', t('valid'), t('no longer valid')], ['invalid', t('invalid'), t('no longer invalid')],
    ['focused', t('focused'), t('no longer focused')],
    ['selected', isToggle ? t('on') : t('selected'), isToggle ? t('off') : t('no longer selected')]]) {
    if (has(old, flag) !== has(now, flag)) details.push(has(now, flag) ? on : off);
  }
  change(t('message'), old.message, now.message);
  change(t('placeholder'), old.placeholder, now.placeholder);
  change(t('drawn'), old.note, now.note);
  return details;
}

/* The first words inside an element that came or went as a whole. */
function textsIn(node) {
  const texts = [];
  const visit = (child) => {
    const text = [child.label, child.value].filter(Boolean).join(': ');
    if (text && text !== node.label && !texts.includes(text)) texts.push(text);
    child.children.forEach(visit);
  };
  node.children.forEach(visit);
  return texts.slice(0, 5).join(' · ') + (texts.length > 5 ? ' …' : '');
}
