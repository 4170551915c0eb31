/* A failure as Markdown, for an issue or a message. */

function failureMarkdown(scenario) {
  const attempt = tellingAttempt(scenario);
  const decisive = decisiveStep(attempt);
  const step = decisive >= 0 ? attempt.steps[decisive] : null;
  const row = rowText(scenario);
  const message = [step && step.message, attempt.message].filter(Boolean).join('\n');
  const facts = [
    t('**{status}**: {name}', { status: escapedMarkdown(statusWord(scenario.status)),
      name: `${escapedMarkdown(scenario.name)}${row ? ` (${escapedMarkdown(row)})` : ''}` }),
    t('Feature: {name}', { name: escapedMarkdown(featureOf(scenario).name) }),
    t('Script: {place}', { place: codeSpan(scenario.place) }),
    step ? t('Step: {step} ({place})', { step: escapedMarkdown((step.keyword || '') + step.text),
      place: codeSpan(step.place || `${scenario.uri}:${step.line}`) }) : null,
    revisionFact() ? t('Commit: {revision}', { revision: codeSpan(revisionFact()) }) : null,
    report.start.ci && report.start.ci.url ? t('Build: {url}', { url: report.start.ci.url }) : null,
  ].filter(Boolean);
  return [facts.join('  \n'), message ? fenced(message, 'text') : null, t('Run it again:'),
    fenced(runCommand(scenario), 'sh')].filter(Boolean).join('\n\n') + '\n';
}

function escapedMarkdown(text) {
  return text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
}

/* Longer than any run of backticks in the text. */
function backticks(text, least) {
  return '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
}

function codeSpan(text) {
  const mark = backticks(text, 1);
  return mark.length > 1 ? `${mark} ${text} ${mark}` : mark + text + mark;
}

function fenced(text, language) {
  const mark = backticks(text, 3);
  return `${mark}${language}\n${text}\n${mark}`;
}

function runCommand(scenario) {
  return `${report.start.command || './appshell run'} ${quoted(scenario.place)}`;
}
