/**
 * npx tsx scripts/checks/requirements.ts: which requirement ids the titles of the tests cite.
 * With --check: fails where tests/requirements.md lists an id that no title cites, and where a title cites one
 * that is not listed, or in another notation than [SLIP-03]. Ends in one clear line.
 */
import { readdirSync, readFileSync } from 'node:fs'

import { checkRequirements, type TestFile } from '../../checks/requirements/check.ts'

const list = readFileSync('tests/requirements.md', 'utf8')
const { claimed, cited, problems } = checkRequirements(list, testFiles())
const isCheck = process.argv.includes('--check')
if (isCheck) for (const problem of problems) console.error(problem)
else {
  for (const [id, files] of [...cited].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(id, [...files].join(' '))
}
const shown = [...claimed].filter((id) => cited.has(id)).length
console.log(`${claimed.size} requirements listed, ${shown} of them shown by a test.`)
process.exit(isCheck && problems.length > 0 ? 1 : 0)

function testFiles(): TestFile[] {
  const rooms = [
    'domain',
    'machines',
    'recording',
    'openapi',
    'src',
    'sandbox',
    'build',
    'checks',
    'scripts',
    'tests',
  ]
  return rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
}
