/**
 * Writes what a new part must have, with FILL wherever something is yours to say.
 * npm run new -- machine NAME                                  a room in machines, and its lines wherever machines are listed
 * npm run new -- event MACHINE EVENT --from STATE --to STATE   its type, transition, step of the model, and a sentence
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { addEvent } from './event.ts'
import { type Added, addMachine } from './machine.ts'

const usage = `npm run new -- machine NAME
npm run new -- event MACHINE EVENT --from STATE --to STATE`

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, to: { type: 'string' } },
})

try {
  const { files, left } = add(positionals)
  // Imports in their order, lines as long as everywhere.
  spawnSync('npx', ['oxfmt', ...files.filter((file) => file.endsWith('.ts'))], {
    cwd: root,
    stdio: 'inherit',
  })
  console.log(
    `Written:\n${files.map((file) => `  ${file}`).join('\n')}\n\nLeft to do:\n${left.map((line) => `  ${line}`).join('\n')}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function add([what, ...names]: readonly string[]): Added {
  const [first, second] = names
  const { from, to } = values
  if (what === 'machine' && first !== undefined) return addMachine(root, first)
  if (
    what === 'event' &&
    first !== undefined &&
    second !== undefined &&
    from !== undefined &&
    to !== undefined
  )
    return addEvent(root, { machine: first, event: second, from, to })
  throw new Error(usage)
}
