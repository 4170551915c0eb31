/* A scenario: what it is, its attempts, its steps. */

const wide = window.matchMedia('(min-width: 1280px)');

/* The scenario that is shown, and what of it. */
const shown = { scenario: null, attempt: null, step: null };

/* Hooks are no part of the script: they show where they have something to say. */
function visibleSteps(attempt) {
  return attempt.steps.map((_, index) => index).filter((index) => {
    const step = attempt.steps[index];
    return !step.hook || step.message || step.attachments || step.events || (step.status && step.status !== 'skipped');
  });
}

function scenarioView(scenario, attempt) {
  const feature = featureOf(scenario);
  const rule = scenario.rule === undefined ? null : (feature.rules || [])[scenario.rule];
  shown.scenario = scenario;
  shown.attempt = attempt;
  shown.step = null;
  return h('article', { class: 'scenario' },
    h('div', { class: 'crumbs-row' }, h('p', { class: 'crumbs' },
      h('a', { href: '#', class: 'back', onclick: goHome }, t('‹ All scenarios')),
      h('span', { class: 'crumb', lang: feature.language }, `${feature.keyword}: ${feature.name}`),
      rule ? h('span', { class: 'crumb', lang: feature.language }, `${rule.keyword}: ${rule.name}`) : null),
    h('div', { class: 'moves' }, moveButton(-1, t('‹ Previous failure'), t('The previous scenario that did not pass (p)')),
      moveButton(1, t('Next failure ›'), t('The next scenario that did not pass (n)')))),
    h('h2', { id: 'scenario-title', tabindex: '-1', lang: feature.language }, h('span', { class: 'keyword' }, `${scenario.keyword}: `),
      scenario.name),
    h('p', { class: 'meta' }, statusBadge(scenario.status),
      scenario.repetition ? h('span', { class: 'fact' }, t('repetition {number}', { number: scenario.repetition + 1 })) : null,
      attempt.duration ? h('span', { class: 'fact' },
        t('{time} of virtual time', { time: duration(attempt.duration) })) : null,
      wallOf(attempt) ? h('span', { class: 'fact' }, t('{time} of wall time', { time: duration(wallOf(attempt)) })) : null,
      h('span', { class: 'fact code' }, scenario.place), historyNotes(scenario),
      scenario.tags.map((tag) => h('button', { type: 'button', class: 'tag', title: t('Only scenarios with {tag}', { tag }),
        onclick: () => toggleFilter('tags', tag) }, tag))),
    h('div', { class: 'actions' },
      scenario.attempts.length > 1 ? attemptSwitch(scenario, attempt) : null,
      copyButton(t('Copy link'), linkToShown),
      isBad(scenario) ? copyButton(t('Copy failure as Markdown'), () => failureMarkdown(scenario)) : null,
      copyButton(t('Copy the command to run it again'), runCommand(scenario))),
    scenario.outline ? examplesRow(scenario.outline) : null,
    scenario.attempts.filter((candidate) => candidate.divergence)
      .map((candidate) => divergenceBlock(candidate.divergence, scenario)),
    attempt.message ? messageBlock(attempt.message, attempt.status) : null,
    isLoaded(attempt) ? null : absentSteps(attempt),
    h('div', { class: 'split' },
      h('div', { class: 'steps-column' },
        h('h3', { class: 'hidden' }, t('Steps')),
        h('ol', { class: 'steps', id: 'steps', lang: feature.language }, visibleSteps(attempt).map((index) => stepItem(attempt, index)))),
      h('div', { class: 'side', id: 'side' })));
}

function moveButton(by, label, title) {
  if (!report.scenarios.some((scenario) => isBad(scenario) && scenario !== shown.scenario)) return null;
  return h('button', { type: 'button', class: 'small', title, onclick: () => moveScenario(by, isBad) }, label);
}

function examplesRow(outline) {
  const { header, cells } = outline;
  return h('dl', { class: 'examples' }, header.map((name, index) => h('div', null, h('dt', null, name),
    h('dd', null, cells[index] || '–'))));
}

function attemptSwitch(scenario, current) {
  return h('div', { class: 'attempts', role: 'group', 'aria-label': t('Attempts') },
    scenario.attempts.map((attempt, index) => h('button', {
      type: 'button', class: 'chip', 'aria-pressed': String(attempt === current),
      onclick: () => setState({ attempt: index, step: null }),
    }, statusMark(attempt.status), t('Attempt {number}', { number: attempt.number + 1 }))));
}

function divergenceBlock(divergence, scenario) {
  const isRepeated = scenario && scenario.attempts.length === 1;
  const name = (index) => (isRepeated ? t('Repetition {number}', { number: index + 1 })
    : t('Attempt {number}', { number: index + 1 }));
  const values = { later: name(divergence.later), earlier: name(divergence.earlier), step: divergence.step };
  return h('section', { class: 'divergence', 'aria-label': t('Divergence') },
    h('p', null, h('strong', null, divergence.step ? t('{later} diverged from {earlier} in the step “{step}”.', values)
      : t('{later} diverged from {earlier} after the last step.', values)),
    ' ', t('The same script must give the same result: some real-world nondeterminism has leaked in.')),
    h('dl', null,
      h('div', null, h('dt', null, values.earlier), h('dd', null, divergence.before || t('nothing more happened'))),
      h('div', null, h('dt', null, values.later), h('dd', null, divergence.after || t('nothing more happened')))));
}

function stepItem(attempt, index) {
  const step = attempt.steps[index];
  const status = step.status || 'passed';
  const logs = (step.attachments || []).filter((attachment) => attachment.mediaType === 'text/x.cucumber.log+plain');
  return h('li', { class: `step ${status}${step.background ? ' background' : ''}${step.hook ? ' is-hook' : ''}`,
    'data-step': index },
    h('button', { type: 'button', class: 'step-button', 'aria-expanded': 'false', onclick: () => toggleStep(index) },
      statusMark(status, stepStatusWord(status)),
      h('span', { class: 'step-text' }, h('span', { class: 'keyword' }, step.keyword || ''), withParameters(step),
        step.background ? h('span', { class: 'hidden' }, ` (${t('background')})`) : null),
      step.duration ? h('span', { class: 'step-time' }, duration(step.duration)) : null),
    step.table ? dataTable(step.table) : null,
    step.docString ? h('pre', { class: 'doc-string' }, step.docString.content) : null,
    logs.map(attachmentBlock));
}

/* The step's text with its parameters told apart; places count in Unicode scalars. */
function withParameters(step) {
  if (!step.parameters || !step.parameters.length) return step.text;
  const scalars = Array.from(step.text);
  const content = [];
  let end = 0;
  for (let index = 0; index + 1 < step.parameters.length; index += 2) {
    const [start, length] = [step.parameters[index], step.parameters[index + 1]];
    if (start < end) continue;
    content.push(scalars.slice(end, start).join(''),
      h('span', { class: 'parameter' }, scalars.slice(start, start + length).join('')));
    end = start + length;
  }
  return [content, scalars.slice(end).join('')];
}

function dataTable(rows) {
  return h('div', { class: 'table-scroll', role: 'group', 'aria-label': t('The step’s table'), tabindex: '0' },
    h('table', { class: 'data' }, h('tbody', null,
      rows.map((row) => h('tr', null, row.map((cell) => h('td', null, cell)))))));
}

function toggleStep(index) {
  setState({ step: shown.step === index && !wide.matches ? -1 : visibleSteps(shown.attempt).indexOf(index) });
}

/* Shows a step's details: beside the steps where there is room, below the step where there is not. */
function showStep(index, options) {
  const { scenario, attempt } = shown;
  if (!scenario) return;
  const old = document.getElementById('step-details');
  if (old) old.remove();
  for (const button of document.querySelectorAll('.step-button[aria-expanded=true]')) {
    button.setAttribute('aria-expanded', 'false');
    button.removeAttribute('aria-controls');
    button.closest('.step').classList.remove('current');
  }
  shown.step = index;
  const item = document.querySelector(`.step[data-step="${Number(index)}"]`);
  if (!item) return;
  const button = item.querySelector('.step-button');
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', 'step-details');
  item.classList.add('current');
  const details = stepDetails(scenario, attempt, index);
  if (wide.matches) document.getElementById('side').append(details);
  else item.append(details);
  for (const phone of details.querySelectorAll('.phone')) showMarked(phone);
  if (options && options.focus) {
    button.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  }
  if (options && options.focusMove) {
    details.querySelector(`[data-move="${options.focusMove}"]`).focus({ preventScroll: true });
  }
}

/* The step to begin with: the one that says why it did not pass, else the first that shows a screen. */
function firstStep(attempt) {
  const decisive = decisiveStep(attempt);
  const visible = visibleSteps(attempt);
  if (decisive >= 0 && visible.includes(decisive)) return decisive;
  const seen = visible.find((index) => attempt.snapshots.some(([step, , number]) => step === index && number !== null));
  if (seen !== undefined) return seen;
  return visible.length ? visible[0] : -1;
}

wide.addEventListener('change', () => {
  if (shown.scenario && shown.step !== null) showStep(shown.step);
});
