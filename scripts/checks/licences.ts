/** npx tsx scripts/checks/licences.ts: fails where an installed package has no licence that is allowed. */
import { existsSync, readFileSync } from 'node:fs'

import { licenceProblems, type Package } from '../../checks/packages/licences.ts'

interface Locked {
  readonly dev?: boolean
}
interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
// Those of other platforms are locked, and not here.
const all = Object.entries(packages).flatMap(([folder, { dev = false }]): Package[] => {
  const file = `${folder}/package.json`
  if (folder === '' || !existsSync(file)) return []
  const { name, version, license }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return [{ name, version, licence: license ?? null, isShipped: !dev }]
})
const problems = licenceProblems(all)
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? `${all.length} packages have licences that are allowed.`
    : `${problems.length} licences are not allowed.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
