/* What a run says on the whole: the verdict at the top, and what did not pass. */

function renderTop() {
  const counts = tally(report.scenarios.map((scenario) => scenario.status));
  const total = report.scenarios.length;
  const bad = ['failed', 'undefined', 'ambiguous', 'pending'].reduce((sum, status) => sum + (counts.get(status) || 0),
    0);
  const summary = report.summary;
  const verdict = document.getElementById('verdict');
  let [tone, text] = ['passed', t('All {n} scenarios passed', { n: total })];
  if (!summary) [tone, text] = ['pending', t('Not the whole run: {n} scenarios so far', { n: total })];
  else if (summary.interrupted) [tone, text] = ['failed', t('Interrupted after {n} scenarios', { n: total })];
  else if (summary.abortion !== undefined) [tone, text] = ['failed', abortionTitle(total)];
  else if (bad) {
    [tone, text] = ['failed', total === 1 ? t('The scenario did not pass')
      : t('{n} of {total} scenarios did not pass', { n: bad, total })];
  } else if (!summary.succeeded) [tone, text] = ['failed', t('The run did not succeed')];
  else if (total === 0) [tone, text] = ['skipped', t('No scenario ran')];
  else if (counts.get('passed') !== total) [tone, text] = ['passed', t('{n} scenarios, none failed', { n: total })];
  verdict.className = `verdict ${tone}`;
  fill(verdict, h('span', { class: `mark ${tone}`, 'aria-hidden': 'true' }, statusGlyphs[tone]), text);
  document.title = `${statusGlyphs[tone]} ${text} – ${report.start.title}`;
  fill(document.getElementById('facts'),
    total ? h('div', { class: 'share', 'aria-hidden': 'true' },
      statuses.filter((status) => counts.has(status)).map((status) => {
      const piece = h('span', { class: status });
      piece.style.flexGrow = counts.get(status);
      return piece;
    })) : '',
    h('dl', null, facts(total)));
}

/* When, how much, how long, and of what. */
function facts(total) {
  let [virtual, wall, steps] = [0, 0, 0];
  for (const scenario of report.scenarios) {
    const last = lastAttempt(scenario);
    steps += last.stepCount ?? last.steps.filter((step) => !step.hook).length;
    for (const attempt of scenario.attempts) {
      virtual += attempt.duration;
      wall += wallOf(attempt);
    }
  }
  const { startedAt, order, dryRun, ci } = report.start;
  const took = report.summary && report.summary.wall;
  const fact = (name, value) => h('div', null, h('dt', null, name), h('dd', null, value));
  return [
    startedAt ? fact(t('Started'), h('time', { datetime: startedAt }, dateText(startedAt))) : null,
    fact(t('Scenarios'), numeral(total)), fact(t('Steps'), numeral(steps)),
    took ? fact(t('Wall time'), duration(took / 1000)) : wall ? fact(t('Time in steps'), duration(wall)) : null,
    fact([t('Virtual time'), hint(t('What is virtual time?'),
      t('The time of the simulated clock, summed over all scenarios. Scripts move it: waiting a day takes no real time.'))],
    duration(virtual)),
    ci ? fact(t('Build'), buildLink(ci)) : null,
    revisionFact() ? fact(t('Commit'), h('span', { class: 'code' }, revisionFact())) : null,
    order ? fact(t('Order'), h('span', { class: 'code' }, order)) : null,
    dryRun ? fact(t('Dry run'), t('no step was run')) : null,
  ];
}

/* An explanation for who asks for it, also with the keyboard. */
function hint(question, answer) {
  return h('details', { class: 'menu hint' }, h('summary', { 'aria-label': question, title: question }, '?'),
    h('p', { class: 'menu-body' }, answer));
}

function buildLink(ci) {
  const text = [ci.name, ci.buildNumber].filter(Boolean).join(' ');
  return /^https?:\/\//.test(ci.url || '') ? h('a', { href: ci.url }, text) : text;
}

/* `1f2e3d4c5b6a main`; with a + where files differed from it. */
function revisionFact() {
  const git = (report.start.ci && report.start.ci.git) || report.start.git;
  return git ? [git.revision.slice(0, 12) + (git.changed ? '+' : ''), git.tag || git.branch].filter(Boolean).join(' ') : '';
}

function abortionTitle(total) {
  return total ? t('The run is incomplete') : t('The run could not start');
}

function renderNotices() {
  const notices = [];
  const { summary } = report;
  if (!summary) {
    notices.push(report.assembled
      ? t('This page holds {count} of {total} scenarios: the run was still going on, or it was cut off.',
        { count: report.scenarios.length, total: report.assembled })
      : t('This page does not hold all scenarios: the run was still going on, or it was cut off.'));
  } else {
    if (summary.abortion !== undefined) {
      notices.push(t('{what}: {details}', { what: abortionTitle(report.scenarios.length), details: summary.abortion }));
    }
    if (summary.interrupted) {
      notices.push(t('The run was interrupted.')
        + (summary.running ? ` ${t('Still running: {names}.', { names: summary.running.join('; ') })}` : ''));
    }
    if (summary.leftOut) notices.push(t('{n} scenarios were not run.', { n: summary.leftOut }));
    if (summary.notRun) {
      notices.push(t('{n} scenarios did not run, as a hook before them did not pass.', { n: summary.notRun }));
    }
    notices.push(...(summary.warnings || []));
  }
  if (report.unreadable) notices.push(t('{n} pieces of the data could not be read.', { n: report.unreadable }));
  fill(document.getElementById('notices'), ...notices.map((text) => h('p', { class: 'notice' }, text)));
}

function overview(fitting) {
  const bad = fitting.filter((scenario) => ['failed', 'undefined', 'ambiguous', 'pending'].includes(scenario.status));
  const expected = fitting.filter((scenario) => scenario.status === 'expected');
  const flaky = fitting.filter((scenario) => scenario.status === 'flaky');
  const hooks = report.hooks.filter((hook) => (hook.status && hook.status !== 'passed') || hook.attachments);
  const { errors } = report.start;
  const isGreen = !bad.length && !errors.length;
  const title = isGreen ? hasFilters() ? t('No failures match the filters') : t('No failures') : t('What did not pass');
  return h('div', { class: 'overview' },
    h('h2', { tabindex: '-1', id: 'overview-title' }, title),
    errors.length ? [h('h3', null, t('Files that could not be read')), errors.map((error) =>
      h('div', { class: 'card-block' }, h('p', { class: 'code' }, error.uri), messageBlock(error.message, 'failed')))]
        : null,
    bad.length ? failureList(byCause(bad)) : null,
    hooks.length ? [h('h2', null, t('Around the run')), hooks.map((hook) => h('div', { class: 'card-block' },
      h('p', null, statusMark(hook.status || 'passed'), hook.title, hook.place
        ? h('span', { class: 'dim code' }, ` ${hook.place}`) : null),
      hook.message ? messageBlock(hook.message, hook.status) : null, (hook.attachments || []).map(attachmentBlock)))]
        : null,
    flaky.length ? [h('h2', null, t('Flaky: passed on retry')), failureList(flaky.map((scenario) => [scenario]))] : null,
    expected.length ? [h('h2', null, t('Failed as expected')), failureList(expected.map((scenario) => [scenario]))] : null,
    report.history ? historySection(report.history) : null,
    figureSections(fitting),
    report.coverage ? [h('h2', null, t('Coverage')), coverageSummary(report.coverage),
      h('p', null, h('button', { type: 'button', class: 'small',
        onclick: () => setState({ view: 'coverage', scenario: null }) },
        t('What is covered and what is not')))] : null);
}
