/* What a run says on the whole: the verdict at the top, and what did not pass. */

function renderTop() {
  const counts = tally(report.scenarios.map((scenario) => scenario.status));
  const total = report.scenarios.length;
  const bad = ['failed', 'undefined', 'ambiguous', 'pending'].reduce((sum, status) => sum + (counts.get(status) || 0),
    0);
  const summary = report.summary;
  const verdict = document.getElementById('verdict');
  let [tone, text] = ['passed', total === 1 ? 'The scenario passed' : `All ${count(total, 'scenario')} passed`];
  if (!summary) [tone, text] = ['pending', `Not the whole run: ${count(total, 'scenario')} so far`];
  else if (summary.interrupted) [tone, text] = ['failed', `Interrupted after ${count(total, 'scenario')}`];
  else if (summary.abortion !== undefined) [tone, text] = ['failed', abortionTitle(total)];
  else if (bad) [tone, text] = ['failed', `${bad.toLocaleString('en')} of ${count(total, 'scenario')} did not pass`];
  else if (!summary.succeeded) [tone, text] = ['failed', 'The run did not succeed'];
  else if (total === 0) [tone, text] = ['skipped', 'No scenario ran'];
  else if (counts.get('passed') !== total) [tone, text] = ['passed', `${count(total, 'scenario')}, none failed`];
  verdict.className = `verdict ${tone}`;
  fill(verdict, h('span', { class: `mark ${tone}`, 'aria-hidden': 'true' }, statusGlyphs[tone]), text);
  document.title = `${statusGlyphs[tone]} ${text} – ${report.start.title}`;

  let [virtual, wall, steps] = [0, 0, 0];
  for (const scenario of report.scenarios) {
    const last = lastAttempt(scenario);
    steps += last.stepCount ?? last.steps.filter((step) => !step.hook).length;
    for (const attempt of scenario.attempts) {
      virtual += attempt.duration;
      wall += attempt.wall ?? attempt.steps.reduce((sum, step) => sum + (step.wall || 0), 0);
    }
  }
  const { startedAt, order, dryRun, ci } = report.start;
  const fact = (name, value) => h('div', null, h('dt', null, name), h('dd', null, value));
  fill(document.getElementById('facts'),
    total ? h('div', { class: 'share', 'aria-hidden': 'true' },
      statuses.filter((status) => counts.has(status)).map((status) => {
      const piece = h('span', { class: status });
      piece.style.flexGrow = counts.get(status);
      return piece;
    })) : '',
    h('dl', null,
      startedAt ? fact('Started', h('time', { datetime: startedAt }, dateText(startedAt))) : null,
      fact('Scenarios', total.toLocaleString('en')), fact('Steps', steps.toLocaleString('en')),
      fact('Virtual time', duration(virtual)), wall ? fact('Time in steps', duration(wall / 1000)) : null,
      ci ? fact('Build', buildLink(ci)) : null,
      ci && ci.git ? fact('Revision', h('span', { class: 'code' }, revisionText(ci.git))) : null,
      order ? fact('Order', h('span', { class: 'code' }, order)) : null,
      dryRun ? fact('Dry run', 'no step was run') : null));
}

function buildLink(ci) {
  const text = [ci.name, ci.buildNumber].filter(Boolean).join(' ');
  return /^https?:\/\//.test(ci.url || '') ? h('a', { href: ci.url }, text) : text;
}

function revisionText(git) {
  return [git.revision.slice(0, 12), git.tag || git.branch].filter(Boolean).join(' ');
}

function abortionTitle(total) {
  return total ? 'The run is incomplete' : 'The run could not start';
}

function dateText(text) {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toLocaleString('en-GB',
    { dateStyle: 'medium', timeStyle: 'short' });
}

function renderNotices() {
  const notices = [];
  const { summary } = report;
  if (!summary) {
    const of = report.assembled ? ` of ${report.assembled.toLocaleString('en')}` : '';
    notices.push(`This page holds ${report.scenarios.length.toLocaleString('en')}${of} scenarios: `
      + 'the run was still going on, or it was cut off.');
  } else {
    if (summary.abortion !== undefined) {
      notices.push(`${abortionTitle(report.scenarios.length)}: ${summary.abortion}`);
    }
    if (summary.interrupted) {
      const underWay = summary.running ? ` Still running: ${summary.running.join('; ')}.` : '';
      notices.push(`The run was interrupted.${underWay}`);
    }
    if (summary.leftOut) {
      notices.push(`${count(summary.leftOut, 'scenario')} ${summary.leftOut === 1 ? 'was' : 'were'} not run.`);
    }
    if (summary.notRun) {
      notices.push(`${count(summary.notRun, 'scenario')} did not run, as a hook before them did not pass.`);
    }
  }
  if (report.unreadable) notices.push(`${count(report.unreadable, 'piece')} of the data could not be read.`);
  fill(document.getElementById('notices'), ...notices.map((text) => h('p', { class: 'notice' }, text)));
}

const mostFailures = 40;

function overview(fitting) {
  const bad = fitting.filter((scenario) => ['failed', 'undefined', 'ambiguous', 'pending'].includes(scenario.status));
  const expected = fitting.filter((scenario) => scenario.status === 'expected');
  const flaky = fitting.filter((scenario) => scenario.status === 'flaky');
  const hooks = report.hooks.filter((hook) => (hook.status && hook.status !== 'passed') || hook.attachments);
  const { errors } = report.start;
  const title = bad.length || errors.length ? 'What did not pass' : 'No failures to show';
  return h('div', { class: 'overview' },
    h('h2', { tabindex: '-1', id: 'overview-title' }, title),
    errors.length ? [h('h3', null, 'Files that could not be read'), errors.map((error) =>
      h('div', { class: 'card-block' }, h('p', { class: 'code' }, error.uri), messageBlock(error.message, 'failed')))]
        : null,
    bad.length ? failureList(bad) : errors.length ? null : h('p', { class: 'nothing' }, hasFilters()
      ? 'None of the scenarios that match the filters failed.' : 'Select a scenario to see its steps and screens.'),
    hooks.length ? [h('h2', null, 'Around the run'), hooks.map((hook) => h('div', { class: 'card-block' },
      h('p', null, statusMark(hook.status || 'passed'), hook.title, hook.place
        ? h('span', { class: 'dim code' }, ` ${hook.place}`) : null),
      hook.message ? messageBlock(hook.message, hook.status) : null, (hook.attachments || []).map(attachmentBlock)))]
        : null,
    flaky.length ? [h('h2', null, 'Passed after a retry'), failureList(flaky)] : null,
    expected.length ? [h('h2', null, 'Failed as expected'), failureList(expected)] : null,
    report.history ? historySection(report.history) : null,
    report.coverage ? [h('h2', null, 'Coverage'), coverageSummary(report.coverage),
      h('p', null, h('button', { type: 'button', class: 'small',
        onclick: () => setState({ view: 'coverage', scenario: null }) },
        'What is covered and what is not'))] : null);
}

function failureList(scenarios) {
  const list = h('ul', { class: 'failures' }, scenarios.slice(0, mostFailures).map(failureCard));
  if (scenarios.length <= mostFailures) return list;
  const more = h('button', { type: 'button', class: 'small', onclick: () => {
    list.append(...scenarios.slice(mostFailures).map(failureCard));
    more.remove();
  } }, `Show ${(scenarios.length - mostFailures).toLocaleString('en')} more`);
  return [list, more];
}

/* One look says what failed, where, why, and what was on the screen. */
function failureCard(scenario, index) {
  const attempt = tellingAttempt(scenario);
  const decisive = decisiveStep(attempt);
  const step = decisive >= 0 ? attempt.steps[decisive] : null;
  const message = step && step.message ? step.message : attempt.message;
  const { after } = decisive >= 0 ? snapshotsAround(attempt, decisive) : {};
  const hasPicture = index < 12 && after && after.number !== null && after.number !== undefined;
  const row = scenario.outline && scenario.name === scenario.outline.name ? scenario.outline.cells.join(' · ') : null;
  return h('li', { class: `failure ${scenario.status}` },
    h('div', { class: 'failure-text' },
      h('h3', null, statusMark(scenario.status), h('a', {
        href: `#s=${encodeURIComponent(scenario.key)}`,
        onclick: (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openScenario(scenario);
        },
      }, scenario.name), row ? h('span', { class: 'dim' }, ` (${row})`) : null, historyNotes(scenario)),
      h('p', { class: 'sub' }, featureOf(scenario).name, ' · ', h('span', { class: 'code' }, scenario.place)),
      step ? h('p', { class: 'failing-step' }, h('span', { class: 'keyword' }, step.keyword || ''),
        withParameters(step)) : null,
      step && step.message && attempt.message ? h('p', { class: 'sub' }, attempt.message) : null,
      message ? messageBlock(message.split('\n').slice(0, 10).join('\n'), scenario.status) : null),
    hasPicture ? phonePicture(instantiate(after.number), after.look, 'thumbnail') : null);
}
