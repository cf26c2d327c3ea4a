// npm run soak: one page for ten minutes (--minutes), its channels cut and its event pages left at every moment.
// npm run soak -- --memory: a list, an event's page and a slip that is bet with, left open for half an hour, and what they hold.
// --minutes 120 --speed 60: for so long, with matches that are played so many times as fast.
import { parseArgs } from 'node:util'

import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, run } from './setup.mjs'

requireNode()
ensureInstalled()

const { values: options } = parseArgs({
  options: {
    memory: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    speed: { type: 'string' },
  },
})
const asked = {}
for (const [option, variable] of [
  ['minutes', 'SLIPWAY_SOAK_MINUTES'],
  ['speed', 'SLIPWAY_SOAK_SPEED'],
]) {
  const given = options[option]
  if (given === undefined) continue
  if (!(Number(given) > 0)) {
    console.error(`--${option} wants a number above 0, and not ${given}.`)
    process.exit(1)
  }
  asked[variable] = given
}
await ensureBuilt()
const what = options.memory ? ['tests/bench/run.ts', '--memory'] : ['tests/soak/run.ts']
const browser = (await ensureBrowser()) ?? ''
process.exit(
  run(process.execPath, ['--import', 'tsx', ...what], { SLIPWAY_CHROMIUM: browser, ...asked }) ? 0 : 1,
)
