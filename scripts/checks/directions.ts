/**
 * npx tsx scripts/checks/directions.ts: holds every import, types included, against checks/directions/rooms.ts, finds circles
 * of files and of folders, and writes the same directions for lint. With --check: fails where lint has others, instead
 * of writing. Ends in one clear line.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { checkDirections } from '../../checks/directions/check.ts'
import { lintOverrides } from '../../checks/directions/lint.ts'
import { readTree } from '../../checks/directions/readTree.ts'
import { rooms } from '../../checks/directions/rooms.ts'

const lintFile = fileURLToPath(new URL('../../checks/directions/oxlint.gen.json', import.meta.url))

const tree = readTree('.')
const problems = [...checkDirections(tree, rooms), ...problemsOfLint(process.argv.includes('--check'))]
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? `The imports of ${tree.files.size} files keep the directions.`
    : `${problems.length === 1 ? 'One thing is' : `${problems.length} things are`} against the directions.`,
)
process.exit(problems.length === 0 ? 0 : 1)

function problemsOfLint(isCheck: boolean): string[] {
  const overrides = lintOverrides(rooms).map((override) => `    ${JSON.stringify(override)}`)
  const expected = `{\n  "overrides": [\n${overrides.join(',\n')}\n  ]\n}\n`
  if (!isCheck) writeFileSync(lintFile, expected)
  return readFileSync(lintFile, 'utf8') === expected
    ? []
    : ['checks/directions/oxlint.gen.json has other directions than the table: run npm run directions.']
}
