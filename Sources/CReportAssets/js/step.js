/* One step's details: why it did not pass, the screen as it was, and what happened meanwhile. */

const ordinaryErrors = new Set(['StepFailure', 'HeadlessError']);

function stepDetails(scenario, attempt, index) {
  const step = attempt.steps[index];
  const status = step.status || 'passed';
  const events = stepEvents(attempt, step);
  const { before, after } = snapshotsAround(attempt, index);
  const visible = visibleSteps(attempt);
  const facts = [
    h('span', { class: 'code' }, step.place || `${scenario.uri}:${step.line}`),
    step.duration ? t('{time} of virtual time', { time: duration(step.duration) }) : null,
    // A check that did not hold is no error of the program's, whatever Swift calls it.
    step.error && !ordinaryErrors.has(step.error) ? h('span', { class: 'code' }, step.error) : null,
  ].filter(Boolean);
  const position = visible.indexOf(index);
  const move = (by, sign, label) => h('button', { type: 'button', class: 'small', 'data-move': by, 'aria-label': label,
    title: `${label} (${by > 0 ? 'j' : 'k'})`, 'aria-disabled': String(visible[position + by] === undefined),
    onclick: () => moveStep(by, { focusMove: by }) }, sign);
  const section = h('section', { class: 'details', id: 'step-details', 'aria-labelledby': 'step-title', tabindex: '0' },
    h('div', { class: 'details-head' },
      h('h3', { id: 'step-title' },
        h('span', { class: 'step-count' }, t('Step {number} of {total}',
          { number: position + 1, total: visible.length })),
        statusMark(status, stepStatusWord(status)), h('span', { lang: languageOf(scenario) },
          h('span', { class: 'keyword' }, step.keyword || ''), step.text)),
      h('div', { class: 'moves' }, move(-1, '↑', t('Previous step')), move(1, '↓', t('Next step'))),
      h('p', { class: 'sub' }, facts.map((fact, position) => [position ? ' · ' : null, fact]))),
    step.message ? messageBlock(step.message, status) : null);
  const side = h('div', { class: 'sections' }, actedSection(step), changesSection(before, after),
    navigationSection(before, after),
    callsSection(events), phoneSection(events), othersSection(events),
    status === 'passed' ? null : pastSection(attempt, index, events), attachmentsSection(step));
  section.append(h('div', { class: 'snapshot' }, pictures(step, before, after), side),
    isBadStatus(status) ? serveCommand(scenario) : '');
  return section;
}

function part(title, ...content) {
  return h('section', { class: 'part' }, h('h4', null, title), content);
}

/* The web host stops where the script does. */
function serveCommand(scenario) {
  const command = `./appshell serve ${quoted(scenario.place)}`;
  return h('div', { class: 'command' }, h('span', { class: 'sub' }, t('Open the app at this step:')),
    h('span', { class: 'code' }, command), copyButton(t('Copy'), command));
}

/* What the step acted on, as the run recorded it. */
function actedSection(step) {
  if (!step.acted) return null;
  const groups = grouped(step.acted.map(({ r, l }) => ({ kind: r, text: l, time: 0 })));
  return part(t('Acted on'), h('ul', { class: 'acted' }, groups.map(({ kind, text, count }) => h('li', null,
    nameOf({ role: kind, label: text }), count > 1 ? h('span', { class: 'times' }, ` × ${numeral(count)}`) : null))));
}

function changesSection(before, after) {
  if (!after || after.number === null || after.number === undefined) return null;
  if (!before || before.number === null || before.number === undefined) {
    return part(t('What changed'), h('p', { class: 'nothing' }, t('This is the first screen of the scenario.')));
  }
  if (before.number === after.number) {
    return part(t('What changed'), h('p', { class: 'nothing' }, t('Nothing on the screen.')));
  }
  const changes = screenChanges(instantiate(before.number), instantiate(after.number));
  const most = 12;
  const item = (change) => h('li', { class: `change ${change.kind}` },
    h('span', { class: 'change-kind' }, { added: t('new'), removed: t('gone'), changed: t('changed'),
      screen: t('screen') }[change.kind]),
    h('span', { class: 'what' }, change.text,
      change.inside ? h('span', { class: 'inside' }, ` ${t('with {what}', { what: change.inside })}`) : null,
      change.around ? h('span', { class: 'around' }, ` ${t('in {what}', { what: change.around })}`) : null));
  const rest = changes.slice(most);
  return part(t('What changed'), h('ul', { class: 'changes' }, changes.slice(0, most).map(item)),
    rest.length ? h('details', null, h('summary', null, t('{n} more changes', { n: rest.length })),
      h('ul', { class: 'changes' }, rest.map(item))) : null);
}

function navigationSection(before, after) {
  if (!after || !after.navigation) return null;
  const isNew = before && before.navigation && before.navigation !== after.navigation;
  return part(t('Navigation'), places(after.navigation), isNew ? h('div', { class: 'before-navigation' },
    h('p', { class: 'sub' }, t('before:')), places(before.navigation)) : null);
}

/* `tab formations: catalog.list › catalog.item(key: starter) + sheet …`, piece by piece; the last place is the one
   on top. */
function places(navigation) {
  const pieces = navigation.split(navigationJoins).filter(Boolean);
  const isPlace = (piece) => !/^( › | \+ sheet |tab [^:]*: | \[locked: )/.test(piece);
  const top = pieces.filter(isPlace).length;
  let seen = 0;
  return h('p', { class: 'navigation' }, pieces.map((piece) => {
    if (!isPlace(piece)) return [h('span', { class: 'join' }, joinWords(piece).trim()), ' '];
    seen += 1;
    return [h('span', { class: `place${seen === top ? ' top-place' : ''}` }, piece), ' '];
  }));
}

function callsSection(events) {
  if (!events.some((event) => event.kind === 'request' || event.kind === 'response')) return null;
  return part(t('Server'), calls(events));
}

function phoneSection(events) {
  const own = events.filter((event) => event.kind === 'phone');
  return own.length ? part(t('Device'), timeline(tallied(own), 'one-kind')) : null;
}

/* Why a step did not pass often lies before it: what the server said last, and what happened last. */
function pastSection(attempt, index, events) {
  if (events.some((event) => event.kind === 'request' || event.kind === 'response')) return null;
  let end = 0;
  for (const step of attempt.steps.slice(0, index)) if (step.events) end = Math.max(end, step.events[1]);
  const past = eventsOf(attempt).slice(0, end);
  const asked = past.filter((event) => event.kind === 'request').slice(-3);
  const last = grouped(past.filter((event) => event.kind !== 'request' && event.kind !== 'response')).slice(-4);
  if (!asked.length && !last.length) return null;
  return part(t('Before this step'), asked.length
    ? calls([...asked, ...asked.map((event) => event.answer).filter(Boolean)]) : null,
    last.length ? timeline(last) : null);
}

/* Everything in order, where there is more than the sections above say. */
function othersSection(events) {
  if (!events.length) return null;
  const others = events.filter((event) => !['request', 'response', 'phone'].includes(event.kind));
  const all = h('details', { class: 'all-events', ontoggle: () => {
    if (all.open && all.children.length === 1) all.append(timeline(grouped(events)));
  } }, h('summary', null, t('All {n} events in order', { n: events.length })));
  return part(t('Events'), others.length ? timeline(grouped(others)) : null, others.length < events.length ? all : null);
}

function attachmentsSection(step) {
  const attachments = (step.attachments
    || []).filter((attachment) => attachment.mediaType !== 'text/x.cucumber.log+plain');
  return attachments.length ? part(t('Attached'), attachments.map(attachmentBlock)) : null;
}
