'use strict';

/* The page's own texts. A key is the English sentence, with {placeholders}; what follows a | tells two uses of one text apart
   and is not shown. Each other language has a table: texts-fr.js. Where a number decides on the form, an entry has one for each
   category of Intl.PluralRules, which the placeholder {n} is put into. */

/* English needs an entry for nothing but that. */
const languages = {
  en: {
    name: 'English',
    texts: {
      'All {n} scenarios passed': { one: 'The scenario passed', other: 'All {n} scenarios passed' },
      'Not the whole run: {n} scenarios so far': {
        one: 'Not the whole run: {n} scenario so far', other: 'Not the whole run: {n} scenarios so far',
      },
      'Interrupted after {n} scenarios': {
        one: 'Interrupted after {n} scenario', other: 'Interrupted after {n} scenarios',
      },
      '{n} scenarios, none failed': { one: '{n} scenario, none failed', other: '{n} scenarios, none failed' },
      '{n} scenarios were not run.': { one: '{n} scenario was not run.', other: '{n} scenarios were not run.' },
      '{n} scenarios did not run, as a hook before them did not pass.': {
        one: '{n} scenario did not run, as a hook before it did not pass.',
        other: '{n} scenarios did not run, as a hook before them did not pass.',
      },
      '{n} pieces of the data could not be read.': {
        one: '{n} piece of the data could not be read.', other: '{n} pieces of the data could not be read.',
      },
      'The same failure in {n} more scenarios': {
        one: 'The same failure in {n} more scenario', other: 'The same failure in {n} more scenarios',
      },
      'The same kind of failure in {n} more scenarios': {
        one: 'The same kind of failure in {n} more scenario', other: 'The same kind of failure in {n} more scenarios',
      },
      'failing for {n} runs, since {date}': {
        one: 'failing for {n} run, since {date}', other: 'failing for {n} runs, since {date}',
      },
      'flaky in {flaky} of {n} runs': { one: 'flaky in {flaky} of {n} run', other: 'flaky in {flaky} of {n} runs' },
      '{before} → {n} requests': { one: '{before} → {n} request', other: '{before} → {n} requests' },
      '{n} scenarios newly failing': { one: '{n} scenario newly failing', other: '{n} scenarios newly failing' },
      '{n} more changes': { one: '{n} more change', other: '{n} more changes' },
      'All {n} events in order': { one: 'The {n} event', other: 'All {n} events in order' },
      'Show {n} more files of {rest}': { one: 'Show {n} more file of {rest}', other: 'Show {n} more files of {rest}' },
      'Show {n} more scenarios of {rest}': {
        one: 'Show {n} more scenario of {rest}', other: 'Show {n} more scenarios of {rest}',
      },
    },
  },
};

const wording = { language: 'en', locale: 'en-GB', texts: languages.en.texts, plurals: null, numbers: null };

function setLanguage(language) {
  wording.language = language;
  wording.texts = languages[language].texts;
  // How numbers and dates look is the reader's, where the browser knows their variant of the language.
  wording.locale = navigator.languages.find((locale) => locale.split('-')[0] === language)
    || (language === 'en' ? 'en-GB' : language);
  wording.plurals = new Intl.PluralRules(language);
  wording.numbers = new Intl.NumberFormat(wording.locale);
  wording.units = new Map();
  wording.pieces = new Map();
  wording.roles = null;
  wording.statuses = null;
  document.documentElement.lang = language;
}

/* What the reader chose, else what the page was written for, else what the browser prefers. */
function preferredLanguage() {
  const wanted = [keptLanguage(), report.start.language, ...navigator.languages].filter(Boolean)
    .map((locale) => locale.split('-')[0]);
  return wanted.find((language) => languages[language]) || 'en';
}

/* Some browsers keep nothing for a file. */
function keptLanguage() {
  try {
    return window.localStorage.getItem('appshell-language');
  } catch {
    return null;
  }
}

function keepLanguage(language) {
  try {
    window.localStorage.setItem('appshell-language', language);
  } catch {
    // It lasts as long as the page.
  }
}

function t(text, values) {
  return textPieces(text, values || {}).join('');
}

/* Taken apart at its placeholders, once: a long list says the same words again and again. */
function piecesOf(form) {
  let pieces = wording.pieces.get(form);
  if (!pieces) {
    pieces = form.split(/(\{\w+\})/).filter(Boolean)
      .map((piece) => (/^\{\w+\}$/.test(piece) ? { name: piece.slice(1, -1) } : piece));
    wording.pieces.set(form, pieces);
  }
  return pieces;
}

/* A text around nodes: what h takes as children. */
function textPieces(text, values) {
  const entry = wording.texts[text] ?? languages.en.texts[text] ?? text.replace(/\|.*/, '');
  const form = typeof entry === 'string' ? entry : entry[wording.plurals.select(values.n)] ?? entry.other;
  return piecesOf(form).map((piece) => {
    if (typeof piece === 'string') return piece;
    const value = values[piece.name];
    return typeof value === 'number' ? numeral(value) : value;
  });
}

function numeral(number) {
  return wording.numbers.format(number);
}

function unit(number, name, digits) {
  const key = `${name} ${digits}`;
  if (!wording.units.has(key)) {
    wording.units.set(key, new Intl.NumberFormat(wording.locale,
      { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits }));
  }
  return wording.units.get(key).format(number);
}

/* Milliseconds in words: 250 ms, 4.2 sec, 3 min 5 sec, 24 hr. */
function duration(milliseconds) {
  if (milliseconds < 1000) return unit(milliseconds, 'millisecond', 0);
  if (milliseconds < 60000) return unit(milliseconds / 1000, 'second', milliseconds < 10000 ? 2 : 1);
  const seconds = Math.round(milliseconds / 1000);
  const parts = [[Math.floor(seconds / 86400), 'day'], [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'], [seconds % 60, 'second']].filter(([value]) => value > 0);
  return parts.slice(0, 2).map(([value, name]) => unit(value, name, 0)).join(' ');
}

function dateText(text) {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toLocaleString(wording.locale,
    { dateStyle: 'medium', timeStyle: 'short' });
}

function quotation(text) {
  return t('“{text}”', { text });
}
