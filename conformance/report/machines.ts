import { byGroup, countsOf, type Entry, type Report, stateOf } from './report.ts'

/** The report as JSON. */
export function jsonReport({ entries, ...facts }: Report): string {
  const cases = entries.map((entry) => {
    const { theCase, result, known, repeat } = entry
    const { id, group, title, requirements, grave, lost, added, money } = theCase
    const { outcome, ms, exchanges, notes } = result
    return {
      id,
      group,
      title,
      requirements,
      grave,
      lost,
      added,
      money,
      ms,
      state: stateOf(entry),
      ...(outcome.state === 'failed'
        ? { step: outcome.step, expected: outcome.expected, came: outcome.came, repeat, exchanges }
        : {}),
      ...(outcome.state === 'notTried' ? { reason: outcome.reason } : {}),
      ...(known === null ? {} : { known }),
      ...(notes.length === 0 ? {} : { notes }),
    }
  })
  return `${JSON.stringify({ ...facts, counts: countsOf(entries), cases }, null, 2)}\n`
}

/** The report in JUnit's form: a suite for each group; what is not tried, and what is known, is skipped. */
export function junitReport({ entries, backEnd, seconds, began }: Report): string {
  const { failed, mended, notTried, known } = countsOf(entries)
  const suites = byGroup(entries).map(([group, own]) => {
    const counts = countsOf(own)
    const time = own.reduce((sum, { result }) => sum + result.ms, 0) / 1000
    return [
      `  <testsuite name="${group}" tests="${own.length}" failures="${counts.failed + counts.mended}" skipped="${counts.notTried + counts.known}" time="${time.toFixed(3)}" timestamp="${began}">`,
      ...own.map(testcase),
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(backEnd)}" tests="${entries.length}" failures="${failed + mended}" skipped="${notTried + known}" time="${seconds.toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function testcase(entry: Entry): string {
  const { theCase, result } = entry
  const head = `    <testcase classname="${theCase.group}" name="${escaped(`${theCase.id}: ${theCase.title}`)}" time="${(result.ms / 1000).toFixed(3)}"`
  const inner = inside(entry)
  return inner === '' ? `${head}/>` : `${head}>\n      ${inner}\n    </testcase>`
}

function inside(entry: Entry): string {
  const { outcome } = entry.result
  const state = stateOf(entry)
  if (outcome.state === 'notTried') return `<skipped message="${escaped(outcome.reason)}"/>`
  if (state === 'known') return `<skipped message="${escaped(`known: ${entry.known ?? ''}`)}"/>`
  if (state === 'mended')
    return '<failure type="known" message="It is on the list of known failures and passes: take it off."/>'
  if (outcome.state !== 'failed') return ''
  const text = `${outcome.step}\nexpected: ${outcome.expected}\ncame: ${outcome.came}\na member would lose: ${entry.theCase.lost}\nrepeat: ${entry.repeat}`
  return `<failure type="${entry.theCase.grave}" message="${escaped(outcome.expected)}">${escaped(text)}</failure>`
}

function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // What XML cannot hold at all.
      .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
  )
}
