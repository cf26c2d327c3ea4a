// npm run check [-- --without CHECK]: what needs no running product: types, lint, directions, format, dead code, catalogues, contract, deployment, charts and how they are drawn, requirements, English, contexts of texts, translations, folders, licences.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ensureInstalled, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()

const bin = (name) => join(root, 'node_modules', '.bin', name)
const typescript = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc')

/** @type {[string, string[]][]} the longest first, so that none is left to run alone at the end */
const checks = [
  ['lint', [bin('oxlint'), '--type-aware', '--quiet', '.']],
  ['types', [process.execPath, typescript, '--noEmit', '-p', 'tsconfig.json']],
  ['contract', [bin('tsx'), 'scripts/contract.ts', '--check']],
  ['charts', [bin('tsx'), 'scripts/charts.ts', 'check']],
  // What a chart opens with is whole and can be read, in each of its folds: no text over another, none under a line.
  ['drawings', [bin('vitest'), 'run', 'charts/layout/layOut.test.ts']],
  ['deployment', [bin('tsx'), 'scripts/deployment.ts', '--check']],
  ['catalogues', [bin('tsx'), 'scripts/catalogues.ts', '--check']],
  ['directions', [bin('tsx'), 'scripts/checks/directions.ts', '--check']],
  ['dead code', [bin('knip'), '--no-progress']],
  // What tests alone use of the product reads as if it were what the product does.
  ['code only tests use', [bin('knip'), '--production', '--no-progress']],
  ['english', [bin('tsx'), 'scripts/checks/english.ts', '--check']],
  ['contexts', [bin('tsx'), 'scripts/checks/contexts.ts']],
  ['translations', [bin('tsx'), 'scripts/checks/translations.ts']],
  ['folders', [bin('tsx'), 'scripts/checks/folders.ts']],
  ['licences', [bin('tsx'), 'scripts/checks/licences.ts']],
  ['requirements', [bin('tsx'), 'scripts/checks/requirements.ts', '--check']],
  ['format', [bin('oxfmt'), '--check', '.']],
]

const { values: options } = parseArgs({
  options: { without: { type: 'string', multiple: true, default: [] } },
})
for (const name of options.without)
  if (!checks.some(([known]) => known === name)) {
    console.error(`There is no check ${name}.`)
    process.exit(1)
  }
const waiting = checks.filter(([name]) => !options.without.includes(name))
const results = []
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (process.env.SLIPWAY_REPORT) writeFileSync(process.env.SLIPWAY_REPORT, JSON.stringify({ checks: results }))
const failed = results.filter((result) => !result.ok).length
console.log(
  failed === 0 ? `All ${results.length} checks passed.` : `${failed} of ${results.length} checks failed.`,
)
process.exit(failed === 0 ? 0 : 1)

/** Runs checks that wait, one after the other, until none is left. */
async function work() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, command] = next
    const { ok, output } = await outcomeOf(command)
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
    if (!ok) console.log(output)
    else for (const line of output.split('\n')) if (line.startsWith('warning: ')) console.log(`     ${line}`)
    results.push({ name, ok })
  }
}

/** @param {string[]} command @returns {Promise<{ ok: boolean, output: string }>} */
function outcomeOf([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error}\n` }))
    child.once('close', (status) => resolve({ ok: status === 0, output }))
  })
}
