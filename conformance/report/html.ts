import { byGroup, countsOf, type Entry, type Report, type State, stateOf } from './report.ts'
import { style } from './style.ts'

const stateWords: Record<State, string> = {
  passed: 'passed',
  failed: 'failed',
  notTried: 'not tried',
  known: 'known',
  mended: 'passes now',
}
const groupTitles: Record<string, string> = {
  contract: 'Shapes of calls and messages',
  launch: 'Launch',
  session: 'Sessions and tokens',
  signature: 'Signature of public calls',
  bets: 'Bets placed, refused and settled',
  odds: 'Odds types and rounding',
  once: 'A bet at most once',
  prebook: 'Booked bets',
  channels: 'Channels',
  maintenance: 'Maintenance',
  servers: 'Servers',
  limits: 'Limits',
  hostile: 'Hostile input',
  language: 'Languages and time zones',
}

/** The report for people: one file without scripts, and nothing loaded from elsewhere. */
export function htmlReport(report: Report): string {
  const { entries, backEnd, address, contract, seed, began, seconds } = report
  const counts = countsOf(entries)
  const failed = entries.filter((entry) => ['failed', 'mended'].includes(stateOf(entry)))
  const gravest = [...failed].sort((one, other) => weight(one) - weight(other))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(backEnd)}: ${counts.failed + counts.mended} failed</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>What ${escaped(backEnd)} keeps of the contract</h1>
<p class="facts">${escaped(address)} · contract ${escaped(contract)} · ${escaped(began.replace('T', ' ').slice(0, 16))} UTC · ${seconds.toFixed(1)} s · seed ${seed}</p>
<ul class="counts">
<li class="passed"><b>${counts.passed}</b> passed</li>
<li class="failed"><b>${counts.failed + counts.mended}</b> failed</li>
<li><b>${counts.notTried}</b> not tried</li>${counts.known === 0 ? '' : `\n<li><b>${counts.known}</b> known failures</li>`}
</ul>
${bar(counts)}
${failed.length === 0 ? '' : `<h2>What failed <small>the gravest first</small></h2>\n${gravest.map(failure).join('\n')}`}
${byGroup(entries)
  .map(([group, own]) => section(group, own))
  .join('\n')}
</main>
</body>
</html>
`
}

function weight({ theCase: { grave } }: Entry): number {
  return { must: 0, should: 1, may: 2 }[grave]
}

function bar({ passed, failed, mended, notTried, known }: Record<State, number>): string {
  const part = (name: string, count: number): string =>
    count === 0 ? '' : `<i class="${name}" style="flex:${count}"></i>`
  return `<div class="bar" aria-hidden="true">${part('passed', passed)}${part('failed', failed + mended)}${part('', notTried + known)}</div>`
}

function failure(entry: Entry): string {
  const { theCase, result, repeat } = entry
  const { outcome, exchanges } = result
  const head = `<div class="head"><span class="mark ${theCase.grave}">${theCase.grave}</span><h3>${escaped(theCase.title)}</h3></div>
<p class="id">${escaped(theCase.id)} · ${theCase.requirements.map(escaped).join(', ')}</p>`
  if (outcome.state !== 'failed')
    return `<article class="card">${head}<p class="lost">It is on the list of known failures and passes now: take it off the list.</p></article>`
  return `<article class="card ${theCase.grave}" id="${escaped(theCase.id)}">${head}
<p class="lost"><b>What a member would lose:</b> ${escaped(theCase.lost)}</p>
<dl>
<dt>At</dt><dd>${escaped(outcome.step)}</dd>
<dt>Expected</dt><dd>${escaped(outcome.expected)}</dd>
<dt>Came</dt><dd>${escaped(outcome.came)}</dd>
<dt>Repeat</dt><dd><code>${escaped(repeat)}</code></dd>
</dl>
${exchanges.length === 0 ? '' : `<details><summary>The last ${exchanges.length} exchanges</summary>${exchanges.map(({ step, sent, came }) => `<p class="id">${escaped(step)}</p><pre>${sent === '' ? '' : `→ ${escaped(sent)}\n`}← ${escaped(came)}</pre>`).join('')}</details>`}
</article>`
}

function section(group: string, entries: readonly Entry[]): string {
  const counts = countsOf(entries)
  const sums = [
    `${counts.passed} passed`,
    ...(counts.failed + counts.mended > 0 ? [`${counts.failed + counts.mended} failed`] : []),
    ...(counts.notTried > 0 ? [`${counts.notTried} not tried`] : []),
    ...(counts.known > 0 ? [`${counts.known} known`] : []),
  ]
  return `<h2>${escaped(groupTitles[group] ?? group)} <small>${sums.join(' · ')}</small></h2>
<ol class="cases">
${entries.map(row).join('\n')}
</ol>`
}

function row(entry: Entry): string {
  const { theCase, result, known } = entry
  const { outcome } = result
  const state = stateOf(entry)
  const why = outcome.state === 'notTried' ? outcome.reason : state === 'known' ? `Known: ${known ?? ''}` : ''
  return `<li><span class="mark ${state}">${stateWords[state]}</span><div>${escaped(theCase.title)}${why === '' ? '' : `<p class="why">${escaped(why)}</p>`}<p class="id">${escaped(theCase.id)} · ${theCase.grave}</p></div></li>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
