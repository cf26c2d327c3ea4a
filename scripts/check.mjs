// npm run check: what needs no running product: types, lint, directions, format, dead code, catalogues, contract, requirements.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

import { ensureInstalled, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()

/** @type {[string, string[]][]} */
const checks = [
  ['types', ['node', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['lint', ['npx', 'oxlint', '--type-aware', '--quiet', '.']],
  ['directions', ['npx', 'tsx', 'scripts/directions.ts', '--check']],
  ['format', ['npx', 'oxfmt', '--check', '.']],
  ['dead code', ['npx', 'knip', '--no-progress']],
  ['contract', ['npx', 'tsx', 'scripts/contract.ts', '--check']],
  ['catalogues', ['npx', 'tsx', 'scripts/catalogues.ts', '--check']],
  ['requirements', ['npx', 'tsx', 'scripts/requirements.ts', '--check']],
]

const results = checks.map(([name, [command, ...args]]) => {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const ok = done.status === 0
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
  if (!ok) console.log(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? `${done.error}\n` : ''}`)
  return { name, ok }
})
if (process.env.SLIPWAY_REPORT) writeFileSync(process.env.SLIPWAY_REPORT, JSON.stringify({ checks: results }))
const failed = results.filter((result) => !result.ok).length
console.log(
  failed === 0 ? `All ${results.length} checks passed.` : `${failed} of ${results.length} checks failed.`,
)
process.exit(failed === 0 ? 0 : 1)
