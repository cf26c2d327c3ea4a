/**
 * npx tsx scripts/requirements.ts: which requirement ids the tests cite.
 * With --check: fails where tests/requirements.md claims an id that no test title cites, or a title
 * cites an id that is not claimed. Ends in one clear line.
 */
import { readdirSync, readFileSync } from 'node:fs'

const claimed = new Set(
  [...readFileSync('tests/requirements.md', 'utf8').matchAll(/^\| ([A-Z0-9]+-\d{2}) \|/gm)].map(
    (row) => row[1] ?? '',
  ),
)
const cited = new Map<string, Set<string>>()
for (const file of testFiles()) {
  // [SLIP-03] cites one id, [ODDS-01 02 03] three of one area.
  for (const [, area = '', numbers = ''] of readFileSync(file, 'utf8').matchAll(
    /\[([A-Z0-9]+)-(\d{2}(?: \d{2})*)\]/g,
  )) {
    for (const number of numbers.split(' ')) {
      const id = `${area}-${number}`
      cited.set(id, (cited.get(id) ?? new Set()).add(file))
    }
  }
}

const unproven = [...claimed].filter((id) => !cited.has(id))
const unclaimed = [...cited.keys()].filter((id) => !claimed.has(id)).toSorted()
if (process.argv.includes('--check')) {
  if (unproven.length > 0) console.error(`Claimed, but no test cites them: ${unproven.join(', ')}`)
  if (unclaimed.length > 0)
    console.error(`Cited, but not listed in tests/requirements.md: ${unclaimed.join(', ')}`)
} else {
  for (const [id, files] of [...cited].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(id, [...files].join(' '))
}
console.log(
  `${claimed.size} requirements claimed, ${claimed.size - unproven.length} of them shown by a test.`,
)
process.exit(process.argv.includes('--check') && unproven.length + unclaimed.length > 0 ? 1 : 0)

function testFiles(): string[] {
  const rooms = ['domain', 'machines', 'src', 'sandbox', 'scripts', 'tests']
  return rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
}
